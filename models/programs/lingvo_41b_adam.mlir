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
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at0)
    %11 = stablehlo.convert %10 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at0)
    %13 = stablehlo.multiply %12, %11 : tensor<2048x2048xf32> loc(#at0)
    %14 = stablehlo.broadcast_in_dim %13, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at0)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24x256x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:12 = stablehlo.while(%iterArg = %arg2, %iterArg_148 = %arg3, %iterArg_149 = %arg5, %iterArg_150 = %arg6, %iterArg_151 = %arg7, %iterArg_152 = %arg8, %iterArg_153 = %arg9, %iterArg_154 = %arg10, %iterArg_155 = %14, %iterArg_156 = %c, %iterArg_157 = %3, %iterArg_158 = %15) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x256x2048x12288xbf16>
    cond {
      %c_159 = stablehlo.constant dense<24> : tensor<i32>
      %420 = stablehlo.compare LT, %iterArg_156, %c_159, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %420 : tensor<i1>
    } do {
      %420 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_156) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %421 = func.call @dynamic_index_in_dim(%iterArg_148, %iterArg_156) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %422 = func.call @dynamic_index_in_dim_0(%iterArg_149, %iterArg_156) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %423 = func.call @dynamic_index_in_dim_1(%iterArg_150, %iterArg_156) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %424 = func.call @dynamic_index_in_dim_2(%iterArg_151, %iterArg_156) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %425 = func.call @dynamic_index_in_dim_3(%iterArg_152, %iterArg_156) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %426 = func.call @dynamic_index_in_dim_2(%iterArg_153, %iterArg_156) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %427 = func.call @dynamic_index_in_dim_2(%iterArg_154, %iterArg_156) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %428:2 = func.call @closed_call(%iterArg_155, %iterArg_157, %420, %421, %422, %423, %424, %425, %426, %427) : (tensor<1x1x2048x2048xf32>, tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) -> (tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>)
      %429 = func.call @dynamic_update_index_in_dim(%iterArg_158, %428#1, %iterArg_156) : (tensor<24x256x2048x12288xbf16>, tensor<256x2048x12288xbf16>, tensor<i32>) -> tensor<24x256x2048x12288xbf16>
      %c_159 = stablehlo.constant dense<1> : tensor<i32>
      %430 = stablehlo.add %iterArg_156, %c_159 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %430, %428#0, %429 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x256x2048x12288xbf16>
    }
    %17 = stablehlo.convert %16#10 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %18 = stablehlo.multiply %17, %17 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %22 = stablehlo.divide %20, %21 : tensor<256x2048x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %24 = stablehlo.add %22, %23 : tensor<256x2048x1xf32> loc(#at4)
    %25 = stablehlo.rsqrt %24 : tensor<256x2048x1xf32> loc(#at4)
    %26 = stablehlo.divide %25, %24 : tensor<256x2048x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %28 = stablehlo.multiply %27, %26 : tensor<256x2048x1xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %30 = stablehlo.multiply %17, %29 : tensor<256x2048x12288xf32> loc(#at4)
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %33 = stablehlo.multiply %30, %32 : tensor<256x2048x12288xf32> loc(#at4)
    %34 = stablehlo.convert %33 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %35 = stablehlo.convert %arg4 : (tensor<12288x32000xf32>) -> tensor<12288x32000xbf16> loc(#at3)
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x32000xbf16>) -> tensor<256x2048x32000xbf16> loc(#at3)
    %37 = sdy.sharding_constraint %36 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x32000xbf16> loc(#at3)
    %38 = stablehlo.convert %37 : (tensor<256x2048x32000xbf16>) -> tensor<256x2048x32000xf32> loc(#at3)
    %39 = call @_one_hot_4(%arg34) : (tensor<256x2048xi32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %40 = stablehlo.multiply %38, %39 : tensor<256x2048x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %42 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %43 = stablehlo.reshape %42 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at3)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %45 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<256x2048x32000xf32>, tensor<256x2048x32000xf32>) -> tensor<256x2048x32000xi1> loc(#at3)
    %46 = stablehlo.convert %45 : (tensor<256x2048x32000xi1>) -> tensor<256x2048x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %49 = stablehlo.maximum %48, %42 : tensor<256x2048xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %42, %49, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %53 = stablehlo.select %50, %51, %52 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %55 = stablehlo.compare EQ, %54, %49, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %58 = stablehlo.select %55, %56, %57 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %59 = stablehlo.divide %53, %58 : tensor<256x2048xf32> loc(#at3)
    %60 = stablehlo.is_finite %49 : (tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %62 = stablehlo.select %60, %49, %61 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %64 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at3)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %66 = stablehlo.subtract %38, %65 : tensor<256x2048x32000xf32> loc(#at3)
    %67 = stablehlo.exponential %66 : tensor<256x2048x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %69 = stablehlo.sign %68 : tensor<256x2048xf32> loc(#at3)
    %70 = stablehlo.abs %68 : tensor<256x2048xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %72 = stablehlo.compare GE, %68, %71, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %73 = stablehlo.log %70 : tensor<256x2048xf32> loc(#at3)
    %74 = stablehlo.add %73, %62 : tensor<256x2048xf32> loc(#at3)
    %75 = stablehlo.subtract %74, %41 : tensor<256x2048xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %76 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %78 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %80 = stablehlo.negate %79 : tensor<256x2048xf32> loc(#at3)
    %81 = stablehlo.divide %79, %70 : tensor<256x2048xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %83 = stablehlo.select %72, %82, %81 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %84 = stablehlo.select %72, %81, %82 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %85 = stablehlo.negate %83 : tensor<256x2048xf32> loc(#at3)
    %86 = stablehlo.add %84, %85 : tensor<256x2048xf32> loc(#at3)
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %88 = stablehlo.multiply %87, %67 : tensor<256x2048x32000xf32> loc(#at3)
    %89 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %90 = stablehlo.multiply %89, %39 : tensor<256x2048x32000xf32> loc(#at3)
    %91 = stablehlo.add %88, %90 : tensor<256x2048x32000xf32> loc(#at3)
    %92 = stablehlo.convert %91 : (tensor<256x2048x32000xf32>) -> tensor<256x2048x32000xbf16> loc(#at3)
    %93 = sdy.sharding_constraint %92 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x32000xbf16> loc(#at3)
    %94 = stablehlo.dot_general %93, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x32000xbf16>, tensor<256x2048x12288xbf16>) -> tensor<32000x12288xbf16> loc(#at3)
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<32000x12288xbf16>) -> tensor<12288x32000xbf16> loc(#at3)
    %96 = stablehlo.dot_general %93, %35, contracting_dims = [2] x [1] : (tensor<256x2048x32000xbf16>, tensor<12288x32000xbf16>) -> tensor<256x2048x12288xbf16> loc(#at3)
    %97 = stablehlo.convert %95 : (tensor<12288x32000xbf16>) -> tensor<12288x32000xf32> loc(#at3)
    %98 = stablehlo.convert %96 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %99 = stablehlo.multiply %30, %98 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %100 = stablehlo.reduce(%99 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %101 = stablehlo.reshape %100 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %102 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %103 = stablehlo.multiply %98, %102 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %104 = stablehlo.reduce(%101 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %105 = stablehlo.multiply %17, %103 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %106 = stablehlo.reduce(%105 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %107 = stablehlo.reshape %106 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %109 = stablehlo.multiply %103, %108 : tensor<256x2048x12288xf32> loc(#at4)
    %110 = stablehlo.multiply %107, %28 : tensor<256x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %112 = stablehlo.divide %110, %111 : tensor<256x2048x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %113 = stablehlo.reduce(%112 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %115 = stablehlo.multiply %17, %114 : tensor<256x2048x12288xf32> loc(#at4)
    %116 = stablehlo.add %109, %115 : tensor<256x2048x12288xf32> loc(#at4)
    %117 = stablehlo.multiply %114, %17 : tensor<256x2048x12288xf32> loc(#at4)
    %118 = stablehlo.add %116, %117 : tensor<256x2048x12288xf32> loc(#at4)
    %119 = stablehlo.convert %118 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %128:19 = stablehlo.while(%iterArg = %arg2, %iterArg_148 = %arg3, %iterArg_149 = %arg5, %iterArg_150 = %arg6, %iterArg_151 = %arg7, %iterArg_152 = %arg8, %iterArg_153 = %arg9, %iterArg_154 = %arg10, %iterArg_155 = %16#11, %iterArg_156 = %c_36, %iterArg_157 = %119, %iterArg_158 = %120, %iterArg_159 = %121, %iterArg_160 = %122, %iterArg_161 = %123, %iterArg_162 = %124, %iterArg_163 = %125, %iterArg_164 = %126, %iterArg_165 = %127) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_166 = stablehlo.constant dense<24> : tensor<i32>
      %420 = stablehlo.compare LT, %iterArg_156, %c_166, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %420 : tensor<i1>
    } do {
      %c_166 = stablehlo.constant dense<24> : tensor<i32>
      %420 = stablehlo.subtract %c_166, %iterArg_156 : tensor<i32>
      %c_167 = stablehlo.constant dense<1> : tensor<i32>
      %421 = stablehlo.subtract %420, %c_167 : tensor<i32>
      %422 = func.call @dynamic_index_in_dim(%iterArg, %421) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %423 = func.call @dynamic_index_in_dim(%iterArg_148, %421) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %424 = func.call @dynamic_index_in_dim_0(%iterArg_149, %421) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %425 = func.call @dynamic_index_in_dim_1(%iterArg_150, %421) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %426 = func.call @dynamic_index_in_dim_2(%iterArg_151, %421) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %427 = func.call @dynamic_index_in_dim_3(%iterArg_152, %421) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %428 = func.call @dynamic_index_in_dim_2(%iterArg_153, %421) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %429 = func.call @dynamic_index_in_dim_2(%iterArg_154, %421) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %430 = func.call @dynamic_index_in_dim_5(%iterArg_155, %421) : (tensor<24x256x2048x12288xbf16>, tensor<i32>) -> tensor<256x2048x12288xbf16>
      %431:9 = func.call @closed_call_6(%iterArg_157, %422, %423, %424, %425, %426, %427, %428, %429, %430) : (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<256x2048x12288xbf16>) -> (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>)
      %432 = func.call @dynamic_update_index_in_dim_7(%iterArg_158, %431#1, %421) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %433 = func.call @dynamic_update_index_in_dim_7(%iterArg_159, %431#2, %421) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %434 = func.call @dynamic_update_index_in_dim_8(%iterArg_160, %431#3, %421) : (tensor<24x49152x12288xf32>, tensor<49152x12288xf32>, tensor<i32>) -> tensor<24x49152x12288xf32>
      %435 = func.call @dynamic_update_index_in_dim_9(%iterArg_161, %431#4, %421) : (tensor<24x12288x49152xf32>, tensor<12288x49152xf32>, tensor<i32>) -> tensor<24x12288x49152xf32>
      %436 = func.call @dynamic_update_index_in_dim_10(%iterArg_162, %431#5, %421) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %437 = func.call @dynamic_update_index_in_dim_11(%iterArg_163, %431#6, %421) : (tensor<24x96x128x12288xf32>, tensor<96x128x12288xf32>, tensor<i32>) -> tensor<24x96x128x12288xf32>
      %438 = func.call @dynamic_update_index_in_dim_10(%iterArg_164, %431#7, %421) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %439 = func.call @dynamic_update_index_in_dim_10(%iterArg_165, %431#8, %421) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %c_168 = stablehlo.constant dense<1> : tensor<i32>
      %440 = stablehlo.add %iterArg_156, %c_168 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %440, %431#0, %432, %433, %434, %435, %436, %437, %438, %439 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    }
    %129 = sdy.sharding_constraint %128#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16> loc(#at1)
    %130 = stablehlo.dot_general %129, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x32000xbf16>) -> tensor<12288x32000xbf16> loc(#at1)
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<12288x32000xbf16>) -> tensor<32000x12288xbf16> loc(#at1)
    %132 = stablehlo.convert %131 : (tensor<32000x12288xbf16>) -> tensor<32000x12288xf32> loc(#at1)
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.add %arg11, %cst_37 : tensor<f32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %135 = stablehlo.multiply %134, %arg12 : tensor<32000x12288xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %137 = stablehlo.multiply %136, %132 : tensor<32000x12288xf32> loc(#at5)
    %138 = stablehlo.add %135, %137 : tensor<32000x12288xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %140 = stablehlo.multiply %139, %arg23 : tensor<32000x12288xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %142 = stablehlo.multiply %141, %132 : tensor<32000x12288xf32> loc(#at5)
    %143 = stablehlo.multiply %142, %132 : tensor<32000x12288xf32> loc(#at5)
    %144 = stablehlo.add %140, %143 : tensor<32000x12288xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = stablehlo.power %cst_42, %133 : tensor<f32> loc(#at5)
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.subtract %cst_43, %145 : tensor<f32> loc(#at5)
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %148 = stablehlo.divide %138, %147 : tensor<32000x12288xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %150 = stablehlo.multiply %149, %148 : tensor<32000x12288xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %151 = stablehlo.power %cst_45, %133 : tensor<f32> loc(#at5)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.subtract %cst_46, %151 : tensor<f32> loc(#at5)
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %154 = stablehlo.divide %144, %153 : tensor<32000x12288xf32> loc(#at5)
    %155 = stablehlo.sqrt %154 : tensor<32000x12288xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %157 = stablehlo.add %155, %156 : tensor<32000x12288xf32> loc(#at5)
    %158 = stablehlo.divide %150, %157 : tensor<32000x12288xf32> loc(#at5)
    %159 = stablehlo.subtract %arg0, %158 : tensor<32000x12288xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %161 = stablehlo.multiply %160, %arg13 : tensor<12288xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %163 = stablehlo.multiply %162, %104 : tensor<12288xf32> loc(#at5)
    %164 = stablehlo.add %161, %163 : tensor<12288xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %166 = stablehlo.multiply %165, %arg24 : tensor<12288xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %168 = stablehlo.multiply %167, %104 : tensor<12288xf32> loc(#at5)
    %169 = stablehlo.multiply %168, %104 : tensor<12288xf32> loc(#at5)
    %170 = stablehlo.add %166, %169 : tensor<12288xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %171 = stablehlo.power %cst_52, %133 : tensor<f32> loc(#at5)
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.subtract %cst_53, %171 : tensor<f32> loc(#at5)
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %174 = stablehlo.divide %164, %173 : tensor<12288xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %176 = stablehlo.multiply %175, %174 : tensor<12288xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %177 = stablehlo.power %cst_55, %133 : tensor<f32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.subtract %cst_56, %177 : tensor<f32> loc(#at5)
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %180 = stablehlo.divide %170, %179 : tensor<12288xf32> loc(#at5)
    %181 = stablehlo.sqrt %180 : tensor<12288xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %183 = stablehlo.add %181, %182 : tensor<12288xf32> loc(#at5)
    %184 = stablehlo.divide %176, %183 : tensor<12288xf32> loc(#at5)
    %185 = stablehlo.subtract %arg1, %184 : tensor<12288xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %187 = stablehlo.multiply %186, %arg14 : tensor<24x12288xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %189 = stablehlo.multiply %188, %128#11 : tensor<24x12288xf32> loc(#at5)
    %190 = stablehlo.add %187, %189 : tensor<24x12288xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %arg25 : tensor<24x12288xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %194 = stablehlo.multiply %193, %128#11 : tensor<24x12288xf32> loc(#at5)
    %195 = stablehlo.multiply %194, %128#11 : tensor<24x12288xf32> loc(#at5)
    %196 = stablehlo.add %192, %195 : tensor<24x12288xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %197 = stablehlo.power %cst_62, %133 : tensor<f32> loc(#at5)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.subtract %cst_63, %197 : tensor<f32> loc(#at5)
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %200 = stablehlo.divide %190, %199 : tensor<24x12288xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %202 = stablehlo.multiply %201, %200 : tensor<24x12288xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %203 = stablehlo.power %cst_65, %133 : tensor<f32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.subtract %cst_66, %203 : tensor<f32> loc(#at5)
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %206 = stablehlo.divide %196, %205 : tensor<24x12288xf32> loc(#at5)
    %207 = stablehlo.sqrt %206 : tensor<24x12288xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %209 = stablehlo.add %207, %208 : tensor<24x12288xf32> loc(#at5)
    %210 = stablehlo.divide %202, %209 : tensor<24x12288xf32> loc(#at5)
    %211 = stablehlo.subtract %arg2, %210 : tensor<24x12288xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %213 = stablehlo.multiply %212, %arg15 : tensor<24x12288xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %215 = stablehlo.multiply %214, %128#12 : tensor<24x12288xf32> loc(#at5)
    %216 = stablehlo.add %213, %215 : tensor<24x12288xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %218 = stablehlo.multiply %217, %arg26 : tensor<24x12288xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %220 = stablehlo.multiply %219, %128#12 : tensor<24x12288xf32> loc(#at5)
    %221 = stablehlo.multiply %220, %128#12 : tensor<24x12288xf32> loc(#at5)
    %222 = stablehlo.add %218, %221 : tensor<24x12288xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %223 = stablehlo.power %cst_72, %133 : tensor<f32> loc(#at5)
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.subtract %cst_73, %223 : tensor<f32> loc(#at5)
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %226 = stablehlo.divide %216, %225 : tensor<24x12288xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %228 = stablehlo.multiply %227, %226 : tensor<24x12288xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %229 = stablehlo.power %cst_75, %133 : tensor<f32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.subtract %cst_76, %229 : tensor<f32> loc(#at5)
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %232 = stablehlo.divide %222, %231 : tensor<24x12288xf32> loc(#at5)
    %233 = stablehlo.sqrt %232 : tensor<24x12288xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %235 = stablehlo.add %233, %234 : tensor<24x12288xf32> loc(#at5)
    %236 = stablehlo.divide %228, %235 : tensor<24x12288xf32> loc(#at5)
    %237 = stablehlo.subtract %arg3, %236 : tensor<24x12288xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %239 = stablehlo.multiply %238, %arg16 : tensor<12288x32000xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %241 = stablehlo.multiply %240, %97 : tensor<12288x32000xf32> loc(#at5)
    %242 = stablehlo.add %239, %241 : tensor<12288x32000xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %244 = stablehlo.multiply %243, %arg27 : tensor<12288x32000xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %246 = stablehlo.multiply %245, %97 : tensor<12288x32000xf32> loc(#at5)
    %247 = stablehlo.multiply %246, %97 : tensor<12288x32000xf32> loc(#at5)
    %248 = stablehlo.add %244, %247 : tensor<12288x32000xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %249 = stablehlo.power %cst_82, %133 : tensor<f32> loc(#at5)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.subtract %cst_83, %249 : tensor<f32> loc(#at5)
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %252 = stablehlo.divide %242, %251 : tensor<12288x32000xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %254 = stablehlo.multiply %253, %252 : tensor<12288x32000xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %255 = stablehlo.power %cst_85, %133 : tensor<f32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.subtract %cst_86, %255 : tensor<f32> loc(#at5)
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %258 = stablehlo.divide %248, %257 : tensor<12288x32000xf32> loc(#at5)
    %259 = stablehlo.sqrt %258 : tensor<12288x32000xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %261 = stablehlo.add %259, %260 : tensor<12288x32000xf32> loc(#at5)
    %262 = stablehlo.divide %254, %261 : tensor<12288x32000xf32> loc(#at5)
    %263 = stablehlo.subtract %arg4, %262 : tensor<12288x32000xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %265 = stablehlo.multiply %264, %arg17 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %267 = stablehlo.multiply %266, %128#13 : tensor<24x49152x12288xf32> loc(#at5)
    %268 = stablehlo.add %265, %267 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %270 = stablehlo.multiply %269, %arg28 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %272 = stablehlo.multiply %271, %128#13 : tensor<24x49152x12288xf32> loc(#at5)
    %273 = stablehlo.multiply %272, %128#13 : tensor<24x49152x12288xf32> loc(#at5)
    %274 = stablehlo.add %270, %273 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %275 = stablehlo.power %cst_92, %133 : tensor<f32> loc(#at5)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.subtract %cst_93, %275 : tensor<f32> loc(#at5)
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %278 = stablehlo.divide %268, %277 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %280 = stablehlo.multiply %279, %278 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %281 = stablehlo.power %cst_95, %133 : tensor<f32> loc(#at5)
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.subtract %cst_96, %281 : tensor<f32> loc(#at5)
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %284 = stablehlo.divide %274, %283 : tensor<24x49152x12288xf32> loc(#at5)
    %285 = stablehlo.sqrt %284 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %287 = stablehlo.add %285, %286 : tensor<24x49152x12288xf32> loc(#at5)
    %288 = stablehlo.divide %280, %287 : tensor<24x49152x12288xf32> loc(#at5)
    %289 = stablehlo.subtract %arg5, %288 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %291 = stablehlo.multiply %290, %arg18 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %293 = stablehlo.multiply %292, %128#14 : tensor<24x12288x49152xf32> loc(#at5)
    %294 = stablehlo.add %291, %293 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %296 = stablehlo.multiply %295, %arg29 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %298 = stablehlo.multiply %297, %128#14 : tensor<24x12288x49152xf32> loc(#at5)
    %299 = stablehlo.multiply %298, %128#14 : tensor<24x12288x49152xf32> loc(#at5)
    %300 = stablehlo.add %296, %299 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %301 = stablehlo.power %cst_102, %133 : tensor<f32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %302 = stablehlo.subtract %cst_103, %301 : tensor<f32> loc(#at5)
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %304 = stablehlo.divide %294, %303 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %306 = stablehlo.multiply %305, %304 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %307 = stablehlo.power %cst_105, %133 : tensor<f32> loc(#at5)
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.subtract %cst_106, %307 : tensor<f32> loc(#at5)
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %310 = stablehlo.divide %300, %309 : tensor<24x12288x49152xf32> loc(#at5)
    %311 = stablehlo.sqrt %310 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %313 = stablehlo.add %311, %312 : tensor<24x12288x49152xf32> loc(#at5)
    %314 = stablehlo.divide %306, %313 : tensor<24x12288x49152xf32> loc(#at5)
    %315 = stablehlo.subtract %arg6, %314 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %317 = stablehlo.multiply %316, %arg19 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %319 = stablehlo.multiply %318, %128#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %320 = stablehlo.add %317, %319 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %322 = stablehlo.multiply %321, %arg30 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %324 = stablehlo.multiply %323, %128#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %325 = stablehlo.multiply %324, %128#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %326 = stablehlo.add %322, %325 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %327 = stablehlo.power %cst_112, %133 : tensor<f32> loc(#at5)
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.subtract %cst_113, %327 : tensor<f32> loc(#at5)
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %330 = stablehlo.divide %320, %329 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %332 = stablehlo.multiply %331, %330 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %333 = stablehlo.power %cst_115, %133 : tensor<f32> loc(#at5)
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %334 = stablehlo.subtract %cst_116, %333 : tensor<f32> loc(#at5)
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %336 = stablehlo.divide %326, %335 : tensor<24x12288x96x128xf32> loc(#at5)
    %337 = stablehlo.sqrt %336 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %339 = stablehlo.add %337, %338 : tensor<24x12288x96x128xf32> loc(#at5)
    %340 = stablehlo.divide %332, %339 : tensor<24x12288x96x128xf32> loc(#at5)
    %341 = stablehlo.subtract %arg7, %340 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %343 = stablehlo.multiply %342, %arg20 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %345 = stablehlo.multiply %344, %128#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %346 = stablehlo.add %343, %345 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %348 = stablehlo.multiply %347, %arg31 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %350 = stablehlo.multiply %349, %128#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %351 = stablehlo.multiply %350, %128#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %352 = stablehlo.add %348, %351 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %353 = stablehlo.power %cst_122, %133 : tensor<f32> loc(#at5)
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %354 = stablehlo.subtract %cst_123, %353 : tensor<f32> loc(#at5)
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %356 = stablehlo.divide %346, %355 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %358 = stablehlo.multiply %357, %356 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %359 = stablehlo.power %cst_125, %133 : tensor<f32> loc(#at5)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.subtract %cst_126, %359 : tensor<f32> loc(#at5)
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %362 = stablehlo.divide %352, %361 : tensor<24x96x128x12288xf32> loc(#at5)
    %363 = stablehlo.sqrt %362 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %365 = stablehlo.add %363, %364 : tensor<24x96x128x12288xf32> loc(#at5)
    %366 = stablehlo.divide %358, %365 : tensor<24x96x128x12288xf32> loc(#at5)
    %367 = stablehlo.subtract %arg8, %366 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %369 = stablehlo.multiply %368, %arg21 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %371 = stablehlo.multiply %370, %128#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %372 = stablehlo.add %369, %371 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %374 = stablehlo.multiply %373, %arg32 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %376 = stablehlo.multiply %375, %128#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %377 = stablehlo.multiply %376, %128#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %378 = stablehlo.add %374, %377 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %379 = stablehlo.power %cst_132, %133 : tensor<f32> loc(#at5)
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %380 = stablehlo.subtract %cst_133, %379 : tensor<f32> loc(#at5)
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %382 = stablehlo.divide %372, %381 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %384 = stablehlo.multiply %383, %382 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %385 = stablehlo.power %cst_135, %133 : tensor<f32> loc(#at5)
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.subtract %cst_136, %385 : tensor<f32> loc(#at5)
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %388 = stablehlo.divide %378, %387 : tensor<24x12288x96x128xf32> loc(#at5)
    %389 = stablehlo.sqrt %388 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %391 = stablehlo.add %389, %390 : tensor<24x12288x96x128xf32> loc(#at5)
    %392 = stablehlo.divide %384, %391 : tensor<24x12288x96x128xf32> loc(#at5)
    %393 = stablehlo.subtract %arg9, %392 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %395 = stablehlo.multiply %394, %arg22 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %397 = stablehlo.multiply %396, %128#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %398 = stablehlo.add %395, %397 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %400 = stablehlo.multiply %399, %arg33 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %402 = stablehlo.multiply %401, %128#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %403 = stablehlo.multiply %402, %128#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %404 = stablehlo.add %400, %403 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %405 = stablehlo.power %cst_142, %133 : tensor<f32> loc(#at5)
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %406 = stablehlo.subtract %cst_143, %405 : tensor<f32> loc(#at5)
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %408 = stablehlo.divide %398, %407 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %410 = stablehlo.multiply %409, %408 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %411 = stablehlo.power %cst_145, %133 : tensor<f32> loc(#at5)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %412 = stablehlo.subtract %cst_146, %411 : tensor<f32> loc(#at5)
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %414 = stablehlo.divide %404, %413 : tensor<24x12288x96x128xf32> loc(#at5)
    %415 = stablehlo.sqrt %414 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %417 = stablehlo.add %415, %416 : tensor<24x12288x96x128xf32> loc(#at5)
    %418 = stablehlo.divide %410, %417 : tensor<24x12288x96x128xf32> loc(#at5)
    %419 = stablehlo.subtract %arg10, %418 : tensor<24x12288x96x128xf32> loc(#at5)
    return %159, %185, %211, %237, %263, %289, %315, %341, %367, %393, %419, %133, %138, %164, %190, %216, %242, %268, %294, %320, %346, %372, %398, %144, %170, %196, %222, %248, %274, %300, %326, %352, %378, %404, %77 : tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<1x1x2048x2048xf32>, %arg1: tensor<256x2048x12288xbf16>, %arg2: tensor<12288xf32>, %arg3: tensor<12288xf32>, %arg4: tensor<49152x12288xf32>, %arg5: tensor<12288x49152xf32>, %arg6: tensor<12288x96x128xf32>, %arg7: tensor<96x128x12288xf32>, %arg8: tensor<12288x96x128xf32>, %arg9: tensor<12288x96x128xf32>) -> (tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
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
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<256x2048x12288xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %15 = stablehlo.convert %arg8 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<256x96x2048x2048xbf16>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<256x96x2048x2048xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %26 = stablehlo.subtract %24, %25 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %29 = stablehlo.maximum %28, %27 : tensor<256x96x2048xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %32 = stablehlo.subtract %26, %31 : tensor<256x96x2048x2048xf32> loc(#at0)
    %33 = stablehlo.exponential %32 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %37 = stablehlo.divide %33, %36 : tensor<256x96x2048x2048xf32> loc(#at0)
    %38 = stablehlo.convert %37 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %39 = stablehlo.dot_general %20, %38, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %41 = stablehlo.convert %arg7 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at0)
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [3, 2] x [1, 0] : (tensor<256x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %43 = stablehlo.add %arg1, %42 : tensor<256x2048x12288xbf16>
    %44 = sdy.sharding_constraint %43 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %45 = stablehlo.convert %44 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %46 = stablehlo.multiply %45, %45 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %50 = stablehlo.divide %48, %49 : tensor<256x2048x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %52 = stablehlo.add %50, %51 : tensor<256x2048x1xf32> loc(#at4)
    %53 = stablehlo.rsqrt %52 : tensor<256x2048x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %55 = stablehlo.multiply %45, %54 : tensor<256x2048x12288xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %58 = stablehlo.multiply %55, %57 : tensor<256x2048x12288xf32> loc(#at4)
    %59 = stablehlo.convert %58 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %60 = stablehlo.convert %arg5 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at2)
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %61 : tensor<256x2048x49152xbf16> loc(#at2)
    %63 = stablehlo.multiply %62, %61 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %65 = stablehlo.multiply %64, %63 : tensor<256x2048x49152xbf16> loc(#at2)
    %66 = stablehlo.add %61, %65 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<256x2048x49152xbf16> loc(#at2)
    %69 = stablehlo.tanh %68 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %70 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %71 = stablehlo.add %70, %69 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %73 = stablehlo.multiply %72, %71 : tensor<256x2048x49152xbf16> loc(#at2)
    %74 = stablehlo.multiply %61, %73 : tensor<256x2048x49152xbf16> loc(#at2)
    %75 = stablehlo.convert %arg4 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at2)
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0] : (tensor<256x2048x49152xbf16>, tensor<49152x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at2)
    %77 = stablehlo.add %44, %76 : tensor<256x2048x12288xbf16>
    %78 = sdy.sharding_constraint %77 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    return %78, %arg1 : tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x256x2048x12288xbf16>, %arg1: tensor<256x2048x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x256x2048x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x2048x12288xbf16>) -> tensor<1x256x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x256x2048x12288xbf16>, tensor<1x256x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x256x2048x12288xbf16>
    return %1 : tensor<24x256x2048x12288xbf16>
  }
  func.func private @_one_hot_4(%arg0: tensor<256x2048xi32>) -> tensor<256x2048x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x2048xi32>) -> tensor<256x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x2048x1xi32>) -> tensor<256x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x2048x32000xi32>, tensor<256x2048x32000xi32>) -> tensor<256x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x2048x32000xi1>) -> tensor<256x2048x32000xf32>
    return %5 : tensor<256x2048x32000xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<24x256x2048x12288xbf16>, %arg1: tensor<i32>) -> tensor<256x2048x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 2048, 12288] : (tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x2048x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x256x2048x12288xbf16>) -> tensor<256x2048x12288xbf16>
    return %1 : tensor<256x2048x12288xbf16>
  }
  func.func private @closed_call_6(%arg0: tensor<256x2048x12288xbf16>, %arg1: tensor<12288xf32>, %arg2: tensor<12288xf32>, %arg3: tensor<49152x12288xf32>, %arg4: tensor<12288x49152xf32>, %arg5: tensor<12288x96x128xf32>, %arg6: tensor<96x128x12288xf32>, %arg7: tensor<12288x96x128xf32>, %arg8: tensor<12288x96x128xf32>, %arg9: tensor<256x2048x12288xbf16>) -> (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) {
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
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at7)
    %36 = stablehlo.convert %35 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at7)
    %38 = stablehlo.multiply %37, %36 : tensor<2048x2048xf32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %38, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %41 = stablehlo.subtract %28, %40 : tensor<256x96x2048x2048xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %44 = stablehlo.maximum %43, %42 : tensor<256x96x2048xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %47 = stablehlo.subtract %41, %46 : tensor<256x96x2048x2048xf32> loc(#at7)
    %48 = stablehlo.exponential %47 : tensor<256x96x2048x2048xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %52 = stablehlo.divide %48, %51 : tensor<256x96x2048x2048xf32> loc(#at7)
    %53 = stablehlo.multiply %50, %50 : tensor<256x96x2048x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %55 = stablehlo.divide %54, %53 : tensor<256x96x2048x1xf32> loc(#at7)
    %56 = stablehlo.convert %52 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at7)
    %57 = stablehlo.dot_general %24, %56, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at7)
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at7)
    %59 = stablehlo.convert %0#5 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at7)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [3, 2] x [1, 0] : (tensor<256x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at7)
    %61 = stablehlo.add %0#8, %60 : tensor<256x2048x12288xbf16> loc(#at6)
    %62 = sdy.sharding_constraint %61 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16> loc(#at6)
    %63 = stablehlo.convert %62 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at9)
    %64 = stablehlo.multiply %63, %63 : tensor<256x2048x12288xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at9)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %68 = stablehlo.divide %66, %67 : tensor<256x2048x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %70 = stablehlo.add %68, %69 : tensor<256x2048x1xf32> loc(#at9)
    %71 = stablehlo.rsqrt %70 : tensor<256x2048x1xf32> loc(#at9)
    %72 = stablehlo.divide %71, %70 : tensor<256x2048x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %74 = stablehlo.multiply %73, %72 : tensor<256x2048x1xf32> loc(#at9)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %76 = stablehlo.multiply %63, %75 : tensor<256x2048x12288xf32> loc(#at9)
    %77 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at9)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %79 = stablehlo.multiply %76, %78 : tensor<256x2048x12288xf32> loc(#at9)
    %80 = stablehlo.convert %79 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at9)
    %81 = stablehlo.convert %0#3 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at8)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %83 = stablehlo.multiply %82, %82 : tensor<256x2048x49152xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %82 : tensor<256x2048x49152xbf16> loc(#at8)
    %85 = stablehlo.multiply %82, %82 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %89 = stablehlo.multiply %88, %84 : tensor<256x2048x49152xbf16> loc(#at8)
    %90 = stablehlo.add %82, %89 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %92 = stablehlo.multiply %91, %90 : tensor<256x2048x49152xbf16> loc(#at8)
    %93 = stablehlo.tanh %92 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %95 = stablehlo.subtract %94, %93 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %96 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %97 = stablehlo.add %96, %93 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %99 = stablehlo.multiply %98, %97 : tensor<256x2048x49152xbf16> loc(#at8)
    %100 = stablehlo.multiply %82, %99 : tensor<256x2048x49152xbf16> loc(#at8)
    %101 = stablehlo.convert %0#2 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at8)
    %102 = sdy.sharding_constraint %0#9 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %103 = stablehlo.dot_general %102, %100, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x49152xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<12288x49152xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %105 = stablehlo.dot_general %102, %101, contracting_dims = [2] x [1] : (tensor<256x2048x12288xbf16>, tensor<49152x12288xbf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %106 = stablehlo.convert %104 : (tensor<49152x12288xbf16>) -> tensor<49152x12288xf32> loc(#at2)
    %107 = stablehlo.multiply %82, %105 : tensor<256x2048x49152xbf16> loc(#at2)
    %108 = stablehlo.multiply %105, %99 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %107 : tensor<256x2048x49152xbf16> loc(#at2)
    %111 = stablehlo.multiply %110, %95 : tensor<256x2048x49152xbf16> loc(#at2)
    %112 = stablehlo.multiply %111, %93 : tensor<256x2048x49152xbf16> loc(#at2)
    %113 = stablehlo.add %111, %112 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %115 = stablehlo.multiply %114, %113 : tensor<256x2048x49152xbf16> loc(#at2)
    %116 = stablehlo.add %108, %115 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %118 = stablehlo.multiply %117, %115 : tensor<256x2048x49152xbf16> loc(#at2)
    %119 = stablehlo.multiply %118, %87 : tensor<256x2048x49152xbf16> loc(#at2)
    %120 = stablehlo.add %116, %119 : tensor<256x2048x49152xbf16> loc(#at2)
    %121 = stablehlo.dot_general %120, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x49152xbf16>, tensor<256x2048x12288xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<49152x12288xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %123 = stablehlo.dot_general %120, %81, contracting_dims = [2] x [1] : (tensor<256x2048x49152xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x12288xbf16> loc(#at2)
    %124 = stablehlo.convert %122 : (tensor<12288x49152xbf16>) -> tensor<12288x49152xf32> loc(#at2)
    %125 = stablehlo.convert %123 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %126 = stablehlo.multiply %76, %125 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %127 = stablehlo.reduce(%126 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %128 = stablehlo.reshape %127 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %129 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %130 = stablehlo.multiply %125, %129 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %131 = stablehlo.reduce(%128 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %132 = stablehlo.multiply %63, %130 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %133 = stablehlo.reduce(%132 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %134 = stablehlo.reshape %133 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %135 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %136 = stablehlo.multiply %130, %135 : tensor<256x2048x12288xf32> loc(#at4)
    %137 = stablehlo.multiply %134, %74 : tensor<256x2048x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %139 = stablehlo.divide %137, %138 : tensor<256x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %140 = stablehlo.reduce(%139 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %142 = stablehlo.multiply %63, %141 : tensor<256x2048x12288xf32> loc(#at4)
    %143 = stablehlo.add %136, %142 : tensor<256x2048x12288xf32> loc(#at4)
    %144 = stablehlo.multiply %141, %63 : tensor<256x2048x12288xf32> loc(#at4)
    %145 = stablehlo.add %143, %144 : tensor<256x2048x12288xf32> loc(#at4)
    %146 = stablehlo.convert %145 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %147 = stablehlo.add %102, %146 : tensor<256x2048x12288xbf16> loc(#at4)
    %148 = sdy.sharding_constraint %147 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %149 = stablehlo.dot_general %148, %58, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %150 = stablehlo.transpose %149, dims = [1, 2, 0] : (tensor<12288x96x128xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %151 = stablehlo.dot_general %148, %59, contracting_dims = [2] x [2] : (tensor<256x2048x12288xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %152 = stablehlo.convert %150 : (tensor<96x128x12288xbf16>) -> tensor<96x128x12288xf32> loc(#at0)
    %153 = stablehlo.transpose %151, dims = [0, 2, 3, 1] : (tensor<256x2048x96x128xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %154 = stablehlo.dot_general %153, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<256x96x128x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %155 = stablehlo.dot_general %153, %56, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<256x96x128x2048xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %157 = stablehlo.convert %154 : (tensor<256x96x2048x2048xbf16>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %158 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %159 = stablehlo.multiply %157, %158 : tensor<256x96x2048x2048xf32> loc(#at0)
    %160 = stablehlo.multiply %159, %48 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%160 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %162 = stablehlo.reshape %161 : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %163 = stablehlo.negate %162 : tensor<256x96x2048x1xf32> loc(#at0)
    %164 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %165 = stablehlo.divide %157, %164 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %166 = stablehlo.reduce(%163 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x1xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %168 = stablehlo.add %165, %167 : tensor<256x96x2048x2048xf32> loc(#at0)
    %169 = stablehlo.multiply %168, %48 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %171 = stablehlo.multiply %169, %170 : tensor<256x96x2048x2048xf32> loc(#at0)
    %172 = stablehlo.convert %171 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %173 = stablehlo.dot_general %172, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<256x96x2048x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x128xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [0, 2, 1, 3] : (tensor<256x96x2048x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %172, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<256x96x2048x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x128xbf16> loc(#at0)
    %176 = stablehlo.transpose %175, dims = [0, 2, 1, 3] : (tensor<256x96x2048x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %177 = stablehlo.dot_general %156, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %156, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %180 = stablehlo.convert %178 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %181 = stablehlo.dot_general %174, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %182 = stablehlo.transpose %181, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %183 = stablehlo.dot_general %174, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %184 = stablehlo.add %179, %183 : tensor<256x2048x12288xbf16> loc(#at0)
    %185 = stablehlo.convert %182 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %186 = stablehlo.dot_general %176, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %187 = stablehlo.transpose %186, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %188 = stablehlo.dot_general %176, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %189 = stablehlo.add %184, %188 : tensor<256x2048x12288xbf16> loc(#at0)
    %190 = stablehlo.convert %187 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %191 = stablehlo.convert %189 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %192 = stablehlo.multiply %14, %191 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %193 = stablehlo.reduce(%192 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %194 = stablehlo.reshape %193 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %195 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %196 = stablehlo.multiply %191, %195 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %197 = stablehlo.reduce(%194 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %198 = stablehlo.multiply %1, %196 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %199 = stablehlo.reduce(%198 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %200 = stablehlo.reshape %199 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %201 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %202 = stablehlo.multiply %196, %201 : tensor<256x2048x12288xf32> loc(#at4)
    %203 = stablehlo.multiply %200, %12 : tensor<256x2048x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %205 = stablehlo.divide %203, %204 : tensor<256x2048x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %206 = stablehlo.reduce(%205 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %208 = stablehlo.multiply %1, %207 : tensor<256x2048x12288xf32> loc(#at4)
    %209 = stablehlo.add %202, %208 : tensor<256x2048x12288xf32> loc(#at4)
    %210 = stablehlo.multiply %207, %1 : tensor<256x2048x12288xf32> loc(#at4)
    %211 = stablehlo.add %209, %210 : tensor<256x2048x12288xf32> loc(#at4)
    %212 = stablehlo.convert %211 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %213 = stablehlo.add %148, %212 : tensor<256x2048x12288xbf16> loc(#at4)
    return %213, %197, %131, %106, %124, %185, %152, %190, %180 : tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<24x12288xf32>, %arg1: tensor<12288xf32>, %arg2: tensor<i32>) -> tensor<24x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12288xf32>) -> tensor<1x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<24x12288xf32>, tensor<1x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<24x12288xf32>
    return %1 : tensor<24x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<49152x12288xf32>, %arg2: tensor<i32>) -> tensor<24x49152x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<49152x12288xf32>) -> tensor<1x49152x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x49152x12288xf32>, tensor<1x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x49152x12288xf32>
    return %1 : tensor<24x49152x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<12288x49152xf32>, %arg2: tensor<i32>) -> tensor<24x12288x49152xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12288x49152xf32>) -> tensor<1x12288x49152xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x12288x49152xf32>, tensor<1x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x49152xf32>
    return %1 : tensor<24x12288x49152xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<12288x96x128xf32>, %arg2: tensor<i32>) -> tensor<24x12288x96x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12288x96x128xf32>) -> tensor<1x12288x96x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x12288x96x128xf32>, tensor<1x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
    return %1 : tensor<24x12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<96x128x12288xf32>, %arg2: tensor<i32>) -> tensor<24x96x128x12288xf32> {
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

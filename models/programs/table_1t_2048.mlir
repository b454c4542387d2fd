module @jit_table_1t_2048 attributes {mhlo.num_partitions = 2048 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=32, "y"=64]> {stablehlo.mesh = {axes = [{name = "x", size = 32 : i64}, {name = "y", size = 64 : i64}]}}
  func.func public @main(%arg0: tensor<32000x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16384xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<128x16384xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<128x16384xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16384x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<128x131072x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<128x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<128x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<128x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<128x256x128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<128x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<128x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<128x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<128x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<128x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<128x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<128x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<128x16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<128x16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<128x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<128x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x16384xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<16384xf32> {jax.result_info = "result[0]['ln']"}, tensor<128x16384xf32> {jax.result_info = "result[0]['ln1']"}, tensor<128x16384xf32> {jax.result_info = "result[0]['ln2']"}, tensor<16384x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<128x131072x16384xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<128x16384x131072xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<128x16384x131072xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<128x16384x256x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<128x256x128x16384xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<128x16384x256x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<128x16384x256x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<16384xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x131072xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<128x131072xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<128x256x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x256x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<128x256x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16384xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<16384xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<128x131072xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x256x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<128x16384xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x16384xf32>) -> tensor<32000x16384xbf16> loc(#at1)
    %1 = call @_one_hot(%arg37) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<512x1024x32000xbf16>, tensor<32000x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16> loc(#at1)
    %4 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %6 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %11:2 = call @_where(%10, %cst) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>) loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x512x1024x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:14 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %11#0, %iterArg_239 = %11#1, %iterArg_240 = %c, %iterArg_241 = %3, %iterArg_242 = %12) : tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>, tensor<i32>, tensor<512x1024x16384xbf16>, tensor<128x512x1024x16384xbf16>
    cond {
      %c_243 = stablehlo.constant dense<128> : tensor<i32>
      %722 = stablehlo.compare LT, %iterArg_240, %c_243, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %722 : tensor<i1>
    } do {
      %722 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_240) : (tensor<128x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %723 = func.call @dynamic_index_in_dim(%iterArg_230, %iterArg_240) : (tensor<128x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %724 = func.call @dynamic_index_in_dim_0(%iterArg_231, %iterArg_240) : (tensor<128x131072x16384xf32>, tensor<i32>) -> tensor<131072x16384xf32>
      %725 = func.call @dynamic_index_in_dim_1(%iterArg_232, %iterArg_240) : (tensor<128x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %726 = func.call @dynamic_index_in_dim_1(%iterArg_233, %iterArg_240) : (tensor<128x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %727 = func.call @dynamic_index_in_dim_2(%iterArg_234, %iterArg_240) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %728 = func.call @dynamic_index_in_dim_3(%iterArg_235, %iterArg_240) : (tensor<128x256x128x16384xf32>, tensor<i32>) -> tensor<256x128x16384xf32>
      %729 = func.call @dynamic_index_in_dim_2(%iterArg_236, %iterArg_240) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %730 = func.call @dynamic_index_in_dim_2(%iterArg_237, %iterArg_240) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %731:2 = func.call @closed_call(%iterArg_238, %iterArg_239, %iterArg_241, %722, %723, %724, %725, %726, %727, %728, %729, %730) : (tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>, tensor<512x1024x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>) -> (tensor<512x1024x16384xbf16>, tensor<512x1024x16384xbf16>)
      %732 = func.call @dynamic_update_index_in_dim(%iterArg_242, %731#1, %iterArg_240) : (tensor<128x512x1024x16384xbf16>, tensor<512x1024x16384xbf16>, tensor<i32>) -> tensor<128x512x1024x16384xbf16>
      %c_243 = stablehlo.constant dense<1> : tensor<i32>
      %733 = stablehlo.add %iterArg_240, %c_243 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %733, %731#0, %732 : tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>, tensor<i32>, tensor<512x1024x16384xbf16>, tensor<128x512x1024x16384xbf16>
    }
    %14 = stablehlo.convert %13#12 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %15 = stablehlo.multiply %14, %14 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %19 = stablehlo.divide %17, %18 : tensor<512x1024x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %21 = stablehlo.add %19, %20 : tensor<512x1024x1xf32> loc(#at4)
    %22 = stablehlo.rsqrt %21 : tensor<512x1024x1xf32> loc(#at4)
    %23 = stablehlo.divide %22, %21 : tensor<512x1024x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %25 = stablehlo.multiply %24, %23 : tensor<512x1024x1xf32> loc(#at4)
    %26 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %27 = stablehlo.multiply %14, %26 : tensor<512x1024x16384xf32> loc(#at4)
    %28 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %30 = stablehlo.multiply %27, %29 : tensor<512x1024x16384xf32> loc(#at4)
    %31 = stablehlo.convert %30 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %32 = stablehlo.convert %arg4 : (tensor<16384x32000xf32>) -> tensor<16384x32000xbf16> loc(#at3)
    %33 = stablehlo.dot_general %31, %32, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x32000xbf16>) -> tensor<512x1024x32000xbf16> loc(#at3)
    %34 = sdy.sharding_constraint %33 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x32000xbf16> loc(#at3)
    %35 = stablehlo.convert %34 : (tensor<512x1024x32000xbf16>) -> tensor<512x1024x32000xf32> loc(#at3)
    %36 = call @_one_hot_6(%arg36) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %37 = stablehlo.multiply %35, %36 : tensor<512x1024x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %39 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %40 = stablehlo.reshape %39 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at3)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %42 = stablehlo.compare EQ, %35, %41, FLOAT : (tensor<512x1024x32000xf32>, tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xi1> loc(#at3)
    %43 = stablehlo.convert %42 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %46 = stablehlo.maximum %45, %39 : tensor<512x1024xf32> loc(#at3)
    %47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %50 = stablehlo.select %47, %48, %49 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %52 = stablehlo.compare EQ, %51, %46, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %55 = stablehlo.select %52, %53, %54 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %56 = stablehlo.divide %50, %55 : tensor<512x1024xf32> loc(#at3)
    %57 = stablehlo.is_finite %46 : (tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %59 = stablehlo.select %57, %46, %58 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at3)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %63 = stablehlo.subtract %35, %62 : tensor<512x1024x32000xf32> loc(#at3)
    %64 = stablehlo.exponential %63 : tensor<512x1024x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %66 = stablehlo.sign %65 : tensor<512x1024xf32> loc(#at3)
    %67 = stablehlo.abs %65 : tensor<512x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %69 = stablehlo.compare GE, %65, %68, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %70 = stablehlo.log %67 : tensor<512x1024xf32> loc(#at3)
    %71 = stablehlo.add %70, %59 : tensor<512x1024xf32> loc(#at3)
    %72 = stablehlo.subtract %71, %38 : tensor<512x1024xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %74 = stablehlo.divide %73, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %75 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %77 = stablehlo.negate %76 : tensor<512x1024xf32> loc(#at3)
    %78 = stablehlo.divide %76, %67 : tensor<512x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %80 = stablehlo.select %69, %79, %78 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %81 = stablehlo.select %69, %78, %79 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %82 = stablehlo.negate %80 : tensor<512x1024xf32> loc(#at3)
    %83 = stablehlo.add %81, %82 : tensor<512x1024xf32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %85 = stablehlo.multiply %84, %64 : tensor<512x1024x32000xf32> loc(#at3)
    %86 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %87 = stablehlo.multiply %86, %36 : tensor<512x1024x32000xf32> loc(#at3)
    %88 = stablehlo.add %85, %87 : tensor<512x1024x32000xf32> loc(#at3)
    %89 = stablehlo.convert %88 : (tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xbf16> loc(#at3)
    %90 = sdy.sharding_constraint %89 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x32000xbf16> loc(#at3)
    %91 = stablehlo.dot_general %90, %31, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32000xbf16>, tensor<512x1024x16384xbf16>) -> tensor<32000x16384xbf16> loc(#at3)
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<32000x16384xbf16>) -> tensor<16384x32000xbf16> loc(#at3)
    %93 = stablehlo.dot_general %90, %32, contracting_dims = [2] x [1] : (tensor<512x1024x32000xbf16>, tensor<16384x32000xbf16>) -> tensor<512x1024x16384xbf16> loc(#at3)
    %94 = stablehlo.convert %92 : (tensor<16384x32000xbf16>) -> tensor<16384x32000xf32> loc(#at3)
    %95 = stablehlo.convert %93 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %96 = stablehlo.multiply %27, %95 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %97 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %98 = stablehlo.reshape %97 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %99 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %100 = stablehlo.multiply %95, %99 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %101 = stablehlo.reduce(%98 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %102 = stablehlo.multiply %14, %100 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %103 = stablehlo.reduce(%102 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %104 = stablehlo.reshape %103 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %105 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %106 = stablehlo.multiply %100, %105 : tensor<512x1024x16384xf32> loc(#at4)
    %107 = stablehlo.multiply %104, %25 : tensor<512x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %109 = stablehlo.divide %107, %108 : tensor<512x1024x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %112 = stablehlo.multiply %14, %111 : tensor<512x1024x16384xf32> loc(#at4)
    %113 = stablehlo.add %106, %112 : tensor<512x1024x16384xf32> loc(#at4)
    %114 = stablehlo.multiply %111, %14 : tensor<512x1024x16384xf32> loc(#at4)
    %115 = stablehlo.add %113, %114 : tensor<512x1024x16384xf32> loc(#at4)
    %116 = stablehlo.convert %115 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<128x16384xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<128x16384xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<128x131072x16384xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<128x16384x131072xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<128x16384x131072xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<128x256x128x16384xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %126:21 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %13#13, %iterArg_239 = %c_37, %iterArg_240 = %116, %iterArg_241 = %117, %iterArg_242 = %118, %iterArg_243 = %119, %iterArg_244 = %120, %iterArg_245 = %121, %iterArg_246 = %122, %iterArg_247 = %123, %iterArg_248 = %124, %iterArg_249 = %125) : tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>, tensor<128x512x1024x16384xbf16>, tensor<i32>, tensor<512x1024x16384xbf16>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>
    cond {
      %c_250 = stablehlo.constant dense<128> : tensor<i32>
      %722 = stablehlo.compare LT, %iterArg_239, %c_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %722 : tensor<i1>
    } do {
      %c_250 = stablehlo.constant dense<128> : tensor<i32>
      %722 = stablehlo.subtract %c_250, %iterArg_239 : tensor<i32>
      %c_251 = stablehlo.constant dense<1> : tensor<i32>
      %723 = stablehlo.subtract %722, %c_251 : tensor<i32>
      %724 = func.call @dynamic_index_in_dim(%iterArg, %723) : (tensor<128x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %725 = func.call @dynamic_index_in_dim(%iterArg_230, %723) : (tensor<128x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %726 = func.call @dynamic_index_in_dim_0(%iterArg_231, %723) : (tensor<128x131072x16384xf32>, tensor<i32>) -> tensor<131072x16384xf32>
      %727 = func.call @dynamic_index_in_dim_1(%iterArg_232, %723) : (tensor<128x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %728 = func.call @dynamic_index_in_dim_1(%iterArg_233, %723) : (tensor<128x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %729 = func.call @dynamic_index_in_dim_2(%iterArg_234, %723) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %730 = func.call @dynamic_index_in_dim_3(%iterArg_235, %723) : (tensor<128x256x128x16384xf32>, tensor<i32>) -> tensor<256x128x16384xf32>
      %731 = func.call @dynamic_index_in_dim_2(%iterArg_236, %723) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %732 = func.call @dynamic_index_in_dim_2(%iterArg_237, %723) : (tensor<128x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %733 = func.call @dynamic_index_in_dim_7(%iterArg_238, %723) : (tensor<128x512x1024x16384xbf16>, tensor<i32>) -> tensor<512x1024x16384xbf16>
      %734:10 = func.call @closed_call_8(%iterArg_240, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733) : (tensor<512x1024x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<512x1024x16384xbf16>) -> (tensor<512x1024x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>)
      %735 = func.call @dynamic_update_index_in_dim_13(%iterArg_241, %734#1, %723) : (tensor<128x16384xf32>, tensor<16384xf32>, tensor<i32>) -> tensor<128x16384xf32>
      %736 = func.call @dynamic_update_index_in_dim_13(%iterArg_242, %734#2, %723) : (tensor<128x16384xf32>, tensor<16384xf32>, tensor<i32>) -> tensor<128x16384xf32>
      %737 = func.call @dynamic_update_index_in_dim_14(%iterArg_243, %734#3, %723) : (tensor<128x131072x16384xf32>, tensor<131072x16384xf32>, tensor<i32>) -> tensor<128x131072x16384xf32>
      %738 = func.call @dynamic_update_index_in_dim_15(%iterArg_244, %734#4, %723) : (tensor<128x16384x131072xf32>, tensor<16384x131072xf32>, tensor<i32>) -> tensor<128x16384x131072xf32>
      %739 = func.call @dynamic_update_index_in_dim_15(%iterArg_245, %734#5, %723) : (tensor<128x16384x131072xf32>, tensor<16384x131072xf32>, tensor<i32>) -> tensor<128x16384x131072xf32>
      %740 = func.call @dynamic_update_index_in_dim_16(%iterArg_246, %734#6, %723) : (tensor<128x16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<i32>) -> tensor<128x16384x256x128xf32>
      %741 = func.call @dynamic_update_index_in_dim_17(%iterArg_247, %734#7, %723) : (tensor<128x256x128x16384xf32>, tensor<256x128x16384xf32>, tensor<i32>) -> tensor<128x256x128x16384xf32>
      %742 = func.call @dynamic_update_index_in_dim_16(%iterArg_248, %734#8, %723) : (tensor<128x16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<i32>) -> tensor<128x16384x256x128xf32>
      %743 = func.call @dynamic_update_index_in_dim_16(%iterArg_249, %734#9, %723) : (tensor<128x16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<i32>) -> tensor<128x16384x256x128xf32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %744 = stablehlo.add %iterArg_239, %c_252 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %744, %734#0, %735, %736, %737, %738, %739, %740, %741, %742, %743 : tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>, tensor<128x512x1024x16384xbf16>, tensor<i32>, tensor<512x1024x16384xbf16>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>
    }
    %127 = sdy.sharding_constraint %126#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16> loc(#at1)
    %128 = stablehlo.dot_general %127, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x16384xbf16>, tensor<512x1024x32000xbf16>) -> tensor<16384x32000xbf16> loc(#at1)
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<16384x32000xbf16>) -> tensor<32000x16384xbf16> loc(#at1)
    %130 = stablehlo.convert %129 : (tensor<32000x16384xbf16>) -> tensor<32000x16384xf32> loc(#at1)
    %131 = stablehlo.multiply %130, %130 : tensor<32000x16384xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000x16384xf32> loc(#at5)
    %133 = stablehlo.add %131, %132 : tensor<32000x16384xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %135 = stablehlo.multiply %134, %arg24 : tensor<32000xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %136 = stablehlo.reduce(%133 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<32000x16384xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %138 = stablehlo.divide %136, %137 : tensor<32000xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %140 = stablehlo.multiply %139, %138 : tensor<32000xf32> loc(#at5)
    %141 = stablehlo.add %135, %140 : tensor<32000xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %143 = stablehlo.multiply %142, %arg12 : tensor<16384xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %144 = stablehlo.reduce(%133 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<32000x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %146 = stablehlo.divide %144, %145 : tensor<16384xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %148 = stablehlo.multiply %147, %146 : tensor<16384xf32> loc(#at5)
    %149 = stablehlo.add %143, %148 : tensor<16384xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %150 = stablehlo.reduce(%141 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %153 = stablehlo.divide %151, %152 : tensor<1xf32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at5)
    %155 = stablehlo.divide %141, %154 : tensor<32000xf32> loc(#at5)
    %156 = stablehlo.rsqrt %155 : tensor<32000xf32> loc(#at5)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at5)
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x16384xf32> loc(#at5)
    %159 = stablehlo.multiply %130, %158 : tensor<32000x16384xf32> loc(#at5)
    %160 = stablehlo.rsqrt %149 : tensor<16384xf32> loc(#at5)
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32> loc(#at5)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<32000x16384xf32> loc(#at5)
    %163 = stablehlo.multiply %159, %162 : tensor<32000x16384xf32> loc(#at5)
    %164 = stablehlo.multiply %arg0, %arg0 : tensor<32000x16384xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %165 = stablehlo.reduce(%164 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<5.242880e+08> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %168 = stablehlo.divide %166, %167 : tensor<1x1xf32> loc(#at5)
    %169 = stablehlo.sqrt %168 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.maximum %170, %169 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %173 = stablehlo.multiply %172, %171 : tensor<1x1xf32> loc(#at5)
    %174 = stablehlo.multiply %163, %163 : tensor<32000x16384xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %175 = stablehlo.reduce(%174 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<5.242880e+08> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %178 = stablehlo.divide %176, %177 : tensor<1x1xf32> loc(#at5)
    %179 = stablehlo.sqrt %178 : tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %181 = stablehlo.maximum %180, %179 : tensor<1x1xf32> loc(#at5)
    %182 = stablehlo.divide %173, %181 : tensor<1x1xf32> loc(#at5)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x16384xf32> loc(#at5)
    %184 = stablehlo.multiply %183, %163 : tensor<32000x16384xf32> loc(#at5)
    %185 = stablehlo.subtract %arg0, %184 : tensor<32000x16384xf32> loc(#at5)
    %186 = stablehlo.multiply %101, %101 : tensor<16384xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %188 = stablehlo.add %186, %187 : tensor<16384xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %190 = stablehlo.multiply %189, %arg25 : tensor<16384xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %188 : tensor<16384xf32> loc(#at5)
    %193 = stablehlo.add %190, %192 : tensor<16384xf32> loc(#at5)
    %194 = stablehlo.rsqrt %193 : tensor<16384xf32> loc(#at5)
    %195 = stablehlo.multiply %101, %194 : tensor<16384xf32> loc(#at5)
    %196 = stablehlo.multiply %arg1, %arg1 : tensor<16384xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %197 = stablehlo.reduce(%196 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %200 = stablehlo.divide %198, %199 : tensor<1xf32> loc(#at5)
    %201 = stablehlo.sqrt %200 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %203 = stablehlo.maximum %202, %201 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %205 = stablehlo.multiply %204, %203 : tensor<1xf32> loc(#at5)
    %206 = stablehlo.multiply %195, %195 : tensor<16384xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %207 = stablehlo.reduce(%206 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %210 = stablehlo.divide %208, %209 : tensor<1xf32> loc(#at5)
    %211 = stablehlo.sqrt %210 : tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %213 = stablehlo.maximum %212, %211 : tensor<1xf32> loc(#at5)
    %214 = stablehlo.divide %205, %213 : tensor<1xf32> loc(#at5)
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<1xf32>) -> tensor<16384xf32> loc(#at5)
    %216 = stablehlo.multiply %215, %195 : tensor<16384xf32> loc(#at5)
    %217 = stablehlo.subtract %arg1, %216 : tensor<16384xf32> loc(#at5)
    %218 = stablehlo.multiply %126#12, %126#12 : tensor<128x16384xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %220 = stablehlo.add %218, %219 : tensor<128x16384xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %222 = stablehlo.multiply %221, %arg26 : tensor<128x16384xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %224 = stablehlo.multiply %223, %220 : tensor<128x16384xf32> loc(#at5)
    %225 = stablehlo.add %222, %224 : tensor<128x16384xf32> loc(#at5)
    %226 = stablehlo.rsqrt %225 : tensor<128x16384xf32> loc(#at5)
    %227 = stablehlo.multiply %126#12, %226 : tensor<128x16384xf32> loc(#at5)
    %228 = stablehlo.multiply %arg2, %arg2 : tensor<128x16384xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %229 = stablehlo.reduce(%228 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %232 = stablehlo.divide %230, %231 : tensor<128x1xf32> loc(#at5)
    %233 = stablehlo.sqrt %232 : tensor<128x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %235 = stablehlo.maximum %234, %233 : tensor<128x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %237 = stablehlo.multiply %236, %235 : tensor<128x1xf32> loc(#at5)
    %238 = stablehlo.multiply %227, %227 : tensor<128x16384xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %239 = stablehlo.reduce(%238 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %240 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %242 = stablehlo.divide %240, %241 : tensor<128x1xf32> loc(#at5)
    %243 = stablehlo.sqrt %242 : tensor<128x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %245 = stablehlo.maximum %244, %243 : tensor<128x1xf32> loc(#at5)
    %246 = stablehlo.divide %237, %245 : tensor<128x1xf32> loc(#at5)
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %248 = stablehlo.multiply %247, %227 : tensor<128x16384xf32> loc(#at5)
    %249 = stablehlo.subtract %arg2, %248 : tensor<128x16384xf32> loc(#at5)
    %250 = stablehlo.multiply %126#13, %126#13 : tensor<128x16384xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %252 = stablehlo.add %250, %251 : tensor<128x16384xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %254 = stablehlo.multiply %253, %arg27 : tensor<128x16384xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %256 = stablehlo.multiply %255, %252 : tensor<128x16384xf32> loc(#at5)
    %257 = stablehlo.add %254, %256 : tensor<128x16384xf32> loc(#at5)
    %258 = stablehlo.rsqrt %257 : tensor<128x16384xf32> loc(#at5)
    %259 = stablehlo.multiply %126#13, %258 : tensor<128x16384xf32> loc(#at5)
    %260 = stablehlo.multiply %arg3, %arg3 : tensor<128x16384xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %261 = stablehlo.reduce(%260 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %264 = stablehlo.divide %262, %263 : tensor<128x1xf32> loc(#at5)
    %265 = stablehlo.sqrt %264 : tensor<128x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %267 = stablehlo.maximum %266, %265 : tensor<128x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %269 = stablehlo.multiply %268, %267 : tensor<128x1xf32> loc(#at5)
    %270 = stablehlo.multiply %259, %259 : tensor<128x16384xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %271 = stablehlo.reduce(%270 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %272 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %274 = stablehlo.divide %272, %273 : tensor<128x1xf32> loc(#at5)
    %275 = stablehlo.sqrt %274 : tensor<128x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %277 = stablehlo.maximum %276, %275 : tensor<128x1xf32> loc(#at5)
    %278 = stablehlo.divide %269, %277 : tensor<128x1xf32> loc(#at5)
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %280 = stablehlo.multiply %279, %259 : tensor<128x16384xf32> loc(#at5)
    %281 = stablehlo.subtract %arg3, %280 : tensor<128x16384xf32> loc(#at5)
    %282 = stablehlo.multiply %94, %94 : tensor<16384x32000xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16384x32000xf32> loc(#at5)
    %284 = stablehlo.add %282, %283 : tensor<16384x32000xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %286 = stablehlo.multiply %285, %arg28 : tensor<16384xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %287 = stablehlo.reduce(%284 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %289 = stablehlo.divide %287, %288 : tensor<16384xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %291 = stablehlo.multiply %290, %289 : tensor<16384xf32> loc(#at5)
    %292 = stablehlo.add %286, %291 : tensor<16384xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %294 = stablehlo.multiply %293, %arg16 : tensor<32000xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %295 = stablehlo.reduce(%284 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %297 = stablehlo.divide %295, %296 : tensor<32000xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %299 = stablehlo.multiply %298, %297 : tensor<32000xf32> loc(#at5)
    %300 = stablehlo.add %294, %299 : tensor<32000xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %301 = stablehlo.reduce(%292 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %304 = stablehlo.divide %302, %303 : tensor<1xf32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<1xf32>) -> tensor<16384xf32> loc(#at5)
    %306 = stablehlo.divide %292, %305 : tensor<16384xf32> loc(#at5)
    %307 = stablehlo.rsqrt %306 : tensor<16384xf32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<16384xf32>) -> tensor<16384x1xf32> loc(#at5)
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<16384x1xf32>) -> tensor<16384x32000xf32> loc(#at5)
    %310 = stablehlo.multiply %94, %309 : tensor<16384x32000xf32> loc(#at5)
    %311 = stablehlo.rsqrt %300 : tensor<32000xf32> loc(#at5)
    %312 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at5)
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<16384x32000xf32> loc(#at5)
    %314 = stablehlo.multiply %310, %313 : tensor<16384x32000xf32> loc(#at5)
    %315 = stablehlo.multiply %arg4, %arg4 : tensor<16384x32000xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %316 = stablehlo.reduce(%315 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<5.242880e+08> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %319 = stablehlo.divide %317, %318 : tensor<1x1xf32> loc(#at5)
    %320 = stablehlo.sqrt %319 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.maximum %321, %320 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %324 = stablehlo.multiply %323, %322 : tensor<1x1xf32> loc(#at5)
    %325 = stablehlo.multiply %314, %314 : tensor<16384x32000xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %326 = stablehlo.reduce(%325 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<5.242880e+08> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %329 = stablehlo.divide %327, %328 : tensor<1x1xf32> loc(#at5)
    %330 = stablehlo.sqrt %329 : tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %332 = stablehlo.maximum %331, %330 : tensor<1x1xf32> loc(#at5)
    %333 = stablehlo.divide %324, %332 : tensor<1x1xf32> loc(#at5)
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16384x32000xf32> loc(#at5)
    %335 = stablehlo.multiply %334, %314 : tensor<16384x32000xf32> loc(#at5)
    %336 = stablehlo.subtract %arg4, %335 : tensor<16384x32000xf32> loc(#at5)
    %337 = stablehlo.multiply %126#14, %126#14 : tensor<128x131072x16384xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<128x131072x16384xf32> loc(#at5)
    %339 = stablehlo.add %337, %338 : tensor<128x131072x16384xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %341 = stablehlo.multiply %340, %arg29 : tensor<128x131072xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %342 = stablehlo.reduce(%339 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<128x131072x16384xf32>, tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %344 = stablehlo.divide %342, %343 : tensor<128x131072xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %346 = stablehlo.multiply %345, %344 : tensor<128x131072xf32> loc(#at5)
    %347 = stablehlo.add %341, %346 : tensor<128x131072xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %349 = stablehlo.multiply %348, %arg17 : tensor<128x16384xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %350 = stablehlo.reduce(%339 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<128x131072x16384xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %352 = stablehlo.divide %350, %351 : tensor<128x16384xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %354 = stablehlo.multiply %353, %352 : tensor<128x16384xf32> loc(#at5)
    %355 = stablehlo.add %349, %354 : tensor<128x16384xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %356 = stablehlo.reduce(%347 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<128x131072xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %359 = stablehlo.divide %357, %358 : tensor<128x1xf32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x131072xf32> loc(#at5)
    %361 = stablehlo.divide %347, %360 : tensor<128x131072xf32> loc(#at5)
    %362 = stablehlo.rsqrt %361 : tensor<128x131072xf32> loc(#at5)
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<128x131072xf32>) -> tensor<128x131072x1xf32> loc(#at5)
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<128x131072x1xf32>) -> tensor<128x131072x16384xf32> loc(#at5)
    %365 = stablehlo.multiply %126#14, %364 : tensor<128x131072x16384xf32> loc(#at5)
    %366 = stablehlo.rsqrt %355 : tensor<128x16384xf32> loc(#at5)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 2] : (tensor<128x16384xf32>) -> tensor<128x1x16384xf32> loc(#at5)
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2] : (tensor<128x1x16384xf32>) -> tensor<128x131072x16384xf32> loc(#at5)
    %369 = stablehlo.multiply %365, %368 : tensor<128x131072x16384xf32> loc(#at5)
    %370 = stablehlo.multiply %arg5, %arg5 : tensor<128x131072x16384xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %371 = stablehlo.reduce(%370 init: %cst_115) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x131072x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %374 = stablehlo.divide %372, %373 : tensor<128x1x1xf32> loc(#at5)
    %375 = stablehlo.sqrt %374 : tensor<128x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %377 = stablehlo.maximum %376, %375 : tensor<128x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %379 = stablehlo.multiply %378, %377 : tensor<128x1x1xf32> loc(#at5)
    %380 = stablehlo.multiply %369, %369 : tensor<128x131072x16384xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %381 = stablehlo.reduce(%380 init: %cst_119) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x131072x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %384 = stablehlo.divide %382, %383 : tensor<128x1x1xf32> loc(#at5)
    %385 = stablehlo.sqrt %384 : tensor<128x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %387 = stablehlo.maximum %386, %385 : tensor<128x1x1xf32> loc(#at5)
    %388 = stablehlo.divide %379, %387 : tensor<128x1x1xf32> loc(#at5)
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<128x1x1xf32>) -> tensor<128x131072x16384xf32> loc(#at5)
    %390 = stablehlo.multiply %389, %369 : tensor<128x131072x16384xf32> loc(#at5)
    %391 = stablehlo.subtract %arg5, %390 : tensor<128x131072x16384xf32> loc(#at5)
    %392 = stablehlo.multiply %126#15, %126#15 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %394 = stablehlo.add %392, %393 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %396 = stablehlo.multiply %395, %arg30 : tensor<128x16384xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %397 = stablehlo.reduce(%394 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %399 = stablehlo.divide %397, %398 : tensor<128x16384xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %401 = stablehlo.multiply %400, %399 : tensor<128x16384xf32> loc(#at5)
    %402 = stablehlo.add %396, %401 : tensor<128x16384xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %404 = stablehlo.multiply %403, %arg18 : tensor<128x131072xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %405 = stablehlo.reduce(%394 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %407 = stablehlo.divide %405, %406 : tensor<128x131072xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %409 = stablehlo.multiply %408, %407 : tensor<128x131072xf32> loc(#at5)
    %410 = stablehlo.add %404, %409 : tensor<128x131072xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %411 = stablehlo.reduce(%402 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %414 = stablehlo.divide %412, %413 : tensor<128x1xf32> loc(#at5)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %416 = stablehlo.divide %402, %415 : tensor<128x16384xf32> loc(#at5)
    %417 = stablehlo.rsqrt %416 : tensor<128x16384xf32> loc(#at5)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<128x16384xf32>) -> tensor<128x16384x1xf32> loc(#at5)
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<128x16384x1xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %420 = stablehlo.multiply %126#15, %419 : tensor<128x16384x131072xf32> loc(#at5)
    %421 = stablehlo.rsqrt %410 : tensor<128x131072xf32> loc(#at5)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 2] : (tensor<128x131072xf32>) -> tensor<128x1x131072xf32> loc(#at5)
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<128x1x131072xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %424 = stablehlo.multiply %420, %423 : tensor<128x16384x131072xf32> loc(#at5)
    %425 = stablehlo.multiply %arg6, %arg6 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %426 = stablehlo.reduce(%425 init: %cst_133) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %429 = stablehlo.divide %427, %428 : tensor<128x1x1xf32> loc(#at5)
    %430 = stablehlo.sqrt %429 : tensor<128x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %432 = stablehlo.maximum %431, %430 : tensor<128x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %434 = stablehlo.multiply %433, %432 : tensor<128x1x1xf32> loc(#at5)
    %435 = stablehlo.multiply %424, %424 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %436 = stablehlo.reduce(%435 init: %cst_137) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %437 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %439 = stablehlo.divide %437, %438 : tensor<128x1x1xf32> loc(#at5)
    %440 = stablehlo.sqrt %439 : tensor<128x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %442 = stablehlo.maximum %441, %440 : tensor<128x1x1xf32> loc(#at5)
    %443 = stablehlo.divide %434, %442 : tensor<128x1x1xf32> loc(#at5)
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<128x1x1xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %445 = stablehlo.multiply %444, %424 : tensor<128x16384x131072xf32> loc(#at5)
    %446 = stablehlo.subtract %arg6, %445 : tensor<128x16384x131072xf32> loc(#at5)
    %447 = stablehlo.multiply %126#16, %126#16 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %449 = stablehlo.add %447, %448 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %451 = stablehlo.multiply %450, %arg31 : tensor<128x16384xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %452 = stablehlo.reduce(%449 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %454 = stablehlo.divide %452, %453 : tensor<128x16384xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %456 = stablehlo.multiply %455, %454 : tensor<128x16384xf32> loc(#at5)
    %457 = stablehlo.add %451, %456 : tensor<128x16384xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %459 = stablehlo.multiply %458, %arg19 : tensor<128x131072xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %460 = stablehlo.reduce(%449 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %462 = stablehlo.divide %460, %461 : tensor<128x131072xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<128x131072xf32> loc(#at5)
    %464 = stablehlo.multiply %463, %462 : tensor<128x131072xf32> loc(#at5)
    %465 = stablehlo.add %459, %464 : tensor<128x131072xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %466 = stablehlo.reduce(%457 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %469 = stablehlo.divide %467, %468 : tensor<128x1xf32> loc(#at5)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %471 = stablehlo.divide %457, %470 : tensor<128x16384xf32> loc(#at5)
    %472 = stablehlo.rsqrt %471 : tensor<128x16384xf32> loc(#at5)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<128x16384xf32>) -> tensor<128x16384x1xf32> loc(#at5)
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<128x16384x1xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %475 = stablehlo.multiply %126#16, %474 : tensor<128x16384x131072xf32> loc(#at5)
    %476 = stablehlo.rsqrt %465 : tensor<128x131072xf32> loc(#at5)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 2] : (tensor<128x131072xf32>) -> tensor<128x1x131072xf32> loc(#at5)
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2] : (tensor<128x1x131072xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %479 = stablehlo.multiply %475, %478 : tensor<128x16384x131072xf32> loc(#at5)
    %480 = stablehlo.multiply %arg7, %arg7 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %481 = stablehlo.reduce(%480 init: %cst_151) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %482 = stablehlo.broadcast_in_dim %481, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %484 = stablehlo.divide %482, %483 : tensor<128x1x1xf32> loc(#at5)
    %485 = stablehlo.sqrt %484 : tensor<128x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %487 = stablehlo.maximum %486, %485 : tensor<128x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %489 = stablehlo.multiply %488, %487 : tensor<128x1x1xf32> loc(#at5)
    %490 = stablehlo.multiply %479, %479 : tensor<128x16384x131072xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %491 = stablehlo.reduce(%490 init: %cst_155) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x16384x131072xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %492 = stablehlo.broadcast_in_dim %491, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %494 = stablehlo.divide %492, %493 : tensor<128x1x1xf32> loc(#at5)
    %495 = stablehlo.sqrt %494 : tensor<128x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %497 = stablehlo.maximum %496, %495 : tensor<128x1x1xf32> loc(#at5)
    %498 = stablehlo.divide %489, %497 : tensor<128x1x1xf32> loc(#at5)
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2] : (tensor<128x1x1xf32>) -> tensor<128x16384x131072xf32> loc(#at5)
    %500 = stablehlo.multiply %499, %479 : tensor<128x16384x131072xf32> loc(#at5)
    %501 = stablehlo.subtract %arg7, %500 : tensor<128x16384x131072xf32> loc(#at5)
    %502 = stablehlo.multiply %126#17, %126#17 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %504 = stablehlo.add %502, %503 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %506 = stablehlo.multiply %505, %arg32 : tensor<128x16384xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %507 = stablehlo.reduce(%504 init: %cst_160) applies stablehlo.add across dimensions = [2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %509 = stablehlo.divide %507, %508 : tensor<128x16384xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %511 = stablehlo.multiply %510, %509 : tensor<128x16384xf32> loc(#at5)
    %512 = stablehlo.add %506, %511 : tensor<128x16384xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %514 = stablehlo.multiply %513, %arg20 : tensor<128x256x128xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %515 = stablehlo.reduce(%504 init: %cst_164) applies stablehlo.add across dimensions = [1] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %517 = stablehlo.divide %515, %516 : tensor<128x256x128xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %519 = stablehlo.multiply %518, %517 : tensor<128x256x128xf32> loc(#at5)
    %520 = stablehlo.add %514, %519 : tensor<128x256x128xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %521 = stablehlo.reduce(%512 init: %cst_167) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %524 = stablehlo.divide %522, %523 : tensor<128x1xf32> loc(#at5)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %526 = stablehlo.divide %512, %525 : tensor<128x16384xf32> loc(#at5)
    %527 = stablehlo.rsqrt %526 : tensor<128x16384xf32> loc(#at5)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<128x16384xf32>) -> tensor<128x16384x1x1xf32> loc(#at5)
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 3] : (tensor<128x16384x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %530 = stablehlo.multiply %126#17, %529 : tensor<128x16384x256x128xf32> loc(#at5)
    %531 = stablehlo.rsqrt %520 : tensor<128x256x128xf32> loc(#at5)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 2, 3] : (tensor<128x256x128xf32>) -> tensor<128x1x256x128xf32> loc(#at5)
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2, 3] : (tensor<128x1x256x128xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %534 = stablehlo.multiply %530, %533 : tensor<128x16384x256x128xf32> loc(#at5)
    %535 = stablehlo.multiply %arg8, %arg8 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %536 = stablehlo.reduce(%535 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %539 = stablehlo.divide %537, %538 : tensor<128x1x1x1xf32> loc(#at5)
    %540 = stablehlo.sqrt %539 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %542 = stablehlo.maximum %541, %540 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %544 = stablehlo.multiply %543, %542 : tensor<128x1x1x1xf32> loc(#at5)
    %545 = stablehlo.multiply %534, %534 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %546 = stablehlo.reduce(%545 init: %cst_173) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %549 = stablehlo.divide %547, %548 : tensor<128x1x1x1xf32> loc(#at5)
    %550 = stablehlo.sqrt %549 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %552 = stablehlo.maximum %551, %550 : tensor<128x1x1x1xf32> loc(#at5)
    %553 = stablehlo.divide %544, %552 : tensor<128x1x1x1xf32> loc(#at5)
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %555 = stablehlo.multiply %554, %534 : tensor<128x16384x256x128xf32> loc(#at5)
    %556 = stablehlo.subtract %arg8, %555 : tensor<128x16384x256x128xf32> loc(#at5)
    %557 = stablehlo.multiply %126#18, %126#18 : tensor<128x256x128x16384xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<128x256x128x16384xf32> loc(#at5)
    %559 = stablehlo.add %557, %558 : tensor<128x256x128x16384xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %561 = stablehlo.multiply %560, %arg33 : tensor<128x256x128xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %562 = stablehlo.reduce(%559 init: %cst_178) applies stablehlo.add across dimensions = [3] : (tensor<128x256x128x16384xf32>, tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %564 = stablehlo.divide %562, %563 : tensor<128x256x128xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %566 = stablehlo.multiply %565, %564 : tensor<128x256x128xf32> loc(#at5)
    %567 = stablehlo.add %561, %566 : tensor<128x256x128xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %569 = stablehlo.multiply %568, %arg21 : tensor<128x16384xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %570 = stablehlo.reduce(%559 init: %cst_182) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x256x128x16384xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %572 = stablehlo.divide %570, %571 : tensor<128x16384xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %574 = stablehlo.multiply %573, %572 : tensor<128x16384xf32> loc(#at5)
    %575 = stablehlo.add %569, %574 : tensor<128x16384xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %576 = stablehlo.reduce(%567 init: %cst_185) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<128x1x1xf32> loc(#at5)
    %579 = stablehlo.divide %577, %578 : tensor<128x1x1xf32> loc(#at5)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<128x1x1xf32>) -> tensor<128x256x128xf32> loc(#at5)
    %581 = stablehlo.divide %567, %580 : tensor<128x256x128xf32> loc(#at5)
    %582 = stablehlo.rsqrt %581 : tensor<128x256x128xf32> loc(#at5)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<128x256x128xf32>) -> tensor<128x256x128x1xf32> loc(#at5)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 2, 3] : (tensor<128x256x128x1xf32>) -> tensor<128x256x128x16384xf32> loc(#at5)
    %585 = stablehlo.multiply %126#18, %584 : tensor<128x256x128x16384xf32> loc(#at5)
    %586 = stablehlo.rsqrt %575 : tensor<128x16384xf32> loc(#at5)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 3] : (tensor<128x16384xf32>) -> tensor<128x1x1x16384xf32> loc(#at5)
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1, 2, 3] : (tensor<128x1x1x16384xf32>) -> tensor<128x256x128x16384xf32> loc(#at5)
    %589 = stablehlo.multiply %585, %588 : tensor<128x256x128x16384xf32> loc(#at5)
    %590 = stablehlo.multiply %arg9, %arg9 : tensor<128x256x128x16384xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %591 = stablehlo.reduce(%590 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x256x128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %594 = stablehlo.divide %592, %593 : tensor<128x1x1x1xf32> loc(#at5)
    %595 = stablehlo.sqrt %594 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %597 = stablehlo.maximum %596, %595 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %599 = stablehlo.multiply %598, %597 : tensor<128x1x1x1xf32> loc(#at5)
    %600 = stablehlo.multiply %589, %589 : tensor<128x256x128x16384xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %601 = stablehlo.reduce(%600 init: %cst_191) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x256x128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %602 = stablehlo.broadcast_in_dim %601, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %604 = stablehlo.divide %602, %603 : tensor<128x1x1x1xf32> loc(#at5)
    %605 = stablehlo.sqrt %604 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %607 = stablehlo.maximum %606, %605 : tensor<128x1x1x1xf32> loc(#at5)
    %608 = stablehlo.divide %599, %607 : tensor<128x1x1x1xf32> loc(#at5)
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x256x128x16384xf32> loc(#at5)
    %610 = stablehlo.multiply %609, %589 : tensor<128x256x128x16384xf32> loc(#at5)
    %611 = stablehlo.subtract %arg9, %610 : tensor<128x256x128x16384xf32> loc(#at5)
    %612 = stablehlo.multiply %126#19, %126#19 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %614 = stablehlo.add %612, %613 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %616 = stablehlo.multiply %615, %arg34 : tensor<128x16384xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %617 = stablehlo.reduce(%614 init: %cst_196) applies stablehlo.add across dimensions = [2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %619 = stablehlo.divide %617, %618 : tensor<128x16384xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %621 = stablehlo.multiply %620, %619 : tensor<128x16384xf32> loc(#at5)
    %622 = stablehlo.add %616, %621 : tensor<128x16384xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %624 = stablehlo.multiply %623, %arg22 : tensor<128x256x128xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %625 = stablehlo.reduce(%614 init: %cst_200) applies stablehlo.add across dimensions = [1] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %627 = stablehlo.divide %625, %626 : tensor<128x256x128xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %629 = stablehlo.multiply %628, %627 : tensor<128x256x128xf32> loc(#at5)
    %630 = stablehlo.add %624, %629 : tensor<128x256x128xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %631 = stablehlo.reduce(%622 init: %cst_203) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %634 = stablehlo.divide %632, %633 : tensor<128x1xf32> loc(#at5)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %636 = stablehlo.divide %622, %635 : tensor<128x16384xf32> loc(#at5)
    %637 = stablehlo.rsqrt %636 : tensor<128x16384xf32> loc(#at5)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1] : (tensor<128x16384xf32>) -> tensor<128x16384x1x1xf32> loc(#at5)
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1, 2, 3] : (tensor<128x16384x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %640 = stablehlo.multiply %126#19, %639 : tensor<128x16384x256x128xf32> loc(#at5)
    %641 = stablehlo.rsqrt %630 : tensor<128x256x128xf32> loc(#at5)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 2, 3] : (tensor<128x256x128xf32>) -> tensor<128x1x256x128xf32> loc(#at5)
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2, 3] : (tensor<128x1x256x128xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %644 = stablehlo.multiply %640, %643 : tensor<128x16384x256x128xf32> loc(#at5)
    %645 = stablehlo.multiply %arg10, %arg10 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %646 = stablehlo.reduce(%645 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %649 = stablehlo.divide %647, %648 : tensor<128x1x1x1xf32> loc(#at5)
    %650 = stablehlo.sqrt %649 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %652 = stablehlo.maximum %651, %650 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %654 = stablehlo.multiply %653, %652 : tensor<128x1x1x1xf32> loc(#at5)
    %655 = stablehlo.multiply %644, %644 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %656 = stablehlo.reduce(%655 init: %cst_209) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %657 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %659 = stablehlo.divide %657, %658 : tensor<128x1x1x1xf32> loc(#at5)
    %660 = stablehlo.sqrt %659 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %662 = stablehlo.maximum %661, %660 : tensor<128x1x1x1xf32> loc(#at5)
    %663 = stablehlo.divide %654, %662 : tensor<128x1x1x1xf32> loc(#at5)
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %665 = stablehlo.multiply %664, %644 : tensor<128x16384x256x128xf32> loc(#at5)
    %666 = stablehlo.subtract %arg10, %665 : tensor<128x16384x256x128xf32> loc(#at5)
    %667 = stablehlo.multiply %126#20, %126#20 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %669 = stablehlo.add %667, %668 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %671 = stablehlo.multiply %670, %arg35 : tensor<128x16384xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %672 = stablehlo.reduce(%669 init: %cst_214) applies stablehlo.add across dimensions = [2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %674 = stablehlo.divide %672, %673 : tensor<128x16384xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<128x16384xf32> loc(#at5)
    %676 = stablehlo.multiply %675, %674 : tensor<128x16384xf32> loc(#at5)
    %677 = stablehlo.add %671, %676 : tensor<128x16384xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %679 = stablehlo.multiply %678, %arg23 : tensor<128x256x128xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %680 = stablehlo.reduce(%669 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %682 = stablehlo.divide %680, %681 : tensor<128x256x128xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<128x256x128xf32> loc(#at5)
    %684 = stablehlo.multiply %683, %682 : tensor<128x256x128xf32> loc(#at5)
    %685 = stablehlo.add %679, %684 : tensor<128x256x128xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %686 = stablehlo.reduce(%677 init: %cst_221) applies stablehlo.add across dimensions = [1] : (tensor<128x16384xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<128x1xf32> loc(#at5)
    %689 = stablehlo.divide %687, %688 : tensor<128x1xf32> loc(#at5)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x16384xf32> loc(#at5)
    %691 = stablehlo.divide %677, %690 : tensor<128x16384xf32> loc(#at5)
    %692 = stablehlo.rsqrt %691 : tensor<128x16384xf32> loc(#at5)
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<128x16384xf32>) -> tensor<128x16384x1x1xf32> loc(#at5)
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2, 3] : (tensor<128x16384x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %695 = stablehlo.multiply %126#20, %694 : tensor<128x16384x256x128xf32> loc(#at5)
    %696 = stablehlo.rsqrt %685 : tensor<128x256x128xf32> loc(#at5)
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 2, 3] : (tensor<128x256x128xf32>) -> tensor<128x1x256x128xf32> loc(#at5)
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1, 2, 3] : (tensor<128x1x256x128xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %699 = stablehlo.multiply %695, %698 : tensor<128x16384x256x128xf32> loc(#at5)
    %700 = stablehlo.multiply %arg11, %arg11 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %701 = stablehlo.reduce(%700 init: %cst_223) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %702 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %704 = stablehlo.divide %702, %703 : tensor<128x1x1x1xf32> loc(#at5)
    %705 = stablehlo.sqrt %704 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %707 = stablehlo.maximum %706, %705 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %709 = stablehlo.multiply %708, %707 : tensor<128x1x1x1xf32> loc(#at5)
    %710 = stablehlo.multiply %699, %699 : tensor<128x16384x256x128xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %711 = stablehlo.reduce(%710 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<128x16384x256x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#at5)
    %712 = stablehlo.broadcast_in_dim %711, dims = [0] : (tensor<128xf32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %714 = stablehlo.divide %712, %713 : tensor<128x1x1x1xf32> loc(#at5)
    %715 = stablehlo.sqrt %714 : tensor<128x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<128x1x1x1xf32> loc(#at5)
    %717 = stablehlo.maximum %716, %715 : tensor<128x1x1x1xf32> loc(#at5)
    %718 = stablehlo.divide %709, %717 : tensor<128x1x1x1xf32> loc(#at5)
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1, 2, 3] : (tensor<128x1x1x1xf32>) -> tensor<128x16384x256x128xf32> loc(#at5)
    %720 = stablehlo.multiply %719, %699 : tensor<128x16384x256x128xf32> loc(#at5)
    %721 = stablehlo.subtract %arg11, %720 : tensor<128x16384x256x128xf32> loc(#at5)
    return %185, %217, %249, %281, %336, %391, %446, %501, %556, %611, %666, %721, %149, %arg13, %arg14, %arg15, %300, %355, %410, %465, %520, %575, %630, %685, %141, %193, %225, %257, %292, %347, %402, %457, %512, %567, %622, %677, %74 : tensor<32000x16384xf32>, tensor<16384xf32>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<16384x32000xf32>, tensor<128x131072x16384xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x131072xf32>, tensor<128x16384x256x128xf32>, tensor<128x256x128x16384xf32>, tensor<128x16384x256x128xf32>, tensor<128x16384x256x128xf32>, tensor<16384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<128x16384xf32>, tensor<128x131072xf32>, tensor<128x131072xf32>, tensor<128x256x128xf32>, tensor<128x16384xf32>, tensor<128x256x128xf32>, tensor<128x256x128xf32>, tensor<32000xf32>, tensor<16384xf32>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<16384xf32>, tensor<128x131072xf32>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<128x256x128xf32>, tensor<128x16384xf32>, tensor<128x16384xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<512x256x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32>
    return %1, %2 : tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<128x16384xf32>, %arg1: tensor<i32>) -> tensor<16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16384] : (tensor<128x16384xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384xf32>) -> tensor<16384xf32>
    return %1 : tensor<16384xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<128x131072x16384xf32>, %arg1: tensor<i32>) -> tensor<131072x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 131072, 16384] : (tensor<128x131072x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x131072x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x131072x16384xf32>) -> tensor<131072x16384xf32>
    return %1 : tensor<131072x16384xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<128x16384x131072xf32>, %arg1: tensor<i32>) -> tensor<16384x131072xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16384, 131072] : (tensor<128x16384x131072xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x131072xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x131072xf32>) -> tensor<16384x131072xf32>
    return %1 : tensor<16384x131072xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<128x16384x256x128xf32>, %arg1: tensor<i32>) -> tensor<16384x256x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16384, 256, 128] : (tensor<128x16384x256x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x256x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x256x128xf32>) -> tensor<16384x256x128xf32>
    return %1 : tensor<16384x256x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<128x256x128x16384xf32>, %arg1: tensor<i32>) -> tensor<256x128x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 128, 16384] : (tensor<128x256x128x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x128x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x128x16384xf32>) -> tensor<256x128x16384xf32>
    return %1 : tensor<256x128x16384xf32>
  }
  func.func private @closed_call(%arg0: tensor<512x256x1024x1024xi1>, %arg1: tensor<512x256x1024x1024xf32>, %arg2: tensor<512x1024x16384xbf16>, %arg3: tensor<16384xf32>, %arg4: tensor<16384xf32>, %arg5: tensor<131072x16384xf32>, %arg6: tensor<16384x131072xf32>, %arg7: tensor<16384x131072xf32>, %arg8: tensor<16384x256x128xf32>, %arg9: tensor<256x128x16384xf32>, %arg10: tensor<16384x256x128xf32>, %arg11: tensor<16384x256x128xf32>) -> (tensor<512x1024x16384xbf16>, tensor<512x1024x16384xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<512x1024x16384xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<512x1024x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<512x1024x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<512x1024x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<512x1024x16384xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<512x1024x16384xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %15 = stablehlo.convert %arg10 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg8 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg11 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<512x1024x256x128xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<512x256x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<512x256x1024x1024xbf16>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<512x256x1024x1024xf32> loc(#at0)
    %25 = call @_where_4(%24, %arg0, %arg1) : (tensor<512x256x1024x1024xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<512x256x1024x1024xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x256x1024xf32> loc(#at0)
    %28 = stablehlo.maximum %27, %26 : tensor<512x256x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %31 = stablehlo.subtract %25, %30 : tensor<512x256x1024x1024xf32> loc(#at0)
    %32 = stablehlo.exponential %31 : tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<512x256x1024x1024xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %36 = stablehlo.divide %32, %35 : tensor<512x256x1024x1024xf32> loc(#at0)
    %37 = stablehlo.convert %36 : (tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xbf16> loc(#at0)
    %38 = stablehlo.dot_general %20, %37, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<512x1024x256x128xbf16>, tensor<512x256x1024x1024xbf16>) -> tensor<512x256x128x1024xbf16> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 3, 1, 2] : (tensor<512x256x128x1024xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %40 = stablehlo.convert %arg9 : (tensor<256x128x16384xf32>) -> tensor<256x128x16384xbf16> loc(#at0)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [3, 2] x [1, 0] : (tensor<512x1024x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at0)
    %42 = stablehlo.add %arg2, %41 : tensor<512x1024x16384xbf16>
    %43 = sdy.sharding_constraint %42 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16>
    %44 = stablehlo.convert %43 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %45 = stablehlo.multiply %44, %44 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %49 = stablehlo.divide %47, %48 : tensor<512x1024x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %51 = stablehlo.add %49, %50 : tensor<512x1024x1xf32> loc(#at4)
    %52 = stablehlo.rsqrt %51 : tensor<512x1024x1xf32> loc(#at4)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %54 = stablehlo.multiply %44, %53 : tensor<512x1024x16384xf32> loc(#at4)
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %57 = stablehlo.multiply %54, %56 : tensor<512x1024x16384xf32> loc(#at4)
    %58 = stablehlo.convert %57 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %59 = stablehlo.convert %arg7 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at2)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at2)
    %61 = stablehlo.convert %arg6 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at2)
    %62 = stablehlo.dot_general %58, %61, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at2)
    %63 = call @silu_5(%62) : (tensor<512x1024x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at2)
    %64 = stablehlo.multiply %63, %60 : tensor<512x1024x131072xbf16> loc(#at2)
    %65 = stablehlo.convert %arg5 : (tensor<131072x16384xf32>) -> tensor<131072x16384xbf16> loc(#at2)
    %66 = stablehlo.dot_general %64, %65, contracting_dims = [2] x [0] : (tensor<512x1024x131072xbf16>, tensor<131072x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.add %43, %66 : tensor<512x1024x16384xbf16>
    %68 = sdy.sharding_constraint %67 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16>
    return %68, %arg2 : tensor<512x1024x16384xbf16>, tensor<512x1024x16384xbf16>
  }
  func.func private @_where_4(%arg0: tensor<512x256x1024x1024xf32>, %arg1: tensor<512x256x1024x1024xi1>, %arg2: tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>
    return %0 : tensor<512x256x1024x1024xf32>
  }
  func.func private @silu_5(%arg0: tensor<512x1024x131072xbf16>) -> tensor<512x1024x131072xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<512x1024x131072xbf16>
    %1 = stablehlo.exponential %0 : tensor<512x1024x131072xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<512x1024x131072xbf16>
    %3 = stablehlo.add %2, %1 : tensor<512x1024x131072xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<512x1024x131072xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<512x1024x131072xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<512x1024x131072xbf16>
    return %6 : tensor<512x1024x131072xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<128x512x1024x16384xbf16>, %arg1: tensor<512x1024x16384xbf16>, %arg2: tensor<i32>) -> tensor<128x512x1024x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x1024x16384xbf16>) -> tensor<1x512x1024x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<128x512x1024x16384xbf16>, tensor<1x512x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<128x512x1024x16384xbf16>
    return %1 : tensor<128x512x1024x16384xbf16>
  }
  func.func private @_one_hot_6(%arg0: tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x1024xi32>) -> tensor<512x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1024x1xi32>) -> tensor<512x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<512x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x1024x32000xi32>, tensor<512x1024x32000xi32>) -> tensor<512x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32>
    return %5 : tensor<512x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<128x512x1024x16384xbf16>, %arg1: tensor<i32>) -> tensor<512x1024x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 1024, 16384] : (tensor<128x512x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x1024x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x512x1024x16384xbf16>) -> tensor<512x1024x16384xbf16>
    return %1 : tensor<512x1024x16384xbf16>
  }
  func.func private @closed_call_8(%arg0: tensor<512x1024x16384xbf16>, %arg1: tensor<16384xf32>, %arg2: tensor<16384xf32>, %arg3: tensor<131072x16384xf32>, %arg4: tensor<16384x131072xf32>, %arg5: tensor<16384x131072xf32>, %arg6: tensor<16384x256x128xf32>, %arg7: tensor<256x128x16384xf32>, %arg8: tensor<16384x256x128xf32>, %arg9: tensor<16384x256x128xf32>, %arg10: tensor<512x1024x16384xbf16>) -> (tensor<512x1024x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<512x1024x16384xbf16>, tensor<512x1024x16384xbf16>
    %1 = stablehlo.convert %0#9 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<512x1024x16384xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<512x1024x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<512x1024x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<512x1024x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<512x1024x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<512x1024x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<512x1024x16384xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<512x1024x16384xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at9)
    %19 = stablehlo.convert %0#7 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#5 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#8 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<512x1024x256x128xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<512x256x1024x1024xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<512x256x1024x1024xbf16>) -> tensor<512x256x1024x1024xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<512x256x1024x1024xf32> loc(#at7)
    %29 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at7)
    %31 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at7)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %36:3 = call @_where_9(%35, %28, %cst_4) : (tensor<1024x1024xi1>, tensor<512x256x1024x1024xf32>, tensor<f32>) -> (tensor<512x256x1024x1024xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>) loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<512x256x1024x1024xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512x256x1024xf32> loc(#at7)
    %39 = stablehlo.maximum %38, %37 : tensor<512x256x1024xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1xf32> loc(#at7)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at7)
    %42 = stablehlo.subtract %36#0, %41 : tensor<512x256x1024x1024xf32> loc(#at7)
    %43 = stablehlo.exponential %42 : tensor<512x256x1024x1024xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<512x256x1024x1024xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at7)
    %47 = stablehlo.divide %43, %46 : tensor<512x256x1024x1024xf32> loc(#at7)
    %48 = stablehlo.multiply %45, %45 : tensor<512x256x1024x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1xf32> loc(#at7)
    %50 = stablehlo.divide %49, %48 : tensor<512x256x1024x1xf32> loc(#at7)
    %51 = stablehlo.convert %47 : (tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xbf16> loc(#at7)
    %52 = stablehlo.dot_general %24, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<512x1024x256x128xbf16>, tensor<512x256x1024x1024xbf16>) -> tensor<512x256x128x1024xbf16> loc(#at7)
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<512x256x128x1024xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at7)
    %54 = stablehlo.convert %0#6 : (tensor<256x128x16384xf32>) -> tensor<256x128x16384xbf16> loc(#at7)
    %55 = stablehlo.dot_general %53, %54, contracting_dims = [3, 2] x [1, 0] : (tensor<512x1024x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at7)
    %56 = stablehlo.add %0#9, %55 : tensor<512x1024x16384xbf16> loc(#at6)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16> loc(#at6)
    %58 = stablehlo.convert %57 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at9)
    %59 = stablehlo.multiply %58, %58 : tensor<512x1024x16384xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at9)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %63 = stablehlo.divide %61, %62 : tensor<512x1024x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %65 = stablehlo.add %63, %64 : tensor<512x1024x1xf32> loc(#at9)
    %66 = stablehlo.rsqrt %65 : tensor<512x1024x1xf32> loc(#at9)
    %67 = stablehlo.divide %66, %65 : tensor<512x1024x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %69 = stablehlo.multiply %68, %67 : tensor<512x1024x1xf32> loc(#at9)
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at9)
    %71 = stablehlo.multiply %58, %70 : tensor<512x1024x16384xf32> loc(#at9)
    %72 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at9)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at9)
    %74 = stablehlo.multiply %71, %73 : tensor<512x1024x16384xf32> loc(#at9)
    %75 = stablehlo.convert %74 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at9)
    %76 = stablehlo.convert %0#4 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at8)
    %77 = stablehlo.dot_general %75, %76, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at8)
    %78 = stablehlo.convert %0#3 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at8)
    %79 = stablehlo.dot_general %75, %78, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at8)
    %80:3 = call @silu_10(%79) : (tensor<512x1024x131072xbf16>) -> (tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>) loc(#at8)
    %81 = stablehlo.multiply %80#0, %77 : tensor<512x1024x131072xbf16> loc(#at8)
    %82 = stablehlo.convert %0#2 : (tensor<131072x16384xf32>) -> tensor<131072x16384xbf16> loc(#at8)
    %83 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16>
    %84 = stablehlo.dot_general %83, %81, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x16384xbf16>, tensor<512x1024x131072xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<16384x131072xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %86 = stablehlo.dot_general %83, %82, contracting_dims = [2] x [1] : (tensor<512x1024x16384xbf16>, tensor<131072x16384xbf16>) -> tensor<512x1024x131072xbf16> loc(#at2)
    %87 = stablehlo.convert %85 : (tensor<131072x16384xbf16>) -> tensor<131072x16384xf32> loc(#at2)
    %88 = stablehlo.multiply %80#0, %86 : tensor<512x1024x131072xbf16> loc(#at2)
    %89 = stablehlo.multiply %86, %77 : tensor<512x1024x131072xbf16> loc(#at2)
    %90 = call @silu_11(%80#1, %79, %80#2, %89) : (tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>) -> tensor<512x1024x131072xbf16> loc(#at2)
    %91 = stablehlo.dot_general %90, %75, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x131072xbf16>, tensor<512x1024x16384xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<131072x16384xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %93 = stablehlo.dot_general %90, %78, contracting_dims = [2] x [1] : (tensor<512x1024x131072xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %94 = stablehlo.convert %92 : (tensor<16384x131072xbf16>) -> tensor<16384x131072xf32> loc(#at2)
    %95 = stablehlo.dot_general %88, %75, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x131072xbf16>, tensor<512x1024x16384xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<131072x16384xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %97 = stablehlo.dot_general %88, %76, contracting_dims = [2] x [1] : (tensor<512x1024x131072xbf16>, tensor<16384x131072xbf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %98 = stablehlo.add %93, %97 : tensor<512x1024x16384xbf16> loc(#at2)
    %99 = stablehlo.convert %96 : (tensor<16384x131072xbf16>) -> tensor<16384x131072xf32> loc(#at2)
    %100 = stablehlo.convert %98 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %101 = stablehlo.multiply %71, %100 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %102 = stablehlo.reduce(%101 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %103 = stablehlo.reshape %102 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %104 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %105 = stablehlo.multiply %100, %104 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %106 = stablehlo.reduce(%103 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %107 = stablehlo.multiply %58, %105 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %108 = stablehlo.reduce(%107 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %109 = stablehlo.reshape %108 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %111 = stablehlo.multiply %105, %110 : tensor<512x1024x16384xf32> loc(#at4)
    %112 = stablehlo.multiply %109, %69 : tensor<512x1024x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %114 = stablehlo.divide %112, %113 : tensor<512x1024x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %115 = stablehlo.reduce(%114 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %117 = stablehlo.multiply %58, %116 : tensor<512x1024x16384xf32> loc(#at4)
    %118 = stablehlo.add %111, %117 : tensor<512x1024x16384xf32> loc(#at4)
    %119 = stablehlo.multiply %116, %58 : tensor<512x1024x16384xf32> loc(#at4)
    %120 = stablehlo.add %118, %119 : tensor<512x1024x16384xf32> loc(#at4)
    %121 = stablehlo.convert %120 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %122 = stablehlo.add %83, %121 : tensor<512x1024x16384xbf16> loc(#at4)
    %123 = sdy.sharding_constraint %122 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x16384xbf16>
    %124 = stablehlo.dot_general %123, %53, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x16384xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %125 = stablehlo.transpose %124, dims = [1, 2, 0] : (tensor<16384x256x128xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %126 = stablehlo.dot_general %123, %54, contracting_dims = [2] x [2] : (tensor<512x1024x16384xbf16>, tensor<256x128x16384xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %127 = stablehlo.convert %125 : (tensor<256x128x16384xbf16>) -> tensor<256x128x16384xf32> loc(#at0)
    %128 = stablehlo.transpose %126, dims = [0, 2, 3, 1] : (tensor<512x1024x256x128xbf16>) -> tensor<512x256x128x1024xbf16> loc(#at0)
    %129 = stablehlo.dot_general %128, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<512x256x128x1024xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<512x256x1024x1024xbf16> loc(#at0)
    %130 = stablehlo.dot_general %128, %51, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<512x256x128x1024xbf16>, tensor<512x256x1024x1024xbf16>) -> tensor<512x256x128x1024xbf16> loc(#at0)
    %131 = stablehlo.transpose %130, dims = [0, 3, 1, 2] : (tensor<512x256x128x1024xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %132 = stablehlo.convert %129 : (tensor<512x256x1024x1024xbf16>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %133 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %134 = stablehlo.multiply %132, %133 : tensor<512x256x1024x1024xf32> loc(#at0)
    %135 = stablehlo.multiply %134, %43 : tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %136 = stablehlo.reduce(%135 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<512x256x1024x1024xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at0)
    %137 = stablehlo.reshape %136 : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1xf32> loc(#at0)
    %138 = stablehlo.negate %137 : tensor<512x256x1024x1xf32> loc(#at0)
    %139 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<512x256x1024x1xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %140 = stablehlo.divide %132, %139 : tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %141 = stablehlo.reduce(%138 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<512x256x1024x1xf32>, tensor<f32>) -> tensor<512x256x1024xf32> loc(#at0)
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<512x256x1024xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %143 = stablehlo.add %140, %142 : tensor<512x256x1024x1024xf32> loc(#at0)
    %144 = stablehlo.multiply %143, %43 : tensor<512x256x1024x1024xf32> loc(#at0)
    %145 = call @_where_12(%36#1, %36#2, %144) : (tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>, tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32> loc(#at0)
    %147 = stablehlo.multiply %145, %146 : tensor<512x256x1024x1024xf32> loc(#at0)
    %148 = stablehlo.convert %147 : (tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<512x256x1024x1024xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<512x256x1024x128xbf16> loc(#at0)
    %150 = stablehlo.transpose %149, dims = [0, 2, 1, 3] : (tensor<512x256x1024x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %151 = stablehlo.dot_general %148, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<512x256x1024x1024xbf16>, tensor<512x1024x256x128xbf16>) -> tensor<512x256x1024x128xbf16> loc(#at0)
    %152 = stablehlo.transpose %151, dims = [0, 2, 1, 3] : (tensor<512x256x1024x128xbf16>) -> tensor<512x1024x256x128xbf16> loc(#at0)
    %153 = stablehlo.dot_general %131, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x256x128xbf16>, tensor<512x1024x16384xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %154 = stablehlo.transpose %153, dims = [2, 0, 1] : (tensor<256x128x16384xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %155 = stablehlo.dot_general %131, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x256x128xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x16384xbf16> loc(#at0)
    %156 = stablehlo.convert %154 : (tensor<16384x256x128xbf16>) -> tensor<16384x256x128xf32> loc(#at0)
    %157 = stablehlo.dot_general %150, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x256x128xbf16>, tensor<512x1024x16384xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %158 = stablehlo.transpose %157, dims = [2, 0, 1] : (tensor<256x128x16384xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %159 = stablehlo.dot_general %150, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x256x128xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x16384xbf16> loc(#at0)
    %160 = stablehlo.add %155, %159 : tensor<512x1024x16384xbf16> loc(#at0)
    %161 = stablehlo.convert %158 : (tensor<16384x256x128xbf16>) -> tensor<16384x256x128xf32> loc(#at0)
    %162 = stablehlo.dot_general %152, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x256x128xbf16>, tensor<512x1024x16384xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %163 = stablehlo.transpose %162, dims = [2, 0, 1] : (tensor<256x128x16384xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %164 = stablehlo.dot_general %152, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x256x128xbf16>, tensor<16384x256x128xbf16>) -> tensor<512x1024x16384xbf16> loc(#at0)
    %165 = stablehlo.add %160, %164 : tensor<512x1024x16384xbf16> loc(#at0)
    %166 = stablehlo.convert %163 : (tensor<16384x256x128xbf16>) -> tensor<16384x256x128xf32> loc(#at0)
    %167 = stablehlo.convert %165 : (tensor<512x1024x16384xbf16>) -> tensor<512x1024x16384xf32> loc(#at4)
    %168 = stablehlo.multiply %14, %167 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %169 = stablehlo.reduce(%168 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %170 = stablehlo.reshape %169 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %171 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %172 = stablehlo.multiply %167, %171 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %173 = stablehlo.reduce(%170 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %174 = stablehlo.multiply %1, %172 : tensor<512x1024x16384xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %175 = stablehlo.reduce(%174 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x16384xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %176 = stablehlo.reshape %175 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %177 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %178 = stablehlo.multiply %172, %177 : tensor<512x1024x16384xf32> loc(#at4)
    %179 = stablehlo.multiply %176, %12 : tensor<512x1024x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %181 = stablehlo.divide %179, %180 : tensor<512x1024x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %182 = stablehlo.reduce(%181 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x16384xf32> loc(#at4)
    %184 = stablehlo.multiply %1, %183 : tensor<512x1024x16384xf32> loc(#at4)
    %185 = stablehlo.add %178, %184 : tensor<512x1024x16384xf32> loc(#at4)
    %186 = stablehlo.multiply %183, %1 : tensor<512x1024x16384xf32> loc(#at4)
    %187 = stablehlo.add %185, %186 : tensor<512x1024x16384xf32> loc(#at4)
    %188 = stablehlo.convert %187 : (tensor<512x1024x16384xf32>) -> tensor<512x1024x16384xbf16> loc(#at4)
    %189 = stablehlo.add %123, %188 : tensor<512x1024x16384xbf16> loc(#at4)
    return %189, %173, %106, %87, %94, %99, %161, %127, %166, %156 : tensor<512x1024x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x256x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x256x128xf32>
  }
  func.func private @_where_9(%arg0: tensor<1024x1024xi1>, %arg1: tensor<512x256x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<512x256x1024x1024xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<512x256x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32>
    return %3, %1, %4 : tensor<512x256x1024x1024xf32>, tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>
  }
  func.func private @silu_10(%arg0: tensor<512x1024x131072xbf16>) -> (tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<512x1024x131072xbf16>
    %1 = stablehlo.exponential %0 : tensor<512x1024x131072xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<512x1024x131072xbf16>
    %3 = stablehlo.add %2, %1 : tensor<512x1024x131072xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<512x1024x131072xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<512x1024x131072xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<512x1024x131072xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<512x1024x131072xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<512x1024x131072xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<512x1024x131072xbf16>
    return %9, %5, %8 : tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>, tensor<512x1024x131072xbf16>
  }
  func.func private @silu_11(%arg0: tensor<512x1024x131072xbf16>, %arg1: tensor<512x1024x131072xbf16>, %arg2: tensor<512x1024x131072xbf16>, %arg3: tensor<512x1024x131072xbf16>) -> tensor<512x1024x131072xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<512x1024x131072xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<512x1024x131072xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<512x1024x131072xbf16>
    %3 = stablehlo.add %1, %2 : tensor<512x1024x131072xbf16>
    return %3 : tensor<512x1024x131072xbf16>
  }
  func.func private @_where_12(%arg0: tensor<512x256x1024x1024xi1>, %arg1: tensor<512x256x1024x1024xf32>, %arg2: tensor<512x256x1024x1024xf32>) -> tensor<512x256x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x256x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<512x256x1024x1024xi1>, tensor<512x256x1024x1024xf32>
    return %1 : tensor<512x256x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<128x16384xf32>, %arg1: tensor<16384xf32>, %arg2: tensor<i32>) -> tensor<128x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<128x16384xf32>, tensor<1x16384xf32>, tensor<i32>, tensor<i32>) -> tensor<128x16384xf32>
    return %1 : tensor<128x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<128x131072x16384xf32>, %arg1: tensor<131072x16384xf32>, %arg2: tensor<i32>) -> tensor<128x131072x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<131072x16384xf32>) -> tensor<1x131072x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<128x131072x16384xf32>, tensor<1x131072x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<128x131072x16384xf32>
    return %1 : tensor<128x131072x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<128x16384x131072xf32>, %arg1: tensor<16384x131072xf32>, %arg2: tensor<i32>) -> tensor<128x16384x131072xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16384x131072xf32>) -> tensor<1x16384x131072xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<128x16384x131072xf32>, tensor<1x16384x131072xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<128x16384x131072xf32>
    return %1 : tensor<128x16384x131072xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<128x16384x256x128xf32>, %arg1: tensor<16384x256x128xf32>, %arg2: tensor<i32>) -> tensor<128x16384x256x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16384x256x128xf32>) -> tensor<1x16384x256x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<128x16384x256x128xf32>, tensor<1x16384x256x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<128x16384x256x128xf32>
    return %1 : tensor<128x16384x256x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<128x256x128x16384xf32>, %arg1: tensor<256x128x16384xf32>, %arg2: tensor<i32>) -> tensor<128x256x128x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x128x16384xf32>) -> tensor<1x256x128x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<128x256x128x16384xf32>, tensor<1x256x128x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<128x256x128x16384xf32>
    return %1 : tensor<128x256x128x16384xf32>
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

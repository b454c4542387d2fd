module @jit_mlperf_480b attributes {mhlo.num_partitions = 2048 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=256, "y"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 256 : i64}, {name = "y", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<30528x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16384xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<64x16384xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<64x16384xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<512x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['positions']"), %arg5: tensor<64x131072x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<64x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<64x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<64x256x128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<64x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['positions']"), %arg17: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<64x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<64x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<64x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<64x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<64x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<30528xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<64x16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<64x16384xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['positions']"), %arg29: tensor<64x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<64x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<4096x512xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<4096x512xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<30528x16384xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<16384xf32> {jax.result_info = "result[0]['ln']"}, tensor<64x16384xf32> {jax.result_info = "result[0]['ln1']"}, tensor<64x16384xf32> {jax.result_info = "result[0]['ln2']"}, tensor<512x16384xf32> {jax.result_info = "result[0]['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<64x131072x16384xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<64x16384x131072xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<64x16384x131072xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>}, tensor<64x256x128x16384xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<64x16384x256x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>}, tensor<16384xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<16384xf32> {jax.result_info = "result[1]['columns']['positions']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<64x131072xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<64x131072xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<64x1x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<64x256x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<64x1x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<30528xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<16384xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<512xf32> {jax.result_info = "result[1]['rows']['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<64x131072xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<64x256x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<30528x16384xf32>) -> tensor<30528x16384xbf16> loc(#at1)
    %1 = call @_one_hot(%arg37) : (tensor<4096x512xi32>) -> tensor<4096x512x30528xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<4096x512x30528xbf16>, tensor<30528x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at1)
    %3 = stablehlo.convert %arg4 : (tensor<512x16384xf32>) -> tensor<512x16384xbf16> loc(#at1)
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<512x16384xbf16>) -> tensor<1x512x16384xbf16> loc(#at1)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x512x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at1)
    %6 = stablehlo.add %2, %5 : tensor<4096x512x16384xbf16> loc(#at1)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16> loc(#at1)
    call @silu() : () -> () loc(#at2)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<64x4096x512x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %arg2, %iterArg_231 = %arg3, %iterArg_232 = %arg5, %iterArg_233 = %arg6, %iterArg_234 = %arg7, %iterArg_235 = %arg8, %iterArg_236 = %arg9, %iterArg_237 = %arg10, %iterArg_238 = %arg11, %iterArg_239 = %c, %iterArg_240 = %7, %iterArg_241 = %8) : tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x4096x512x16384xbf16>
    cond {
      %c_242 = stablehlo.constant dense<64> : tensor<i32>
      %722 = stablehlo.compare LT, %iterArg_239, %c_242, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %722 : tensor<i1>
    } do {
      %722 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_239) : (tensor<64x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %723 = func.call @dynamic_index_in_dim(%iterArg_231, %iterArg_239) : (tensor<64x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %724 = func.call @dynamic_index_in_dim_0(%iterArg_232, %iterArg_239) : (tensor<64x131072x16384xf32>, tensor<i32>) -> tensor<131072x16384xf32>
      %725 = func.call @dynamic_index_in_dim_1(%iterArg_233, %iterArg_239) : (tensor<64x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %726 = func.call @dynamic_index_in_dim_1(%iterArg_234, %iterArg_239) : (tensor<64x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %727 = func.call @dynamic_index_in_dim_2(%iterArg_235, %iterArg_239) : (tensor<64x16384x1x128xf32>, tensor<i32>) -> tensor<16384x1x128xf32>
      %728 = func.call @dynamic_index_in_dim_3(%iterArg_236, %iterArg_239) : (tensor<64x256x128x16384xf32>, tensor<i32>) -> tensor<256x128x16384xf32>
      %729 = func.call @dynamic_index_in_dim_4(%iterArg_237, %iterArg_239) : (tensor<64x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %730 = func.call @dynamic_index_in_dim_2(%iterArg_238, %iterArg_239) : (tensor<64x16384x1x128xf32>, tensor<i32>) -> tensor<16384x1x128xf32>
      %731:2 = func.call @closed_call(%iterArg_240, %722, %723, %724, %725, %726, %727, %728, %729, %730) : (tensor<4096x512x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>) -> (tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>)
      %732 = func.call @dynamic_update_index_in_dim(%iterArg_241, %731#1, %iterArg_239) : (tensor<64x4096x512x16384xbf16>, tensor<4096x512x16384xbf16>, tensor<i32>) -> tensor<64x4096x512x16384xbf16>
      %c_242 = stablehlo.constant dense<1> : tensor<i32>
      %733 = stablehlo.add %iterArg_239, %c_242 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %733, %731#0, %732 : tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x4096x512x16384xbf16>
    }
    %10 = stablehlo.convert %9#10 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %11 = stablehlo.multiply %10, %10 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %15 = stablehlo.divide %13, %14 : tensor<4096x512x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %17 = stablehlo.add %15, %16 : tensor<4096x512x1xf32> loc(#at4)
    %18 = stablehlo.rsqrt %17 : tensor<4096x512x1xf32> loc(#at4)
    %19 = stablehlo.divide %18, %17 : tensor<4096x512x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %21 = stablehlo.multiply %20, %19 : tensor<4096x512x1xf32> loc(#at4)
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %23 = stablehlo.multiply %10, %22 : tensor<4096x512x16384xf32> loc(#at4)
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %26 = stablehlo.multiply %23, %25 : tensor<4096x512x16384xf32> loc(#at4)
    %27 = stablehlo.convert %26 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %28 = stablehlo.convert %arg0 : (tensor<30528x16384xf32>) -> tensor<30528x16384xbf16> loc(#at3)
    %29 = stablehlo.dot_general %27, %28, contracting_dims = [2] x [1] : (tensor<4096x512x16384xbf16>, tensor<30528x16384xbf16>) -> tensor<4096x512x30528xbf16> loc(#at3)
    %30 = sdy.sharding_constraint %29 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x30528xbf16> loc(#at3)
    %31 = stablehlo.convert %30 : (tensor<4096x512x30528xbf16>) -> tensor<4096x512x30528xf32> loc(#at3)
    %32 = call @_one_hot_6(%arg36) : (tensor<4096x512xi32>) -> tensor<4096x512x30528xf32> loc(#at3)
    %33 = stablehlo.multiply %31, %32 : tensor<4096x512x30528xf32> loc(#at3)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %34 = stablehlo.reduce(%33 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %35 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %36 = stablehlo.reshape %35 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at3)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x30528xf32> loc(#at3)
    %38 = stablehlo.compare EQ, %31, %37, FLOAT : (tensor<4096x512x30528xf32>, tensor<4096x512x30528xf32>) -> tensor<4096x512x30528xi1> loc(#at3)
    %39 = stablehlo.convert %38 : (tensor<4096x512x30528xi1>) -> tensor<4096x512x30528xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %42 = stablehlo.maximum %41, %35 : tensor<4096x512xf32> loc(#at3)
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at3)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %46 = stablehlo.select %43, %44, %45 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at3)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %51 = stablehlo.select %48, %49, %50 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at3)
    %52 = stablehlo.divide %46, %51 : tensor<4096x512xf32> loc(#at3)
    %53 = stablehlo.is_finite %42 : (tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at3)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %55 = stablehlo.select %53, %42, %54 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at3)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x30528xf32> loc(#at3)
    %59 = stablehlo.subtract %31, %58 : tensor<4096x512x30528xf32> loc(#at3)
    %60 = stablehlo.exponential %59 : tensor<4096x512x30528xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %61 = stablehlo.reduce(%60 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %62 = stablehlo.sign %61 : tensor<4096x512xf32> loc(#at3)
    %63 = stablehlo.abs %61 : tensor<4096x512xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %65 = stablehlo.compare GE, %61, %64, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at3)
    %66 = stablehlo.log %63 : tensor<4096x512xf32> loc(#at3)
    %67 = stablehlo.add %66, %55 : tensor<4096x512xf32> loc(#at3)
    %68 = stablehlo.subtract %67, %34 : tensor<4096x512xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %69 = stablehlo.reduce(%68 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %70 = stablehlo.divide %69, %cst_18 : tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %71 = stablehlo.divide %cst_19, %cst_20 : tensor<f32> loc(#at3)
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %73 = stablehlo.negate %72 : tensor<4096x512xf32> loc(#at3)
    %74 = stablehlo.divide %72, %63 : tensor<4096x512xf32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at3)
    %76 = stablehlo.select %65, %75, %74 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at3)
    %77 = stablehlo.select %65, %74, %75 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at3)
    %78 = stablehlo.negate %76 : tensor<4096x512xf32> loc(#at3)
    %79 = stablehlo.add %77, %78 : tensor<4096x512xf32> loc(#at3)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x30528xf32> loc(#at3)
    %81 = stablehlo.multiply %80, %60 : tensor<4096x512x30528xf32> loc(#at3)
    %82 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x30528xf32> loc(#at3)
    %83 = stablehlo.multiply %82, %32 : tensor<4096x512x30528xf32> loc(#at3)
    %84 = stablehlo.add %81, %83 : tensor<4096x512x30528xf32> loc(#at3)
    %85 = stablehlo.convert %84 : (tensor<4096x512x30528xf32>) -> tensor<4096x512x30528xbf16> loc(#at3)
    %86 = sdy.sharding_constraint %85 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x30528xbf16> loc(#at3)
    %87 = stablehlo.dot_general %86, %27, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x30528xbf16>, tensor<4096x512x16384xbf16>) -> tensor<30528x16384xbf16> loc(#at3)
    %88 = stablehlo.dot_general %86, %28, contracting_dims = [2] x [0] : (tensor<4096x512x30528xbf16>, tensor<30528x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at3)
    %89 = stablehlo.convert %87 : (tensor<30528x16384xbf16>) -> tensor<30528x16384xf32> loc(#at3)
    %90 = stablehlo.convert %88 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %91 = stablehlo.multiply %23, %90 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %92 = stablehlo.reduce(%91 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %93 = stablehlo.reshape %92 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %94 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %95 = stablehlo.multiply %90, %94 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%93 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %97 = stablehlo.multiply %10, %95 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %98 = stablehlo.reduce(%97 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %99 = stablehlo.reshape %98 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %101 = stablehlo.multiply %95, %100 : tensor<4096x512x16384xf32> loc(#at4)
    %102 = stablehlo.multiply %99, %21 : tensor<4096x512x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %104 = stablehlo.divide %102, %103 : tensor<4096x512x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %107 = stablehlo.multiply %10, %106 : tensor<4096x512x16384xf32> loc(#at4)
    %108 = stablehlo.add %101, %107 : tensor<4096x512x16384xf32> loc(#at4)
    %109 = stablehlo.multiply %106, %10 : tensor<4096x512x16384xf32> loc(#at4)
    %110 = stablehlo.add %108, %109 : tensor<4096x512x16384xf32> loc(#at4)
    %111 = stablehlo.convert %110 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x16384xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64x16384xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %121:21 = stablehlo.while(%iterArg = %arg2, %iterArg_231 = %arg3, %iterArg_232 = %arg5, %iterArg_233 = %arg6, %iterArg_234 = %arg7, %iterArg_235 = %arg8, %iterArg_236 = %arg9, %iterArg_237 = %arg10, %iterArg_238 = %arg11, %iterArg_239 = %9#11, %iterArg_240 = %c_36, %iterArg_241 = %111, %iterArg_242 = %112, %iterArg_243 = %113, %iterArg_244 = %114, %iterArg_245 = %115, %iterArg_246 = %116, %iterArg_247 = %117, %iterArg_248 = %118, %iterArg_249 = %119, %iterArg_250 = %120) : tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>
    cond {
      %c_251 = stablehlo.constant dense<64> : tensor<i32>
      %722 = stablehlo.compare LT, %iterArg_240, %c_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %722 : tensor<i1>
    } do {
      %c_251 = stablehlo.constant dense<64> : tensor<i32>
      %722 = stablehlo.subtract %c_251, %iterArg_240 : tensor<i32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %723 = stablehlo.subtract %722, %c_252 : tensor<i32>
      %724 = func.call @dynamic_index_in_dim(%iterArg, %723) : (tensor<64x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %725 = func.call @dynamic_index_in_dim(%iterArg_231, %723) : (tensor<64x16384xf32>, tensor<i32>) -> tensor<16384xf32>
      %726 = func.call @dynamic_index_in_dim_0(%iterArg_232, %723) : (tensor<64x131072x16384xf32>, tensor<i32>) -> tensor<131072x16384xf32>
      %727 = func.call @dynamic_index_in_dim_1(%iterArg_233, %723) : (tensor<64x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %728 = func.call @dynamic_index_in_dim_1(%iterArg_234, %723) : (tensor<64x16384x131072xf32>, tensor<i32>) -> tensor<16384x131072xf32>
      %729 = func.call @dynamic_index_in_dim_2(%iterArg_235, %723) : (tensor<64x16384x1x128xf32>, tensor<i32>) -> tensor<16384x1x128xf32>
      %730 = func.call @dynamic_index_in_dim_3(%iterArg_236, %723) : (tensor<64x256x128x16384xf32>, tensor<i32>) -> tensor<256x128x16384xf32>
      %731 = func.call @dynamic_index_in_dim_4(%iterArg_237, %723) : (tensor<64x16384x256x128xf32>, tensor<i32>) -> tensor<16384x256x128xf32>
      %732 = func.call @dynamic_index_in_dim_2(%iterArg_238, %723) : (tensor<64x16384x1x128xf32>, tensor<i32>) -> tensor<16384x1x128xf32>
      %733 = func.call @dynamic_index_in_dim_7(%iterArg_239, %723) : (tensor<64x4096x512x16384xbf16>, tensor<i32>) -> tensor<4096x512x16384xbf16>
      %734:10 = func.call @closed_call_8(%iterArg_241, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733) : (tensor<4096x512x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>, tensor<4096x512x16384xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>)
      %735 = func.call @dynamic_update_index_in_dim_11(%iterArg_242, %734#1, %723) : (tensor<64x16384xf32>, tensor<16384xf32>, tensor<i32>) -> tensor<64x16384xf32>
      %736 = func.call @dynamic_update_index_in_dim_11(%iterArg_243, %734#2, %723) : (tensor<64x16384xf32>, tensor<16384xf32>, tensor<i32>) -> tensor<64x16384xf32>
      %737 = func.call @dynamic_update_index_in_dim_12(%iterArg_244, %734#3, %723) : (tensor<64x131072x16384xf32>, tensor<131072x16384xf32>, tensor<i32>) -> tensor<64x131072x16384xf32>
      %738 = func.call @dynamic_update_index_in_dim_13(%iterArg_245, %734#4, %723) : (tensor<64x16384x131072xf32>, tensor<16384x131072xf32>, tensor<i32>) -> tensor<64x16384x131072xf32>
      %739 = func.call @dynamic_update_index_in_dim_13(%iterArg_246, %734#5, %723) : (tensor<64x16384x131072xf32>, tensor<16384x131072xf32>, tensor<i32>) -> tensor<64x16384x131072xf32>
      %740 = func.call @dynamic_update_index_in_dim_14(%iterArg_247, %734#6, %723) : (tensor<64x16384x1x128xf32>, tensor<16384x1x128xf32>, tensor<i32>) -> tensor<64x16384x1x128xf32>
      %741 = func.call @dynamic_update_index_in_dim_15(%iterArg_248, %734#7, %723) : (tensor<64x256x128x16384xf32>, tensor<256x128x16384xf32>, tensor<i32>) -> tensor<64x256x128x16384xf32>
      %742 = func.call @dynamic_update_index_in_dim_16(%iterArg_249, %734#8, %723) : (tensor<64x16384x256x128xf32>, tensor<16384x256x128xf32>, tensor<i32>) -> tensor<64x16384x256x128xf32>
      %743 = func.call @dynamic_update_index_in_dim_14(%iterArg_250, %734#9, %723) : (tensor<64x16384x1x128xf32>, tensor<16384x1x128xf32>, tensor<i32>) -> tensor<64x16384x1x128xf32>
      %c_253 = stablehlo.constant dense<1> : tensor<i32>
      %744 = stablehlo.add %iterArg_240, %c_253 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %744, %734#0, %735, %736, %737, %738, %739, %740, %741, %742, %743 : tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>
    }
    %122 = sdy.sharding_constraint %121#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16> loc(#at1)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at1)
    %123 = stablehlo.reduce(%122 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<4096x512x16384xbf16>, tensor<bf16>) -> tensor<512x16384xbf16> loc(#at1)
    %124 = stablehlo.reshape %123 : (tensor<512x16384xbf16>) -> tensor<1x512x16384xbf16> loc(#at1)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at1)
    %125 = stablehlo.reduce(%124 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<1x512x16384xbf16>, tensor<bf16>) -> tensor<512x16384xbf16> loc(#at1)
    %126 = stablehlo.convert %125 : (tensor<512x16384xbf16>) -> tensor<512x16384xf32> loc(#at1)
    %127 = stablehlo.dot_general %122, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x16384xbf16>, tensor<4096x512x30528xbf16>) -> tensor<16384x30528xbf16> loc(#at1)
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<16384x30528xbf16>) -> tensor<30528x16384xbf16> loc(#at1)
    %129 = stablehlo.convert %128 : (tensor<30528x16384xbf16>) -> tensor<30528x16384xf32> loc(#at1)
    %130 = stablehlo.add %89, %129 : tensor<30528x16384xf32> loc(#at1)
    %131 = stablehlo.multiply %130, %130 : tensor<30528x16384xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at5)
    %133 = stablehlo.add %131, %132 : tensor<30528x16384xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<30528xf32> loc(#at5)
    %135 = stablehlo.multiply %134, %arg24 : tensor<30528xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %136 = stablehlo.reduce(%133 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<30528x16384xf32>, tensor<f32>) -> tensor<30528xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<30528xf32> loc(#at5)
    %138 = stablehlo.divide %136, %137 : tensor<30528xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<30528xf32> loc(#at5)
    %140 = stablehlo.multiply %139, %138 : tensor<30528xf32> loc(#at5)
    %141 = stablehlo.add %135, %140 : tensor<30528xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %143 = stablehlo.multiply %142, %arg12 : tensor<16384xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %144 = stablehlo.reduce(%133 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<30528x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<3.052800e+04> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %146 = stablehlo.divide %144, %145 : tensor<16384xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %148 = stablehlo.multiply %147, %146 : tensor<16384xf32> loc(#at5)
    %149 = stablehlo.add %143, %148 : tensor<16384xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %150 = stablehlo.reduce(%141 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<30528xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<3.052800e+04> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %153 = stablehlo.divide %151, %152 : tensor<1xf32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<1xf32>) -> tensor<30528xf32> loc(#at5)
    %155 = stablehlo.divide %141, %154 : tensor<30528xf32> loc(#at5)
    %156 = stablehlo.rsqrt %155 : tensor<30528xf32> loc(#at5)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<30528xf32>) -> tensor<30528x1xf32> loc(#at5)
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<30528x1xf32>) -> tensor<30528x16384xf32> loc(#at5)
    %159 = stablehlo.multiply %130, %158 : tensor<30528x16384xf32> loc(#at5)
    %160 = stablehlo.rsqrt %149 : tensor<16384xf32> loc(#at5)
    %161 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32> loc(#at5)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<30528x16384xf32> loc(#at5)
    %163 = stablehlo.multiply %159, %162 : tensor<30528x16384xf32> loc(#at5)
    %164 = stablehlo.multiply %arg0, %arg0 : tensor<30528x16384xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %165 = stablehlo.reduce(%164 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<30528x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0x4DEE8000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %168 = stablehlo.divide %166, %167 : tensor<1x1xf32> loc(#at5)
    %169 = stablehlo.sqrt %168 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.maximum %170, %169 : tensor<1x1xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %173 = stablehlo.multiply %172, %171 : tensor<1x1xf32> loc(#at5)
    %174 = stablehlo.multiply %163, %163 : tensor<30528x16384xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %175 = stablehlo.reduce(%174 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<30528x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<0x4DEE8000> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %178 = stablehlo.divide %176, %177 : tensor<1x1xf32> loc(#at5)
    %179 = stablehlo.sqrt %178 : tensor<1x1xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %181 = stablehlo.maximum %180, %179 : tensor<1x1xf32> loc(#at5)
    %182 = stablehlo.divide %173, %181 : tensor<1x1xf32> loc(#at5)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<30528x16384xf32> loc(#at5)
    %184 = stablehlo.multiply %183, %163 : tensor<30528x16384xf32> loc(#at5)
    %185 = stablehlo.subtract %arg0, %184 : tensor<30528x16384xf32> loc(#at5)
    %186 = stablehlo.multiply %96, %96 : tensor<16384xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %188 = stablehlo.add %186, %187 : tensor<16384xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %190 = stablehlo.multiply %189, %arg25 : tensor<16384xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %188 : tensor<16384xf32> loc(#at5)
    %193 = stablehlo.add %190, %192 : tensor<16384xf32> loc(#at5)
    %194 = stablehlo.rsqrt %193 : tensor<16384xf32> loc(#at5)
    %195 = stablehlo.multiply %96, %194 : tensor<16384xf32> loc(#at5)
    %196 = stablehlo.multiply %arg1, %arg1 : tensor<16384xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %197 = stablehlo.reduce(%196 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %200 = stablehlo.divide %198, %199 : tensor<1xf32> loc(#at5)
    %201 = stablehlo.sqrt %200 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %203 = stablehlo.maximum %202, %201 : tensor<1xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %205 = stablehlo.multiply %204, %203 : tensor<1xf32> loc(#at5)
    %206 = stablehlo.multiply %195, %195 : tensor<16384xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %207 = stablehlo.reduce(%206 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %210 = stablehlo.divide %208, %209 : tensor<1xf32> loc(#at5)
    %211 = stablehlo.sqrt %210 : tensor<1xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %213 = stablehlo.maximum %212, %211 : tensor<1xf32> loc(#at5)
    %214 = stablehlo.divide %205, %213 : tensor<1xf32> loc(#at5)
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<1xf32>) -> tensor<16384xf32> loc(#at5)
    %216 = stablehlo.multiply %215, %195 : tensor<16384xf32> loc(#at5)
    %217 = stablehlo.subtract %arg1, %216 : tensor<16384xf32> loc(#at5)
    %218 = stablehlo.multiply %121#12, %121#12 : tensor<64x16384xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %220 = stablehlo.add %218, %219 : tensor<64x16384xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %222 = stablehlo.multiply %221, %arg26 : tensor<64x16384xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %224 = stablehlo.multiply %223, %220 : tensor<64x16384xf32> loc(#at5)
    %225 = stablehlo.add %222, %224 : tensor<64x16384xf32> loc(#at5)
    %226 = stablehlo.rsqrt %225 : tensor<64x16384xf32> loc(#at5)
    %227 = stablehlo.multiply %121#12, %226 : tensor<64x16384xf32> loc(#at5)
    %228 = stablehlo.multiply %arg2, %arg2 : tensor<64x16384xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %229 = stablehlo.reduce(%228 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %232 = stablehlo.divide %230, %231 : tensor<64x1xf32> loc(#at5)
    %233 = stablehlo.sqrt %232 : tensor<64x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %235 = stablehlo.maximum %234, %233 : tensor<64x1xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %237 = stablehlo.multiply %236, %235 : tensor<64x1xf32> loc(#at5)
    %238 = stablehlo.multiply %227, %227 : tensor<64x16384xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %239 = stablehlo.reduce(%238 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %240 = stablehlo.broadcast_in_dim %239, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %242 = stablehlo.divide %240, %241 : tensor<64x1xf32> loc(#at5)
    %243 = stablehlo.sqrt %242 : tensor<64x1xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %245 = stablehlo.maximum %244, %243 : tensor<64x1xf32> loc(#at5)
    %246 = stablehlo.divide %237, %245 : tensor<64x1xf32> loc(#at5)
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %248 = stablehlo.multiply %247, %227 : tensor<64x16384xf32> loc(#at5)
    %249 = stablehlo.subtract %arg2, %248 : tensor<64x16384xf32> loc(#at5)
    %250 = stablehlo.multiply %121#13, %121#13 : tensor<64x16384xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %252 = stablehlo.add %250, %251 : tensor<64x16384xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %254 = stablehlo.multiply %253, %arg27 : tensor<64x16384xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %256 = stablehlo.multiply %255, %252 : tensor<64x16384xf32> loc(#at5)
    %257 = stablehlo.add %254, %256 : tensor<64x16384xf32> loc(#at5)
    %258 = stablehlo.rsqrt %257 : tensor<64x16384xf32> loc(#at5)
    %259 = stablehlo.multiply %121#13, %258 : tensor<64x16384xf32> loc(#at5)
    %260 = stablehlo.multiply %arg3, %arg3 : tensor<64x16384xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %261 = stablehlo.reduce(%260 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %264 = stablehlo.divide %262, %263 : tensor<64x1xf32> loc(#at5)
    %265 = stablehlo.sqrt %264 : tensor<64x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %267 = stablehlo.maximum %266, %265 : tensor<64x1xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %269 = stablehlo.multiply %268, %267 : tensor<64x1xf32> loc(#at5)
    %270 = stablehlo.multiply %259, %259 : tensor<64x16384xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %271 = stablehlo.reduce(%270 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %272 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %274 = stablehlo.divide %272, %273 : tensor<64x1xf32> loc(#at5)
    %275 = stablehlo.sqrt %274 : tensor<64x1xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %277 = stablehlo.maximum %276, %275 : tensor<64x1xf32> loc(#at5)
    %278 = stablehlo.divide %269, %277 : tensor<64x1xf32> loc(#at5)
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %280 = stablehlo.multiply %279, %259 : tensor<64x16384xf32> loc(#at5)
    %281 = stablehlo.subtract %arg3, %280 : tensor<64x16384xf32> loc(#at5)
    %282 = stablehlo.multiply %126, %126 : tensor<512x16384xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<512x16384xf32> loc(#at5)
    %284 = stablehlo.add %282, %283 : tensor<512x16384xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<512xf32> loc(#at5)
    %286 = stablehlo.multiply %285, %arg28 : tensor<512xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %287 = stablehlo.reduce(%284 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<512x16384xf32>, tensor<f32>) -> tensor<512xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<512xf32> loc(#at5)
    %289 = stablehlo.divide %287, %288 : tensor<512xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<512xf32> loc(#at5)
    %291 = stablehlo.multiply %290, %289 : tensor<512xf32> loc(#at5)
    %292 = stablehlo.add %286, %291 : tensor<512xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %294 = stablehlo.multiply %293, %arg16 : tensor<16384xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %295 = stablehlo.reduce(%284 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %297 = stablehlo.divide %295, %296 : tensor<16384xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %299 = stablehlo.multiply %298, %297 : tensor<16384xf32> loc(#at5)
    %300 = stablehlo.add %294, %299 : tensor<16384xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %301 = stablehlo.reduce(%292 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %304 = stablehlo.divide %302, %303 : tensor<1xf32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<1xf32>) -> tensor<512xf32> loc(#at5)
    %306 = stablehlo.divide %292, %305 : tensor<512xf32> loc(#at5)
    %307 = stablehlo.rsqrt %306 : tensor<512xf32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32> loc(#at5)
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x16384xf32> loc(#at5)
    %310 = stablehlo.multiply %126, %309 : tensor<512x16384xf32> loc(#at5)
    %311 = stablehlo.rsqrt %300 : tensor<16384xf32> loc(#at5)
    %312 = stablehlo.broadcast_in_dim %311, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32> loc(#at5)
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<512x16384xf32> loc(#at5)
    %314 = stablehlo.multiply %310, %313 : tensor<512x16384xf32> loc(#at5)
    %315 = stablehlo.multiply %arg4, %arg4 : tensor<512x16384xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %316 = stablehlo.reduce(%315 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %319 = stablehlo.divide %317, %318 : tensor<1x1xf32> loc(#at5)
    %320 = stablehlo.sqrt %319 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.maximum %321, %320 : tensor<1x1xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %324 = stablehlo.multiply %323, %322 : tensor<1x1xf32> loc(#at5)
    %325 = stablehlo.multiply %314, %314 : tensor<512x16384xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %326 = stablehlo.reduce(%325 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x16384xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %329 = stablehlo.divide %327, %328 : tensor<1x1xf32> loc(#at5)
    %330 = stablehlo.sqrt %329 : tensor<1x1xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %332 = stablehlo.maximum %331, %330 : tensor<1x1xf32> loc(#at5)
    %333 = stablehlo.divide %324, %332 : tensor<1x1xf32> loc(#at5)
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<512x16384xf32> loc(#at5)
    %335 = stablehlo.multiply %334, %314 : tensor<512x16384xf32> loc(#at5)
    %336 = stablehlo.subtract %arg4, %335 : tensor<512x16384xf32> loc(#at5)
    %337 = stablehlo.multiply %121#14, %121#14 : tensor<64x131072x16384xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at5)
    %339 = stablehlo.add %337, %338 : tensor<64x131072x16384xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %341 = stablehlo.multiply %340, %arg29 : tensor<64x131072xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %342 = stablehlo.reduce(%339 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<64x131072x16384xf32>, tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %344 = stablehlo.divide %342, %343 : tensor<64x131072xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %346 = stablehlo.multiply %345, %344 : tensor<64x131072xf32> loc(#at5)
    %347 = stablehlo.add %341, %346 : tensor<64x131072xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %349 = stablehlo.multiply %348, %arg17 : tensor<64x16384xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %350 = stablehlo.reduce(%339 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<64x131072x16384xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %352 = stablehlo.divide %350, %351 : tensor<64x16384xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %354 = stablehlo.multiply %353, %352 : tensor<64x16384xf32> loc(#at5)
    %355 = stablehlo.add %349, %354 : tensor<64x16384xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %356 = stablehlo.reduce(%347 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<64x131072xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %359 = stablehlo.divide %357, %358 : tensor<64x1xf32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x131072xf32> loc(#at5)
    %361 = stablehlo.divide %347, %360 : tensor<64x131072xf32> loc(#at5)
    %362 = stablehlo.rsqrt %361 : tensor<64x131072xf32> loc(#at5)
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<64x131072xf32>) -> tensor<64x131072x1xf32> loc(#at5)
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<64x131072x1xf32>) -> tensor<64x131072x16384xf32> loc(#at5)
    %365 = stablehlo.multiply %121#14, %364 : tensor<64x131072x16384xf32> loc(#at5)
    %366 = stablehlo.rsqrt %355 : tensor<64x16384xf32> loc(#at5)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 2] : (tensor<64x16384xf32>) -> tensor<64x1x16384xf32> loc(#at5)
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2] : (tensor<64x1x16384xf32>) -> tensor<64x131072x16384xf32> loc(#at5)
    %369 = stablehlo.multiply %365, %368 : tensor<64x131072x16384xf32> loc(#at5)
    %370 = stablehlo.multiply %arg5, %arg5 : tensor<64x131072x16384xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %371 = stablehlo.reduce(%370 init: %cst_116) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x131072x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %374 = stablehlo.divide %372, %373 : tensor<64x1x1xf32> loc(#at5)
    %375 = stablehlo.sqrt %374 : tensor<64x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %377 = stablehlo.maximum %376, %375 : tensor<64x1x1xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %379 = stablehlo.multiply %378, %377 : tensor<64x1x1xf32> loc(#at5)
    %380 = stablehlo.multiply %369, %369 : tensor<64x131072x16384xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %381 = stablehlo.reduce(%380 init: %cst_120) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x131072x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %382 = stablehlo.broadcast_in_dim %381, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %384 = stablehlo.divide %382, %383 : tensor<64x1x1xf32> loc(#at5)
    %385 = stablehlo.sqrt %384 : tensor<64x1x1xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %387 = stablehlo.maximum %386, %385 : tensor<64x1x1xf32> loc(#at5)
    %388 = stablehlo.divide %379, %387 : tensor<64x1x1xf32> loc(#at5)
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1, 2] : (tensor<64x1x1xf32>) -> tensor<64x131072x16384xf32> loc(#at5)
    %390 = stablehlo.multiply %389, %369 : tensor<64x131072x16384xf32> loc(#at5)
    %391 = stablehlo.subtract %arg5, %390 : tensor<64x131072x16384xf32> loc(#at5)
    %392 = stablehlo.multiply %121#15, %121#15 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %394 = stablehlo.add %392, %393 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %396 = stablehlo.multiply %395, %arg30 : tensor<64x16384xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %397 = stablehlo.reduce(%394 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %399 = stablehlo.divide %397, %398 : tensor<64x16384xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %401 = stablehlo.multiply %400, %399 : tensor<64x16384xf32> loc(#at5)
    %402 = stablehlo.add %396, %401 : tensor<64x16384xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %404 = stablehlo.multiply %403, %arg18 : tensor<64x131072xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %405 = stablehlo.reduce(%394 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %407 = stablehlo.divide %405, %406 : tensor<64x131072xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %409 = stablehlo.multiply %408, %407 : tensor<64x131072xf32> loc(#at5)
    %410 = stablehlo.add %404, %409 : tensor<64x131072xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %411 = stablehlo.reduce(%402 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %414 = stablehlo.divide %412, %413 : tensor<64x1xf32> loc(#at5)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %416 = stablehlo.divide %402, %415 : tensor<64x16384xf32> loc(#at5)
    %417 = stablehlo.rsqrt %416 : tensor<64x16384xf32> loc(#at5)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<64x16384xf32>) -> tensor<64x16384x1xf32> loc(#at5)
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<64x16384x1xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %420 = stablehlo.multiply %121#15, %419 : tensor<64x16384x131072xf32> loc(#at5)
    %421 = stablehlo.rsqrt %410 : tensor<64x131072xf32> loc(#at5)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 2] : (tensor<64x131072xf32>) -> tensor<64x1x131072xf32> loc(#at5)
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2] : (tensor<64x1x131072xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %424 = stablehlo.multiply %420, %423 : tensor<64x16384x131072xf32> loc(#at5)
    %425 = stablehlo.multiply %arg6, %arg6 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %426 = stablehlo.reduce(%425 init: %cst_134) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %429 = stablehlo.divide %427, %428 : tensor<64x1x1xf32> loc(#at5)
    %430 = stablehlo.sqrt %429 : tensor<64x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %432 = stablehlo.maximum %431, %430 : tensor<64x1x1xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %434 = stablehlo.multiply %433, %432 : tensor<64x1x1xf32> loc(#at5)
    %435 = stablehlo.multiply %424, %424 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %436 = stablehlo.reduce(%435 init: %cst_138) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %437 = stablehlo.broadcast_in_dim %436, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %439 = stablehlo.divide %437, %438 : tensor<64x1x1xf32> loc(#at5)
    %440 = stablehlo.sqrt %439 : tensor<64x1x1xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %442 = stablehlo.maximum %441, %440 : tensor<64x1x1xf32> loc(#at5)
    %443 = stablehlo.divide %434, %442 : tensor<64x1x1xf32> loc(#at5)
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2] : (tensor<64x1x1xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %445 = stablehlo.multiply %444, %424 : tensor<64x16384x131072xf32> loc(#at5)
    %446 = stablehlo.subtract %arg6, %445 : tensor<64x16384x131072xf32> loc(#at5)
    %447 = stablehlo.multiply %121#16, %121#16 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %449 = stablehlo.add %447, %448 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %451 = stablehlo.multiply %450, %arg31 : tensor<64x16384xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %452 = stablehlo.reduce(%449 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %454 = stablehlo.divide %452, %453 : tensor<64x16384xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %456 = stablehlo.multiply %455, %454 : tensor<64x16384xf32> loc(#at5)
    %457 = stablehlo.add %451, %456 : tensor<64x16384xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %459 = stablehlo.multiply %458, %arg19 : tensor<64x131072xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %460 = stablehlo.reduce(%449 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %462 = stablehlo.divide %460, %461 : tensor<64x131072xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<64x131072xf32> loc(#at5)
    %464 = stablehlo.multiply %463, %462 : tensor<64x131072xf32> loc(#at5)
    %465 = stablehlo.add %459, %464 : tensor<64x131072xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %466 = stablehlo.reduce(%457 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %469 = stablehlo.divide %467, %468 : tensor<64x1xf32> loc(#at5)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %471 = stablehlo.divide %457, %470 : tensor<64x16384xf32> loc(#at5)
    %472 = stablehlo.rsqrt %471 : tensor<64x16384xf32> loc(#at5)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<64x16384xf32>) -> tensor<64x16384x1xf32> loc(#at5)
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<64x16384x1xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %475 = stablehlo.multiply %121#16, %474 : tensor<64x16384x131072xf32> loc(#at5)
    %476 = stablehlo.rsqrt %465 : tensor<64x131072xf32> loc(#at5)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 2] : (tensor<64x131072xf32>) -> tensor<64x1x131072xf32> loc(#at5)
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2] : (tensor<64x1x131072xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %479 = stablehlo.multiply %475, %478 : tensor<64x16384x131072xf32> loc(#at5)
    %480 = stablehlo.multiply %arg7, %arg7 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %481 = stablehlo.reduce(%480 init: %cst_152) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %482 = stablehlo.broadcast_in_dim %481, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %484 = stablehlo.divide %482, %483 : tensor<64x1x1xf32> loc(#at5)
    %485 = stablehlo.sqrt %484 : tensor<64x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %487 = stablehlo.maximum %486, %485 : tensor<64x1x1xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %489 = stablehlo.multiply %488, %487 : tensor<64x1x1xf32> loc(#at5)
    %490 = stablehlo.multiply %479, %479 : tensor<64x16384x131072xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %491 = stablehlo.reduce(%490 init: %cst_156) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x16384x131072xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %492 = stablehlo.broadcast_in_dim %491, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %494 = stablehlo.divide %492, %493 : tensor<64x1x1xf32> loc(#at5)
    %495 = stablehlo.sqrt %494 : tensor<64x1x1xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %497 = stablehlo.maximum %496, %495 : tensor<64x1x1xf32> loc(#at5)
    %498 = stablehlo.divide %489, %497 : tensor<64x1x1xf32> loc(#at5)
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2] : (tensor<64x1x1xf32>) -> tensor<64x16384x131072xf32> loc(#at5)
    %500 = stablehlo.multiply %499, %479 : tensor<64x16384x131072xf32> loc(#at5)
    %501 = stablehlo.subtract %arg7, %500 : tensor<64x16384x131072xf32> loc(#at5)
    %502 = stablehlo.multiply %121#17, %121#17 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %504 = stablehlo.add %502, %503 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %506 = stablehlo.multiply %505, %arg32 : tensor<64x16384xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %507 = stablehlo.reduce(%504 init: %cst_161) applies stablehlo.add across dimensions = [2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %509 = stablehlo.divide %507, %508 : tensor<64x16384xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %511 = stablehlo.multiply %510, %509 : tensor<64x16384xf32> loc(#at5)
    %512 = stablehlo.add %506, %511 : tensor<64x16384xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %514 = stablehlo.multiply %513, %arg20 : tensor<64x1x128xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %515 = stablehlo.reduce(%504 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %517 = stablehlo.divide %515, %516 : tensor<64x1x128xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %519 = stablehlo.multiply %518, %517 : tensor<64x1x128xf32> loc(#at5)
    %520 = stablehlo.add %514, %519 : tensor<64x1x128xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %521 = stablehlo.reduce(%512 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %524 = stablehlo.divide %522, %523 : tensor<64x1xf32> loc(#at5)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %526 = stablehlo.divide %512, %525 : tensor<64x16384xf32> loc(#at5)
    %527 = stablehlo.rsqrt %526 : tensor<64x16384xf32> loc(#at5)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<64x16384xf32>) -> tensor<64x16384x1x1xf32> loc(#at5)
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 3] : (tensor<64x16384x1x1xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %530 = stablehlo.multiply %121#17, %529 : tensor<64x16384x1x128xf32> loc(#at5)
    %531 = stablehlo.rsqrt %520 : tensor<64x1x128xf32> loc(#at5)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 2, 3] : (tensor<64x1x128xf32>) -> tensor<64x1x1x128xf32> loc(#at5)
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2, 3] : (tensor<64x1x1x128xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %534 = stablehlo.multiply %530, %533 : tensor<64x16384x1x128xf32> loc(#at5)
    %535 = stablehlo.multiply %arg8, %arg8 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %536 = stablehlo.reduce(%535 init: %cst_170) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %539 = stablehlo.divide %537, %538 : tensor<64x1x1x1xf32> loc(#at5)
    %540 = stablehlo.sqrt %539 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %542 = stablehlo.maximum %541, %540 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %544 = stablehlo.multiply %543, %542 : tensor<64x1x1x1xf32> loc(#at5)
    %545 = stablehlo.multiply %534, %534 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %546 = stablehlo.reduce(%545 init: %cst_174) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %549 = stablehlo.divide %547, %548 : tensor<64x1x1x1xf32> loc(#at5)
    %550 = stablehlo.sqrt %549 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %552 = stablehlo.maximum %551, %550 : tensor<64x1x1x1xf32> loc(#at5)
    %553 = stablehlo.divide %544, %552 : tensor<64x1x1x1xf32> loc(#at5)
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<64x1x1x1xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %555 = stablehlo.multiply %554, %534 : tensor<64x16384x1x128xf32> loc(#at5)
    %556 = stablehlo.subtract %arg8, %555 : tensor<64x16384x1x128xf32> loc(#at5)
    %557 = stablehlo.multiply %121#18, %121#18 : tensor<64x256x128x16384xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at5)
    %559 = stablehlo.add %557, %558 : tensor<64x256x128x16384xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %561 = stablehlo.multiply %560, %arg33 : tensor<64x256x128xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %562 = stablehlo.reduce(%559 init: %cst_179) applies stablehlo.add across dimensions = [3] : (tensor<64x256x128x16384xf32>, tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %564 = stablehlo.divide %562, %563 : tensor<64x256x128xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %566 = stablehlo.multiply %565, %564 : tensor<64x256x128xf32> loc(#at5)
    %567 = stablehlo.add %561, %566 : tensor<64x256x128xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %569 = stablehlo.multiply %568, %arg21 : tensor<64x16384xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %570 = stablehlo.reduce(%559 init: %cst_183) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x256x128x16384xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %572 = stablehlo.divide %570, %571 : tensor<64x16384xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %574 = stablehlo.multiply %573, %572 : tensor<64x16384xf32> loc(#at5)
    %575 = stablehlo.add %569, %574 : tensor<64x16384xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %576 = stablehlo.reduce(%567 init: %cst_186) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x256x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<64x1x1xf32> loc(#at5)
    %579 = stablehlo.divide %577, %578 : tensor<64x1x1xf32> loc(#at5)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<64x1x1xf32>) -> tensor<64x256x128xf32> loc(#at5)
    %581 = stablehlo.divide %567, %580 : tensor<64x256x128xf32> loc(#at5)
    %582 = stablehlo.rsqrt %581 : tensor<64x256x128xf32> loc(#at5)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<64x256x128xf32>) -> tensor<64x256x128x1xf32> loc(#at5)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 2, 3] : (tensor<64x256x128x1xf32>) -> tensor<64x256x128x16384xf32> loc(#at5)
    %585 = stablehlo.multiply %121#18, %584 : tensor<64x256x128x16384xf32> loc(#at5)
    %586 = stablehlo.rsqrt %575 : tensor<64x16384xf32> loc(#at5)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 3] : (tensor<64x16384xf32>) -> tensor<64x1x1x16384xf32> loc(#at5)
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1, 2, 3] : (tensor<64x1x1x16384xf32>) -> tensor<64x256x128x16384xf32> loc(#at5)
    %589 = stablehlo.multiply %585, %588 : tensor<64x256x128x16384xf32> loc(#at5)
    %590 = stablehlo.multiply %arg9, %arg9 : tensor<64x256x128x16384xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %591 = stablehlo.reduce(%590 init: %cst_188) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x256x128x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %594 = stablehlo.divide %592, %593 : tensor<64x1x1x1xf32> loc(#at5)
    %595 = stablehlo.sqrt %594 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %597 = stablehlo.maximum %596, %595 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %599 = stablehlo.multiply %598, %597 : tensor<64x1x1x1xf32> loc(#at5)
    %600 = stablehlo.multiply %589, %589 : tensor<64x256x128x16384xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %601 = stablehlo.reduce(%600 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x256x128x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %602 = stablehlo.broadcast_in_dim %601, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %604 = stablehlo.divide %602, %603 : tensor<64x1x1x1xf32> loc(#at5)
    %605 = stablehlo.sqrt %604 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %607 = stablehlo.maximum %606, %605 : tensor<64x1x1x1xf32> loc(#at5)
    %608 = stablehlo.divide %599, %607 : tensor<64x1x1x1xf32> loc(#at5)
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1, 2, 3] : (tensor<64x1x1x1xf32>) -> tensor<64x256x128x16384xf32> loc(#at5)
    %610 = stablehlo.multiply %609, %589 : tensor<64x256x128x16384xf32> loc(#at5)
    %611 = stablehlo.subtract %arg9, %610 : tensor<64x256x128x16384xf32> loc(#at5)
    %612 = stablehlo.multiply %121#19, %121#19 : tensor<64x16384x256x128xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at5)
    %614 = stablehlo.add %612, %613 : tensor<64x16384x256x128xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %616 = stablehlo.multiply %615, %arg34 : tensor<64x16384xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %617 = stablehlo.reduce(%614 init: %cst_197) applies stablehlo.add across dimensions = [2, 3] : (tensor<64x16384x256x128xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %619 = stablehlo.divide %617, %618 : tensor<64x16384xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %621 = stablehlo.multiply %620, %619 : tensor<64x16384xf32> loc(#at5)
    %622 = stablehlo.add %616, %621 : tensor<64x16384xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %624 = stablehlo.multiply %623, %arg22 : tensor<64x256x128xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %625 = stablehlo.reduce(%614 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<64x16384x256x128xf32>, tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %627 = stablehlo.divide %625, %626 : tensor<64x256x128xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<64x256x128xf32> loc(#at5)
    %629 = stablehlo.multiply %628, %627 : tensor<64x256x128xf32> loc(#at5)
    %630 = stablehlo.add %624, %629 : tensor<64x256x128xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %631 = stablehlo.reduce(%622 init: %cst_204) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %634 = stablehlo.divide %632, %633 : tensor<64x1xf32> loc(#at5)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %636 = stablehlo.divide %622, %635 : tensor<64x16384xf32> loc(#at5)
    %637 = stablehlo.rsqrt %636 : tensor<64x16384xf32> loc(#at5)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1] : (tensor<64x16384xf32>) -> tensor<64x16384x1x1xf32> loc(#at5)
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1, 2, 3] : (tensor<64x16384x1x1xf32>) -> tensor<64x16384x256x128xf32> loc(#at5)
    %640 = stablehlo.multiply %121#19, %639 : tensor<64x16384x256x128xf32> loc(#at5)
    %641 = stablehlo.rsqrt %630 : tensor<64x256x128xf32> loc(#at5)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 2, 3] : (tensor<64x256x128xf32>) -> tensor<64x1x256x128xf32> loc(#at5)
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2, 3] : (tensor<64x1x256x128xf32>) -> tensor<64x16384x256x128xf32> loc(#at5)
    %644 = stablehlo.multiply %640, %643 : tensor<64x16384x256x128xf32> loc(#at5)
    %645 = stablehlo.multiply %arg10, %arg10 : tensor<64x16384x256x128xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %646 = stablehlo.reduce(%645 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x256x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %649 = stablehlo.divide %647, %648 : tensor<64x1x1x1xf32> loc(#at5)
    %650 = stablehlo.sqrt %649 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %652 = stablehlo.maximum %651, %650 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %654 = stablehlo.multiply %653, %652 : tensor<64x1x1x1xf32> loc(#at5)
    %655 = stablehlo.multiply %644, %644 : tensor<64x16384x256x128xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %656 = stablehlo.reduce(%655 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x256x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %657 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<0x4E000000> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %659 = stablehlo.divide %657, %658 : tensor<64x1x1x1xf32> loc(#at5)
    %660 = stablehlo.sqrt %659 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %662 = stablehlo.maximum %661, %660 : tensor<64x1x1x1xf32> loc(#at5)
    %663 = stablehlo.divide %654, %662 : tensor<64x1x1x1xf32> loc(#at5)
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1, 2, 3] : (tensor<64x1x1x1xf32>) -> tensor<64x16384x256x128xf32> loc(#at5)
    %665 = stablehlo.multiply %664, %644 : tensor<64x16384x256x128xf32> loc(#at5)
    %666 = stablehlo.subtract %arg10, %665 : tensor<64x16384x256x128xf32> loc(#at5)
    %667 = stablehlo.multiply %121#20, %121#20 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %669 = stablehlo.add %667, %668 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %671 = stablehlo.multiply %670, %arg35 : tensor<64x16384xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %672 = stablehlo.reduce(%669 init: %cst_215) applies stablehlo.add across dimensions = [2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %674 = stablehlo.divide %672, %673 : tensor<64x16384xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at5)
    %676 = stablehlo.multiply %675, %674 : tensor<64x16384xf32> loc(#at5)
    %677 = stablehlo.add %671, %676 : tensor<64x16384xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %679 = stablehlo.multiply %678, %arg23 : tensor<64x1x128xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %680 = stablehlo.reduce(%669 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %682 = stablehlo.divide %680, %681 : tensor<64x1x128xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64x1x128xf32> loc(#at5)
    %684 = stablehlo.multiply %683, %682 : tensor<64x1x128xf32> loc(#at5)
    %685 = stablehlo.add %679, %684 : tensor<64x1x128xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %686 = stablehlo.reduce(%677 init: %cst_222) applies stablehlo.add across dimensions = [1] : (tensor<64x16384xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<64x1xf32> loc(#at5)
    %689 = stablehlo.divide %687, %688 : tensor<64x1xf32> loc(#at5)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16384xf32> loc(#at5)
    %691 = stablehlo.divide %677, %690 : tensor<64x16384xf32> loc(#at5)
    %692 = stablehlo.rsqrt %691 : tensor<64x16384xf32> loc(#at5)
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<64x16384xf32>) -> tensor<64x16384x1x1xf32> loc(#at5)
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2, 3] : (tensor<64x16384x1x1xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %695 = stablehlo.multiply %121#20, %694 : tensor<64x16384x1x128xf32> loc(#at5)
    %696 = stablehlo.rsqrt %685 : tensor<64x1x128xf32> loc(#at5)
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 2, 3] : (tensor<64x1x128xf32>) -> tensor<64x1x1x128xf32> loc(#at5)
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1, 2, 3] : (tensor<64x1x1x128xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %699 = stablehlo.multiply %695, %698 : tensor<64x16384x1x128xf32> loc(#at5)
    %700 = stablehlo.multiply %arg11, %arg11 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %701 = stablehlo.reduce(%700 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %702 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %704 = stablehlo.divide %702, %703 : tensor<64x1x1x1xf32> loc(#at5)
    %705 = stablehlo.sqrt %704 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %707 = stablehlo.maximum %706, %705 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %709 = stablehlo.multiply %708, %707 : tensor<64x1x1x1xf32> loc(#at5)
    %710 = stablehlo.multiply %699, %699 : tensor<64x16384x1x128xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %711 = stablehlo.reduce(%710 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<64x16384x1x128xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %712 = stablehlo.broadcast_in_dim %711, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %714 = stablehlo.divide %712, %713 : tensor<64x1x1x1xf32> loc(#at5)
    %715 = stablehlo.sqrt %714 : tensor<64x1x1x1xf32> loc(#at5)
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<64x1x1x1xf32> loc(#at5)
    %717 = stablehlo.maximum %716, %715 : tensor<64x1x1x1xf32> loc(#at5)
    %718 = stablehlo.divide %709, %717 : tensor<64x1x1x1xf32> loc(#at5)
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1, 2, 3] : (tensor<64x1x1x1xf32>) -> tensor<64x16384x1x128xf32> loc(#at5)
    %720 = stablehlo.multiply %719, %699 : tensor<64x16384x1x128xf32> loc(#at5)
    %721 = stablehlo.subtract %arg11, %720 : tensor<64x16384x1x128xf32> loc(#at5)
    return %185, %217, %249, %281, %336, %391, %446, %501, %556, %611, %666, %721, %149, %arg13, %arg14, %arg15, %300, %355, %410, %465, %520, %575, %630, %685, %141, %193, %225, %257, %292, %347, %402, %457, %512, %567, %622, %677, %70 : tensor<30528x16384xf32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<512x16384xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<16384xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x131072xf32>, tensor<64x131072xf32>, tensor<64x1x128xf32>, tensor<64x16384xf32>, tensor<64x256x128xf32>, tensor<64x1x128xf32>, tensor<30528xf32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<512xf32>, tensor<64x131072xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<64x256x128xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<4096x512xi32>) -> tensor<4096x512x30528xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x512xi32>) -> tensor<4096x512x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x30528xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x512x1xi32>) -> tensor<4096x512x30528xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x30528xi32>) -> tensor<4096x512x30528xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x512x30528xi32>, tensor<4096x512x30528xi32>) -> tensor<4096x512x30528xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x512x30528xi1>) -> tensor<4096x512x30528xbf16>
    return %5 : tensor<4096x512x30528xbf16>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<64x16384xf32>, %arg1: tensor<i32>) -> tensor<16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16384] : (tensor<64x16384xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384xf32>) -> tensor<16384xf32>
    return %1 : tensor<16384xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<64x131072x16384xf32>, %arg1: tensor<i32>) -> tensor<131072x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 131072, 16384] : (tensor<64x131072x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x131072x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x131072x16384xf32>) -> tensor<131072x16384xf32>
    return %1 : tensor<131072x16384xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<64x16384x131072xf32>, %arg1: tensor<i32>) -> tensor<16384x131072xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16384, 131072] : (tensor<64x16384x131072xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x131072xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x131072xf32>) -> tensor<16384x131072xf32>
    return %1 : tensor<16384x131072xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<64x16384x1x128xf32>, %arg1: tensor<i32>) -> tensor<16384x1x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16384, 1, 128] : (tensor<64x16384x1x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x1x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x1x128xf32>) -> tensor<16384x1x128xf32>
    return %1 : tensor<16384x1x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<64x256x128x16384xf32>, %arg1: tensor<i32>) -> tensor<256x128x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 128, 16384] : (tensor<64x256x128x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x128x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x128x16384xf32>) -> tensor<256x128x16384xf32>
    return %1 : tensor<256x128x16384xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<64x16384x256x128xf32>, %arg1: tensor<i32>) -> tensor<16384x256x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16384, 256, 128] : (tensor<64x16384x256x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x256x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x256x128xf32>) -> tensor<16384x256x128xf32>
    return %1 : tensor<16384x256x128xf32>
  }
  func.func private @closed_call(%arg0: tensor<4096x512x16384xbf16>, %arg1: tensor<16384xf32>, %arg2: tensor<16384xf32>, %arg3: tensor<131072x16384xf32>, %arg4: tensor<16384x131072xf32>, %arg5: tensor<16384x131072xf32>, %arg6: tensor<16384x1x128xf32>, %arg7: tensor<256x128x16384xf32>, %arg8: tensor<16384x256x128xf32>, %arg9: tensor<16384x1x128xf32>) -> (tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<4096x512x16384xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<4096x512x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<4096x512x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<4096x512x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<4096x512x16384xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<4096x512x16384xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %15 = stablehlo.convert %arg8 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<16384x1x128xf32>) -> tensor<16384x1x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<16384x1x128xf32>) -> tensor<16384x1x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %21 = stablehlo.reshape %16 : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at0)
    %22 = stablehlo.reshape %21 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %23 = stablehlo.reshape %18 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at0)
    %24 = stablehlo.reshape %20 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at0)
    %25 = stablehlo.dot_general %23, %22, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at0)
    %26 = stablehlo.transpose %25, dims = [0, 3, 2, 1] : (tensor<4096x512x512x256xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at0)
    %27 = stablehlo.convert %26 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %29 = stablehlo.multiply %27, %28 : tensor<4096x256x512x512xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x256x512xf32> loc(#at0)
    %32 = stablehlo.maximum %31, %30 : tensor<4096x256x512xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %35 = stablehlo.subtract %29, %34 : tensor<4096x256x512x512xf32> loc(#at0)
    %36 = stablehlo.exponential %35 : tensor<4096x256x512x512xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at0)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at0)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %40 = stablehlo.divide %36, %39 : tensor<4096x256x512x512xf32> loc(#at0)
    %41 = stablehlo.convert %40 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at0)
    %42 = stablehlo.dot_general %24, %41, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at0)
    %43 = stablehlo.transpose %42, dims = [0, 3, 2, 1] : (tensor<4096x128x256x512xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %44 = stablehlo.convert %arg7 : (tensor<256x128x16384xf32>) -> tensor<256x128x16384xbf16> loc(#at0)
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x512x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %46 = stablehlo.add %arg0, %45 : tensor<4096x512x16384xbf16>
    %47 = sdy.sharding_constraint %46 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16>
    %48 = stablehlo.convert %47 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %49 = stablehlo.multiply %48, %48 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %50 = stablehlo.reduce(%49 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %53 = stablehlo.divide %51, %52 : tensor<4096x512x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %55 = stablehlo.add %53, %54 : tensor<4096x512x1xf32> loc(#at4)
    %56 = stablehlo.rsqrt %55 : tensor<4096x512x1xf32> loc(#at4)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %58 = stablehlo.multiply %48, %57 : tensor<4096x512x16384xf32> loc(#at4)
    %59 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %61 = stablehlo.multiply %58, %60 : tensor<4096x512x16384xf32> loc(#at4)
    %62 = stablehlo.convert %61 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %63 = stablehlo.convert %arg5 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at2)
    %64 = stablehlo.dot_general %62, %63, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at2)
    %65 = stablehlo.convert %arg4 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at2)
    %66 = stablehlo.dot_general %62, %65, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at2)
    %67 = call @silu_5(%66) : (tensor<4096x512x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %64 : tensor<4096x512x131072xbf16> loc(#at2)
    %69 = stablehlo.convert %arg3 : (tensor<131072x16384xf32>) -> tensor<131072x16384xbf16> loc(#at2)
    %70 = stablehlo.dot_general %68, %69, contracting_dims = [2] x [0] : (tensor<4096x512x131072xbf16>, tensor<131072x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at2)
    %71 = stablehlo.add %47, %70 : tensor<4096x512x16384xbf16>
    %72 = sdy.sharding_constraint %71 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16>
    return %72, %arg0 : tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>
  }
  func.func private @silu_5(%arg0: tensor<4096x512x131072xbf16>) -> tensor<4096x512x131072xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<4096x512x131072xbf16>
    %1 = stablehlo.exponential %0 : tensor<4096x512x131072xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4096x512x131072xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4096x512x131072xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4096x512x131072xbf16>
    return %6 : tensor<4096x512x131072xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<64x4096x512x16384xbf16>, %arg1: tensor<4096x512x16384xbf16>, %arg2: tensor<i32>) -> tensor<64x4096x512x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x512x16384xbf16>) -> tensor<1x4096x512x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x4096x512x16384xbf16>, tensor<1x4096x512x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x4096x512x16384xbf16>
    return %1 : tensor<64x4096x512x16384xbf16>
  }
  func.func private @_one_hot_6(%arg0: tensor<4096x512xi32>) -> tensor<4096x512x30528xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x512xi32>) -> tensor<4096x512x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x30528xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x512x1xi32>) -> tensor<4096x512x30528xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x30528xi32>) -> tensor<4096x512x30528xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x512x30528xi32>, tensor<4096x512x30528xi32>) -> tensor<4096x512x30528xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x512x30528xi1>) -> tensor<4096x512x30528xf32>
    return %5 : tensor<4096x512x30528xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<64x4096x512x16384xbf16>, %arg1: tensor<i32>) -> tensor<4096x512x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 512, 16384] : (tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x512x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x512x16384xbf16>) -> tensor<4096x512x16384xbf16>
    return %1 : tensor<4096x512x16384xbf16>
  }
  func.func private @closed_call_8(%arg0: tensor<4096x512x16384xbf16>, %arg1: tensor<16384xf32>, %arg2: tensor<16384xf32>, %arg3: tensor<131072x16384xf32>, %arg4: tensor<16384x131072xf32>, %arg5: tensor<16384x131072xf32>, %arg6: tensor<16384x1x128xf32>, %arg7: tensor<256x128x16384xf32>, %arg8: tensor<16384x256x128xf32>, %arg9: tensor<16384x1x128xf32>, %arg10: tensor<4096x512x16384xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>, tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>
    %1 = stablehlo.convert %0#9 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<4096x512x16384xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<4096x512x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<4096x512x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<4096x512x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<4096x512x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<4096x512x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<4096x512x16384xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<4096x512x16384xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at9)
    %19 = stablehlo.convert %0#7 : (tensor<16384x256x128xf32>) -> tensor<16384x256x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#5 : (tensor<16384x1x128xf32>) -> tensor<16384x1x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#8 : (tensor<16384x1x128xf32>) -> tensor<16384x1x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at7)
    %25 = stablehlo.reshape %20 : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at7)
    %26 = stablehlo.reshape %25 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at7)
    %27 = stablehlo.reshape %22 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at7)
    %28 = stablehlo.reshape %24 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at7)
    %29 = stablehlo.dot_general %27, %26, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at7)
    %30 = stablehlo.transpose %29, dims = [0, 3, 2, 1] : (tensor<4096x512x512x256xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at7)
    %31 = stablehlo.convert %30 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at7)
    %33 = stablehlo.multiply %31, %32 : tensor<4096x256x512x512xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %34 = stablehlo.reduce(%33 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4096x256x512xf32> loc(#at7)
    %36 = stablehlo.maximum %35, %34 : tensor<4096x256x512xf32> loc(#at7)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at7)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at7)
    %39 = stablehlo.subtract %33, %38 : tensor<4096x256x512x512xf32> loc(#at7)
    %40 = stablehlo.exponential %39 : tensor<4096x256x512x512xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at7)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at7)
    %44 = stablehlo.divide %40, %43 : tensor<4096x256x512x512xf32> loc(#at7)
    %45 = stablehlo.multiply %42, %42 : tensor<4096x256x512x1xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x256x512x1xf32> loc(#at7)
    %47 = stablehlo.divide %46, %45 : tensor<4096x256x512x1xf32> loc(#at7)
    %48 = stablehlo.convert %44 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at7)
    %49 = stablehlo.dot_general %28, %48, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at7)
    %50 = stablehlo.transpose %49, dims = [0, 3, 2, 1] : (tensor<4096x128x256x512xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at7)
    %51 = stablehlo.convert %0#6 : (tensor<256x128x16384xf32>) -> tensor<256x128x16384xbf16> loc(#at7)
    %52 = stablehlo.dot_general %50, %51, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x512x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at7)
    %53 = stablehlo.add %0#9, %52 : tensor<4096x512x16384xbf16> loc(#at6)
    %54 = sdy.sharding_constraint %53 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16> loc(#at6)
    %55 = stablehlo.convert %54 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at9)
    %56 = stablehlo.multiply %55, %55 : tensor<4096x512x16384xf32> loc(#at9)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %57 = stablehlo.reduce(%56 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at9)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %60 = stablehlo.divide %58, %59 : tensor<4096x512x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %62 = stablehlo.add %60, %61 : tensor<4096x512x1xf32> loc(#at9)
    %63 = stablehlo.rsqrt %62 : tensor<4096x512x1xf32> loc(#at9)
    %64 = stablehlo.divide %63, %62 : tensor<4096x512x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at9)
    %66 = stablehlo.multiply %65, %64 : tensor<4096x512x1xf32> loc(#at9)
    %67 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at9)
    %68 = stablehlo.multiply %55, %67 : tensor<4096x512x16384xf32> loc(#at9)
    %69 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at9)
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at9)
    %71 = stablehlo.multiply %68, %70 : tensor<4096x512x16384xf32> loc(#at9)
    %72 = stablehlo.convert %71 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at9)
    %73 = stablehlo.convert %0#4 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at8)
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at8)
    %75 = stablehlo.convert %0#3 : (tensor<16384x131072xf32>) -> tensor<16384x131072xbf16> loc(#at8)
    %76 = stablehlo.dot_general %72, %75, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at8)
    %77:3 = call @silu_9(%76) : (tensor<4096x512x131072xbf16>) -> (tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>) loc(#at8)
    %78 = stablehlo.multiply %77#0, %74 : tensor<4096x512x131072xbf16> loc(#at8)
    %79 = stablehlo.convert %0#2 : (tensor<131072x16384xf32>) -> tensor<131072x16384xbf16> loc(#at8)
    %80 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16>
    %81 = stablehlo.dot_general %80, %78, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x16384xbf16>, tensor<4096x512x131072xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<16384x131072xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %83 = stablehlo.dot_general %80, %79, contracting_dims = [2] x [1] : (tensor<4096x512x16384xbf16>, tensor<131072x16384xbf16>) -> tensor<4096x512x131072xbf16> loc(#at2)
    %84 = stablehlo.convert %82 : (tensor<131072x16384xbf16>) -> tensor<131072x16384xf32> loc(#at2)
    %85 = stablehlo.multiply %77#0, %83 : tensor<4096x512x131072xbf16> loc(#at2)
    %86 = stablehlo.multiply %83, %74 : tensor<4096x512x131072xbf16> loc(#at2)
    %87 = call @silu_10(%77#1, %76, %77#2, %86) : (tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at2)
    %88 = stablehlo.dot_general %87, %72, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x131072xbf16>, tensor<4096x512x16384xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<131072x16384xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %90 = stablehlo.dot_general %87, %75, contracting_dims = [2] x [1] : (tensor<4096x512x131072xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x16384xbf16> loc(#at2)
    %91 = stablehlo.convert %89 : (tensor<16384x131072xbf16>) -> tensor<16384x131072xf32> loc(#at2)
    %92 = stablehlo.dot_general %85, %72, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x131072xbf16>, tensor<4096x512x16384xbf16>) -> tensor<131072x16384xbf16> loc(#at2)
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<131072x16384xbf16>) -> tensor<16384x131072xbf16> loc(#at2)
    %94 = stablehlo.dot_general %85, %73, contracting_dims = [2] x [1] : (tensor<4096x512x131072xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x16384xbf16> loc(#at2)
    %95 = stablehlo.add %90, %94 : tensor<4096x512x16384xbf16> loc(#at2)
    %96 = stablehlo.convert %93 : (tensor<16384x131072xbf16>) -> tensor<16384x131072xf32> loc(#at2)
    %97 = stablehlo.convert %95 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %98 = stablehlo.multiply %68, %97 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %99 = stablehlo.reduce(%98 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %100 = stablehlo.reshape %99 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %101 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %102 = stablehlo.multiply %97, %101 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %103 = stablehlo.reduce(%100 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %104 = stablehlo.multiply %55, %102 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %106 = stablehlo.reshape %105 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %107 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %108 = stablehlo.multiply %102, %107 : tensor<4096x512x16384xf32> loc(#at4)
    %109 = stablehlo.multiply %106, %66 : tensor<4096x512x1xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %111 = stablehlo.divide %109, %110 : tensor<4096x512x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %112 = stablehlo.reduce(%111 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %114 = stablehlo.multiply %55, %113 : tensor<4096x512x16384xf32> loc(#at4)
    %115 = stablehlo.add %108, %114 : tensor<4096x512x16384xf32> loc(#at4)
    %116 = stablehlo.multiply %113, %55 : tensor<4096x512x16384xf32> loc(#at4)
    %117 = stablehlo.add %115, %116 : tensor<4096x512x16384xf32> loc(#at4)
    %118 = stablehlo.convert %117 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %119 = stablehlo.add %80, %118 : tensor<4096x512x16384xbf16> loc(#at4)
    %120 = sdy.sharding_constraint %119 <@mesh, [{"x"}, {}, {"y"}]> : tensor<4096x512x16384xbf16>
    %121 = stablehlo.dot_general %120, %50, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x16384xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %122 = stablehlo.transpose %121, dims = [1, 2, 0] : (tensor<16384x256x128xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %123 = stablehlo.dot_general %120, %51, contracting_dims = [2] x [2] : (tensor<4096x512x16384xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %124 = stablehlo.convert %122 : (tensor<256x128x16384xbf16>) -> tensor<256x128x16384xf32> loc(#at0)
    %125 = stablehlo.transpose %123, dims = [0, 3, 2, 1] : (tensor<4096x512x256x128xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at0)
    %126 = stablehlo.dot_general %125, %28, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<4096x128x256x512xbf16>, tensor<4096x512x128xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at0)
    %127 = stablehlo.dot_general %125, %48, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<4096x128x256x512xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x512xbf16> loc(#at0)
    %128 = stablehlo.transpose %127, dims = [0, 2, 1] : (tensor<4096x128x512xbf16>) -> tensor<4096x512x128xbf16> loc(#at0)
    %129 = stablehlo.convert %126 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %130 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %131 = stablehlo.multiply %129, %130 : tensor<4096x256x512x512xf32> loc(#at0)
    %132 = stablehlo.multiply %131, %40 : tensor<4096x256x512x512xf32> loc(#at0)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %133 = stablehlo.reduce(%132 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at0)
    %134 = stablehlo.reshape %133 : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at0)
    %135 = stablehlo.negate %134 : tensor<4096x256x512x1xf32> loc(#at0)
    %136 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %137 = stablehlo.divide %129, %136 : tensor<4096x256x512x512xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %138 = stablehlo.reduce(%135 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x1xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at0)
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %140 = stablehlo.add %137, %139 : tensor<4096x256x512x512xf32> loc(#at0)
    %141 = stablehlo.multiply %140, %40 : tensor<4096x256x512x512xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at0)
    %143 = stablehlo.multiply %141, %142 : tensor<4096x256x512x512xf32> loc(#at0)
    %144 = stablehlo.convert %143 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [0, 3, 2, 1] : (tensor<4096x256x512x512xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at0)
    %146 = stablehlo.dot_general %145, %27, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4096x512x512x256xbf16>, tensor<4096x512x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %147 = stablehlo.dot_general %145, %26, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x512x256xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at0)
    %148 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 3] : (tensor<4096x512x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %149 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 3] : (tensor<4096x512x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %150 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 3, 4] : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at0)
    %151 = stablehlo.reshape %150 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %152 = stablehlo.dot_general %148, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x1x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<1x128x16384xbf16> loc(#at0)
    %153 = stablehlo.transpose %152, dims = [2, 0, 1] : (tensor<1x128x16384xbf16>) -> tensor<16384x1x128xbf16> loc(#at0)
    %154 = stablehlo.dot_general %148, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x1x128xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %155 = stablehlo.convert %153 : (tensor<16384x1x128xbf16>) -> tensor<16384x1x128xf32> loc(#at0)
    %156 = stablehlo.dot_general %149, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x1x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<1x128x16384xbf16> loc(#at0)
    %157 = stablehlo.transpose %156, dims = [2, 0, 1] : (tensor<1x128x16384xbf16>) -> tensor<16384x1x128xbf16> loc(#at0)
    %158 = stablehlo.dot_general %149, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x1x128xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %159 = stablehlo.add %154, %158 : tensor<4096x512x16384xbf16> loc(#at0)
    %160 = stablehlo.convert %157 : (tensor<16384x1x128xbf16>) -> tensor<16384x1x128xf32> loc(#at0)
    %161 = stablehlo.dot_general %151, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x256x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %162 = stablehlo.transpose %161, dims = [2, 0, 1] : (tensor<256x128x16384xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %163 = stablehlo.dot_general %151, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x256x128xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %164 = stablehlo.add %159, %163 : tensor<4096x512x16384xbf16> loc(#at0)
    %165 = stablehlo.convert %162 : (tensor<16384x256x128xbf16>) -> tensor<16384x256x128xf32> loc(#at0)
    %166 = stablehlo.convert %164 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at4)
    %167 = stablehlo.multiply %14, %166 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %168 = stablehlo.reduce(%167 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %169 = stablehlo.reshape %168 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at4)
    %170 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %171 = stablehlo.multiply %166, %170 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %172 = stablehlo.reduce(%169 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at4)
    %173 = stablehlo.multiply %1, %171 : tensor<4096x512x16384xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %174 = stablehlo.reduce(%173 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %175 = stablehlo.reshape %174 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at4)
    %176 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %177 = stablehlo.multiply %171, %176 : tensor<4096x512x16384xf32> loc(#at4)
    %178 = stablehlo.multiply %175, %12 : tensor<4096x512x1xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at4)
    %180 = stablehlo.divide %178, %179 : tensor<4096x512x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %181 = stablehlo.reduce(%180 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at4)
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at4)
    %183 = stablehlo.multiply %1, %182 : tensor<4096x512x16384xf32> loc(#at4)
    %184 = stablehlo.add %177, %183 : tensor<4096x512x16384xf32> loc(#at4)
    %185 = stablehlo.multiply %182, %1 : tensor<4096x512x16384xf32> loc(#at4)
    %186 = stablehlo.add %184, %185 : tensor<4096x512x16384xf32> loc(#at4)
    %187 = stablehlo.convert %186 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at4)
    %188 = stablehlo.add %120, %187 : tensor<4096x512x16384xbf16> loc(#at4)
    return %188, %172, %103, %84, %91, %96, %160, %124, %165, %155 : tensor<4096x512x16384xbf16>, tensor<16384xf32>, tensor<16384xf32>, tensor<131072x16384xf32>, tensor<16384x131072xf32>, tensor<16384x131072xf32>, tensor<16384x1x128xf32>, tensor<256x128x16384xf32>, tensor<16384x256x128xf32>, tensor<16384x1x128xf32>
  }
  func.func private @silu_9(%arg0: tensor<4096x512x131072xbf16>) -> (tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<4096x512x131072xbf16>
    %1 = stablehlo.exponential %0 : tensor<4096x512x131072xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4096x512x131072xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4096x512x131072xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<4096x512x131072xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<4096x512x131072xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4096x512x131072xbf16>
    return %9, %5, %8 : tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>, tensor<4096x512x131072xbf16>
  }
  func.func private @silu_10(%arg0: tensor<4096x512x131072xbf16>, %arg1: tensor<4096x512x131072xbf16>, %arg2: tensor<4096x512x131072xbf16>, %arg3: tensor<4096x512x131072xbf16>) -> tensor<4096x512x131072xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4096x512x131072xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4096x512x131072xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4096x512x131072xbf16>
    %3 = stablehlo.add %1, %2 : tensor<4096x512x131072xbf16>
    return %3 : tensor<4096x512x131072xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<64x16384xf32>, %arg1: tensor<16384xf32>, %arg2: tensor<i32>) -> tensor<64x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<64x16384xf32>, tensor<1x16384xf32>, tensor<i32>, tensor<i32>) -> tensor<64x16384xf32>
    return %1 : tensor<64x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<64x131072x16384xf32>, %arg1: tensor<131072x16384xf32>, %arg2: tensor<i32>) -> tensor<64x131072x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<131072x16384xf32>) -> tensor<1x131072x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x131072x16384xf32>, tensor<1x131072x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x131072x16384xf32>
    return %1 : tensor<64x131072x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<64x16384x131072xf32>, %arg1: tensor<16384x131072xf32>, %arg2: tensor<i32>) -> tensor<64x16384x131072xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16384x131072xf32>) -> tensor<1x16384x131072xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x16384x131072xf32>, tensor<1x16384x131072xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x131072xf32>
    return %1 : tensor<64x16384x131072xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<64x16384x1x128xf32>, %arg1: tensor<16384x1x128xf32>, %arg2: tensor<i32>) -> tensor<64x16384x1x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16384x1x128xf32>) -> tensor<1x16384x1x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x16384x1x128xf32>, tensor<1x16384x1x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x1x128xf32>
    return %1 : tensor<64x16384x1x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<64x256x128x16384xf32>, %arg1: tensor<256x128x16384xf32>, %arg2: tensor<i32>) -> tensor<64x256x128x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x128x16384xf32>) -> tensor<1x256x128x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x256x128x16384xf32>, tensor<1x256x128x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x256x128x16384xf32>
    return %1 : tensor<64x256x128x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<64x16384x256x128xf32>, %arg1: tensor<16384x256x128xf32>, %arg2: tensor<i32>) -> tensor<64x16384x256x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16384x256x128xf32>) -> tensor<1x16384x256x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x16384x256x128xf32>, tensor<1x16384x256x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x256x128xf32>
    return %1 : tensor<64x16384x256x128xf32>
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

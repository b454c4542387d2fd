module @jit_table_10b_128 attributes {mhlo.num_partitions = 128 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8, "y"=16]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}, {name = "y", size = 16 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<18x4096xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<18x4096xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<18x32768x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<18x4096x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<18x4096x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<18x4096x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<18x64x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<18x4096x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<18x4096x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<18x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<18x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<18x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<18x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<18x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<18x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<18x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<18x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<18x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<18x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<128x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<128x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<18x4096xf32> {jax.result_info = "result[0]['ln1']"}, tensor<18x4096xf32> {jax.result_info = "result[0]['ln2']"}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<18x32768x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<18x4096x32768xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<18x4096x32768xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<18x4096x64x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<18x64x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<18x4096x64x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<18x4096x64x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x32768xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<18x32768xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<18x64x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x64x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<18x64x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<18x32768xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x64x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<18x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg37) : (tensor<128x1024xi32>) -> tensor<128x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<128x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<128x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16> loc(#at1)
    %4 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %6 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %11 = stablehlo.convert %10 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %13 = stablehlo.multiply %12, %11 : tensor<1024x1024xf32> loc(#at0)
    %14 = stablehlo.broadcast_in_dim %13, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<18x128x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:13 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %14, %iterArg_239 = %c, %iterArg_240 = %3, %iterArg_241 = %15) : tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>, tensor<1x1x1024x1024xf32>, tensor<i32>, tensor<128x1024x4096xbf16>, tensor<18x128x1024x4096xbf16>
    cond {
      %c_242 = stablehlo.constant dense<18> : tensor<i32>
      %725 = stablehlo.compare LT, %iterArg_239, %c_242, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %725 : tensor<i1>
    } do {
      %725 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_239) : (tensor<18x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %726 = func.call @dynamic_index_in_dim(%iterArg_230, %iterArg_239) : (tensor<18x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %727 = func.call @dynamic_index_in_dim_0(%iterArg_231, %iterArg_239) : (tensor<18x32768x4096xf32>, tensor<i32>) -> tensor<32768x4096xf32>
      %728 = func.call @dynamic_index_in_dim_1(%iterArg_232, %iterArg_239) : (tensor<18x4096x32768xf32>, tensor<i32>) -> tensor<4096x32768xf32>
      %729 = func.call @dynamic_index_in_dim_1(%iterArg_233, %iterArg_239) : (tensor<18x4096x32768xf32>, tensor<i32>) -> tensor<4096x32768xf32>
      %730 = func.call @dynamic_index_in_dim_2(%iterArg_234, %iterArg_239) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %731 = func.call @dynamic_index_in_dim_3(%iterArg_235, %iterArg_239) : (tensor<18x64x128x4096xf32>, tensor<i32>) -> tensor<64x128x4096xf32>
      %732 = func.call @dynamic_index_in_dim_2(%iterArg_236, %iterArg_239) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %733 = func.call @dynamic_index_in_dim_2(%iterArg_237, %iterArg_239) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %734:2 = func.call @closed_call(%iterArg_238, %iterArg_240, %725, %726, %727, %728, %729, %730, %731, %732, %733) : (tensor<1x1x1024x1024xf32>, tensor<128x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>) -> (tensor<128x1024x4096xbf16>, tensor<128x1024x4096xbf16>)
      %735 = func.call @dynamic_update_index_in_dim(%iterArg_241, %734#1, %iterArg_239) : (tensor<18x128x1024x4096xbf16>, tensor<128x1024x4096xbf16>, tensor<i32>) -> tensor<18x128x1024x4096xbf16>
      %c_242 = stablehlo.constant dense<1> : tensor<i32>
      %736 = stablehlo.add %iterArg_239, %c_242 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %736, %734#0, %735 : tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>, tensor<1x1x1024x1024xf32>, tensor<i32>, tensor<128x1024x4096xbf16>, tensor<18x128x1024x4096xbf16>
    }
    %17 = stablehlo.convert %16#11 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %18 = stablehlo.multiply %17, %17 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %22 = stablehlo.divide %20, %21 : tensor<128x1024x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %24 = stablehlo.add %22, %23 : tensor<128x1024x1xf32> loc(#at4)
    %25 = stablehlo.rsqrt %24 : tensor<128x1024x1xf32> loc(#at4)
    %26 = stablehlo.divide %25, %24 : tensor<128x1024x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %28 = stablehlo.multiply %27, %26 : tensor<128x1024x1xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %30 = stablehlo.multiply %17, %29 : tensor<128x1024x4096xf32> loc(#at4)
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %33 = stablehlo.multiply %30, %32 : tensor<128x1024x4096xf32> loc(#at4)
    %34 = stablehlo.convert %33 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %35 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at3)
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<128x1024x32000xbf16> loc(#at3)
    %37 = sdy.sharding_constraint %36 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x32000xbf16> loc(#at3)
    %38 = stablehlo.convert %37 : (tensor<128x1024x32000xbf16>) -> tensor<128x1024x32000xf32> loc(#at3)
    %39 = call @_one_hot_5(%arg36) : (tensor<128x1024xi32>) -> tensor<128x1024x32000xf32> loc(#at3)
    %40 = stablehlo.multiply %38, %39 : tensor<128x1024x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x32000xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %42 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<128x1024x32000xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %43 = stablehlo.reshape %42 : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at3)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x32000xf32> loc(#at3)
    %45 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<128x1024x32000xf32>, tensor<128x1024x32000xf32>) -> tensor<128x1024x32000xi1> loc(#at3)
    %46 = stablehlo.convert %45 : (tensor<128x1024x32000xi1>) -> tensor<128x1024x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x32000xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %49 = stablehlo.maximum %48, %42 : tensor<128x1024xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %42, %49, FLOAT : (tensor<128x1024xf32>, tensor<128x1024xf32>) -> tensor<128x1024xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %53 = stablehlo.select %50, %51, %52 : tensor<128x1024xi1>, tensor<128x1024xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %55 = stablehlo.compare EQ, %54, %49, FLOAT : (tensor<128x1024xf32>, tensor<128x1024xf32>) -> tensor<128x1024xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %58 = stablehlo.select %55, %56, %57 : tensor<128x1024xi1>, tensor<128x1024xf32> loc(#at3)
    %59 = stablehlo.divide %53, %58 : tensor<128x1024xf32> loc(#at3)
    %60 = stablehlo.is_finite %49 : (tensor<128x1024xf32>) -> tensor<128x1024xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %62 = stablehlo.select %60, %49, %61 : tensor<128x1024xi1>, tensor<128x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %64 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at3)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x32000xf32> loc(#at3)
    %66 = stablehlo.subtract %38, %65 : tensor<128x1024x32000xf32> loc(#at3)
    %67 = stablehlo.exponential %66 : tensor<128x1024x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x32000xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %69 = stablehlo.sign %68 : tensor<128x1024xf32> loc(#at3)
    %70 = stablehlo.abs %68 : tensor<128x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %72 = stablehlo.compare GE, %68, %71, FLOAT : (tensor<128x1024xf32>, tensor<128x1024xf32>) -> tensor<128x1024xi1> loc(#at3)
    %73 = stablehlo.log %70 : tensor<128x1024xf32> loc(#at3)
    %74 = stablehlo.add %73, %62 : tensor<128x1024xf32> loc(#at3)
    %75 = stablehlo.subtract %74, %41 : tensor<128x1024xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %76 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %78 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %80 = stablehlo.negate %79 : tensor<128x1024xf32> loc(#at3)
    %81 = stablehlo.divide %79, %70 : tensor<128x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<128x1024xf32> loc(#at3)
    %83 = stablehlo.select %72, %82, %81 : tensor<128x1024xi1>, tensor<128x1024xf32> loc(#at3)
    %84 = stablehlo.select %72, %81, %82 : tensor<128x1024xi1>, tensor<128x1024xf32> loc(#at3)
    %85 = stablehlo.negate %83 : tensor<128x1024xf32> loc(#at3)
    %86 = stablehlo.add %84, %85 : tensor<128x1024xf32> loc(#at3)
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x32000xf32> loc(#at3)
    %88 = stablehlo.multiply %87, %67 : tensor<128x1024x32000xf32> loc(#at3)
    %89 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x32000xf32> loc(#at3)
    %90 = stablehlo.multiply %89, %39 : tensor<128x1024x32000xf32> loc(#at3)
    %91 = stablehlo.add %88, %90 : tensor<128x1024x32000xf32> loc(#at3)
    %92 = stablehlo.convert %91 : (tensor<128x1024x32000xf32>) -> tensor<128x1024x32000xbf16> loc(#at3)
    %93 = sdy.sharding_constraint %92 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x32000xbf16> loc(#at3)
    %94 = stablehlo.dot_general %93, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x32000xbf16>, tensor<128x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at3)
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at3)
    %96 = stablehlo.dot_general %93, %35, contracting_dims = [2] x [1] : (tensor<128x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<128x1024x4096xbf16> loc(#at3)
    %97 = stablehlo.convert %95 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at3)
    %98 = stablehlo.convert %96 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %99 = stablehlo.multiply %30, %98 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %100 = stablehlo.reduce(%99 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %101 = stablehlo.reshape %100 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %102 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %103 = stablehlo.multiply %98, %102 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %104 = stablehlo.reduce(%101 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %105 = stablehlo.multiply %17, %103 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %106 = stablehlo.reduce(%105 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %107 = stablehlo.reshape %106 : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %109 = stablehlo.multiply %103, %108 : tensor<128x1024x4096xf32> loc(#at4)
    %110 = stablehlo.multiply %107, %28 : tensor<128x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %112 = stablehlo.divide %110, %111 : tensor<128x1024x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %113 = stablehlo.reduce(%112 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x1xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %115 = stablehlo.multiply %17, %114 : tensor<128x1024x4096xf32> loc(#at4)
    %116 = stablehlo.add %109, %115 : tensor<128x1024x4096xf32> loc(#at4)
    %117 = stablehlo.multiply %114, %17 : tensor<128x1024x4096xf32> loc(#at4)
    %118 = stablehlo.add %116, %117 : tensor<128x1024x4096xf32> loc(#at4)
    %119 = stablehlo.convert %118 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<18x4096xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<18x4096xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<18x32768x4096xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<18x4096x32768xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<18x4096x32768xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<18x64x128x4096xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %129:21 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %16#12, %iterArg_239 = %c_37, %iterArg_240 = %119, %iterArg_241 = %120, %iterArg_242 = %121, %iterArg_243 = %122, %iterArg_244 = %123, %iterArg_245 = %124, %iterArg_246 = %125, %iterArg_247 = %126, %iterArg_248 = %127, %iterArg_249 = %128) : tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>, tensor<18x128x1024x4096xbf16>, tensor<i32>, tensor<128x1024x4096xbf16>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>
    cond {
      %c_250 = stablehlo.constant dense<18> : tensor<i32>
      %725 = stablehlo.compare LT, %iterArg_239, %c_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %725 : tensor<i1>
    } do {
      %c_250 = stablehlo.constant dense<18> : tensor<i32>
      %725 = stablehlo.subtract %c_250, %iterArg_239 : tensor<i32>
      %c_251 = stablehlo.constant dense<1> : tensor<i32>
      %726 = stablehlo.subtract %725, %c_251 : tensor<i32>
      %727 = func.call @dynamic_index_in_dim(%iterArg, %726) : (tensor<18x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %728 = func.call @dynamic_index_in_dim(%iterArg_230, %726) : (tensor<18x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %729 = func.call @dynamic_index_in_dim_0(%iterArg_231, %726) : (tensor<18x32768x4096xf32>, tensor<i32>) -> tensor<32768x4096xf32>
      %730 = func.call @dynamic_index_in_dim_1(%iterArg_232, %726) : (tensor<18x4096x32768xf32>, tensor<i32>) -> tensor<4096x32768xf32>
      %731 = func.call @dynamic_index_in_dim_1(%iterArg_233, %726) : (tensor<18x4096x32768xf32>, tensor<i32>) -> tensor<4096x32768xf32>
      %732 = func.call @dynamic_index_in_dim_2(%iterArg_234, %726) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %733 = func.call @dynamic_index_in_dim_3(%iterArg_235, %726) : (tensor<18x64x128x4096xf32>, tensor<i32>) -> tensor<64x128x4096xf32>
      %734 = func.call @dynamic_index_in_dim_2(%iterArg_236, %726) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %735 = func.call @dynamic_index_in_dim_2(%iterArg_237, %726) : (tensor<18x4096x64x128xf32>, tensor<i32>) -> tensor<4096x64x128xf32>
      %736 = func.call @dynamic_index_in_dim_6(%iterArg_238, %726) : (tensor<18x128x1024x4096xbf16>, tensor<i32>) -> tensor<128x1024x4096xbf16>
      %737:10 = func.call @closed_call_7(%iterArg_240, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736) : (tensor<128x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>, tensor<128x1024x4096xbf16>) -> (tensor<128x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>)
      %738 = func.call @dynamic_update_index_in_dim_10(%iterArg_241, %737#1, %726) : (tensor<18x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<18x4096xf32>
      %739 = func.call @dynamic_update_index_in_dim_10(%iterArg_242, %737#2, %726) : (tensor<18x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<18x4096xf32>
      %740 = func.call @dynamic_update_index_in_dim_11(%iterArg_243, %737#3, %726) : (tensor<18x32768x4096xf32>, tensor<32768x4096xf32>, tensor<i32>) -> tensor<18x32768x4096xf32>
      %741 = func.call @dynamic_update_index_in_dim_12(%iterArg_244, %737#4, %726) : (tensor<18x4096x32768xf32>, tensor<4096x32768xf32>, tensor<i32>) -> tensor<18x4096x32768xf32>
      %742 = func.call @dynamic_update_index_in_dim_12(%iterArg_245, %737#5, %726) : (tensor<18x4096x32768xf32>, tensor<4096x32768xf32>, tensor<i32>) -> tensor<18x4096x32768xf32>
      %743 = func.call @dynamic_update_index_in_dim_13(%iterArg_246, %737#6, %726) : (tensor<18x4096x64x128xf32>, tensor<4096x64x128xf32>, tensor<i32>) -> tensor<18x4096x64x128xf32>
      %744 = func.call @dynamic_update_index_in_dim_14(%iterArg_247, %737#7, %726) : (tensor<18x64x128x4096xf32>, tensor<64x128x4096xf32>, tensor<i32>) -> tensor<18x64x128x4096xf32>
      %745 = func.call @dynamic_update_index_in_dim_13(%iterArg_248, %737#8, %726) : (tensor<18x4096x64x128xf32>, tensor<4096x64x128xf32>, tensor<i32>) -> tensor<18x4096x64x128xf32>
      %746 = func.call @dynamic_update_index_in_dim_13(%iterArg_249, %737#9, %726) : (tensor<18x4096x64x128xf32>, tensor<4096x64x128xf32>, tensor<i32>) -> tensor<18x4096x64x128xf32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %747 = stablehlo.add %iterArg_239, %c_252 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %747, %737#0, %738, %739, %740, %741, %742, %743, %744, %745, %746 : tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>, tensor<18x128x1024x4096xbf16>, tensor<i32>, tensor<128x1024x4096xbf16>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>
    }
    %130 = sdy.sharding_constraint %129#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16> loc(#at1)
    %131 = stablehlo.dot_general %130, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x4096xbf16>, tensor<128x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %133 = stablehlo.convert %132 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %134 = stablehlo.multiply %133, %133 : tensor<32000x4096xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at5)
    %136 = stablehlo.add %134, %135 : tensor<32000x4096xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %138 = stablehlo.multiply %137, %arg24 : tensor<32000xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %139 = stablehlo.reduce(%136 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %141 = stablehlo.divide %139, %140 : tensor<32000xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %143 = stablehlo.multiply %142, %141 : tensor<32000xf32> loc(#at5)
    %144 = stablehlo.add %138, %143 : tensor<32000xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %146 = stablehlo.multiply %145, %arg12 : tensor<4096xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %147 = stablehlo.reduce(%136 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %149 = stablehlo.divide %147, %148 : tensor<4096xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %151 = stablehlo.multiply %150, %149 : tensor<4096xf32> loc(#at5)
    %152 = stablehlo.add %146, %151 : tensor<4096xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %153 = stablehlo.reduce(%144 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %156 = stablehlo.divide %154, %155 : tensor<1xf32> loc(#at5)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at5)
    %158 = stablehlo.divide %144, %157 : tensor<32000xf32> loc(#at5)
    %159 = stablehlo.rsqrt %158 : tensor<32000xf32> loc(#at5)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at5)
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %162 = stablehlo.multiply %133, %161 : tensor<32000x4096xf32> loc(#at5)
    %163 = stablehlo.rsqrt %152 : tensor<4096xf32> loc(#at5)
    %164 = stablehlo.broadcast_in_dim %163, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at5)
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %166 = stablehlo.multiply %162, %165 : tensor<32000x4096xf32> loc(#at5)
    %167 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %168 = stablehlo.reduce(%167 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.divide %169, %170 : tensor<1x1xf32> loc(#at5)
    %172 = stablehlo.sqrt %171 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %174 = stablehlo.maximum %173, %172 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %176 = stablehlo.multiply %175, %174 : tensor<1x1xf32> loc(#at5)
    %177 = stablehlo.multiply %166, %166 : tensor<32000x4096xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %178 = stablehlo.reduce(%177 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %181 = stablehlo.divide %179, %180 : tensor<1x1xf32> loc(#at5)
    %182 = stablehlo.sqrt %181 : tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %184 = stablehlo.maximum %183, %182 : tensor<1x1xf32> loc(#at5)
    %185 = stablehlo.divide %176, %184 : tensor<1x1xf32> loc(#at5)
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %187 = stablehlo.multiply %186, %166 : tensor<32000x4096xf32> loc(#at5)
    %188 = stablehlo.subtract %arg0, %187 : tensor<32000x4096xf32> loc(#at5)
    %189 = stablehlo.multiply %104, %104 : tensor<4096xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %191 = stablehlo.add %189, %190 : tensor<4096xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %193 = stablehlo.multiply %192, %arg25 : tensor<4096xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %195 = stablehlo.multiply %194, %191 : tensor<4096xf32> loc(#at5)
    %196 = stablehlo.add %193, %195 : tensor<4096xf32> loc(#at5)
    %197 = stablehlo.rsqrt %196 : tensor<4096xf32> loc(#at5)
    %198 = stablehlo.multiply %104, %197 : tensor<4096xf32> loc(#at5)
    %199 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %200 = stablehlo.reduce(%199 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %203 = stablehlo.divide %201, %202 : tensor<1xf32> loc(#at5)
    %204 = stablehlo.sqrt %203 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %206 = stablehlo.maximum %205, %204 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %208 = stablehlo.multiply %207, %206 : tensor<1xf32> loc(#at5)
    %209 = stablehlo.multiply %198, %198 : tensor<4096xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %210 = stablehlo.reduce(%209 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %213 = stablehlo.divide %211, %212 : tensor<1xf32> loc(#at5)
    %214 = stablehlo.sqrt %213 : tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %216 = stablehlo.maximum %215, %214 : tensor<1xf32> loc(#at5)
    %217 = stablehlo.divide %208, %216 : tensor<1xf32> loc(#at5)
    %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %219 = stablehlo.multiply %218, %198 : tensor<4096xf32> loc(#at5)
    %220 = stablehlo.subtract %arg1, %219 : tensor<4096xf32> loc(#at5)
    %221 = stablehlo.multiply %129#12, %129#12 : tensor<18x4096xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %223 = stablehlo.add %221, %222 : tensor<18x4096xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %225 = stablehlo.multiply %224, %arg26 : tensor<18x4096xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %227 = stablehlo.multiply %226, %223 : tensor<18x4096xf32> loc(#at5)
    %228 = stablehlo.add %225, %227 : tensor<18x4096xf32> loc(#at5)
    %229 = stablehlo.rsqrt %228 : tensor<18x4096xf32> loc(#at5)
    %230 = stablehlo.multiply %129#12, %229 : tensor<18x4096xf32> loc(#at5)
    %231 = stablehlo.multiply %arg2, %arg2 : tensor<18x4096xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %232 = stablehlo.reduce(%231 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %235 = stablehlo.divide %233, %234 : tensor<18x1xf32> loc(#at5)
    %236 = stablehlo.sqrt %235 : tensor<18x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %238 = stablehlo.maximum %237, %236 : tensor<18x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %240 = stablehlo.multiply %239, %238 : tensor<18x1xf32> loc(#at5)
    %241 = stablehlo.multiply %230, %230 : tensor<18x4096xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %242 = stablehlo.reduce(%241 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %243 = stablehlo.broadcast_in_dim %242, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %245 = stablehlo.divide %243, %244 : tensor<18x1xf32> loc(#at5)
    %246 = stablehlo.sqrt %245 : tensor<18x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %248 = stablehlo.maximum %247, %246 : tensor<18x1xf32> loc(#at5)
    %249 = stablehlo.divide %240, %248 : tensor<18x1xf32> loc(#at5)
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %251 = stablehlo.multiply %250, %230 : tensor<18x4096xf32> loc(#at5)
    %252 = stablehlo.subtract %arg2, %251 : tensor<18x4096xf32> loc(#at5)
    %253 = stablehlo.multiply %129#13, %129#13 : tensor<18x4096xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %255 = stablehlo.add %253, %254 : tensor<18x4096xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %257 = stablehlo.multiply %256, %arg27 : tensor<18x4096xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %259 = stablehlo.multiply %258, %255 : tensor<18x4096xf32> loc(#at5)
    %260 = stablehlo.add %257, %259 : tensor<18x4096xf32> loc(#at5)
    %261 = stablehlo.rsqrt %260 : tensor<18x4096xf32> loc(#at5)
    %262 = stablehlo.multiply %129#13, %261 : tensor<18x4096xf32> loc(#at5)
    %263 = stablehlo.multiply %arg3, %arg3 : tensor<18x4096xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %264 = stablehlo.reduce(%263 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %265 = stablehlo.broadcast_in_dim %264, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %267 = stablehlo.divide %265, %266 : tensor<18x1xf32> loc(#at5)
    %268 = stablehlo.sqrt %267 : tensor<18x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %270 = stablehlo.maximum %269, %268 : tensor<18x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %272 = stablehlo.multiply %271, %270 : tensor<18x1xf32> loc(#at5)
    %273 = stablehlo.multiply %262, %262 : tensor<18x4096xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %274 = stablehlo.reduce(%273 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %275 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %277 = stablehlo.divide %275, %276 : tensor<18x1xf32> loc(#at5)
    %278 = stablehlo.sqrt %277 : tensor<18x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %280 = stablehlo.maximum %279, %278 : tensor<18x1xf32> loc(#at5)
    %281 = stablehlo.divide %272, %280 : tensor<18x1xf32> loc(#at5)
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %283 = stablehlo.multiply %282, %262 : tensor<18x4096xf32> loc(#at5)
    %284 = stablehlo.subtract %arg3, %283 : tensor<18x4096xf32> loc(#at5)
    %285 = stablehlo.multiply %97, %97 : tensor<4096x32000xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at5)
    %287 = stablehlo.add %285, %286 : tensor<4096x32000xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %289 = stablehlo.multiply %288, %arg28 : tensor<4096xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %290 = stablehlo.reduce(%287 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %292 = stablehlo.divide %290, %291 : tensor<4096xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %294 = stablehlo.multiply %293, %292 : tensor<4096xf32> loc(#at5)
    %295 = stablehlo.add %289, %294 : tensor<4096xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %297 = stablehlo.multiply %296, %arg16 : tensor<32000xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %298 = stablehlo.reduce(%287 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %300 = stablehlo.divide %298, %299 : tensor<32000xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %302 = stablehlo.multiply %301, %300 : tensor<32000xf32> loc(#at5)
    %303 = stablehlo.add %297, %302 : tensor<32000xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %304 = stablehlo.reduce(%295 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %307 = stablehlo.divide %305, %306 : tensor<1xf32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %309 = stablehlo.divide %295, %308 : tensor<4096xf32> loc(#at5)
    %310 = stablehlo.rsqrt %309 : tensor<4096xf32> loc(#at5)
    %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at5)
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %313 = stablehlo.multiply %97, %312 : tensor<4096x32000xf32> loc(#at5)
    %314 = stablehlo.rsqrt %303 : tensor<32000xf32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %314, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at5)
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %317 = stablehlo.multiply %313, %316 : tensor<4096x32000xf32> loc(#at5)
    %318 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %319 = stablehlo.reduce(%318 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.divide %320, %321 : tensor<1x1xf32> loc(#at5)
    %323 = stablehlo.sqrt %322 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %325 = stablehlo.maximum %324, %323 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %327 = stablehlo.multiply %326, %325 : tensor<1x1xf32> loc(#at5)
    %328 = stablehlo.multiply %317, %317 : tensor<4096x32000xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %329 = stablehlo.reduce(%328 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %332 = stablehlo.divide %330, %331 : tensor<1x1xf32> loc(#at5)
    %333 = stablehlo.sqrt %332 : tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %335 = stablehlo.maximum %334, %333 : tensor<1x1xf32> loc(#at5)
    %336 = stablehlo.divide %327, %335 : tensor<1x1xf32> loc(#at5)
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %338 = stablehlo.multiply %337, %317 : tensor<4096x32000xf32> loc(#at5)
    %339 = stablehlo.subtract %arg4, %338 : tensor<4096x32000xf32> loc(#at5)
    %340 = stablehlo.multiply %129#14, %129#14 : tensor<18x32768x4096xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<18x32768x4096xf32> loc(#at5)
    %342 = stablehlo.add %340, %341 : tensor<18x32768x4096xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %344 = stablehlo.multiply %343, %arg29 : tensor<18x32768xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %345 = stablehlo.reduce(%342 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<18x32768x4096xf32>, tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %347 = stablehlo.divide %345, %346 : tensor<18x32768xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %349 = stablehlo.multiply %348, %347 : tensor<18x32768xf32> loc(#at5)
    %350 = stablehlo.add %344, %349 : tensor<18x32768xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %352 = stablehlo.multiply %351, %arg17 : tensor<18x4096xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %353 = stablehlo.reduce(%342 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<18x32768x4096xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %355 = stablehlo.divide %353, %354 : tensor<18x4096xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %357 = stablehlo.multiply %356, %355 : tensor<18x4096xf32> loc(#at5)
    %358 = stablehlo.add %352, %357 : tensor<18x4096xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %359 = stablehlo.reduce(%350 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<18x32768xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %362 = stablehlo.divide %360, %361 : tensor<18x1xf32> loc(#at5)
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x32768xf32> loc(#at5)
    %364 = stablehlo.divide %350, %363 : tensor<18x32768xf32> loc(#at5)
    %365 = stablehlo.rsqrt %364 : tensor<18x32768xf32> loc(#at5)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<18x32768xf32>) -> tensor<18x32768x1xf32> loc(#at5)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<18x32768x1xf32>) -> tensor<18x32768x4096xf32> loc(#at5)
    %368 = stablehlo.multiply %129#14, %367 : tensor<18x32768x4096xf32> loc(#at5)
    %369 = stablehlo.rsqrt %358 : tensor<18x4096xf32> loc(#at5)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 2] : (tensor<18x4096xf32>) -> tensor<18x1x4096xf32> loc(#at5)
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2] : (tensor<18x1x4096xf32>) -> tensor<18x32768x4096xf32> loc(#at5)
    %372 = stablehlo.multiply %368, %371 : tensor<18x32768x4096xf32> loc(#at5)
    %373 = stablehlo.multiply %arg5, %arg5 : tensor<18x32768x4096xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %374 = stablehlo.reduce(%373 init: %cst_115) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x32768x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %377 = stablehlo.divide %375, %376 : tensor<18x1x1xf32> loc(#at5)
    %378 = stablehlo.sqrt %377 : tensor<18x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %380 = stablehlo.maximum %379, %378 : tensor<18x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %382 = stablehlo.multiply %381, %380 : tensor<18x1x1xf32> loc(#at5)
    %383 = stablehlo.multiply %372, %372 : tensor<18x32768x4096xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %384 = stablehlo.reduce(%383 init: %cst_119) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x32768x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %387 = stablehlo.divide %385, %386 : tensor<18x1x1xf32> loc(#at5)
    %388 = stablehlo.sqrt %387 : tensor<18x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %390 = stablehlo.maximum %389, %388 : tensor<18x1x1xf32> loc(#at5)
    %391 = stablehlo.divide %382, %390 : tensor<18x1x1xf32> loc(#at5)
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x32768x4096xf32> loc(#at5)
    %393 = stablehlo.multiply %392, %372 : tensor<18x32768x4096xf32> loc(#at5)
    %394 = stablehlo.subtract %arg5, %393 : tensor<18x32768x4096xf32> loc(#at5)
    %395 = stablehlo.multiply %129#15, %129#15 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %397 = stablehlo.add %395, %396 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %399 = stablehlo.multiply %398, %arg30 : tensor<18x4096xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %400 = stablehlo.reduce(%397 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %402 = stablehlo.divide %400, %401 : tensor<18x4096xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %404 = stablehlo.multiply %403, %402 : tensor<18x4096xf32> loc(#at5)
    %405 = stablehlo.add %399, %404 : tensor<18x4096xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %407 = stablehlo.multiply %406, %arg18 : tensor<18x32768xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %408 = stablehlo.reduce(%397 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %410 = stablehlo.divide %408, %409 : tensor<18x32768xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %412 = stablehlo.multiply %411, %410 : tensor<18x32768xf32> loc(#at5)
    %413 = stablehlo.add %407, %412 : tensor<18x32768xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %414 = stablehlo.reduce(%405 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %417 = stablehlo.divide %415, %416 : tensor<18x1xf32> loc(#at5)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %419 = stablehlo.divide %405, %418 : tensor<18x4096xf32> loc(#at5)
    %420 = stablehlo.rsqrt %419 : tensor<18x4096xf32> loc(#at5)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<18x4096xf32>) -> tensor<18x4096x1xf32> loc(#at5)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2] : (tensor<18x4096x1xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %423 = stablehlo.multiply %129#15, %422 : tensor<18x4096x32768xf32> loc(#at5)
    %424 = stablehlo.rsqrt %413 : tensor<18x32768xf32> loc(#at5)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 2] : (tensor<18x32768xf32>) -> tensor<18x1x32768xf32> loc(#at5)
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2] : (tensor<18x1x32768xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %427 = stablehlo.multiply %423, %426 : tensor<18x4096x32768xf32> loc(#at5)
    %428 = stablehlo.multiply %arg6, %arg6 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %429 = stablehlo.reduce(%428 init: %cst_133) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %432 = stablehlo.divide %430, %431 : tensor<18x1x1xf32> loc(#at5)
    %433 = stablehlo.sqrt %432 : tensor<18x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %435 = stablehlo.maximum %434, %433 : tensor<18x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %437 = stablehlo.multiply %436, %435 : tensor<18x1x1xf32> loc(#at5)
    %438 = stablehlo.multiply %427, %427 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %439 = stablehlo.reduce(%438 init: %cst_137) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %440 = stablehlo.broadcast_in_dim %439, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %442 = stablehlo.divide %440, %441 : tensor<18x1x1xf32> loc(#at5)
    %443 = stablehlo.sqrt %442 : tensor<18x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %445 = stablehlo.maximum %444, %443 : tensor<18x1x1xf32> loc(#at5)
    %446 = stablehlo.divide %437, %445 : tensor<18x1x1xf32> loc(#at5)
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %448 = stablehlo.multiply %447, %427 : tensor<18x4096x32768xf32> loc(#at5)
    %449 = stablehlo.subtract %arg6, %448 : tensor<18x4096x32768xf32> loc(#at5)
    %450 = stablehlo.multiply %129#16, %129#16 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %452 = stablehlo.add %450, %451 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %454 = stablehlo.multiply %453, %arg31 : tensor<18x4096xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %455 = stablehlo.reduce(%452 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %457 = stablehlo.divide %455, %456 : tensor<18x4096xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %459 = stablehlo.multiply %458, %457 : tensor<18x4096xf32> loc(#at5)
    %460 = stablehlo.add %454, %459 : tensor<18x4096xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %462 = stablehlo.multiply %461, %arg19 : tensor<18x32768xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %463 = stablehlo.reduce(%452 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %465 = stablehlo.divide %463, %464 : tensor<18x32768xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<18x32768xf32> loc(#at5)
    %467 = stablehlo.multiply %466, %465 : tensor<18x32768xf32> loc(#at5)
    %468 = stablehlo.add %462, %467 : tensor<18x32768xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %469 = stablehlo.reduce(%460 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %472 = stablehlo.divide %470, %471 : tensor<18x1xf32> loc(#at5)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %474 = stablehlo.divide %460, %473 : tensor<18x4096xf32> loc(#at5)
    %475 = stablehlo.rsqrt %474 : tensor<18x4096xf32> loc(#at5)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1] : (tensor<18x4096xf32>) -> tensor<18x4096x1xf32> loc(#at5)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2] : (tensor<18x4096x1xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %478 = stablehlo.multiply %129#16, %477 : tensor<18x4096x32768xf32> loc(#at5)
    %479 = stablehlo.rsqrt %468 : tensor<18x32768xf32> loc(#at5)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 2] : (tensor<18x32768xf32>) -> tensor<18x1x32768xf32> loc(#at5)
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2] : (tensor<18x1x32768xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %482 = stablehlo.multiply %478, %481 : tensor<18x4096x32768xf32> loc(#at5)
    %483 = stablehlo.multiply %arg7, %arg7 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %484 = stablehlo.reduce(%483 init: %cst_151) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %485 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %487 = stablehlo.divide %485, %486 : tensor<18x1x1xf32> loc(#at5)
    %488 = stablehlo.sqrt %487 : tensor<18x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %490 = stablehlo.maximum %489, %488 : tensor<18x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %492 = stablehlo.multiply %491, %490 : tensor<18x1x1xf32> loc(#at5)
    %493 = stablehlo.multiply %482, %482 : tensor<18x4096x32768xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %494 = stablehlo.reduce(%493 init: %cst_155) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x4096x32768xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %495 = stablehlo.broadcast_in_dim %494, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %497 = stablehlo.divide %495, %496 : tensor<18x1x1xf32> loc(#at5)
    %498 = stablehlo.sqrt %497 : tensor<18x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %500 = stablehlo.maximum %499, %498 : tensor<18x1x1xf32> loc(#at5)
    %501 = stablehlo.divide %492, %500 : tensor<18x1x1xf32> loc(#at5)
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x4096x32768xf32> loc(#at5)
    %503 = stablehlo.multiply %502, %482 : tensor<18x4096x32768xf32> loc(#at5)
    %504 = stablehlo.subtract %arg7, %503 : tensor<18x4096x32768xf32> loc(#at5)
    %505 = stablehlo.multiply %129#17, %129#17 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %507 = stablehlo.add %505, %506 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %509 = stablehlo.multiply %508, %arg32 : tensor<18x4096xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %510 = stablehlo.reduce(%507 init: %cst_160) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %512 = stablehlo.divide %510, %511 : tensor<18x4096xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %514 = stablehlo.multiply %513, %512 : tensor<18x4096xf32> loc(#at5)
    %515 = stablehlo.add %509, %514 : tensor<18x4096xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %517 = stablehlo.multiply %516, %arg20 : tensor<18x64x128xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %518 = stablehlo.reduce(%507 init: %cst_164) applies stablehlo.add across dimensions = [1] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %520 = stablehlo.divide %518, %519 : tensor<18x64x128xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %522 = stablehlo.multiply %521, %520 : tensor<18x64x128xf32> loc(#at5)
    %523 = stablehlo.add %517, %522 : tensor<18x64x128xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %524 = stablehlo.reduce(%515 init: %cst_167) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %527 = stablehlo.divide %525, %526 : tensor<18x1xf32> loc(#at5)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %529 = stablehlo.divide %515, %528 : tensor<18x4096xf32> loc(#at5)
    %530 = stablehlo.rsqrt %529 : tensor<18x4096xf32> loc(#at5)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<18x4096xf32>) -> tensor<18x4096x1x1xf32> loc(#at5)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3] : (tensor<18x4096x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %533 = stablehlo.multiply %129#17, %532 : tensor<18x4096x64x128xf32> loc(#at5)
    %534 = stablehlo.rsqrt %523 : tensor<18x64x128xf32> loc(#at5)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 2, 3] : (tensor<18x64x128xf32>) -> tensor<18x1x64x128xf32> loc(#at5)
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<18x1x64x128xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %537 = stablehlo.multiply %533, %536 : tensor<18x4096x64x128xf32> loc(#at5)
    %538 = stablehlo.multiply %arg8, %arg8 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %539 = stablehlo.reduce(%538 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %542 = stablehlo.divide %540, %541 : tensor<18x1x1x1xf32> loc(#at5)
    %543 = stablehlo.sqrt %542 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %545 = stablehlo.maximum %544, %543 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %547 = stablehlo.multiply %546, %545 : tensor<18x1x1x1xf32> loc(#at5)
    %548 = stablehlo.multiply %537, %537 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %549 = stablehlo.reduce(%548 init: %cst_173) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %550 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %552 = stablehlo.divide %550, %551 : tensor<18x1x1x1xf32> loc(#at5)
    %553 = stablehlo.sqrt %552 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %555 = stablehlo.maximum %554, %553 : tensor<18x1x1x1xf32> loc(#at5)
    %556 = stablehlo.divide %547, %555 : tensor<18x1x1x1xf32> loc(#at5)
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %558 = stablehlo.multiply %557, %537 : tensor<18x4096x64x128xf32> loc(#at5)
    %559 = stablehlo.subtract %arg8, %558 : tensor<18x4096x64x128xf32> loc(#at5)
    %560 = stablehlo.multiply %129#18, %129#18 : tensor<18x64x128x4096xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<18x64x128x4096xf32> loc(#at5)
    %562 = stablehlo.add %560, %561 : tensor<18x64x128x4096xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %564 = stablehlo.multiply %563, %arg33 : tensor<18x64x128xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %565 = stablehlo.reduce(%562 init: %cst_178) applies stablehlo.add across dimensions = [3] : (tensor<18x64x128x4096xf32>, tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %567 = stablehlo.divide %565, %566 : tensor<18x64x128xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %569 = stablehlo.multiply %568, %567 : tensor<18x64x128xf32> loc(#at5)
    %570 = stablehlo.add %564, %569 : tensor<18x64x128xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %572 = stablehlo.multiply %571, %arg21 : tensor<18x4096xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %573 = stablehlo.reduce(%562 init: %cst_182) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x64x128x4096xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %575 = stablehlo.divide %573, %574 : tensor<18x4096xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %577 = stablehlo.multiply %576, %575 : tensor<18x4096xf32> loc(#at5)
    %578 = stablehlo.add %572, %577 : tensor<18x4096xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %579 = stablehlo.reduce(%570 init: %cst_185) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at5)
    %582 = stablehlo.divide %580, %581 : tensor<18x1x1xf32> loc(#at5)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x64x128xf32> loc(#at5)
    %584 = stablehlo.divide %570, %583 : tensor<18x64x128xf32> loc(#at5)
    %585 = stablehlo.rsqrt %584 : tensor<18x64x128xf32> loc(#at5)
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<18x64x128xf32>) -> tensor<18x64x128x1xf32> loc(#at5)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2, 3] : (tensor<18x64x128x1xf32>) -> tensor<18x64x128x4096xf32> loc(#at5)
    %588 = stablehlo.multiply %129#18, %587 : tensor<18x64x128x4096xf32> loc(#at5)
    %589 = stablehlo.rsqrt %578 : tensor<18x4096xf32> loc(#at5)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 3] : (tensor<18x4096xf32>) -> tensor<18x1x1x4096xf32> loc(#at5)
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1, 2, 3] : (tensor<18x1x1x4096xf32>) -> tensor<18x64x128x4096xf32> loc(#at5)
    %592 = stablehlo.multiply %588, %591 : tensor<18x64x128x4096xf32> loc(#at5)
    %593 = stablehlo.multiply %arg9, %arg9 : tensor<18x64x128x4096xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %594 = stablehlo.reduce(%593 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x64x128x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %597 = stablehlo.divide %595, %596 : tensor<18x1x1x1xf32> loc(#at5)
    %598 = stablehlo.sqrt %597 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %600 = stablehlo.maximum %599, %598 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %602 = stablehlo.multiply %601, %600 : tensor<18x1x1x1xf32> loc(#at5)
    %603 = stablehlo.multiply %592, %592 : tensor<18x64x128x4096xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %604 = stablehlo.reduce(%603 init: %cst_191) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x64x128x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %605 = stablehlo.broadcast_in_dim %604, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %607 = stablehlo.divide %605, %606 : tensor<18x1x1x1xf32> loc(#at5)
    %608 = stablehlo.sqrt %607 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %610 = stablehlo.maximum %609, %608 : tensor<18x1x1x1xf32> loc(#at5)
    %611 = stablehlo.divide %602, %610 : tensor<18x1x1x1xf32> loc(#at5)
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x64x128x4096xf32> loc(#at5)
    %613 = stablehlo.multiply %612, %592 : tensor<18x64x128x4096xf32> loc(#at5)
    %614 = stablehlo.subtract %arg9, %613 : tensor<18x64x128x4096xf32> loc(#at5)
    %615 = stablehlo.multiply %129#19, %129#19 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %617 = stablehlo.add %615, %616 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %619 = stablehlo.multiply %618, %arg34 : tensor<18x4096xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %620 = stablehlo.reduce(%617 init: %cst_196) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %622 = stablehlo.divide %620, %621 : tensor<18x4096xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %624 = stablehlo.multiply %623, %622 : tensor<18x4096xf32> loc(#at5)
    %625 = stablehlo.add %619, %624 : tensor<18x4096xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %627 = stablehlo.multiply %626, %arg22 : tensor<18x64x128xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %628 = stablehlo.reduce(%617 init: %cst_200) applies stablehlo.add across dimensions = [1] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %630 = stablehlo.divide %628, %629 : tensor<18x64x128xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %632 = stablehlo.multiply %631, %630 : tensor<18x64x128xf32> loc(#at5)
    %633 = stablehlo.add %627, %632 : tensor<18x64x128xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %634 = stablehlo.reduce(%625 init: %cst_203) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %637 = stablehlo.divide %635, %636 : tensor<18x1xf32> loc(#at5)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %639 = stablehlo.divide %625, %638 : tensor<18x4096xf32> loc(#at5)
    %640 = stablehlo.rsqrt %639 : tensor<18x4096xf32> loc(#at5)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<18x4096xf32>) -> tensor<18x4096x1x1xf32> loc(#at5)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1, 2, 3] : (tensor<18x4096x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %643 = stablehlo.multiply %129#19, %642 : tensor<18x4096x64x128xf32> loc(#at5)
    %644 = stablehlo.rsqrt %633 : tensor<18x64x128xf32> loc(#at5)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 2, 3] : (tensor<18x64x128xf32>) -> tensor<18x1x64x128xf32> loc(#at5)
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<18x1x64x128xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %647 = stablehlo.multiply %643, %646 : tensor<18x4096x64x128xf32> loc(#at5)
    %648 = stablehlo.multiply %arg10, %arg10 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %649 = stablehlo.reduce(%648 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %650 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %652 = stablehlo.divide %650, %651 : tensor<18x1x1x1xf32> loc(#at5)
    %653 = stablehlo.sqrt %652 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %655 = stablehlo.maximum %654, %653 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %657 = stablehlo.multiply %656, %655 : tensor<18x1x1x1xf32> loc(#at5)
    %658 = stablehlo.multiply %647, %647 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %659 = stablehlo.reduce(%658 init: %cst_209) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %660 = stablehlo.broadcast_in_dim %659, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %662 = stablehlo.divide %660, %661 : tensor<18x1x1x1xf32> loc(#at5)
    %663 = stablehlo.sqrt %662 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %665 = stablehlo.maximum %664, %663 : tensor<18x1x1x1xf32> loc(#at5)
    %666 = stablehlo.divide %657, %665 : tensor<18x1x1x1xf32> loc(#at5)
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %668 = stablehlo.multiply %667, %647 : tensor<18x4096x64x128xf32> loc(#at5)
    %669 = stablehlo.subtract %arg10, %668 : tensor<18x4096x64x128xf32> loc(#at5)
    %670 = stablehlo.multiply %129#20, %129#20 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %672 = stablehlo.add %670, %671 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %674 = stablehlo.multiply %673, %arg35 : tensor<18x4096xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %675 = stablehlo.reduce(%672 init: %cst_214) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %677 = stablehlo.divide %675, %676 : tensor<18x4096xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<18x4096xf32> loc(#at5)
    %679 = stablehlo.multiply %678, %677 : tensor<18x4096xf32> loc(#at5)
    %680 = stablehlo.add %674, %679 : tensor<18x4096xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %682 = stablehlo.multiply %681, %arg23 : tensor<18x64x128xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %683 = stablehlo.reduce(%672 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %685 = stablehlo.divide %683, %684 : tensor<18x64x128xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<18x64x128xf32> loc(#at5)
    %687 = stablehlo.multiply %686, %685 : tensor<18x64x128xf32> loc(#at5)
    %688 = stablehlo.add %682, %687 : tensor<18x64x128xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %689 = stablehlo.reduce(%680 init: %cst_221) applies stablehlo.add across dimensions = [1] : (tensor<18x4096xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at5)
    %692 = stablehlo.divide %690, %691 : tensor<18x1xf32> loc(#at5)
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x4096xf32> loc(#at5)
    %694 = stablehlo.divide %680, %693 : tensor<18x4096xf32> loc(#at5)
    %695 = stablehlo.rsqrt %694 : tensor<18x4096xf32> loc(#at5)
    %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1] : (tensor<18x4096xf32>) -> tensor<18x4096x1x1xf32> loc(#at5)
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2, 3] : (tensor<18x4096x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %698 = stablehlo.multiply %129#20, %697 : tensor<18x4096x64x128xf32> loc(#at5)
    %699 = stablehlo.rsqrt %688 : tensor<18x64x128xf32> loc(#at5)
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 2, 3] : (tensor<18x64x128xf32>) -> tensor<18x1x64x128xf32> loc(#at5)
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2, 3] : (tensor<18x1x64x128xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %702 = stablehlo.multiply %698, %701 : tensor<18x4096x64x128xf32> loc(#at5)
    %703 = stablehlo.multiply %arg11, %arg11 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %704 = stablehlo.reduce(%703 init: %cst_223) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %705 = stablehlo.broadcast_in_dim %704, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %707 = stablehlo.divide %705, %706 : tensor<18x1x1x1xf32> loc(#at5)
    %708 = stablehlo.sqrt %707 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %710 = stablehlo.maximum %709, %708 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %712 = stablehlo.multiply %711, %710 : tensor<18x1x1x1xf32> loc(#at5)
    %713 = stablehlo.multiply %702, %702 : tensor<18x4096x64x128xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %714 = stablehlo.reduce(%713 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x4096x64x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at5)
    %715 = stablehlo.broadcast_in_dim %714, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<0x4C000000> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %717 = stablehlo.divide %715, %716 : tensor<18x1x1x1xf32> loc(#at5)
    %718 = stablehlo.sqrt %717 : tensor<18x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at5)
    %720 = stablehlo.maximum %719, %718 : tensor<18x1x1x1xf32> loc(#at5)
    %721 = stablehlo.divide %712, %720 : tensor<18x1x1x1xf32> loc(#at5)
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x4096x64x128xf32> loc(#at5)
    %723 = stablehlo.multiply %722, %702 : tensor<18x4096x64x128xf32> loc(#at5)
    %724 = stablehlo.subtract %arg11, %723 : tensor<18x4096x64x128xf32> loc(#at5)
    return %188, %220, %252, %284, %339, %394, %449, %504, %559, %614, %669, %724, %152, %arg13, %arg14, %arg15, %303, %358, %413, %468, %523, %578, %633, %688, %144, %196, %228, %260, %295, %350, %405, %460, %515, %570, %625, %680, %77 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<4096x32000xf32>, tensor<18x32768x4096xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x32768xf32>, tensor<18x4096x64x128xf32>, tensor<18x64x128x4096xf32>, tensor<18x4096x64x128xf32>, tensor<18x4096x64x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<18x4096xf32>, tensor<18x32768xf32>, tensor<18x32768xf32>, tensor<18x64x128xf32>, tensor<18x4096xf32>, tensor<18x64x128xf32>, tensor<18x64x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<4096xf32>, tensor<18x32768xf32>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<18x64x128xf32>, tensor<18x4096xf32>, tensor<18x4096xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<128x1024xi32>) -> tensor<128x1024x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<128x1024xi32>) -> tensor<128x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<128x1024x1xi32>) -> tensor<128x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<128x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<128x1024x32000xi32>, tensor<128x1024x32000xi32>) -> tensor<128x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<128x1024x32000xi1>) -> tensor<128x1024x32000xbf16>
    return %5 : tensor<128x1024x32000xbf16>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<18x4096xf32>, %arg1: tensor<i32>) -> tensor<4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4096] : (tensor<18x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096xf32>) -> tensor<4096xf32>
    return %1 : tensor<4096xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<18x32768x4096xf32>, %arg1: tensor<i32>) -> tensor<32768x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32768, 4096] : (tensor<18x32768x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32768x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32768x4096xf32>) -> tensor<32768x4096xf32>
    return %1 : tensor<32768x4096xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<18x4096x32768xf32>, %arg1: tensor<i32>) -> tensor<4096x32768xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 32768] : (tensor<18x4096x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x32768xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x32768xf32>) -> tensor<4096x32768xf32>
    return %1 : tensor<4096x32768xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<18x4096x64x128xf32>, %arg1: tensor<i32>) -> tensor<4096x64x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 64, 128] : (tensor<18x4096x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x64x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x64x128xf32>) -> tensor<4096x64x128xf32>
    return %1 : tensor<4096x64x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<18x64x128x4096xf32>, %arg1: tensor<i32>) -> tensor<64x128x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 128, 4096] : (tensor<18x64x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x128x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x128x4096xf32>) -> tensor<64x128x4096xf32>
    return %1 : tensor<64x128x4096xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x1x1024x1024xf32>, %arg1: tensor<128x1024x4096xbf16>, %arg2: tensor<4096xf32>, %arg3: tensor<4096xf32>, %arg4: tensor<32768x4096xf32>, %arg5: tensor<4096x32768xf32>, %arg6: tensor<4096x32768xf32>, %arg7: tensor<4096x64x128xf32>, %arg8: tensor<64x128x4096xf32>, %arg9: tensor<4096x64x128xf32>, %arg10: tensor<4096x64x128xf32>) -> (tensor<128x1024x4096xbf16>, tensor<128x1024x4096xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<128x1024x4096xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<128x1024x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<128x1024x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<128x1024x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<128x1024x4096xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<128x1024x4096xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %15 = stablehlo.convert %arg9 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg7 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg10 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<128x1024x64x128xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<128x64x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<128x64x1024x1024xbf16>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<128x64x1024x1024xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %26 = stablehlo.subtract %24, %25 : tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<128x64x1024x1024xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x64x1024xf32> loc(#at0)
    %29 = stablehlo.maximum %28, %27 : tensor<128x64x1024xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %32 = stablehlo.subtract %26, %31 : tensor<128x64x1024x1024xf32> loc(#at0)
    %33 = stablehlo.exponential %32 : tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<128x64x1024x1024xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %37 = stablehlo.divide %33, %36 : tensor<128x64x1024x1024xf32> loc(#at0)
    %38 = stablehlo.convert %37 : (tensor<128x64x1024x1024xf32>) -> tensor<128x64x1024x1024xbf16> loc(#at0)
    %39 = stablehlo.dot_general %20, %38, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<128x1024x64x128xbf16>, tensor<128x64x1024x1024xbf16>) -> tensor<128x64x128x1024xbf16> loc(#at0)
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<128x64x128x1024xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %41 = stablehlo.convert %arg8 : (tensor<64x128x4096xf32>) -> tensor<64x128x4096xbf16> loc(#at0)
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [3, 2] x [1, 0] : (tensor<128x1024x64x128xbf16>, tensor<64x128x4096xbf16>) -> tensor<128x1024x4096xbf16> loc(#at0)
    %43 = stablehlo.add %arg1, %42 : tensor<128x1024x4096xbf16>
    %44 = sdy.sharding_constraint %43 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16>
    %45 = stablehlo.convert %44 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %46 = stablehlo.multiply %45, %45 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %50 = stablehlo.divide %48, %49 : tensor<128x1024x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %52 = stablehlo.add %50, %51 : tensor<128x1024x1xf32> loc(#at4)
    %53 = stablehlo.rsqrt %52 : tensor<128x1024x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %55 = stablehlo.multiply %45, %54 : tensor<128x1024x4096xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %58 = stablehlo.multiply %55, %57 : tensor<128x1024x4096xf32> loc(#at4)
    %59 = stablehlo.convert %58 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %60 = stablehlo.convert %arg6 : (tensor<4096x32768xf32>) -> tensor<4096x32768xbf16> loc(#at2)
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at2)
    %62 = stablehlo.convert %arg5 : (tensor<4096x32768xf32>) -> tensor<4096x32768xbf16> loc(#at2)
    %63 = stablehlo.dot_general %59, %62, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at2)
    %64 = call @silu_4(%63) : (tensor<128x1024x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at2)
    %65 = stablehlo.multiply %64, %61 : tensor<128x1024x32768xbf16> loc(#at2)
    %66 = stablehlo.convert %arg4 : (tensor<32768x4096xf32>) -> tensor<32768x4096xbf16> loc(#at2)
    %67 = stablehlo.dot_general %65, %66, contracting_dims = [2] x [0] : (tensor<128x1024x32768xbf16>, tensor<32768x4096xbf16>) -> tensor<128x1024x4096xbf16> loc(#at2)
    %68 = stablehlo.add %44, %67 : tensor<128x1024x4096xbf16>
    %69 = sdy.sharding_constraint %68 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16>
    return %69, %arg1 : tensor<128x1024x4096xbf16>, tensor<128x1024x4096xbf16>
  }
  func.func private @silu_4(%arg0: tensor<128x1024x32768xbf16>) -> tensor<128x1024x32768xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<128x1024x32768xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x1024x32768xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x1024x32768xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x1024x32768xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x1024x32768xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x1024x32768xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<128x1024x32768xbf16>
    return %6 : tensor<128x1024x32768xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<18x128x1024x4096xbf16>, %arg1: tensor<128x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<18x128x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<128x1024x4096xbf16>) -> tensor<1x128x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x128x1024x4096xbf16>, tensor<1x128x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x128x1024x4096xbf16>
    return %1 : tensor<18x128x1024x4096xbf16>
  }
  func.func private @_one_hot_5(%arg0: tensor<128x1024xi32>) -> tensor<128x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<128x1024xi32>) -> tensor<128x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<128x1024x1xi32>) -> tensor<128x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<128x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<128x1024x32000xi32>, tensor<128x1024x32000xi32>) -> tensor<128x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<128x1024x32000xi1>) -> tensor<128x1024x32000xf32>
    return %5 : tensor<128x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<18x128x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<128x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 128, 1024, 4096] : (tensor<18x128x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x128x1024x4096xbf16>) -> tensor<128x1024x4096xbf16>
    return %1 : tensor<128x1024x4096xbf16>
  }
  func.func private @closed_call_7(%arg0: tensor<128x1024x4096xbf16>, %arg1: tensor<4096xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<32768x4096xf32>, %arg4: tensor<4096x32768xf32>, %arg5: tensor<4096x32768xf32>, %arg6: tensor<4096x64x128xf32>, %arg7: tensor<64x128x4096xf32>, %arg8: tensor<4096x64x128xf32>, %arg9: tensor<4096x64x128xf32>, %arg10: tensor<128x1024x4096xbf16>) -> (tensor<128x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>, tensor<128x1024x4096xbf16>, tensor<128x1024x4096xbf16>
    %1 = stablehlo.convert %0#9 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<128x1024x4096xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<128x1024x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<128x1024x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<128x1024x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<128x1024x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<128x1024x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<128x1024x4096xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<128x1024x4096xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at9)
    %19 = stablehlo.convert %0#7 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#5 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#8 : (tensor<4096x64x128xf32>) -> tensor<4096x64x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<128x1024x64x128xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<128x64x1024x1024xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<128x64x1024x1024xbf16>) -> tensor<128x64x1024x1024xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x64x1024x1024xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<128x64x1024x1024xf32> loc(#at7)
    %29 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at7)
    %31 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at7)
    %36 = stablehlo.convert %35 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at7)
    %38 = stablehlo.multiply %37, %36 : tensor<1024x1024xf32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %38, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<128x64x1024x1024xf32> loc(#at7)
    %41 = stablehlo.subtract %28, %40 : tensor<128x64x1024x1024xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<128x64x1024x1024xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<128x64x1024xf32> loc(#at7)
    %44 = stablehlo.maximum %43, %42 : tensor<128x64x1024xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at7)
    %47 = stablehlo.subtract %41, %46 : tensor<128x64x1024x1024xf32> loc(#at7)
    %48 = stablehlo.exponential %47 : tensor<128x64x1024x1024xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<128x64x1024x1024xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1xf32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at7)
    %52 = stablehlo.divide %48, %51 : tensor<128x64x1024x1024xf32> loc(#at7)
    %53 = stablehlo.multiply %50, %50 : tensor<128x64x1024x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<128x64x1024x1xf32> loc(#at7)
    %55 = stablehlo.divide %54, %53 : tensor<128x64x1024x1xf32> loc(#at7)
    %56 = stablehlo.convert %52 : (tensor<128x64x1024x1024xf32>) -> tensor<128x64x1024x1024xbf16> loc(#at7)
    %57 = stablehlo.dot_general %24, %56, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<128x1024x64x128xbf16>, tensor<128x64x1024x1024xbf16>) -> tensor<128x64x128x1024xbf16> loc(#at7)
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<128x64x128x1024xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at7)
    %59 = stablehlo.convert %0#6 : (tensor<64x128x4096xf32>) -> tensor<64x128x4096xbf16> loc(#at7)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [3, 2] x [1, 0] : (tensor<128x1024x64x128xbf16>, tensor<64x128x4096xbf16>) -> tensor<128x1024x4096xbf16> loc(#at7)
    %61 = stablehlo.add %0#9, %60 : tensor<128x1024x4096xbf16> loc(#at6)
    %62 = sdy.sharding_constraint %61 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16> loc(#at6)
    %63 = stablehlo.convert %62 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at9)
    %64 = stablehlo.multiply %63, %63 : tensor<128x1024x4096xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at9)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %68 = stablehlo.divide %66, %67 : tensor<128x1024x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %70 = stablehlo.add %68, %69 : tensor<128x1024x1xf32> loc(#at9)
    %71 = stablehlo.rsqrt %70 : tensor<128x1024x1xf32> loc(#at9)
    %72 = stablehlo.divide %71, %70 : tensor<128x1024x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at9)
    %74 = stablehlo.multiply %73, %72 : tensor<128x1024x1xf32> loc(#at9)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at9)
    %76 = stablehlo.multiply %63, %75 : tensor<128x1024x4096xf32> loc(#at9)
    %77 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at9)
    %79 = stablehlo.multiply %76, %78 : tensor<128x1024x4096xf32> loc(#at9)
    %80 = stablehlo.convert %79 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at9)
    %81 = stablehlo.convert %0#4 : (tensor<4096x32768xf32>) -> tensor<4096x32768xbf16> loc(#at8)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at8)
    %83 = stablehlo.convert %0#3 : (tensor<4096x32768xf32>) -> tensor<4096x32768xbf16> loc(#at8)
    %84 = stablehlo.dot_general %80, %83, contracting_dims = [2] x [0] : (tensor<128x1024x4096xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at8)
    %85:3 = call @silu_8(%84) : (tensor<128x1024x32768xbf16>) -> (tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>) loc(#at8)
    %86 = stablehlo.multiply %85#0, %82 : tensor<128x1024x32768xbf16> loc(#at8)
    %87 = stablehlo.convert %0#2 : (tensor<32768x4096xf32>) -> tensor<32768x4096xbf16> loc(#at8)
    %88 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16>
    %89 = stablehlo.dot_general %88, %86, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x4096xbf16>, tensor<128x1024x32768xbf16>) -> tensor<4096x32768xbf16> loc(#at2)
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<4096x32768xbf16>) -> tensor<32768x4096xbf16> loc(#at2)
    %91 = stablehlo.dot_general %88, %87, contracting_dims = [2] x [1] : (tensor<128x1024x4096xbf16>, tensor<32768x4096xbf16>) -> tensor<128x1024x32768xbf16> loc(#at2)
    %92 = stablehlo.convert %90 : (tensor<32768x4096xbf16>) -> tensor<32768x4096xf32> loc(#at2)
    %93 = stablehlo.multiply %85#0, %91 : tensor<128x1024x32768xbf16> loc(#at2)
    %94 = stablehlo.multiply %91, %82 : tensor<128x1024x32768xbf16> loc(#at2)
    %95 = call @silu_9(%85#1, %84, %85#2, %94) : (tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>) -> tensor<128x1024x32768xbf16> loc(#at2)
    %96 = stablehlo.dot_general %95, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x32768xbf16>, tensor<128x1024x4096xbf16>) -> tensor<32768x4096xbf16> loc(#at2)
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<32768x4096xbf16>) -> tensor<4096x32768xbf16> loc(#at2)
    %98 = stablehlo.dot_general %95, %83, contracting_dims = [2] x [1] : (tensor<128x1024x32768xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x4096xbf16> loc(#at2)
    %99 = stablehlo.convert %97 : (tensor<4096x32768xbf16>) -> tensor<4096x32768xf32> loc(#at2)
    %100 = stablehlo.dot_general %93, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x32768xbf16>, tensor<128x1024x4096xbf16>) -> tensor<32768x4096xbf16> loc(#at2)
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<32768x4096xbf16>) -> tensor<4096x32768xbf16> loc(#at2)
    %102 = stablehlo.dot_general %93, %81, contracting_dims = [2] x [1] : (tensor<128x1024x32768xbf16>, tensor<4096x32768xbf16>) -> tensor<128x1024x4096xbf16> loc(#at2)
    %103 = stablehlo.add %98, %102 : tensor<128x1024x4096xbf16> loc(#at2)
    %104 = stablehlo.convert %101 : (tensor<4096x32768xbf16>) -> tensor<4096x32768xf32> loc(#at2)
    %105 = stablehlo.convert %103 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %106 = stablehlo.multiply %76, %105 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %107 = stablehlo.reduce(%106 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %108 = stablehlo.reshape %107 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %109 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %110 = stablehlo.multiply %105, %109 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %111 = stablehlo.reduce(%108 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %112 = stablehlo.multiply %63, %110 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %113 = stablehlo.reduce(%112 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %114 = stablehlo.reshape %113 : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %115 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %116 = stablehlo.multiply %110, %115 : tensor<128x1024x4096xf32> loc(#at4)
    %117 = stablehlo.multiply %114, %74 : tensor<128x1024x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %119 = stablehlo.divide %117, %118 : tensor<128x1024x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %120 = stablehlo.reduce(%119 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x1xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %122 = stablehlo.multiply %63, %121 : tensor<128x1024x4096xf32> loc(#at4)
    %123 = stablehlo.add %116, %122 : tensor<128x1024x4096xf32> loc(#at4)
    %124 = stablehlo.multiply %121, %63 : tensor<128x1024x4096xf32> loc(#at4)
    %125 = stablehlo.add %123, %124 : tensor<128x1024x4096xf32> loc(#at4)
    %126 = stablehlo.convert %125 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %127 = stablehlo.add %88, %126 : tensor<128x1024x4096xbf16> loc(#at4)
    %128 = sdy.sharding_constraint %127 <@mesh, [{"x"}, {}, {"y"}]> : tensor<128x1024x4096xbf16>
    %129 = stablehlo.dot_general %128, %58, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x4096xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<4096x64x128xbf16> loc(#at0)
    %130 = stablehlo.transpose %129, dims = [1, 2, 0] : (tensor<4096x64x128xbf16>) -> tensor<64x128x4096xbf16> loc(#at0)
    %131 = stablehlo.dot_general %128, %59, contracting_dims = [2] x [2] : (tensor<128x1024x4096xbf16>, tensor<64x128x4096xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %132 = stablehlo.convert %130 : (tensor<64x128x4096xbf16>) -> tensor<64x128x4096xf32> loc(#at0)
    %133 = stablehlo.transpose %131, dims = [0, 2, 3, 1] : (tensor<128x1024x64x128xbf16>) -> tensor<128x64x128x1024xbf16> loc(#at0)
    %134 = stablehlo.dot_general %133, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<128x64x128x1024xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<128x64x1024x1024xbf16> loc(#at0)
    %135 = stablehlo.dot_general %133, %56, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<128x64x128x1024xbf16>, tensor<128x64x1024x1024xbf16>) -> tensor<128x64x128x1024xbf16> loc(#at0)
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2] : (tensor<128x64x128x1024xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %137 = stablehlo.convert %134 : (tensor<128x64x1024x1024xbf16>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %138 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %139 = stablehlo.multiply %137, %138 : tensor<128x64x1024x1024xf32> loc(#at0)
    %140 = stablehlo.multiply %139, %48 : tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %141 = stablehlo.reduce(%140 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<128x64x1024x1024xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at0)
    %142 = stablehlo.reshape %141 : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1xf32> loc(#at0)
    %143 = stablehlo.negate %142 : tensor<128x64x1024x1xf32> loc(#at0)
    %144 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<128x64x1024x1xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %145 = stablehlo.divide %137, %144 : tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %146 = stablehlo.reduce(%143 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<128x64x1024x1xf32>, tensor<f32>) -> tensor<128x64x1024xf32> loc(#at0)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<128x64x1024xf32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %148 = stablehlo.add %145, %147 : tensor<128x64x1024x1024xf32> loc(#at0)
    %149 = stablehlo.multiply %148, %48 : tensor<128x64x1024x1024xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<128x64x1024x1024xf32> loc(#at0)
    %151 = stablehlo.multiply %149, %150 : tensor<128x64x1024x1024xf32> loc(#at0)
    %152 = stablehlo.convert %151 : (tensor<128x64x1024x1024xf32>) -> tensor<128x64x1024x1024xbf16> loc(#at0)
    %153 = stablehlo.dot_general %152, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<128x64x1024x1024xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<128x64x1024x128xbf16> loc(#at0)
    %154 = stablehlo.transpose %153, dims = [0, 2, 1, 3] : (tensor<128x64x1024x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %155 = stablehlo.dot_general %152, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<128x64x1024x1024xbf16>, tensor<128x1024x64x128xbf16>) -> tensor<128x64x1024x128xbf16> loc(#at0)
    %156 = stablehlo.transpose %155, dims = [0, 2, 1, 3] : (tensor<128x64x1024x128xbf16>) -> tensor<128x1024x64x128xbf16> loc(#at0)
    %157 = stablehlo.dot_general %136, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x64x128xbf16>, tensor<128x1024x4096xbf16>) -> tensor<64x128x4096xbf16> loc(#at0)
    %158 = stablehlo.transpose %157, dims = [2, 0, 1] : (tensor<64x128x4096xbf16>) -> tensor<4096x64x128xbf16> loc(#at0)
    %159 = stablehlo.dot_general %136, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<128x1024x64x128xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x4096xbf16> loc(#at0)
    %160 = stablehlo.convert %158 : (tensor<4096x64x128xbf16>) -> tensor<4096x64x128xf32> loc(#at0)
    %161 = stablehlo.dot_general %154, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x64x128xbf16>, tensor<128x1024x4096xbf16>) -> tensor<64x128x4096xbf16> loc(#at0)
    %162 = stablehlo.transpose %161, dims = [2, 0, 1] : (tensor<64x128x4096xbf16>) -> tensor<4096x64x128xbf16> loc(#at0)
    %163 = stablehlo.dot_general %154, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<128x1024x64x128xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x4096xbf16> loc(#at0)
    %164 = stablehlo.add %159, %163 : tensor<128x1024x4096xbf16> loc(#at0)
    %165 = stablehlo.convert %162 : (tensor<4096x64x128xbf16>) -> tensor<4096x64x128xf32> loc(#at0)
    %166 = stablehlo.dot_general %156, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<128x1024x64x128xbf16>, tensor<128x1024x4096xbf16>) -> tensor<64x128x4096xbf16> loc(#at0)
    %167 = stablehlo.transpose %166, dims = [2, 0, 1] : (tensor<64x128x4096xbf16>) -> tensor<4096x64x128xbf16> loc(#at0)
    %168 = stablehlo.dot_general %156, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<128x1024x64x128xbf16>, tensor<4096x64x128xbf16>) -> tensor<128x1024x4096xbf16> loc(#at0)
    %169 = stablehlo.add %164, %168 : tensor<128x1024x4096xbf16> loc(#at0)
    %170 = stablehlo.convert %167 : (tensor<4096x64x128xbf16>) -> tensor<4096x64x128xf32> loc(#at0)
    %171 = stablehlo.convert %169 : (tensor<128x1024x4096xbf16>) -> tensor<128x1024x4096xf32> loc(#at4)
    %172 = stablehlo.multiply %14, %171 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %173 = stablehlo.reduce(%172 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %174 = stablehlo.reshape %173 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %175 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %176 = stablehlo.multiply %171, %175 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %177 = stablehlo.reduce(%174 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %178 = stablehlo.multiply %1, %176 : tensor<128x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %179 = stablehlo.reduce(%178 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x4096xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %180 = stablehlo.reshape %179 : (tensor<128x1024xf32>) -> tensor<128x1024x1xf32> loc(#at4)
    %181 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<128x1024x1xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %182 = stablehlo.multiply %176, %181 : tensor<128x1024x4096xf32> loc(#at4)
    %183 = stablehlo.multiply %180, %12 : tensor<128x1024x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<128x1024x1xf32> loc(#at4)
    %185 = stablehlo.divide %183, %184 : tensor<128x1024x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %186 = stablehlo.reduce(%185 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<128x1024x1xf32>, tensor<f32>) -> tensor<128x1024xf32> loc(#at4)
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<128x1024xf32>) -> tensor<128x1024x4096xf32> loc(#at4)
    %188 = stablehlo.multiply %1, %187 : tensor<128x1024x4096xf32> loc(#at4)
    %189 = stablehlo.add %182, %188 : tensor<128x1024x4096xf32> loc(#at4)
    %190 = stablehlo.multiply %187, %1 : tensor<128x1024x4096xf32> loc(#at4)
    %191 = stablehlo.add %189, %190 : tensor<128x1024x4096xf32> loc(#at4)
    %192 = stablehlo.convert %191 : (tensor<128x1024x4096xf32>) -> tensor<128x1024x4096xbf16> loc(#at4)
    %193 = stablehlo.add %128, %192 : tensor<128x1024x4096xbf16> loc(#at4)
    return %193, %177, %111, %92, %99, %104, %165, %132, %170, %160 : tensor<128x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<32768x4096xf32>, tensor<4096x32768xf32>, tensor<4096x32768xf32>, tensor<4096x64x128xf32>, tensor<64x128x4096xf32>, tensor<4096x64x128xf32>, tensor<4096x64x128xf32>
  }
  func.func private @silu_8(%arg0: tensor<128x1024x32768xbf16>) -> (tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<128x1024x32768xbf16>
    %1 = stablehlo.exponential %0 : tensor<128x1024x32768xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x1024x32768xbf16>
    %3 = stablehlo.add %2, %1 : tensor<128x1024x32768xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x1024x32768xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<128x1024x32768xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<128x1024x32768xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<128x1024x32768xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<128x1024x32768xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<128x1024x32768xbf16>
    return %9, %5, %8 : tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>, tensor<128x1024x32768xbf16>
  }
  func.func private @silu_9(%arg0: tensor<128x1024x32768xbf16>, %arg1: tensor<128x1024x32768xbf16>, %arg2: tensor<128x1024x32768xbf16>, %arg3: tensor<128x1024x32768xbf16>) -> tensor<128x1024x32768xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<128x1024x32768xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<128x1024x32768xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<128x1024x32768xbf16>
    %3 = stablehlo.add %1, %2 : tensor<128x1024x32768xbf16>
    return %3 : tensor<128x1024x32768xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<18x4096xf32>, %arg1: tensor<4096xf32>, %arg2: tensor<i32>) -> tensor<18x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<18x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<18x4096xf32>
    return %1 : tensor<18x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<18x32768x4096xf32>, %arg1: tensor<32768x4096xf32>, %arg2: tensor<i32>) -> tensor<18x32768x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32768x4096xf32>) -> tensor<1x32768x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x32768x4096xf32>, tensor<1x32768x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x32768x4096xf32>
    return %1 : tensor<18x32768x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<18x4096x32768xf32>, %arg1: tensor<4096x32768xf32>, %arg2: tensor<i32>) -> tensor<18x4096x32768xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4096x32768xf32>) -> tensor<1x4096x32768xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x4096x32768xf32>, tensor<1x4096x32768xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x4096x32768xf32>
    return %1 : tensor<18x4096x32768xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<18x4096x64x128xf32>, %arg1: tensor<4096x64x128xf32>, %arg2: tensor<i32>) -> tensor<18x4096x64x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x64x128xf32>) -> tensor<1x4096x64x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x4096x64x128xf32>, tensor<1x4096x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x4096x64x128xf32>
    return %1 : tensor<18x4096x64x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<18x64x128x4096xf32>, %arg1: tensor<64x128x4096xf32>, %arg2: tensor<i32>) -> tensor<18x64x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x128x4096xf32>) -> tensor<1x64x128x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x64x128x4096xf32>, tensor<1x64x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x64x128x4096xf32>
    return %1 : tensor<18x64x128x4096xf32>
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

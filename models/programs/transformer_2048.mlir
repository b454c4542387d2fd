module @jit_transformer_2048 attributes {mhlo.num_partitions = 2048 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=32, "y"=64]> {stablehlo.mesh = {axes = [{name = "x", size = 32 : i64}, {name = "y", size = 64 : i64}]}}
  func.func public @main(%arg0: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<64xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x64xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x64xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<2x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<2x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<2x64x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<2x64x1x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<2x64x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<2x64x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<2x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<2x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<2x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<64xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<2x64xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<2x64xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<2x64x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<2x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<32x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<32x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<64x64xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<64xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x64xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x64xf32> {jax.result_info = "result[0]['ln2']"}, tensor<64x64xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<2x64x64xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x64x64xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x64x64xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x64x64x1xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x64x1x64xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x64x64x1xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x64x64x1xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<64xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<64xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x64x1xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64x1xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x64x1xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<64xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<64xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<64xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64x1xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x64xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg37) : (tensor<32x8xi32>) -> tensor<32x8x64xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32> loc(#at1)
    %3 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %5 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %10:2 = call @_where(%9, %cst) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>) loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x8x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12:14 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %10#0, %iterArg_239 = %10#1, %iterArg_240 = %c, %iterArg_241 = %2, %iterArg_242 = %11) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>, tensor<i32>, tensor<32x8x64xf32>, tensor<2x32x8x64xf32>
    cond {
      %c_243 = stablehlo.constant dense<2> : tensor<i32>
      %712 = stablehlo.compare LT, %iterArg_240, %c_243, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %712 : tensor<i1>
    } do {
      %712 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_240) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %713 = func.call @dynamic_index_in_dim(%iterArg_230, %iterArg_240) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %714 = func.call @dynamic_index_in_dim_0(%iterArg_231, %iterArg_240) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %715 = func.call @dynamic_index_in_dim_0(%iterArg_232, %iterArg_240) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %716 = func.call @dynamic_index_in_dim_0(%iterArg_233, %iterArg_240) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %717 = func.call @dynamic_index_in_dim_1(%iterArg_234, %iterArg_240) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %718 = func.call @dynamic_index_in_dim_2(%iterArg_235, %iterArg_240) : (tensor<2x64x1x64xf32>, tensor<i32>) -> tensor<64x1x64xf32>
      %719 = func.call @dynamic_index_in_dim_1(%iterArg_236, %iterArg_240) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %720 = func.call @dynamic_index_in_dim_1(%iterArg_237, %iterArg_240) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %721:2 = func.call @closed_call(%iterArg_238, %iterArg_239, %iterArg_241, %712, %713, %714, %715, %716, %717, %718, %719, %720) : (tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>, tensor<32x8x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>) -> (tensor<32x8x64xf32>, tensor<32x8x64xf32>)
      %722 = func.call @dynamic_update_index_in_dim(%iterArg_242, %721#1, %iterArg_240) : (tensor<2x32x8x64xf32>, tensor<32x8x64xf32>, tensor<i32>) -> tensor<2x32x8x64xf32>
      %c_243 = stablehlo.constant dense<1> : tensor<i32>
      %723 = stablehlo.add %iterArg_240, %c_243 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %723, %721#0, %722 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>, tensor<i32>, tensor<32x8x64xf32>, tensor<2x32x8x64xf32>
    }
    %13 = stablehlo.multiply %12#12, %12#12 : tensor<32x8x64xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %17 = stablehlo.divide %15, %16 : tensor<32x8x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %19 = stablehlo.add %17, %18 : tensor<32x8x1xf32> loc(#at4)
    %20 = stablehlo.rsqrt %19 : tensor<32x8x1xf32> loc(#at4)
    %21 = stablehlo.divide %20, %19 : tensor<32x8x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %23 = stablehlo.multiply %22, %21 : tensor<32x8x1xf32> loc(#at4)
    %24 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %25 = stablehlo.multiply %12#12, %24 : tensor<32x8x64xf32> loc(#at4)
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %28 = stablehlo.multiply %25, %27 : tensor<32x8x64xf32> loc(#at4)
    %29 = stablehlo.dot_general %28, %arg4, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %30 = sdy.sharding_constraint %29 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32> loc(#at3)
    %31 = call @_one_hot_5(%arg36) : (tensor<32x8xi32>) -> tensor<32x8x64xf32> loc(#at3)
    %32 = stablehlo.multiply %30, %31 : tensor<32x8x64xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %34 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %35 = stablehlo.reshape %34 : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at3)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %37 = stablehlo.compare EQ, %30, %36, FLOAT : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<32x8x64xi1> loc(#at3)
    %38 = stablehlo.convert %37 : (tensor<32x8x64xi1>) -> tensor<32x8x64xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %41 = stablehlo.maximum %40, %34 : tensor<32x8xf32> loc(#at3)
    %42 = stablehlo.compare EQ, %34, %41, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %45 = stablehlo.select %42, %43, %44 : tensor<32x8xi1>, tensor<32x8xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %47 = stablehlo.compare EQ, %46, %41, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %50 = stablehlo.select %47, %48, %49 : tensor<32x8xi1>, tensor<32x8xf32> loc(#at3)
    %51 = stablehlo.divide %45, %50 : tensor<32x8xf32> loc(#at3)
    %52 = stablehlo.is_finite %41 : (tensor<32x8xf32>) -> tensor<32x8xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %54 = stablehlo.select %52, %41, %53 : tensor<32x8xi1>, tensor<32x8xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at3)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %58 = stablehlo.subtract %30, %57 : tensor<32x8x64xf32> loc(#at3)
    %59 = stablehlo.exponential %58 : tensor<32x8x64xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %60 = stablehlo.reduce(%59 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %61 = stablehlo.sign %60 : tensor<32x8xf32> loc(#at3)
    %62 = stablehlo.abs %60 : tensor<32x8xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %64 = stablehlo.compare GE, %60, %63, FLOAT : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xi1> loc(#at3)
    %65 = stablehlo.log %62 : tensor<32x8xf32> loc(#at3)
    %66 = stablehlo.add %65, %54 : tensor<32x8xf32> loc(#at3)
    %67 = stablehlo.subtract %66, %33 : tensor<32x8xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %69 = stablehlo.divide %68, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %70 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %72 = stablehlo.negate %71 : tensor<32x8xf32> loc(#at3)
    %73 = stablehlo.divide %71, %62 : tensor<32x8xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x8xf32> loc(#at3)
    %75 = stablehlo.select %64, %74, %73 : tensor<32x8xi1>, tensor<32x8xf32> loc(#at3)
    %76 = stablehlo.select %64, %73, %74 : tensor<32x8xi1>, tensor<32x8xf32> loc(#at3)
    %77 = stablehlo.negate %75 : tensor<32x8xf32> loc(#at3)
    %78 = stablehlo.add %76, %77 : tensor<32x8xf32> loc(#at3)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %80 = stablehlo.multiply %79, %59 : tensor<32x8x64xf32> loc(#at3)
    %81 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %82 = stablehlo.multiply %81, %31 : tensor<32x8x64xf32> loc(#at3)
    %83 = stablehlo.add %80, %82 : tensor<32x8x64xf32> loc(#at3)
    %84 = sdy.sharding_constraint %83 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32> loc(#at3)
    %85 = stablehlo.dot_general %84, %28, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<64x64xf32> loc(#at3)
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32> loc(#at3)
    %87 = stablehlo.dot_general %84, %arg4, contracting_dims = [2] x [1] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at3)
    %88 = stablehlo.multiply %25, %87 : tensor<32x8x64xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %89 = stablehlo.reduce(%88 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %90 = stablehlo.reshape %89 : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %91 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %92 = stablehlo.multiply %87, %91 : tensor<32x8x64xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %93 = stablehlo.reduce(%90 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %94 = stablehlo.multiply %12#12, %92 : tensor<32x8x64xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %95 = stablehlo.reduce(%94 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %96 = stablehlo.reshape %95 : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %97 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %98 = stablehlo.multiply %92, %97 : tensor<32x8x64xf32> loc(#at4)
    %99 = stablehlo.multiply %96, %23 : tensor<32x8x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %101 = stablehlo.divide %99, %100 : tensor<32x8x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<32x8x1xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %104 = stablehlo.multiply %12#12, %103 : tensor<32x8x64xf32> loc(#at4)
    %105 = stablehlo.add %98, %104 : tensor<32x8x64xf32> loc(#at4)
    %106 = stablehlo.multiply %103, %12#12 : tensor<32x8x64xf32> loc(#at4)
    %107 = stablehlo.add %105, %106 : tensor<32x8x64xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x64x1x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %117:21 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %12#13, %iterArg_239 = %c_37, %iterArg_240 = %107, %iterArg_241 = %108, %iterArg_242 = %109, %iterArg_243 = %110, %iterArg_244 = %111, %iterArg_245 = %112, %iterArg_246 = %113, %iterArg_247 = %114, %iterArg_248 = %115, %iterArg_249 = %116) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>, tensor<2x32x8x64xf32>, tensor<i32>, tensor<32x8x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>
    cond {
      %c_250 = stablehlo.constant dense<2> : tensor<i32>
      %712 = stablehlo.compare LT, %iterArg_239, %c_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %712 : tensor<i1>
    } do {
      %c_250 = stablehlo.constant dense<2> : tensor<i32>
      %712 = stablehlo.subtract %c_250, %iterArg_239 : tensor<i32>
      %c_251 = stablehlo.constant dense<1> : tensor<i32>
      %713 = stablehlo.subtract %712, %c_251 : tensor<i32>
      %714 = func.call @dynamic_index_in_dim(%iterArg, %713) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %715 = func.call @dynamic_index_in_dim(%iterArg_230, %713) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %716 = func.call @dynamic_index_in_dim_0(%iterArg_231, %713) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %717 = func.call @dynamic_index_in_dim_0(%iterArg_232, %713) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %718 = func.call @dynamic_index_in_dim_0(%iterArg_233, %713) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %719 = func.call @dynamic_index_in_dim_1(%iterArg_234, %713) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %720 = func.call @dynamic_index_in_dim_2(%iterArg_235, %713) : (tensor<2x64x1x64xf32>, tensor<i32>) -> tensor<64x1x64xf32>
      %721 = func.call @dynamic_index_in_dim_1(%iterArg_236, %713) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %722 = func.call @dynamic_index_in_dim_1(%iterArg_237, %713) : (tensor<2x64x64x1xf32>, tensor<i32>) -> tensor<64x64x1xf32>
      %723 = func.call @dynamic_index_in_dim_6(%iterArg_238, %713) : (tensor<2x32x8x64xf32>, tensor<i32>) -> tensor<32x8x64xf32>
      %724:10 = func.call @closed_call_7(%iterArg_240, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723) : (tensor<32x8x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<32x8x64xf32>) -> (tensor<32x8x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>)
      %725 = func.call @dynamic_update_index_in_dim_12(%iterArg_241, %724#1, %713) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %726 = func.call @dynamic_update_index_in_dim_12(%iterArg_242, %724#2, %713) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %727 = func.call @dynamic_update_index_in_dim_13(%iterArg_243, %724#3, %713) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %728 = func.call @dynamic_update_index_in_dim_13(%iterArg_244, %724#4, %713) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %729 = func.call @dynamic_update_index_in_dim_13(%iterArg_245, %724#5, %713) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %730 = func.call @dynamic_update_index_in_dim_14(%iterArg_246, %724#6, %713) : (tensor<2x64x64x1xf32>, tensor<64x64x1xf32>, tensor<i32>) -> tensor<2x64x64x1xf32>
      %731 = func.call @dynamic_update_index_in_dim_15(%iterArg_247, %724#7, %713) : (tensor<2x64x1x64xf32>, tensor<64x1x64xf32>, tensor<i32>) -> tensor<2x64x1x64xf32>
      %732 = func.call @dynamic_update_index_in_dim_14(%iterArg_248, %724#8, %713) : (tensor<2x64x64x1xf32>, tensor<64x64x1xf32>, tensor<i32>) -> tensor<2x64x64x1xf32>
      %733 = func.call @dynamic_update_index_in_dim_14(%iterArg_249, %724#9, %713) : (tensor<2x64x64x1xf32>, tensor<64x64x1xf32>, tensor<i32>) -> tensor<2x64x64x1xf32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %734 = stablehlo.add %iterArg_239, %c_252 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %734, %724#0, %725, %726, %727, %728, %729, %730, %731, %732, %733 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>, tensor<2x32x8x64xf32>, tensor<i32>, tensor<32x8x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>
    }
    %118 = sdy.sharding_constraint %117#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32> loc(#at1)
    %119 = stablehlo.dot_general %118, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<64x64xf32> loc(#at1)
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32> loc(#at1)
    %121 = stablehlo.multiply %120, %120 : tensor<64x64xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x64xf32> loc(#at5)
    %123 = stablehlo.add %121, %122 : tensor<64x64xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %125 = stablehlo.multiply %124, %arg24 : tensor<64xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %126 = stablehlo.reduce(%123 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %128 = stablehlo.divide %126, %127 : tensor<64xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %130 = stablehlo.multiply %129, %128 : tensor<64xf32> loc(#at5)
    %131 = stablehlo.add %125, %130 : tensor<64xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %133 = stablehlo.multiply %132, %arg12 : tensor<64xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %134 = stablehlo.reduce(%123 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %136 = stablehlo.divide %134, %135 : tensor<64xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %138 = stablehlo.multiply %137, %136 : tensor<64xf32> loc(#at5)
    %139 = stablehlo.add %133, %138 : tensor<64xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %140 = stablehlo.reduce(%131 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %143 = stablehlo.divide %141, %142 : tensor<1xf32> loc(#at5)
    %144 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<1xf32>) -> tensor<64xf32> loc(#at5)
    %145 = stablehlo.divide %131, %144 : tensor<64xf32> loc(#at5)
    %146 = stablehlo.rsqrt %145 : tensor<64xf32> loc(#at5)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32> loc(#at5)
    %149 = stablehlo.multiply %120, %148 : tensor<64x64xf32> loc(#at5)
    %150 = stablehlo.rsqrt %139 : tensor<64xf32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %150, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32> loc(#at5)
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32> loc(#at5)
    %153 = stablehlo.multiply %149, %152 : tensor<64x64xf32> loc(#at5)
    %154 = stablehlo.multiply %arg0, %arg0 : tensor<64x64xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %155 = stablehlo.reduce(%154 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %158 = stablehlo.divide %156, %157 : tensor<1x1xf32> loc(#at5)
    %159 = stablehlo.sqrt %158 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %161 = stablehlo.maximum %160, %159 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %163 = stablehlo.multiply %162, %161 : tensor<1x1xf32> loc(#at5)
    %164 = stablehlo.multiply %153, %153 : tensor<64x64xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %165 = stablehlo.reduce(%164 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %168 = stablehlo.divide %166, %167 : tensor<1x1xf32> loc(#at5)
    %169 = stablehlo.sqrt %168 : tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.maximum %170, %169 : tensor<1x1xf32> loc(#at5)
    %172 = stablehlo.divide %163, %171 : tensor<1x1xf32> loc(#at5)
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x64xf32> loc(#at5)
    %174 = stablehlo.multiply %173, %153 : tensor<64x64xf32> loc(#at5)
    %175 = stablehlo.subtract %arg0, %174 : tensor<64x64xf32> loc(#at5)
    %176 = stablehlo.multiply %93, %93 : tensor<64xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %178 = stablehlo.add %176, %177 : tensor<64xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %180 = stablehlo.multiply %179, %arg25 : tensor<64xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %182 = stablehlo.multiply %181, %178 : tensor<64xf32> loc(#at5)
    %183 = stablehlo.add %180, %182 : tensor<64xf32> loc(#at5)
    %184 = stablehlo.rsqrt %183 : tensor<64xf32> loc(#at5)
    %185 = stablehlo.multiply %93, %184 : tensor<64xf32> loc(#at5)
    %186 = stablehlo.multiply %arg1, %arg1 : tensor<64xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %187 = stablehlo.reduce(%186 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %190 = stablehlo.divide %188, %189 : tensor<1xf32> loc(#at5)
    %191 = stablehlo.sqrt %190 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %193 = stablehlo.maximum %192, %191 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %195 = stablehlo.multiply %194, %193 : tensor<1xf32> loc(#at5)
    %196 = stablehlo.multiply %185, %185 : tensor<64xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %197 = stablehlo.reduce(%196 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %200 = stablehlo.divide %198, %199 : tensor<1xf32> loc(#at5)
    %201 = stablehlo.sqrt %200 : tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %203 = stablehlo.maximum %202, %201 : tensor<1xf32> loc(#at5)
    %204 = stablehlo.divide %195, %203 : tensor<1xf32> loc(#at5)
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<1xf32>) -> tensor<64xf32> loc(#at5)
    %206 = stablehlo.multiply %205, %185 : tensor<64xf32> loc(#at5)
    %207 = stablehlo.subtract %arg1, %206 : tensor<64xf32> loc(#at5)
    %208 = stablehlo.multiply %117#12, %117#12 : tensor<2x64xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %210 = stablehlo.add %208, %209 : tensor<2x64xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %212 = stablehlo.multiply %211, %arg26 : tensor<2x64xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %214 = stablehlo.multiply %213, %210 : tensor<2x64xf32> loc(#at5)
    %215 = stablehlo.add %212, %214 : tensor<2x64xf32> loc(#at5)
    %216 = stablehlo.rsqrt %215 : tensor<2x64xf32> loc(#at5)
    %217 = stablehlo.multiply %117#12, %216 : tensor<2x64xf32> loc(#at5)
    %218 = stablehlo.multiply %arg2, %arg2 : tensor<2x64xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %219 = stablehlo.reduce(%218 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %220 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %222 = stablehlo.divide %220, %221 : tensor<2x1xf32> loc(#at5)
    %223 = stablehlo.sqrt %222 : tensor<2x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %225 = stablehlo.maximum %224, %223 : tensor<2x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %227 = stablehlo.multiply %226, %225 : tensor<2x1xf32> loc(#at5)
    %228 = stablehlo.multiply %217, %217 : tensor<2x64xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %229 = stablehlo.reduce(%228 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %232 = stablehlo.divide %230, %231 : tensor<2x1xf32> loc(#at5)
    %233 = stablehlo.sqrt %232 : tensor<2x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %235 = stablehlo.maximum %234, %233 : tensor<2x1xf32> loc(#at5)
    %236 = stablehlo.divide %227, %235 : tensor<2x1xf32> loc(#at5)
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %238 = stablehlo.multiply %237, %217 : tensor<2x64xf32> loc(#at5)
    %239 = stablehlo.subtract %arg2, %238 : tensor<2x64xf32> loc(#at5)
    %240 = stablehlo.multiply %117#13, %117#13 : tensor<2x64xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %242 = stablehlo.add %240, %241 : tensor<2x64xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %244 = stablehlo.multiply %243, %arg27 : tensor<2x64xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %246 = stablehlo.multiply %245, %242 : tensor<2x64xf32> loc(#at5)
    %247 = stablehlo.add %244, %246 : tensor<2x64xf32> loc(#at5)
    %248 = stablehlo.rsqrt %247 : tensor<2x64xf32> loc(#at5)
    %249 = stablehlo.multiply %117#13, %248 : tensor<2x64xf32> loc(#at5)
    %250 = stablehlo.multiply %arg3, %arg3 : tensor<2x64xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %251 = stablehlo.reduce(%250 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %252 = stablehlo.broadcast_in_dim %251, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %254 = stablehlo.divide %252, %253 : tensor<2x1xf32> loc(#at5)
    %255 = stablehlo.sqrt %254 : tensor<2x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %257 = stablehlo.maximum %256, %255 : tensor<2x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %259 = stablehlo.multiply %258, %257 : tensor<2x1xf32> loc(#at5)
    %260 = stablehlo.multiply %249, %249 : tensor<2x64xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %261 = stablehlo.reduce(%260 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %264 = stablehlo.divide %262, %263 : tensor<2x1xf32> loc(#at5)
    %265 = stablehlo.sqrt %264 : tensor<2x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %267 = stablehlo.maximum %266, %265 : tensor<2x1xf32> loc(#at5)
    %268 = stablehlo.divide %259, %267 : tensor<2x1xf32> loc(#at5)
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %270 = stablehlo.multiply %269, %249 : tensor<2x64xf32> loc(#at5)
    %271 = stablehlo.subtract %arg3, %270 : tensor<2x64xf32> loc(#at5)
    %272 = stablehlo.multiply %86, %86 : tensor<64x64xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64x64xf32> loc(#at5)
    %274 = stablehlo.add %272, %273 : tensor<64x64xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %276 = stablehlo.multiply %275, %arg28 : tensor<64xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %277 = stablehlo.reduce(%274 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %279 = stablehlo.divide %277, %278 : tensor<64xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %281 = stablehlo.multiply %280, %279 : tensor<64xf32> loc(#at5)
    %282 = stablehlo.add %276, %281 : tensor<64xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %284 = stablehlo.multiply %283, %arg16 : tensor<64xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %285 = stablehlo.reduce(%274 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %287 = stablehlo.divide %285, %286 : tensor<64xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64xf32> loc(#at5)
    %289 = stablehlo.multiply %288, %287 : tensor<64xf32> loc(#at5)
    %290 = stablehlo.add %284, %289 : tensor<64xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %291 = stablehlo.reduce(%282 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %294 = stablehlo.divide %292, %293 : tensor<1xf32> loc(#at5)
    %295 = stablehlo.broadcast_in_dim %294, dims = [0] : (tensor<1xf32>) -> tensor<64xf32> loc(#at5)
    %296 = stablehlo.divide %282, %295 : tensor<64xf32> loc(#at5)
    %297 = stablehlo.rsqrt %296 : tensor<64xf32> loc(#at5)
    %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32> loc(#at5)
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32> loc(#at5)
    %300 = stablehlo.multiply %86, %299 : tensor<64x64xf32> loc(#at5)
    %301 = stablehlo.rsqrt %290 : tensor<64xf32> loc(#at5)
    %302 = stablehlo.broadcast_in_dim %301, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32> loc(#at5)
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32> loc(#at5)
    %304 = stablehlo.multiply %300, %303 : tensor<64x64xf32> loc(#at5)
    %305 = stablehlo.multiply %arg4, %arg4 : tensor<64x64xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %306 = stablehlo.reduce(%305 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %309 = stablehlo.divide %307, %308 : tensor<1x1xf32> loc(#at5)
    %310 = stablehlo.sqrt %309 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %312 = stablehlo.maximum %311, %310 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %314 = stablehlo.multiply %313, %312 : tensor<1x1xf32> loc(#at5)
    %315 = stablehlo.multiply %304, %304 : tensor<64x64xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %316 = stablehlo.reduce(%315 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %319 = stablehlo.divide %317, %318 : tensor<1x1xf32> loc(#at5)
    %320 = stablehlo.sqrt %319 : tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.maximum %321, %320 : tensor<1x1xf32> loc(#at5)
    %323 = stablehlo.divide %314, %322 : tensor<1x1xf32> loc(#at5)
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x64xf32> loc(#at5)
    %325 = stablehlo.multiply %324, %304 : tensor<64x64xf32> loc(#at5)
    %326 = stablehlo.subtract %arg4, %325 : tensor<64x64xf32> loc(#at5)
    %327 = stablehlo.multiply %117#14, %117#14 : tensor<2x64x64xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32> loc(#at5)
    %329 = stablehlo.add %327, %328 : tensor<2x64x64xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %331 = stablehlo.multiply %330, %arg29 : tensor<2x64xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %332 = stablehlo.reduce(%329 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %334 = stablehlo.divide %332, %333 : tensor<2x64xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %336 = stablehlo.multiply %335, %334 : tensor<2x64xf32> loc(#at5)
    %337 = stablehlo.add %331, %336 : tensor<2x64xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %339 = stablehlo.multiply %338, %arg17 : tensor<2x64xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %340 = stablehlo.reduce(%329 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %342 = stablehlo.divide %340, %341 : tensor<2x64xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %344 = stablehlo.multiply %343, %342 : tensor<2x64xf32> loc(#at5)
    %345 = stablehlo.add %339, %344 : tensor<2x64xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %346 = stablehlo.reduce(%337 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %347 = stablehlo.broadcast_in_dim %346, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %349 = stablehlo.divide %347, %348 : tensor<2x1xf32> loc(#at5)
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %351 = stablehlo.divide %337, %350 : tensor<2x64xf32> loc(#at5)
    %352 = stablehlo.rsqrt %351 : tensor<2x64xf32> loc(#at5)
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32> loc(#at5)
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %355 = stablehlo.multiply %117#14, %354 : tensor<2x64x64xf32> loc(#at5)
    %356 = stablehlo.rsqrt %345 : tensor<2x64xf32> loc(#at5)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x1x64xf32> loc(#at5)
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %359 = stablehlo.multiply %355, %358 : tensor<2x64x64xf32> loc(#at5)
    %360 = stablehlo.multiply %arg5, %arg5 : tensor<2x64x64xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %361 = stablehlo.reduce(%360 init: %cst_115) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %364 = stablehlo.divide %362, %363 : tensor<2x1x1xf32> loc(#at5)
    %365 = stablehlo.sqrt %364 : tensor<2x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %367 = stablehlo.maximum %366, %365 : tensor<2x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %369 = stablehlo.multiply %368, %367 : tensor<2x1x1xf32> loc(#at5)
    %370 = stablehlo.multiply %359, %359 : tensor<2x64x64xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %371 = stablehlo.reduce(%370 init: %cst_119) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %374 = stablehlo.divide %372, %373 : tensor<2x1x1xf32> loc(#at5)
    %375 = stablehlo.sqrt %374 : tensor<2x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %377 = stablehlo.maximum %376, %375 : tensor<2x1x1xf32> loc(#at5)
    %378 = stablehlo.divide %369, %377 : tensor<2x1x1xf32> loc(#at5)
    %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %380 = stablehlo.multiply %379, %359 : tensor<2x64x64xf32> loc(#at5)
    %381 = stablehlo.subtract %arg5, %380 : tensor<2x64x64xf32> loc(#at5)
    %382 = stablehlo.multiply %117#15, %117#15 : tensor<2x64x64xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32> loc(#at5)
    %384 = stablehlo.add %382, %383 : tensor<2x64x64xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %386 = stablehlo.multiply %385, %arg30 : tensor<2x64xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %387 = stablehlo.reduce(%384 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %389 = stablehlo.divide %387, %388 : tensor<2x64xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %391 = stablehlo.multiply %390, %389 : tensor<2x64xf32> loc(#at5)
    %392 = stablehlo.add %386, %391 : tensor<2x64xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %394 = stablehlo.multiply %393, %arg18 : tensor<2x64xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %395 = stablehlo.reduce(%384 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %397 = stablehlo.divide %395, %396 : tensor<2x64xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %399 = stablehlo.multiply %398, %397 : tensor<2x64xf32> loc(#at5)
    %400 = stablehlo.add %394, %399 : tensor<2x64xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %401 = stablehlo.reduce(%392 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %402 = stablehlo.broadcast_in_dim %401, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %404 = stablehlo.divide %402, %403 : tensor<2x1xf32> loc(#at5)
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %406 = stablehlo.divide %392, %405 : tensor<2x64xf32> loc(#at5)
    %407 = stablehlo.rsqrt %406 : tensor<2x64xf32> loc(#at5)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32> loc(#at5)
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %410 = stablehlo.multiply %117#15, %409 : tensor<2x64x64xf32> loc(#at5)
    %411 = stablehlo.rsqrt %400 : tensor<2x64xf32> loc(#at5)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x1x64xf32> loc(#at5)
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %414 = stablehlo.multiply %410, %413 : tensor<2x64x64xf32> loc(#at5)
    %415 = stablehlo.multiply %arg6, %arg6 : tensor<2x64x64xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %416 = stablehlo.reduce(%415 init: %cst_133) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %417 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %419 = stablehlo.divide %417, %418 : tensor<2x1x1xf32> loc(#at5)
    %420 = stablehlo.sqrt %419 : tensor<2x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %422 = stablehlo.maximum %421, %420 : tensor<2x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %424 = stablehlo.multiply %423, %422 : tensor<2x1x1xf32> loc(#at5)
    %425 = stablehlo.multiply %414, %414 : tensor<2x64x64xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %426 = stablehlo.reduce(%425 init: %cst_137) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %429 = stablehlo.divide %427, %428 : tensor<2x1x1xf32> loc(#at5)
    %430 = stablehlo.sqrt %429 : tensor<2x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %432 = stablehlo.maximum %431, %430 : tensor<2x1x1xf32> loc(#at5)
    %433 = stablehlo.divide %424, %432 : tensor<2x1x1xf32> loc(#at5)
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %435 = stablehlo.multiply %434, %414 : tensor<2x64x64xf32> loc(#at5)
    %436 = stablehlo.subtract %arg6, %435 : tensor<2x64x64xf32> loc(#at5)
    %437 = stablehlo.multiply %117#16, %117#16 : tensor<2x64x64xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32> loc(#at5)
    %439 = stablehlo.add %437, %438 : tensor<2x64x64xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %441 = stablehlo.multiply %440, %arg31 : tensor<2x64xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %442 = stablehlo.reduce(%439 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %444 = stablehlo.divide %442, %443 : tensor<2x64xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %446 = stablehlo.multiply %445, %444 : tensor<2x64xf32> loc(#at5)
    %447 = stablehlo.add %441, %446 : tensor<2x64xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %449 = stablehlo.multiply %448, %arg19 : tensor<2x64xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %450 = stablehlo.reduce(%439 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %452 = stablehlo.divide %450, %451 : tensor<2x64xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %454 = stablehlo.multiply %453, %452 : tensor<2x64xf32> loc(#at5)
    %455 = stablehlo.add %449, %454 : tensor<2x64xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %456 = stablehlo.reduce(%447 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %459 = stablehlo.divide %457, %458 : tensor<2x1xf32> loc(#at5)
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %461 = stablehlo.divide %447, %460 : tensor<2x64xf32> loc(#at5)
    %462 = stablehlo.rsqrt %461 : tensor<2x64xf32> loc(#at5)
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32> loc(#at5)
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %465 = stablehlo.multiply %117#16, %464 : tensor<2x64x64xf32> loc(#at5)
    %466 = stablehlo.rsqrt %455 : tensor<2x64xf32> loc(#at5)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 2] : (tensor<2x64xf32>) -> tensor<2x1x64xf32> loc(#at5)
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2] : (tensor<2x1x64xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %469 = stablehlo.multiply %465, %468 : tensor<2x64x64xf32> loc(#at5)
    %470 = stablehlo.multiply %arg7, %arg7 : tensor<2x64x64xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %471 = stablehlo.reduce(%470 init: %cst_151) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %472 = stablehlo.broadcast_in_dim %471, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %474 = stablehlo.divide %472, %473 : tensor<2x1x1xf32> loc(#at5)
    %475 = stablehlo.sqrt %474 : tensor<2x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %477 = stablehlo.maximum %476, %475 : tensor<2x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %479 = stablehlo.multiply %478, %477 : tensor<2x1x1xf32> loc(#at5)
    %480 = stablehlo.multiply %469, %469 : tensor<2x64x64xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %481 = stablehlo.reduce(%480 init: %cst_155) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %482 = stablehlo.broadcast_in_dim %481, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %484 = stablehlo.divide %482, %483 : tensor<2x1x1xf32> loc(#at5)
    %485 = stablehlo.sqrt %484 : tensor<2x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %487 = stablehlo.maximum %486, %485 : tensor<2x1x1xf32> loc(#at5)
    %488 = stablehlo.divide %479, %487 : tensor<2x1x1xf32> loc(#at5)
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x64x64xf32> loc(#at5)
    %490 = stablehlo.multiply %489, %469 : tensor<2x64x64xf32> loc(#at5)
    %491 = stablehlo.subtract %arg7, %490 : tensor<2x64x64xf32> loc(#at5)
    %492 = stablehlo.multiply %117#17, %117#17 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %494 = stablehlo.add %492, %493 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %496 = stablehlo.multiply %495, %arg32 : tensor<2x64xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %497 = stablehlo.reduce(%494 init: %cst_160) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %499 = stablehlo.divide %497, %498 : tensor<2x64xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %501 = stablehlo.multiply %500, %499 : tensor<2x64xf32> loc(#at5)
    %502 = stablehlo.add %496, %501 : tensor<2x64xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %504 = stablehlo.multiply %503, %arg20 : tensor<2x64x1xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %505 = stablehlo.reduce(%494 init: %cst_164) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %507 = stablehlo.divide %505, %506 : tensor<2x64x1xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %509 = stablehlo.multiply %508, %507 : tensor<2x64x1xf32> loc(#at5)
    %510 = stablehlo.add %504, %509 : tensor<2x64x1xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %511 = stablehlo.reduce(%502 init: %cst_167) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %512 = stablehlo.broadcast_in_dim %511, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %514 = stablehlo.divide %512, %513 : tensor<2x1xf32> loc(#at5)
    %515 = stablehlo.broadcast_in_dim %514, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %516 = stablehlo.divide %502, %515 : tensor<2x64xf32> loc(#at5)
    %517 = stablehlo.rsqrt %516 : tensor<2x64xf32> loc(#at5)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1x1xf32> loc(#at5)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2, 3] : (tensor<2x64x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %520 = stablehlo.multiply %117#17, %519 : tensor<2x64x64x1xf32> loc(#at5)
    %521 = stablehlo.rsqrt %510 : tensor<2x64x1xf32> loc(#at5)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 2, 3] : (tensor<2x64x1xf32>) -> tensor<2x1x64x1xf32> loc(#at5)
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2, 3] : (tensor<2x1x64x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %524 = stablehlo.multiply %520, %523 : tensor<2x64x64x1xf32> loc(#at5)
    %525 = stablehlo.multiply %arg8, %arg8 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %526 = stablehlo.reduce(%525 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %527 = stablehlo.broadcast_in_dim %526, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %529 = stablehlo.divide %527, %528 : tensor<2x1x1x1xf32> loc(#at5)
    %530 = stablehlo.sqrt %529 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %532 = stablehlo.maximum %531, %530 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %534 = stablehlo.multiply %533, %532 : tensor<2x1x1x1xf32> loc(#at5)
    %535 = stablehlo.multiply %524, %524 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %536 = stablehlo.reduce(%535 init: %cst_173) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %539 = stablehlo.divide %537, %538 : tensor<2x1x1x1xf32> loc(#at5)
    %540 = stablehlo.sqrt %539 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %542 = stablehlo.maximum %541, %540 : tensor<2x1x1x1xf32> loc(#at5)
    %543 = stablehlo.divide %534, %542 : tensor<2x1x1x1xf32> loc(#at5)
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %545 = stablehlo.multiply %544, %524 : tensor<2x64x64x1xf32> loc(#at5)
    %546 = stablehlo.subtract %arg8, %545 : tensor<2x64x64x1xf32> loc(#at5)
    %547 = stablehlo.multiply %117#18, %117#18 : tensor<2x64x1x64xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x64x1x64xf32> loc(#at5)
    %549 = stablehlo.add %547, %548 : tensor<2x64x1x64xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %551 = stablehlo.multiply %550, %arg33 : tensor<2x64x1xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %552 = stablehlo.reduce(%549 init: %cst_178) applies stablehlo.add across dimensions = [3] : (tensor<2x64x1x64xf32>, tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %554 = stablehlo.divide %552, %553 : tensor<2x64x1xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %556 = stablehlo.multiply %555, %554 : tensor<2x64x1xf32> loc(#at5)
    %557 = stablehlo.add %551, %556 : tensor<2x64x1xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %559 = stablehlo.multiply %558, %arg21 : tensor<2x64xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %560 = stablehlo.reduce(%549 init: %cst_182) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x1x64xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %562 = stablehlo.divide %560, %561 : tensor<2x64xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %564 = stablehlo.multiply %563, %562 : tensor<2x64xf32> loc(#at5)
    %565 = stablehlo.add %559, %564 : tensor<2x64xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %566 = stablehlo.reduce(%557 init: %cst_185) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %567 = stablehlo.broadcast_in_dim %566, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %569 = stablehlo.divide %567, %568 : tensor<2x1x1xf32> loc(#at5)
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x64x1xf32> loc(#at5)
    %571 = stablehlo.divide %557, %570 : tensor<2x64x1xf32> loc(#at5)
    %572 = stablehlo.rsqrt %571 : tensor<2x64x1xf32> loc(#at5)
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x1x1xf32> loc(#at5)
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2, 3] : (tensor<2x64x1x1xf32>) -> tensor<2x64x1x64xf32> loc(#at5)
    %575 = stablehlo.multiply %117#18, %574 : tensor<2x64x1x64xf32> loc(#at5)
    %576 = stablehlo.rsqrt %565 : tensor<2x64xf32> loc(#at5)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 3] : (tensor<2x64xf32>) -> tensor<2x1x1x64xf32> loc(#at5)
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2, 3] : (tensor<2x1x1x64xf32>) -> tensor<2x64x1x64xf32> loc(#at5)
    %579 = stablehlo.multiply %575, %578 : tensor<2x64x1x64xf32> loc(#at5)
    %580 = stablehlo.multiply %arg9, %arg9 : tensor<2x64x1x64xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %581 = stablehlo.reduce(%580 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x1x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %582 = stablehlo.broadcast_in_dim %581, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %584 = stablehlo.divide %582, %583 : tensor<2x1x1x1xf32> loc(#at5)
    %585 = stablehlo.sqrt %584 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %587 = stablehlo.maximum %586, %585 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %589 = stablehlo.multiply %588, %587 : tensor<2x1x1x1xf32> loc(#at5)
    %590 = stablehlo.multiply %579, %579 : tensor<2x64x1x64xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %591 = stablehlo.reduce(%590 init: %cst_191) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x1x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %594 = stablehlo.divide %592, %593 : tensor<2x1x1x1xf32> loc(#at5)
    %595 = stablehlo.sqrt %594 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %597 = stablehlo.maximum %596, %595 : tensor<2x1x1x1xf32> loc(#at5)
    %598 = stablehlo.divide %589, %597 : tensor<2x1x1x1xf32> loc(#at5)
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x64x1x64xf32> loc(#at5)
    %600 = stablehlo.multiply %599, %579 : tensor<2x64x1x64xf32> loc(#at5)
    %601 = stablehlo.subtract %arg9, %600 : tensor<2x64x1x64xf32> loc(#at5)
    %602 = stablehlo.multiply %117#19, %117#19 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %604 = stablehlo.add %602, %603 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %606 = stablehlo.multiply %605, %arg34 : tensor<2x64xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %607 = stablehlo.reduce(%604 init: %cst_196) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %609 = stablehlo.divide %607, %608 : tensor<2x64xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %611 = stablehlo.multiply %610, %609 : tensor<2x64xf32> loc(#at5)
    %612 = stablehlo.add %606, %611 : tensor<2x64xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %614 = stablehlo.multiply %613, %arg22 : tensor<2x64x1xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %615 = stablehlo.reduce(%604 init: %cst_200) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %617 = stablehlo.divide %615, %616 : tensor<2x64x1xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %619 = stablehlo.multiply %618, %617 : tensor<2x64x1xf32> loc(#at5)
    %620 = stablehlo.add %614, %619 : tensor<2x64x1xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %621 = stablehlo.reduce(%612 init: %cst_203) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %622 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %624 = stablehlo.divide %622, %623 : tensor<2x1xf32> loc(#at5)
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %626 = stablehlo.divide %612, %625 : tensor<2x64xf32> loc(#at5)
    %627 = stablehlo.rsqrt %626 : tensor<2x64xf32> loc(#at5)
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1x1xf32> loc(#at5)
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2, 3] : (tensor<2x64x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %630 = stablehlo.multiply %117#19, %629 : tensor<2x64x64x1xf32> loc(#at5)
    %631 = stablehlo.rsqrt %620 : tensor<2x64x1xf32> loc(#at5)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 2, 3] : (tensor<2x64x1xf32>) -> tensor<2x1x64x1xf32> loc(#at5)
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2, 3] : (tensor<2x1x64x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %634 = stablehlo.multiply %630, %633 : tensor<2x64x64x1xf32> loc(#at5)
    %635 = stablehlo.multiply %arg10, %arg10 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %636 = stablehlo.reduce(%635 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %637 = stablehlo.broadcast_in_dim %636, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %639 = stablehlo.divide %637, %638 : tensor<2x1x1x1xf32> loc(#at5)
    %640 = stablehlo.sqrt %639 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %642 = stablehlo.maximum %641, %640 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %644 = stablehlo.multiply %643, %642 : tensor<2x1x1x1xf32> loc(#at5)
    %645 = stablehlo.multiply %634, %634 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %646 = stablehlo.reduce(%645 init: %cst_209) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %649 = stablehlo.divide %647, %648 : tensor<2x1x1x1xf32> loc(#at5)
    %650 = stablehlo.sqrt %649 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %652 = stablehlo.maximum %651, %650 : tensor<2x1x1x1xf32> loc(#at5)
    %653 = stablehlo.divide %644, %652 : tensor<2x1x1x1xf32> loc(#at5)
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %655 = stablehlo.multiply %654, %634 : tensor<2x64x64x1xf32> loc(#at5)
    %656 = stablehlo.subtract %arg10, %655 : tensor<2x64x64x1xf32> loc(#at5)
    %657 = stablehlo.multiply %117#20, %117#20 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %659 = stablehlo.add %657, %658 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %661 = stablehlo.multiply %660, %arg35 : tensor<2x64xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %662 = stablehlo.reduce(%659 init: %cst_214) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %664 = stablehlo.divide %662, %663 : tensor<2x64xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<2x64xf32> loc(#at5)
    %666 = stablehlo.multiply %665, %664 : tensor<2x64xf32> loc(#at5)
    %667 = stablehlo.add %661, %666 : tensor<2x64xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %669 = stablehlo.multiply %668, %arg23 : tensor<2x64x1xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %670 = stablehlo.reduce(%659 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %672 = stablehlo.divide %670, %671 : tensor<2x64x1xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32> loc(#at5)
    %674 = stablehlo.multiply %673, %672 : tensor<2x64x1xf32> loc(#at5)
    %675 = stablehlo.add %669, %674 : tensor<2x64x1xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %676 = stablehlo.reduce(%667 init: %cst_221) applies stablehlo.add across dimensions = [1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %677 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %679 = stablehlo.divide %677, %678 : tensor<2x1xf32> loc(#at5)
    %680 = stablehlo.broadcast_in_dim %679, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x64xf32> loc(#at5)
    %681 = stablehlo.divide %667, %680 : tensor<2x64xf32> loc(#at5)
    %682 = stablehlo.rsqrt %681 : tensor<2x64xf32> loc(#at5)
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1x1xf32> loc(#at5)
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1, 2, 3] : (tensor<2x64x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %685 = stablehlo.multiply %117#20, %684 : tensor<2x64x64x1xf32> loc(#at5)
    %686 = stablehlo.rsqrt %675 : tensor<2x64x1xf32> loc(#at5)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 2, 3] : (tensor<2x64x1xf32>) -> tensor<2x1x64x1xf32> loc(#at5)
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1, 2, 3] : (tensor<2x1x64x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %689 = stablehlo.multiply %685, %688 : tensor<2x64x64x1xf32> loc(#at5)
    %690 = stablehlo.multiply %arg11, %arg11 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %691 = stablehlo.reduce(%690 init: %cst_223) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %692 = stablehlo.broadcast_in_dim %691, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %694 = stablehlo.divide %692, %693 : tensor<2x1x1x1xf32> loc(#at5)
    %695 = stablehlo.sqrt %694 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %697 = stablehlo.maximum %696, %695 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %699 = stablehlo.multiply %698, %697 : tensor<2x1x1x1xf32> loc(#at5)
    %700 = stablehlo.multiply %689, %689 : tensor<2x64x64x1xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %701 = stablehlo.reduce(%700 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x64x64x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %702 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %704 = stablehlo.divide %702, %703 : tensor<2x1x1x1xf32> loc(#at5)
    %705 = stablehlo.sqrt %704 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %707 = stablehlo.maximum %706, %705 : tensor<2x1x1x1xf32> loc(#at5)
    %708 = stablehlo.divide %699, %707 : tensor<2x1x1x1xf32> loc(#at5)
    %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x64x64x1xf32> loc(#at5)
    %710 = stablehlo.multiply %709, %689 : tensor<2x64x64x1xf32> loc(#at5)
    %711 = stablehlo.subtract %arg11, %710 : tensor<2x64x64x1xf32> loc(#at5)
    return %175, %207, %239, %271, %326, %381, %436, %491, %546, %601, %656, %711, %139, %arg13, %arg14, %arg15, %290, %345, %400, %455, %510, %565, %620, %675, %131, %183, %215, %247, %282, %337, %392, %447, %502, %557, %612, %667, %69 : tensor<64x64xf32>, tensor<64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x1x64xf32>, tensor<2x64x64x1xf32>, tensor<2x64x64x1xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x1xf32>, tensor<2x64xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x1xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<32x8xi32>) -> tensor<32x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x8xi32>) -> tensor<32x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<32x8x1xi32>) -> tensor<32x8x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<32x8x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x8x64xi32>, tensor<32x8x64xi32>) -> tensor<32x8x64xi1>
    %5 = stablehlo.convert %4 : (tensor<32x8x64xi1>) -> tensor<32x8x64xf32>
    return %5 : tensor<32x8x64xf32>
  }
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<32x64x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32>
    return %1, %2 : tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x64x1xf32>, %arg1: tensor<i32>) -> tensor<64x64x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 64, 1] : (tensor<2x64x64x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64x1xf32>) -> tensor<64x64x1xf32>
    return %1 : tensor<64x64x1xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64x1x64xf32>, %arg1: tensor<i32>) -> tensor<64x1x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 1, 64] : (tensor<2x64x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x1x64xf32>) -> tensor<64x1x64xf32>
    return %1 : tensor<64x1x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x64x8x8xi1>, %arg1: tensor<32x64x8x8xf32>, %arg2: tensor<32x8x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64x64x1xf32>, %arg9: tensor<64x1x64xf32>, %arg10: tensor<64x64x1xf32>, %arg11: tensor<64x64x1xf32>) -> (tensor<32x8x64xf32>, tensor<32x8x64xf32>) {
    %0 = stablehlo.multiply %arg2, %arg2 : tensor<32x8x64xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %4 = stablehlo.divide %2, %3 : tensor<32x8x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %6 = stablehlo.add %4, %5 : tensor<32x8x1xf32> loc(#at4)
    %7 = stablehlo.rsqrt %6 : tensor<32x8x1xf32> loc(#at4)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %9 = stablehlo.multiply %arg2, %8 : tensor<32x8x64xf32> loc(#at4)
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %12 = stablehlo.multiply %9, %11 : tensor<32x8x64xf32> loc(#at4)
    %13 = stablehlo.dot_general %12, %arg10, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg8, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg11, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<32x8x64x1xf32>, tensor<32x8x64x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<32x64x8x8xf32> loc(#at0)
    %19 = call @_where_3(%18, %arg0, %arg1) : (tensor<32x64x8x8xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<32x64x8x8xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x64x8xf32> loc(#at0)
    %22 = stablehlo.maximum %21, %20 : tensor<32x64x8xf32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<32x64x8xf32>) -> tensor<32x64x8x1xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %25 = stablehlo.subtract %19, %24 : tensor<32x64x8x8xf32> loc(#at0)
    %26 = stablehlo.exponential %25 : tensor<32x64x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<32x64x8x8xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<32x64x8xf32>) -> tensor<32x64x8x1xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %30 = stablehlo.divide %26, %29 : tensor<32x64x8x8xf32> loc(#at0)
    %31 = stablehlo.dot_general %15, %30, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<32x8x64x1xf32>, tensor<32x64x8x8xf32>) -> tensor<32x64x1x8xf32> loc(#at0)
    %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<32x64x1x8xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %33 = stablehlo.dot_general %32, %arg9, contracting_dims = [3, 2] x [1, 0] : (tensor<32x8x64x1xf32>, tensor<64x1x64xf32>) -> tensor<32x8x64xf32> loc(#at0)
    %34 = stablehlo.add %arg2, %33 : tensor<32x8x64xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32>
    %36 = stablehlo.multiply %35, %35 : tensor<32x8x64xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %40 = stablehlo.divide %38, %39 : tensor<32x8x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %42 = stablehlo.add %40, %41 : tensor<32x8x1xf32> loc(#at4)
    %43 = stablehlo.rsqrt %42 : tensor<32x8x1xf32> loc(#at4)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %45 = stablehlo.multiply %35, %44 : tensor<32x8x64xf32> loc(#at4)
    %46 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %48 = stablehlo.multiply %45, %47 : tensor<32x8x64xf32> loc(#at4)
    %49 = stablehlo.dot_general %48, %arg7, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %50 = stablehlo.dot_general %48, %arg6, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %51 = call @silu_4(%50) : (tensor<32x8x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %52 = stablehlo.multiply %51, %49 : tensor<32x8x64xf32> loc(#at2)
    %53 = stablehlo.dot_general %52, %arg5, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %54 = stablehlo.add %35, %53 : tensor<32x8x64xf32>
    %55 = sdy.sharding_constraint %54 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32>
    return %55, %arg2 : tensor<32x8x64xf32>, tensor<32x8x64xf32>
  }
  func.func private @_where_3(%arg0: tensor<32x64x8x8xf32>, %arg1: tensor<32x64x8x8xi1>, %arg2: tensor<32x64x8x8xf32>) -> tensor<32x64x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>
    return %0 : tensor<32x64x8x8xf32>
  }
  func.func private @silu_4(%arg0: tensor<32x8x64xf32>) -> tensor<32x8x64xf32> {
    %0 = stablehlo.negate %arg0 : tensor<32x8x64xf32>
    %1 = stablehlo.exponential %0 : tensor<32x8x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<32x8x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x8x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<32x8x64xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<32x8x64xf32>
    return %6 : tensor<32x8x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x32x8x64xf32>, %arg1: tensor<32x8x64xf32>, %arg2: tensor<i32>) -> tensor<2x32x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<32x8x64xf32>) -> tensor<1x32x8x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x32x8x64xf32>, tensor<1x32x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x8x64xf32>
    return %1 : tensor<2x32x8x64xf32>
  }
  func.func private @_one_hot_5(%arg0: tensor<32x8xi32>) -> tensor<32x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x8xi32>) -> tensor<32x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<32x8x1xi32>) -> tensor<32x8x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<32x8x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x8x64xi32>, tensor<32x8x64xi32>) -> tensor<32x8x64xi1>
    %5 = stablehlo.convert %4 : (tensor<32x8x64xi1>) -> tensor<32x8x64xf32>
    return %5 : tensor<32x8x64xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x32x8x64xf32>, %arg1: tensor<i32>) -> tensor<32x8x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 8, 64] : (tensor<2x32x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x8x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x8x64xf32>) -> tensor<32x8x64xf32>
    return %1 : tensor<32x8x64xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<32x8x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64x64x1xf32>, %arg7: tensor<64x1x64xf32>, %arg8: tensor<64x64x1xf32>, %arg9: tensor<64x64x1xf32>, %arg10: tensor<32x8x64xf32>) -> (tensor<32x8x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>
    %1 = stablehlo.multiply %0#9, %0#9 : tensor<32x8x64xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at9)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %5 = stablehlo.divide %3, %4 : tensor<32x8x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %7 = stablehlo.add %5, %6 : tensor<32x8x1xf32> loc(#at9)
    %8 = stablehlo.rsqrt %7 : tensor<32x8x1xf32> loc(#at9)
    %9 = stablehlo.divide %8, %7 : tensor<32x8x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %11 = stablehlo.multiply %10, %9 : tensor<32x8x1xf32> loc(#at9)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at9)
    %13 = stablehlo.multiply %0#9, %12 : tensor<32x8x64xf32> loc(#at9)
    %14 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at9)
    %16 = stablehlo.multiply %13, %15 : tensor<32x8x64xf32> loc(#at9)
    %17 = stablehlo.dot_general %16, %0#7, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at7)
    %18 = stablehlo.dot_general %16, %0#5, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at7)
    %19 = stablehlo.dot_general %16, %0#8, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64x1xf32> loc(#at7)
    %20 = stablehlo.dot_general %17, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<32x8x64x1xf32>, tensor<32x8x64x1xf32>) -> tensor<32x64x8x8xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32> loc(#at7)
    %22 = stablehlo.multiply %20, %21 : tensor<32x64x8x8xf32> loc(#at7)
    %23 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at7)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at7)
    %25 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at7)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at7)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at7)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at7)
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at7)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %30:3 = call @_where_8(%29, %22, %cst_4) : (tensor<8x8xi1>, tensor<32x64x8x8xf32>, tensor<f32>) -> (tensor<32x64x8x8xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>) loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %31 = stablehlo.reduce(%30#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<32x64x8x8xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x64x8xf32> loc(#at7)
    %33 = stablehlo.maximum %32, %31 : tensor<32x64x8xf32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<32x64x8xf32>) -> tensor<32x64x8x1xf32> loc(#at7)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at7)
    %36 = stablehlo.subtract %30#0, %35 : tensor<32x64x8x8xf32> loc(#at7)
    %37 = stablehlo.exponential %36 : tensor<32x64x8x8xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<32x64x8x8xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<32x64x8xf32>) -> tensor<32x64x8x1xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at7)
    %41 = stablehlo.divide %37, %40 : tensor<32x64x8x8xf32> loc(#at7)
    %42 = stablehlo.multiply %39, %39 : tensor<32x64x8x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x64x8x1xf32> loc(#at7)
    %44 = stablehlo.divide %43, %42 : tensor<32x64x8x1xf32> loc(#at7)
    %45 = stablehlo.dot_general %19, %41, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<32x8x64x1xf32>, tensor<32x64x8x8xf32>) -> tensor<32x64x1x8xf32> loc(#at7)
    %46 = stablehlo.transpose %45, dims = [0, 3, 1, 2] : (tensor<32x64x1x8xf32>) -> tensor<32x8x64x1xf32> loc(#at7)
    %47 = stablehlo.dot_general %46, %0#6, contracting_dims = [3, 2] x [1, 0] : (tensor<32x8x64x1xf32>, tensor<64x1x64xf32>) -> tensor<32x8x64xf32> loc(#at7)
    %48 = stablehlo.add %0#9, %47 : tensor<32x8x64xf32> loc(#at6)
    %49 = sdy.sharding_constraint %48 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32> loc(#at6)
    %50 = stablehlo.multiply %49, %49 : tensor<32x8x64xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at9)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %54 = stablehlo.divide %52, %53 : tensor<32x8x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %56 = stablehlo.add %54, %55 : tensor<32x8x1xf32> loc(#at9)
    %57 = stablehlo.rsqrt %56 : tensor<32x8x1xf32> loc(#at9)
    %58 = stablehlo.divide %57, %56 : tensor<32x8x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at9)
    %60 = stablehlo.multiply %59, %58 : tensor<32x8x1xf32> loc(#at9)
    %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at9)
    %62 = stablehlo.multiply %49, %61 : tensor<32x8x64xf32> loc(#at9)
    %63 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at9)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at9)
    %65 = stablehlo.multiply %62, %64 : tensor<32x8x64xf32> loc(#at9)
    %66 = stablehlo.dot_general %65, %0#4, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at8)
    %67 = stablehlo.dot_general %65, %0#3, contracting_dims = [2] x [0] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at8)
    %68:3 = call @silu_9(%67) : (tensor<32x8x64xf32>) -> (tensor<32x8x64xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>) loc(#at8)
    %69 = stablehlo.multiply %68#0, %66 : tensor<32x8x64xf32> loc(#at8)
    %70 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32>
    %71 = stablehlo.dot_general %70, %69, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %73 = stablehlo.dot_general %70, %0#2, contracting_dims = [2] x [1] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %74 = stablehlo.multiply %68#0, %73 : tensor<32x8x64xf32> loc(#at2)
    %75 = stablehlo.multiply %73, %66 : tensor<32x8x64xf32> loc(#at2)
    %76 = call @silu_10(%68#1, %67, %68#2, %75) : (tensor<32x8x64xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %77 = stablehlo.dot_general %76, %65, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %79 = stablehlo.dot_general %76, %0#3, contracting_dims = [2] x [1] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %80 = stablehlo.dot_general %74, %65, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32> loc(#at2)
    %82 = stablehlo.dot_general %74, %0#4, contracting_dims = [2] x [1] : (tensor<32x8x64xf32>, tensor<64x64xf32>) -> tensor<32x8x64xf32> loc(#at2)
    %83 = stablehlo.add %79, %82 : tensor<32x8x64xf32> loc(#at2)
    %84 = stablehlo.multiply %62, %83 : tensor<32x8x64xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %85 = stablehlo.reduce(%84 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %86 = stablehlo.reshape %85 : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %87 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %88 = stablehlo.multiply %83, %87 : tensor<32x8x64xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %89 = stablehlo.reduce(%86 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %90 = stablehlo.multiply %49, %88 : tensor<32x8x64xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %91 = stablehlo.reduce(%90 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %92 = stablehlo.reshape %91 : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %93 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %94 = stablehlo.multiply %88, %93 : tensor<32x8x64xf32> loc(#at4)
    %95 = stablehlo.add %70, %94 : tensor<32x8x64xf32> loc(#at4)
    %96 = stablehlo.multiply %92, %60 : tensor<32x8x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %98 = stablehlo.divide %96, %97 : tensor<32x8x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %99 = stablehlo.reduce(%98 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<32x8x1xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %101 = stablehlo.multiply %49, %100 : tensor<32x8x64xf32> loc(#at4)
    %102 = stablehlo.add %95, %101 : tensor<32x8x64xf32> loc(#at4)
    %103 = stablehlo.multiply %100, %49 : tensor<32x8x64xf32> loc(#at4)
    %104 = stablehlo.add %102, %103 : tensor<32x8x64xf32> loc(#at4)
    %105 = sdy.sharding_constraint %104 <@mesh, [{"x"}, {}, {"y"}]> : tensor<32x8x64xf32>
    %106 = stablehlo.dot_general %105, %46, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64xf32>, tensor<32x8x64x1xf32>) -> tensor<64x64x1xf32> loc(#at0)
    %107 = stablehlo.transpose %106, dims = [1, 2, 0] : (tensor<64x64x1xf32>) -> tensor<64x1x64xf32> loc(#at0)
    %108 = stablehlo.dot_general %105, %0#6, contracting_dims = [2] x [2] : (tensor<32x8x64xf32>, tensor<64x1x64xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %109 = stablehlo.transpose %108, dims = [0, 2, 3, 1] : (tensor<32x8x64x1xf32>) -> tensor<32x64x1x8xf32> loc(#at0)
    %110 = stablehlo.dot_general %109, %19, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<32x64x1x8xf32>, tensor<32x8x64x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %111 = stablehlo.dot_general %109, %41, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<32x64x1x8xf32>, tensor<32x64x8x8xf32>) -> tensor<32x64x1x8xf32> loc(#at0)
    %112 = stablehlo.transpose %111, dims = [0, 3, 1, 2] : (tensor<32x64x1x8xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %113 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %114 = stablehlo.multiply %110, %113 : tensor<32x64x8x8xf32> loc(#at0)
    %115 = stablehlo.multiply %114, %37 : tensor<32x64x8x8xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %116 = stablehlo.reduce(%115 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<32x64x8x8xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at0)
    %117 = stablehlo.reshape %116 : (tensor<32x64x8xf32>) -> tensor<32x64x8x1xf32> loc(#at0)
    %118 = stablehlo.negate %117 : tensor<32x64x8x1xf32> loc(#at0)
    %119 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %120 = stablehlo.divide %110, %119 : tensor<32x64x8x8xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %121 = stablehlo.reduce(%118 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<32x64x8x1xf32>, tensor<f32>) -> tensor<32x64x8xf32> loc(#at0)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<32x64x8xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %123 = stablehlo.add %120, %122 : tensor<32x64x8x8xf32> loc(#at0)
    %124 = stablehlo.multiply %123, %37 : tensor<32x64x8x8xf32> loc(#at0)
    %125 = call @_where_11(%30#1, %30#2, %124) : (tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>, tensor<32x64x8x8xf32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32> loc(#at0)
    %127 = stablehlo.multiply %125, %126 : tensor<32x64x8x8xf32> loc(#at0)
    %128 = stablehlo.dot_general %127, %17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<32x64x8x8xf32>, tensor<32x8x64x1xf32>) -> tensor<32x64x8x1xf32> loc(#at0)
    %129 = stablehlo.transpose %128, dims = [0, 2, 1, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %130 = stablehlo.dot_general %127, %18, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<32x64x8x8xf32>, tensor<32x8x64x1xf32>) -> tensor<32x64x8x1xf32> loc(#at0)
    %131 = stablehlo.transpose %130, dims = [0, 2, 1, 3] : (tensor<32x64x8x1xf32>) -> tensor<32x8x64x1xf32> loc(#at0)
    %132 = stablehlo.dot_general %112, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64x1xf32>, tensor<32x8x64xf32>) -> tensor<64x1x64xf32> loc(#at0)
    %133 = stablehlo.transpose %132, dims = [2, 0, 1] : (tensor<64x1x64xf32>) -> tensor<64x64x1xf32> loc(#at0)
    %134 = stablehlo.dot_general %112, %0#8, contracting_dims = [2, 3] x [1, 2] : (tensor<32x8x64x1xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64xf32> loc(#at0)
    %135 = stablehlo.dot_general %129, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64x1xf32>, tensor<32x8x64xf32>) -> tensor<64x1x64xf32> loc(#at0)
    %136 = stablehlo.transpose %135, dims = [2, 0, 1] : (tensor<64x1x64xf32>) -> tensor<64x64x1xf32> loc(#at0)
    %137 = stablehlo.dot_general %129, %0#5, contracting_dims = [2, 3] x [1, 2] : (tensor<32x8x64x1xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64xf32> loc(#at0)
    %138 = stablehlo.add %134, %137 : tensor<32x8x64xf32> loc(#at0)
    %139 = stablehlo.dot_general %131, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<32x8x64x1xf32>, tensor<32x8x64xf32>) -> tensor<64x1x64xf32> loc(#at0)
    %140 = stablehlo.transpose %139, dims = [2, 0, 1] : (tensor<64x1x64xf32>) -> tensor<64x64x1xf32> loc(#at0)
    %141 = stablehlo.dot_general %131, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<32x8x64x1xf32>, tensor<64x64x1xf32>) -> tensor<32x8x64xf32> loc(#at0)
    %142 = stablehlo.add %138, %141 : tensor<32x8x64xf32> loc(#at0)
    %143 = stablehlo.multiply %13, %142 : tensor<32x8x64xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %144 = stablehlo.reduce(%143 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %145 = stablehlo.reshape %144 : (tensor<64xf32>) -> tensor<1x1x64xf32> loc(#at4)
    %146 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %147 = stablehlo.multiply %142, %146 : tensor<32x8x64xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %148 = stablehlo.reduce(%145 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32> loc(#at4)
    %149 = stablehlo.multiply %0#9, %147 : tensor<32x8x64xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %150 = stablehlo.reduce(%149 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<32x8x64xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %151 = stablehlo.reshape %150 : (tensor<32x8xf32>) -> tensor<32x8x1xf32> loc(#at4)
    %152 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<32x8x1xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %153 = stablehlo.multiply %147, %152 : tensor<32x8x64xf32> loc(#at4)
    %154 = stablehlo.add %105, %153 : tensor<32x8x64xf32> loc(#at4)
    %155 = stablehlo.multiply %151, %11 : tensor<32x8x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x8x1xf32> loc(#at4)
    %157 = stablehlo.divide %155, %156 : tensor<32x8x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %158 = stablehlo.reduce(%157 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<32x8x1xf32>, tensor<f32>) -> tensor<32x8xf32> loc(#at4)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<32x8xf32>) -> tensor<32x8x64xf32> loc(#at4)
    %160 = stablehlo.multiply %0#9, %159 : tensor<32x8x64xf32> loc(#at4)
    %161 = stablehlo.add %154, %160 : tensor<32x8x64xf32> loc(#at4)
    %162 = stablehlo.multiply %159, %0#9 : tensor<32x8x64xf32> loc(#at4)
    %163 = stablehlo.add %161, %162 : tensor<32x8x64xf32> loc(#at4)
    return %163, %148, %89, %72, %78, %81, %136, %107, %140, %133 : tensor<32x8x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64x1xf32>, tensor<64x1x64xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>
  }
  func.func private @_where_8(%arg0: tensor<8x8xi1>, %arg1: tensor<32x64x8x8xf32>, %arg2: tensor<f32>) -> (tensor<32x64x8x8xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<32x64x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32>
    return %3, %1, %4 : tensor<32x64x8x8xf32>, tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>
  }
  func.func private @silu_9(%arg0: tensor<32x8x64xf32>) -> (tensor<32x8x64xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<32x8x64xf32>
    %1 = stablehlo.exponential %0 : tensor<32x8x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<32x8x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x8x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<32x8x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x8x64xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<32x8x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<32x8x64xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<32x8x64xf32>
    return %9, %5, %8 : tensor<32x8x64xf32>, tensor<32x8x64xf32>, tensor<32x8x64xf32>
  }
  func.func private @silu_10(%arg0: tensor<32x8x64xf32>, %arg1: tensor<32x8x64xf32>, %arg2: tensor<32x8x64xf32>, %arg3: tensor<32x8x64xf32>) -> tensor<32x8x64xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<32x8x64xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<32x8x64xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<32x8x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<32x8x64xf32>
    return %3 : tensor<32x8x64xf32>
  }
  func.func private @_where_11(%arg0: tensor<32x64x8x8xi1>, %arg1: tensor<32x64x8x8xf32>, %arg2: tensor<32x64x8x8xf32>) -> tensor<32x64x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<32x64x8x8xi1>, tensor<32x64x8x8xf32>
    return %1 : tensor<32x64x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<2x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<i32>) -> tensor<2x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64xf32>
    return %1 : tensor<2x64x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x64x64x1xf32>, %arg1: tensor<64x64x1xf32>, %arg2: tensor<i32>) -> tensor<2x64x64x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x64x1xf32>) -> tensor<1x64x64x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x64x64x1xf32>, tensor<1x64x64x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64x1xf32>
    return %1 : tensor<2x64x64x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x64x1x64xf32>, %arg1: tensor<64x1x64xf32>, %arg2: tensor<i32>) -> tensor<2x64x1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x1x64xf32>) -> tensor<1x64x1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x64x1x64xf32>, tensor<1x64x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x1x64xf32>
    return %1 : tensor<2x64x1x64xf32>
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

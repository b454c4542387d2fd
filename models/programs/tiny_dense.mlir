module @jit_tiny_dense attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<16xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %3 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %5 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %10 = stablehlo.convert %9 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at0)
    %12 = stablehlo.multiply %11, %10 : tensor<8x8xf32> loc(#at0)
    %13 = stablehlo.broadcast_in_dim %12, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:13 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %13, %iterArg_239 = %c, %iterArg_240 = %2, %iterArg_241 = %14) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<1x1x8x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    cond {
      %c_242 = stablehlo.constant dense<2> : tensor<i32>
      %715 = stablehlo.compare LT, %iterArg_239, %c_242, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %715 : tensor<i1>
    } do {
      %715 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_239) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %716 = func.call @dynamic_index_in_dim(%iterArg_230, %iterArg_239) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %717 = func.call @dynamic_index_in_dim_0(%iterArg_231, %iterArg_239) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %718 = func.call @dynamic_index_in_dim_1(%iterArg_232, %iterArg_239) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %719 = func.call @dynamic_index_in_dim_1(%iterArg_233, %iterArg_239) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %720 = func.call @dynamic_index_in_dim_2(%iterArg_234, %iterArg_239) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %721 = func.call @dynamic_index_in_dim_3(%iterArg_235, %iterArg_239) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %722 = func.call @dynamic_index_in_dim_2(%iterArg_236, %iterArg_239) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %723 = func.call @dynamic_index_in_dim_2(%iterArg_237, %iterArg_239) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %724:2 = func.call @closed_call(%iterArg_238, %iterArg_240, %715, %716, %717, %718, %719, %720, %721, %722, %723) : (tensor<1x1x8x8xf32>, tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>)
      %725 = func.call @dynamic_update_index_in_dim(%iterArg_241, %724#1, %iterArg_239) : (tensor<2x8x8x16xf32>, tensor<8x8x16xf32>, tensor<i32>) -> tensor<2x8x8x16xf32>
      %c_242 = stablehlo.constant dense<1> : tensor<i32>
      %726 = stablehlo.add %iterArg_239, %c_242 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %726, %724#0, %725 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<1x1x8x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    }
    %16 = stablehlo.multiply %15#11, %15#11 : tensor<8x8x16xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %20 = stablehlo.divide %18, %19 : tensor<8x8x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %22 = stablehlo.add %20, %21 : tensor<8x8x1xf32> loc(#at4)
    %23 = stablehlo.rsqrt %22 : tensor<8x8x1xf32> loc(#at4)
    %24 = stablehlo.divide %23, %22 : tensor<8x8x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %26 = stablehlo.multiply %25, %24 : tensor<8x8x1xf32> loc(#at4)
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %28 = stablehlo.multiply %15#11, %27 : tensor<8x8x16xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %31 = stablehlo.multiply %28, %30 : tensor<8x8x16xf32> loc(#at4)
    %32 = stablehlo.dot_general %31, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %33 = sdy.sharding_constraint %32 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %34 = call @_one_hot_5(%arg36) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at3)
    %35 = stablehlo.multiply %33, %34 : tensor<8x8x32xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %37 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %38 = stablehlo.reshape %37 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %40 = stablehlo.compare EQ, %33, %39, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at3)
    %41 = stablehlo.convert %40 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %44 = stablehlo.maximum %43, %37 : tensor<8x8xf32> loc(#at3)
    %45 = stablehlo.compare EQ, %37, %44, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %48 = stablehlo.select %45, %46, %47 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %49, %44, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %53 = stablehlo.select %50, %51, %52 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %54 = stablehlo.divide %48, %53 : tensor<8x8xf32> loc(#at3)
    %55 = stablehlo.is_finite %44 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %57 = stablehlo.select %55, %44, %56 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %61 = stablehlo.subtract %33, %60 : tensor<8x8x32xf32> loc(#at3)
    %62 = stablehlo.exponential %61 : tensor<8x8x32xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %63 = stablehlo.reduce(%62 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %64 = stablehlo.sign %63 : tensor<8x8xf32> loc(#at3)
    %65 = stablehlo.abs %63 : tensor<8x8xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %67 = stablehlo.compare GE, %63, %66, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %68 = stablehlo.log %65 : tensor<8x8xf32> loc(#at3)
    %69 = stablehlo.add %68, %57 : tensor<8x8xf32> loc(#at3)
    %70 = stablehlo.subtract %69, %36 : tensor<8x8xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %71 = stablehlo.reduce(%70 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %73 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %75 = stablehlo.negate %74 : tensor<8x8xf32> loc(#at3)
    %76 = stablehlo.divide %74, %65 : tensor<8x8xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %78 = stablehlo.select %67, %77, %76 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %79 = stablehlo.select %67, %76, %77 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %80 = stablehlo.negate %78 : tensor<8x8xf32> loc(#at3)
    %81 = stablehlo.add %79, %80 : tensor<8x8xf32> loc(#at3)
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %83 = stablehlo.multiply %82, %62 : tensor<8x8x32xf32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %85 = stablehlo.multiply %84, %34 : tensor<8x8x32xf32> loc(#at3)
    %86 = stablehlo.add %83, %85 : tensor<8x8x32xf32> loc(#at3)
    %87 = sdy.sharding_constraint %86 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %88 = stablehlo.dot_general %87, %31, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %90 = stablehlo.dot_general %87, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %91 = stablehlo.multiply %28, %90 : tensor<8x8x16xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %92 = stablehlo.reduce(%91 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %93 = stablehlo.reshape %92 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %94 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %95 = stablehlo.multiply %90, %94 : tensor<8x8x16xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %97 = stablehlo.multiply %15#11, %95 : tensor<8x8x16xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %98 = stablehlo.reduce(%97 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %99 = stablehlo.reshape %98 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %101 = stablehlo.multiply %95, %100 : tensor<8x8x16xf32> loc(#at4)
    %102 = stablehlo.multiply %99, %26 : tensor<8x8x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %104 = stablehlo.divide %102, %103 : tensor<8x8x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %107 = stablehlo.multiply %15#11, %106 : tensor<8x8x16xf32> loc(#at4)
    %108 = stablehlo.add %101, %107 : tensor<8x8x16xf32> loc(#at4)
    %109 = stablehlo.multiply %106, %15#11 : tensor<8x8x16xf32> loc(#at4)
    %110 = stablehlo.add %108, %109 : tensor<8x8x16xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %120:21 = stablehlo.while(%iterArg = %arg2, %iterArg_230 = %arg3, %iterArg_231 = %arg5, %iterArg_232 = %arg6, %iterArg_233 = %arg7, %iterArg_234 = %arg8, %iterArg_235 = %arg9, %iterArg_236 = %arg10, %iterArg_237 = %arg11, %iterArg_238 = %15#12, %iterArg_239 = %c_37, %iterArg_240 = %110, %iterArg_241 = %111, %iterArg_242 = %112, %iterArg_243 = %113, %iterArg_244 = %114, %iterArg_245 = %115, %iterArg_246 = %116, %iterArg_247 = %117, %iterArg_248 = %118, %iterArg_249 = %119) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>
    cond {
      %c_250 = stablehlo.constant dense<2> : tensor<i32>
      %715 = stablehlo.compare LT, %iterArg_239, %c_250, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %715 : tensor<i1>
    } do {
      %c_250 = stablehlo.constant dense<2> : tensor<i32>
      %715 = stablehlo.subtract %c_250, %iterArg_239 : tensor<i32>
      %c_251 = stablehlo.constant dense<1> : tensor<i32>
      %716 = stablehlo.subtract %715, %c_251 : tensor<i32>
      %717 = func.call @dynamic_index_in_dim(%iterArg, %716) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %718 = func.call @dynamic_index_in_dim(%iterArg_230, %716) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %719 = func.call @dynamic_index_in_dim_0(%iterArg_231, %716) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %720 = func.call @dynamic_index_in_dim_1(%iterArg_232, %716) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %721 = func.call @dynamic_index_in_dim_1(%iterArg_233, %716) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %722 = func.call @dynamic_index_in_dim_2(%iterArg_234, %716) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %723 = func.call @dynamic_index_in_dim_3(%iterArg_235, %716) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %724 = func.call @dynamic_index_in_dim_2(%iterArg_236, %716) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %725 = func.call @dynamic_index_in_dim_2(%iterArg_237, %716) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %726 = func.call @dynamic_index_in_dim_6(%iterArg_238, %716) : (tensor<2x8x8x16xf32>, tensor<i32>) -> tensor<8x8x16xf32>
      %727:10 = func.call @closed_call_7(%iterArg_240, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>)
      %728 = func.call @dynamic_update_index_in_dim_10(%iterArg_241, %727#1, %716) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %729 = func.call @dynamic_update_index_in_dim_10(%iterArg_242, %727#2, %716) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %730 = func.call @dynamic_update_index_in_dim_11(%iterArg_243, %727#3, %716) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %731 = func.call @dynamic_update_index_in_dim_12(%iterArg_244, %727#4, %716) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %732 = func.call @dynamic_update_index_in_dim_12(%iterArg_245, %727#5, %716) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %733 = func.call @dynamic_update_index_in_dim_13(%iterArg_246, %727#6, %716) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %734 = func.call @dynamic_update_index_in_dim_14(%iterArg_247, %727#7, %716) : (tensor<2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<i32>) -> tensor<2x4x8x16xf32>
      %735 = func.call @dynamic_update_index_in_dim_13(%iterArg_248, %727#8, %716) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %736 = func.call @dynamic_update_index_in_dim_13(%iterArg_249, %727#9, %716) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %737 = stablehlo.add %iterArg_239, %c_252 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %737, %727#0, %728, %729, %730, %731, %732, %733, %734, %735, %736 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>
    }
    %121 = sdy.sharding_constraint %120#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %122 = stablehlo.dot_general %121, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %123 = stablehlo.transpose %122, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %124 = stablehlo.multiply %123, %123 : tensor<32x16xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %126 = stablehlo.add %124, %125 : tensor<32x16xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %128 = stablehlo.multiply %127, %arg24 : tensor<32xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %129 = stablehlo.reduce(%126 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %131 = stablehlo.divide %129, %130 : tensor<32xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %133 = stablehlo.multiply %132, %131 : tensor<32xf32> loc(#at5)
    %134 = stablehlo.add %128, %133 : tensor<32xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %136 = stablehlo.multiply %135, %arg12 : tensor<16xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %137 = stablehlo.reduce(%126 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %139 = stablehlo.divide %137, %138 : tensor<16xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %141 = stablehlo.multiply %140, %139 : tensor<16xf32> loc(#at5)
    %142 = stablehlo.add %136, %141 : tensor<16xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %143 = stablehlo.reduce(%134 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %146 = stablehlo.divide %144, %145 : tensor<1xf32> loc(#at5)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<1xf32>) -> tensor<32xf32> loc(#at5)
    %148 = stablehlo.divide %134, %147 : tensor<32xf32> loc(#at5)
    %149 = stablehlo.rsqrt %148 : tensor<32xf32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32> loc(#at5)
    %152 = stablehlo.multiply %123, %151 : tensor<32x16xf32> loc(#at5)
    %153 = stablehlo.rsqrt %142 : tensor<16xf32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32> loc(#at5)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32> loc(#at5)
    %156 = stablehlo.multiply %152, %155 : tensor<32x16xf32> loc(#at5)
    %157 = stablehlo.multiply %arg0, %arg0 : tensor<32x16xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %158 = stablehlo.reduce(%157 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %161 = stablehlo.divide %159, %160 : tensor<1x1xf32> loc(#at5)
    %162 = stablehlo.sqrt %161 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %164 = stablehlo.maximum %163, %162 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %166 = stablehlo.multiply %165, %164 : tensor<1x1xf32> loc(#at5)
    %167 = stablehlo.multiply %156, %156 : tensor<32x16xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %168 = stablehlo.reduce(%167 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.divide %169, %170 : tensor<1x1xf32> loc(#at5)
    %172 = stablehlo.sqrt %171 : tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %174 = stablehlo.maximum %173, %172 : tensor<1x1xf32> loc(#at5)
    %175 = stablehlo.divide %166, %174 : tensor<1x1xf32> loc(#at5)
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32> loc(#at5)
    %177 = stablehlo.multiply %176, %156 : tensor<32x16xf32> loc(#at5)
    %178 = stablehlo.subtract %arg0, %177 : tensor<32x16xf32> loc(#at5)
    %179 = stablehlo.multiply %96, %96 : tensor<16xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %181 = stablehlo.add %179, %180 : tensor<16xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %183 = stablehlo.multiply %182, %arg25 : tensor<16xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %185 = stablehlo.multiply %184, %181 : tensor<16xf32> loc(#at5)
    %186 = stablehlo.add %183, %185 : tensor<16xf32> loc(#at5)
    %187 = stablehlo.rsqrt %186 : tensor<16xf32> loc(#at5)
    %188 = stablehlo.multiply %96, %187 : tensor<16xf32> loc(#at5)
    %189 = stablehlo.multiply %arg1, %arg1 : tensor<16xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %190 = stablehlo.reduce(%189 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %193 = stablehlo.divide %191, %192 : tensor<1xf32> loc(#at5)
    %194 = stablehlo.sqrt %193 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %196 = stablehlo.maximum %195, %194 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %198 = stablehlo.multiply %197, %196 : tensor<1xf32> loc(#at5)
    %199 = stablehlo.multiply %188, %188 : tensor<16xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %200 = stablehlo.reduce(%199 init: %cst_63) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %203 = stablehlo.divide %201, %202 : tensor<1xf32> loc(#at5)
    %204 = stablehlo.sqrt %203 : tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %206 = stablehlo.maximum %205, %204 : tensor<1xf32> loc(#at5)
    %207 = stablehlo.divide %198, %206 : tensor<1xf32> loc(#at5)
    %208 = stablehlo.broadcast_in_dim %207, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at5)
    %209 = stablehlo.multiply %208, %188 : tensor<16xf32> loc(#at5)
    %210 = stablehlo.subtract %arg1, %209 : tensor<16xf32> loc(#at5)
    %211 = stablehlo.multiply %120#12, %120#12 : tensor<2x16xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %213 = stablehlo.add %211, %212 : tensor<2x16xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %215 = stablehlo.multiply %214, %arg26 : tensor<2x16xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %217 = stablehlo.multiply %216, %213 : tensor<2x16xf32> loc(#at5)
    %218 = stablehlo.add %215, %217 : tensor<2x16xf32> loc(#at5)
    %219 = stablehlo.rsqrt %218 : tensor<2x16xf32> loc(#at5)
    %220 = stablehlo.multiply %120#12, %219 : tensor<2x16xf32> loc(#at5)
    %221 = stablehlo.multiply %arg2, %arg2 : tensor<2x16xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %222 = stablehlo.reduce(%221 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %223 = stablehlo.broadcast_in_dim %222, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %225 = stablehlo.divide %223, %224 : tensor<2x1xf32> loc(#at5)
    %226 = stablehlo.sqrt %225 : tensor<2x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %228 = stablehlo.maximum %227, %226 : tensor<2x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %230 = stablehlo.multiply %229, %228 : tensor<2x1xf32> loc(#at5)
    %231 = stablehlo.multiply %220, %220 : tensor<2x16xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %232 = stablehlo.reduce(%231 init: %cst_73) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %235 = stablehlo.divide %233, %234 : tensor<2x1xf32> loc(#at5)
    %236 = stablehlo.sqrt %235 : tensor<2x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %238 = stablehlo.maximum %237, %236 : tensor<2x1xf32> loc(#at5)
    %239 = stablehlo.divide %230, %238 : tensor<2x1xf32> loc(#at5)
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %241 = stablehlo.multiply %240, %220 : tensor<2x16xf32> loc(#at5)
    %242 = stablehlo.subtract %arg2, %241 : tensor<2x16xf32> loc(#at5)
    %243 = stablehlo.multiply %120#13, %120#13 : tensor<2x16xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %245 = stablehlo.add %243, %244 : tensor<2x16xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %247 = stablehlo.multiply %246, %arg27 : tensor<2x16xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %249 = stablehlo.multiply %248, %245 : tensor<2x16xf32> loc(#at5)
    %250 = stablehlo.add %247, %249 : tensor<2x16xf32> loc(#at5)
    %251 = stablehlo.rsqrt %250 : tensor<2x16xf32> loc(#at5)
    %252 = stablehlo.multiply %120#13, %251 : tensor<2x16xf32> loc(#at5)
    %253 = stablehlo.multiply %arg3, %arg3 : tensor<2x16xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %254 = stablehlo.reduce(%253 init: %cst_79) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %257 = stablehlo.divide %255, %256 : tensor<2x1xf32> loc(#at5)
    %258 = stablehlo.sqrt %257 : tensor<2x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %260 = stablehlo.maximum %259, %258 : tensor<2x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %262 = stablehlo.multiply %261, %260 : tensor<2x1xf32> loc(#at5)
    %263 = stablehlo.multiply %252, %252 : tensor<2x16xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %264 = stablehlo.reduce(%263 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %265 = stablehlo.broadcast_in_dim %264, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %267 = stablehlo.divide %265, %266 : tensor<2x1xf32> loc(#at5)
    %268 = stablehlo.sqrt %267 : tensor<2x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %270 = stablehlo.maximum %269, %268 : tensor<2x1xf32> loc(#at5)
    %271 = stablehlo.divide %262, %270 : tensor<2x1xf32> loc(#at5)
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %273 = stablehlo.multiply %272, %252 : tensor<2x16xf32> loc(#at5)
    %274 = stablehlo.subtract %arg3, %273 : tensor<2x16xf32> loc(#at5)
    %275 = stablehlo.multiply %89, %89 : tensor<16x32xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %277 = stablehlo.add %275, %276 : tensor<16x32xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %279 = stablehlo.multiply %278, %arg28 : tensor<16xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %280 = stablehlo.reduce(%277 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %282 = stablehlo.divide %280, %281 : tensor<16xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %284 = stablehlo.multiply %283, %282 : tensor<16xf32> loc(#at5)
    %285 = stablehlo.add %279, %284 : tensor<16xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %287 = stablehlo.multiply %286, %arg16 : tensor<32xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %288 = stablehlo.reduce(%277 init: %cst_92) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %290 = stablehlo.divide %288, %289 : tensor<32xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %292 = stablehlo.multiply %291, %290 : tensor<32xf32> loc(#at5)
    %293 = stablehlo.add %287, %292 : tensor<32xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %294 = stablehlo.reduce(%285 init: %cst_95) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %297 = stablehlo.divide %295, %296 : tensor<1xf32> loc(#at5)
    %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at5)
    %299 = stablehlo.divide %285, %298 : tensor<16xf32> loc(#at5)
    %300 = stablehlo.rsqrt %299 : tensor<16xf32> loc(#at5)
    %301 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32> loc(#at5)
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32> loc(#at5)
    %303 = stablehlo.multiply %89, %302 : tensor<16x32xf32> loc(#at5)
    %304 = stablehlo.rsqrt %293 : tensor<32xf32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %304, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32> loc(#at5)
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32> loc(#at5)
    %307 = stablehlo.multiply %303, %306 : tensor<16x32xf32> loc(#at5)
    %308 = stablehlo.multiply %arg4, %arg4 : tensor<16x32xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %309 = stablehlo.reduce(%308 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %312 = stablehlo.divide %310, %311 : tensor<1x1xf32> loc(#at5)
    %313 = stablehlo.sqrt %312 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %315 = stablehlo.maximum %314, %313 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %317 = stablehlo.multiply %316, %315 : tensor<1x1xf32> loc(#at5)
    %318 = stablehlo.multiply %307, %307 : tensor<16x32xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %319 = stablehlo.reduce(%318 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.divide %320, %321 : tensor<1x1xf32> loc(#at5)
    %323 = stablehlo.sqrt %322 : tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %325 = stablehlo.maximum %324, %323 : tensor<1x1xf32> loc(#at5)
    %326 = stablehlo.divide %317, %325 : tensor<1x1xf32> loc(#at5)
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32> loc(#at5)
    %328 = stablehlo.multiply %327, %307 : tensor<16x32xf32> loc(#at5)
    %329 = stablehlo.subtract %arg4, %328 : tensor<16x32xf32> loc(#at5)
    %330 = stablehlo.multiply %120#14, %120#14 : tensor<2x32x16xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %332 = stablehlo.add %330, %331 : tensor<2x32x16xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %334 = stablehlo.multiply %333, %arg29 : tensor<2x32xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %335 = stablehlo.reduce(%332 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %337 = stablehlo.divide %335, %336 : tensor<2x32xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %339 = stablehlo.multiply %338, %337 : tensor<2x32xf32> loc(#at5)
    %340 = stablehlo.add %334, %339 : tensor<2x32xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %342 = stablehlo.multiply %341, %arg17 : tensor<2x16xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %343 = stablehlo.reduce(%332 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %345 = stablehlo.divide %343, %344 : tensor<2x16xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %347 = stablehlo.multiply %346, %345 : tensor<2x16xf32> loc(#at5)
    %348 = stablehlo.add %342, %347 : tensor<2x16xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %349 = stablehlo.reduce(%340 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %350 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %352 = stablehlo.divide %350, %351 : tensor<2x1xf32> loc(#at5)
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x32xf32> loc(#at5)
    %354 = stablehlo.divide %340, %353 : tensor<2x32xf32> loc(#at5)
    %355 = stablehlo.rsqrt %354 : tensor<2x32xf32> loc(#at5)
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32> loc(#at5)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %358 = stablehlo.multiply %120#14, %357 : tensor<2x32x16xf32> loc(#at5)
    %359 = stablehlo.rsqrt %348 : tensor<2x16xf32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 2] : (tensor<2x16xf32>) -> tensor<2x1x16xf32> loc(#at5)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<2x1x16xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %362 = stablehlo.multiply %358, %361 : tensor<2x32x16xf32> loc(#at5)
    %363 = stablehlo.multiply %arg5, %arg5 : tensor<2x32x16xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %364 = stablehlo.reduce(%363 init: %cst_115) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %365 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %367 = stablehlo.divide %365, %366 : tensor<2x1x1xf32> loc(#at5)
    %368 = stablehlo.sqrt %367 : tensor<2x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %370 = stablehlo.maximum %369, %368 : tensor<2x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %372 = stablehlo.multiply %371, %370 : tensor<2x1x1xf32> loc(#at5)
    %373 = stablehlo.multiply %362, %362 : tensor<2x32x16xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %374 = stablehlo.reduce(%373 init: %cst_119) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %377 = stablehlo.divide %375, %376 : tensor<2x1x1xf32> loc(#at5)
    %378 = stablehlo.sqrt %377 : tensor<2x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %380 = stablehlo.maximum %379, %378 : tensor<2x1x1xf32> loc(#at5)
    %381 = stablehlo.divide %372, %380 : tensor<2x1x1xf32> loc(#at5)
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %383 = stablehlo.multiply %382, %362 : tensor<2x32x16xf32> loc(#at5)
    %384 = stablehlo.subtract %arg5, %383 : tensor<2x32x16xf32> loc(#at5)
    %385 = stablehlo.multiply %120#15, %120#15 : tensor<2x16x32xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %387 = stablehlo.add %385, %386 : tensor<2x16x32xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %389 = stablehlo.multiply %388, %arg30 : tensor<2x16xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %390 = stablehlo.reduce(%387 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %392 = stablehlo.divide %390, %391 : tensor<2x16xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %394 = stablehlo.multiply %393, %392 : tensor<2x16xf32> loc(#at5)
    %395 = stablehlo.add %389, %394 : tensor<2x16xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %397 = stablehlo.multiply %396, %arg18 : tensor<2x32xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %398 = stablehlo.reduce(%387 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %400 = stablehlo.divide %398, %399 : tensor<2x32xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %402 = stablehlo.multiply %401, %400 : tensor<2x32xf32> loc(#at5)
    %403 = stablehlo.add %397, %402 : tensor<2x32xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %404 = stablehlo.reduce(%395 init: %cst_131) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %407 = stablehlo.divide %405, %406 : tensor<2x1xf32> loc(#at5)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %409 = stablehlo.divide %395, %408 : tensor<2x16xf32> loc(#at5)
    %410 = stablehlo.rsqrt %409 : tensor<2x16xf32> loc(#at5)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#at5)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %413 = stablehlo.multiply %120#15, %412 : tensor<2x16x32xf32> loc(#at5)
    %414 = stablehlo.rsqrt %403 : tensor<2x32xf32> loc(#at5)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 2] : (tensor<2x32xf32>) -> tensor<2x1x32xf32> loc(#at5)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2] : (tensor<2x1x32xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %417 = stablehlo.multiply %413, %416 : tensor<2x16x32xf32> loc(#at5)
    %418 = stablehlo.multiply %arg6, %arg6 : tensor<2x16x32xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %419 = stablehlo.reduce(%418 init: %cst_133) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %420 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %422 = stablehlo.divide %420, %421 : tensor<2x1x1xf32> loc(#at5)
    %423 = stablehlo.sqrt %422 : tensor<2x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %425 = stablehlo.maximum %424, %423 : tensor<2x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %427 = stablehlo.multiply %426, %425 : tensor<2x1x1xf32> loc(#at5)
    %428 = stablehlo.multiply %417, %417 : tensor<2x16x32xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %429 = stablehlo.reduce(%428 init: %cst_137) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %432 = stablehlo.divide %430, %431 : tensor<2x1x1xf32> loc(#at5)
    %433 = stablehlo.sqrt %432 : tensor<2x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %435 = stablehlo.maximum %434, %433 : tensor<2x1x1xf32> loc(#at5)
    %436 = stablehlo.divide %427, %435 : tensor<2x1x1xf32> loc(#at5)
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %438 = stablehlo.multiply %437, %417 : tensor<2x16x32xf32> loc(#at5)
    %439 = stablehlo.subtract %arg6, %438 : tensor<2x16x32xf32> loc(#at5)
    %440 = stablehlo.multiply %120#16, %120#16 : tensor<2x16x32xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %442 = stablehlo.add %440, %441 : tensor<2x16x32xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %444 = stablehlo.multiply %443, %arg31 : tensor<2x16xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %445 = stablehlo.reduce(%442 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %447 = stablehlo.divide %445, %446 : tensor<2x16xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %449 = stablehlo.multiply %448, %447 : tensor<2x16xf32> loc(#at5)
    %450 = stablehlo.add %444, %449 : tensor<2x16xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %452 = stablehlo.multiply %451, %arg19 : tensor<2x32xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %453 = stablehlo.reduce(%442 init: %cst_146) applies stablehlo.add across dimensions = [1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %455 = stablehlo.divide %453, %454 : tensor<2x32xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %457 = stablehlo.multiply %456, %455 : tensor<2x32xf32> loc(#at5)
    %458 = stablehlo.add %452, %457 : tensor<2x32xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %459 = stablehlo.reduce(%450 init: %cst_149) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %460 = stablehlo.broadcast_in_dim %459, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %462 = stablehlo.divide %460, %461 : tensor<2x1xf32> loc(#at5)
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %464 = stablehlo.divide %450, %463 : tensor<2x16xf32> loc(#at5)
    %465 = stablehlo.rsqrt %464 : tensor<2x16xf32> loc(#at5)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#at5)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %468 = stablehlo.multiply %120#16, %467 : tensor<2x16x32xf32> loc(#at5)
    %469 = stablehlo.rsqrt %458 : tensor<2x32xf32> loc(#at5)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 2] : (tensor<2x32xf32>) -> tensor<2x1x32xf32> loc(#at5)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<2x1x32xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %472 = stablehlo.multiply %468, %471 : tensor<2x16x32xf32> loc(#at5)
    %473 = stablehlo.multiply %arg7, %arg7 : tensor<2x16x32xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %474 = stablehlo.reduce(%473 init: %cst_151) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %475 = stablehlo.broadcast_in_dim %474, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %477 = stablehlo.divide %475, %476 : tensor<2x1x1xf32> loc(#at5)
    %478 = stablehlo.sqrt %477 : tensor<2x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %480 = stablehlo.maximum %479, %478 : tensor<2x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %482 = stablehlo.multiply %481, %480 : tensor<2x1x1xf32> loc(#at5)
    %483 = stablehlo.multiply %472, %472 : tensor<2x16x32xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %484 = stablehlo.reduce(%483 init: %cst_155) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %485 = stablehlo.broadcast_in_dim %484, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %487 = stablehlo.divide %485, %486 : tensor<2x1x1xf32> loc(#at5)
    %488 = stablehlo.sqrt %487 : tensor<2x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %490 = stablehlo.maximum %489, %488 : tensor<2x1x1xf32> loc(#at5)
    %491 = stablehlo.divide %482, %490 : tensor<2x1x1xf32> loc(#at5)
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %493 = stablehlo.multiply %492, %472 : tensor<2x16x32xf32> loc(#at5)
    %494 = stablehlo.subtract %arg7, %493 : tensor<2x16x32xf32> loc(#at5)
    %495 = stablehlo.multiply %120#17, %120#17 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %497 = stablehlo.add %495, %496 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %499 = stablehlo.multiply %498, %arg32 : tensor<2x16xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %500 = stablehlo.reduce(%497 init: %cst_160) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %502 = stablehlo.divide %500, %501 : tensor<2x16xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %504 = stablehlo.multiply %503, %502 : tensor<2x16xf32> loc(#at5)
    %505 = stablehlo.add %499, %504 : tensor<2x16xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %507 = stablehlo.multiply %506, %arg20 : tensor<2x4x8xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %508 = stablehlo.reduce(%497 init: %cst_164) applies stablehlo.add across dimensions = [1] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %510 = stablehlo.divide %508, %509 : tensor<2x4x8xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %512 = stablehlo.multiply %511, %510 : tensor<2x4x8xf32> loc(#at5)
    %513 = stablehlo.add %507, %512 : tensor<2x4x8xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %514 = stablehlo.reduce(%505 init: %cst_167) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %517 = stablehlo.divide %515, %516 : tensor<2x1xf32> loc(#at5)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %519 = stablehlo.divide %505, %518 : tensor<2x16xf32> loc(#at5)
    %520 = stablehlo.rsqrt %519 : tensor<2x16xf32> loc(#at5)
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %523 = stablehlo.multiply %120#17, %522 : tensor<2x16x4x8xf32> loc(#at5)
    %524 = stablehlo.rsqrt %513 : tensor<2x4x8xf32> loc(#at5)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 2, 3] : (tensor<2x4x8xf32>) -> tensor<2x1x4x8xf32> loc(#at5)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2, 3] : (tensor<2x1x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %527 = stablehlo.multiply %523, %526 : tensor<2x16x4x8xf32> loc(#at5)
    %528 = stablehlo.multiply %arg8, %arg8 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %529 = stablehlo.reduce(%528 init: %cst_169) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %530 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %532 = stablehlo.divide %530, %531 : tensor<2x1x1x1xf32> loc(#at5)
    %533 = stablehlo.sqrt %532 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %535 = stablehlo.maximum %534, %533 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %537 = stablehlo.multiply %536, %535 : tensor<2x1x1x1xf32> loc(#at5)
    %538 = stablehlo.multiply %527, %527 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %539 = stablehlo.reduce(%538 init: %cst_173) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %542 = stablehlo.divide %540, %541 : tensor<2x1x1x1xf32> loc(#at5)
    %543 = stablehlo.sqrt %542 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %545 = stablehlo.maximum %544, %543 : tensor<2x1x1x1xf32> loc(#at5)
    %546 = stablehlo.divide %537, %545 : tensor<2x1x1x1xf32> loc(#at5)
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %548 = stablehlo.multiply %547, %527 : tensor<2x16x4x8xf32> loc(#at5)
    %549 = stablehlo.subtract %arg8, %548 : tensor<2x16x4x8xf32> loc(#at5)
    %550 = stablehlo.multiply %120#18, %120#18 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %552 = stablehlo.add %550, %551 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %554 = stablehlo.multiply %553, %arg33 : tensor<2x4x8xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %555 = stablehlo.reduce(%552 init: %cst_178) applies stablehlo.add across dimensions = [3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %557 = stablehlo.divide %555, %556 : tensor<2x4x8xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %559 = stablehlo.multiply %558, %557 : tensor<2x4x8xf32> loc(#at5)
    %560 = stablehlo.add %554, %559 : tensor<2x4x8xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %562 = stablehlo.multiply %561, %arg21 : tensor<2x16xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %563 = stablehlo.reduce(%552 init: %cst_182) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %565 = stablehlo.divide %563, %564 : tensor<2x16xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %567 = stablehlo.multiply %566, %565 : tensor<2x16xf32> loc(#at5)
    %568 = stablehlo.add %562, %567 : tensor<2x16xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %569 = stablehlo.reduce(%560 init: %cst_185) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %572 = stablehlo.divide %570, %571 : tensor<2x1x1xf32> loc(#at5)
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x4x8xf32> loc(#at5)
    %574 = stablehlo.divide %560, %573 : tensor<2x4x8xf32> loc(#at5)
    %575 = stablehlo.rsqrt %574 : tensor<2x4x8xf32> loc(#at5)
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2] : (tensor<2x4x8xf32>) -> tensor<2x4x8x1xf32> loc(#at5)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2, 3] : (tensor<2x4x8x1xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %578 = stablehlo.multiply %120#18, %577 : tensor<2x4x8x16xf32> loc(#at5)
    %579 = stablehlo.rsqrt %568 : tensor<2x16xf32> loc(#at5)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 3] : (tensor<2x16xf32>) -> tensor<2x1x1x16xf32> loc(#at5)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2, 3] : (tensor<2x1x1x16xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %582 = stablehlo.multiply %578, %581 : tensor<2x4x8x16xf32> loc(#at5)
    %583 = stablehlo.multiply %arg9, %arg9 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %584 = stablehlo.reduce(%583 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %585 = stablehlo.broadcast_in_dim %584, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %587 = stablehlo.divide %585, %586 : tensor<2x1x1x1xf32> loc(#at5)
    %588 = stablehlo.sqrt %587 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %590 = stablehlo.maximum %589, %588 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %592 = stablehlo.multiply %591, %590 : tensor<2x1x1x1xf32> loc(#at5)
    %593 = stablehlo.multiply %582, %582 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %594 = stablehlo.reduce(%593 init: %cst_191) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %597 = stablehlo.divide %595, %596 : tensor<2x1x1x1xf32> loc(#at5)
    %598 = stablehlo.sqrt %597 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %600 = stablehlo.maximum %599, %598 : tensor<2x1x1x1xf32> loc(#at5)
    %601 = stablehlo.divide %592, %600 : tensor<2x1x1x1xf32> loc(#at5)
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %603 = stablehlo.multiply %602, %582 : tensor<2x4x8x16xf32> loc(#at5)
    %604 = stablehlo.subtract %arg9, %603 : tensor<2x4x8x16xf32> loc(#at5)
    %605 = stablehlo.multiply %120#19, %120#19 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %607 = stablehlo.add %605, %606 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %609 = stablehlo.multiply %608, %arg34 : tensor<2x16xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %610 = stablehlo.reduce(%607 init: %cst_196) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %612 = stablehlo.divide %610, %611 : tensor<2x16xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %614 = stablehlo.multiply %613, %612 : tensor<2x16xf32> loc(#at5)
    %615 = stablehlo.add %609, %614 : tensor<2x16xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %617 = stablehlo.multiply %616, %arg22 : tensor<2x4x8xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %618 = stablehlo.reduce(%607 init: %cst_200) applies stablehlo.add across dimensions = [1] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %620 = stablehlo.divide %618, %619 : tensor<2x4x8xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %622 = stablehlo.multiply %621, %620 : tensor<2x4x8xf32> loc(#at5)
    %623 = stablehlo.add %617, %622 : tensor<2x4x8xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %624 = stablehlo.reduce(%615 init: %cst_203) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %625 = stablehlo.broadcast_in_dim %624, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %627 = stablehlo.divide %625, %626 : tensor<2x1xf32> loc(#at5)
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %629 = stablehlo.divide %615, %628 : tensor<2x16xf32> loc(#at5)
    %630 = stablehlo.rsqrt %629 : tensor<2x16xf32> loc(#at5)
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %633 = stablehlo.multiply %120#19, %632 : tensor<2x16x4x8xf32> loc(#at5)
    %634 = stablehlo.rsqrt %623 : tensor<2x4x8xf32> loc(#at5)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 2, 3] : (tensor<2x4x8xf32>) -> tensor<2x1x4x8xf32> loc(#at5)
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1, 2, 3] : (tensor<2x1x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %637 = stablehlo.multiply %633, %636 : tensor<2x16x4x8xf32> loc(#at5)
    %638 = stablehlo.multiply %arg10, %arg10 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %639 = stablehlo.reduce(%638 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %640 = stablehlo.broadcast_in_dim %639, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %642 = stablehlo.divide %640, %641 : tensor<2x1x1x1xf32> loc(#at5)
    %643 = stablehlo.sqrt %642 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %645 = stablehlo.maximum %644, %643 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %647 = stablehlo.multiply %646, %645 : tensor<2x1x1x1xf32> loc(#at5)
    %648 = stablehlo.multiply %637, %637 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %649 = stablehlo.reduce(%648 init: %cst_209) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %650 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %652 = stablehlo.divide %650, %651 : tensor<2x1x1x1xf32> loc(#at5)
    %653 = stablehlo.sqrt %652 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %655 = stablehlo.maximum %654, %653 : tensor<2x1x1x1xf32> loc(#at5)
    %656 = stablehlo.divide %647, %655 : tensor<2x1x1x1xf32> loc(#at5)
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %658 = stablehlo.multiply %657, %637 : tensor<2x16x4x8xf32> loc(#at5)
    %659 = stablehlo.subtract %arg10, %658 : tensor<2x16x4x8xf32> loc(#at5)
    %660 = stablehlo.multiply %120#20, %120#20 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %662 = stablehlo.add %660, %661 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %664 = stablehlo.multiply %663, %arg35 : tensor<2x16xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %665 = stablehlo.reduce(%662 init: %cst_214) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %667 = stablehlo.divide %665, %666 : tensor<2x16xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %669 = stablehlo.multiply %668, %667 : tensor<2x16xf32> loc(#at5)
    %670 = stablehlo.add %664, %669 : tensor<2x16xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %672 = stablehlo.multiply %671, %arg23 : tensor<2x4x8xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %673 = stablehlo.reduce(%662 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %675 = stablehlo.divide %673, %674 : tensor<2x4x8xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %677 = stablehlo.multiply %676, %675 : tensor<2x4x8xf32> loc(#at5)
    %678 = stablehlo.add %672, %677 : tensor<2x4x8xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %679 = stablehlo.reduce(%670 init: %cst_221) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %680 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %682 = stablehlo.divide %680, %681 : tensor<2x1xf32> loc(#at5)
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %684 = stablehlo.divide %670, %683 : tensor<2x16xf32> loc(#at5)
    %685 = stablehlo.rsqrt %684 : tensor<2x16xf32> loc(#at5)
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %688 = stablehlo.multiply %120#20, %687 : tensor<2x16x4x8xf32> loc(#at5)
    %689 = stablehlo.rsqrt %678 : tensor<2x4x8xf32> loc(#at5)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 2, 3] : (tensor<2x4x8xf32>) -> tensor<2x1x4x8xf32> loc(#at5)
    %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1, 2, 3] : (tensor<2x1x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %692 = stablehlo.multiply %688, %691 : tensor<2x16x4x8xf32> loc(#at5)
    %693 = stablehlo.multiply %arg11, %arg11 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %694 = stablehlo.reduce(%693 init: %cst_223) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %695 = stablehlo.broadcast_in_dim %694, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %697 = stablehlo.divide %695, %696 : tensor<2x1x1x1xf32> loc(#at5)
    %698 = stablehlo.sqrt %697 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %700 = stablehlo.maximum %699, %698 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %702 = stablehlo.multiply %701, %700 : tensor<2x1x1x1xf32> loc(#at5)
    %703 = stablehlo.multiply %692, %692 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %704 = stablehlo.reduce(%703 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %705 = stablehlo.broadcast_in_dim %704, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %707 = stablehlo.divide %705, %706 : tensor<2x1x1x1xf32> loc(#at5)
    %708 = stablehlo.sqrt %707 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %710 = stablehlo.maximum %709, %708 : tensor<2x1x1x1xf32> loc(#at5)
    %711 = stablehlo.divide %702, %710 : tensor<2x1x1x1xf32> loc(#at5)
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %713 = stablehlo.multiply %712, %692 : tensor<2x16x4x8xf32> loc(#at5)
    %714 = stablehlo.subtract %arg11, %713 : tensor<2x16x4x8xf32> loc(#at5)
    return %178, %210, %242, %274, %329, %384, %439, %494, %549, %604, %659, %714, %142, %arg13, %arg14, %arg15, %293, %348, %403, %458, %513, %568, %623, %678, %134, %186, %218, %250, %285, %340, %395, %450, %505, %560, %615, %670, %72 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32xf32>, tensor<2x16xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x4x8xf32>, tensor<2x16xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16xf32>, tensor<2x32xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x4x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<f32>
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
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 4, 8] : (tensor<2x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    return %1 : tensor<16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 8, 16] : (tensor<2x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8x16xf32>) -> tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x1x8x8xf32>, %arg1: tensor<8x8x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<32x16xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x32xf32>, %arg7: tensor<16x4x8xf32>, %arg8: tensor<4x8x16xf32>, %arg9: tensor<16x4x8xf32>, %arg10: tensor<16x4x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<8x8x16xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %4 = stablehlo.divide %2, %3 : tensor<8x8x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %6 = stablehlo.add %4, %5 : tensor<8x8x1xf32> loc(#at4)
    %7 = stablehlo.rsqrt %6 : tensor<8x8x1xf32> loc(#at4)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %9 = stablehlo.multiply %arg1, %8 : tensor<8x8x16xf32> loc(#at4)
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %12 = stablehlo.multiply %9, %11 : tensor<8x8x16xf32> loc(#at4)
    %13 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg7, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg10, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<8x4x8x8xf32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %20 = stablehlo.subtract %18, %19 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %23 = stablehlo.maximum %22, %21 : tensor<8x4x8xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %26 = stablehlo.subtract %20, %25 : tensor<8x4x8x8xf32> loc(#at0)
    %27 = stablehlo.exponential %26 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %31 = stablehlo.divide %27, %30 : tensor<8x4x8x8xf32> loc(#at0)
    %32 = stablehlo.dot_general %15, %31, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %34 = stablehlo.dot_general %33, %arg8, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %35 = stablehlo.add %arg1, %34 : tensor<8x8x16xf32>
    %36 = sdy.sharding_constraint %35 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<8x8x16xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %41 = stablehlo.divide %39, %40 : tensor<8x8x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %43 = stablehlo.add %41, %42 : tensor<8x8x1xf32> loc(#at4)
    %44 = stablehlo.rsqrt %43 : tensor<8x8x1xf32> loc(#at4)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %46 = stablehlo.multiply %36, %45 : tensor<8x8x16xf32> loc(#at4)
    %47 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %49 = stablehlo.multiply %46, %48 : tensor<8x8x16xf32> loc(#at4)
    %50 = stablehlo.dot_general %49, %arg6, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %51 = stablehlo.dot_general %49, %arg5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %52 = call @silu_4(%51) : (tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %53 = stablehlo.multiply %52, %50 : tensor<8x8x32xf32> loc(#at2)
    %54 = stablehlo.dot_general %53, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %55 = stablehlo.add %36, %54 : tensor<8x8x16xf32>
    %56 = sdy.sharding_constraint %55 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    return %56, %arg1 : tensor<8x8x16xf32>, tensor<8x8x16xf32>
  }
  func.func private @silu_4(%arg0: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<8x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x8x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x8x32xf32>
    return %6 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<8x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x8x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x8x16xf32>, tensor<1x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8x16xf32>
    return %1 : tensor<2x8x8x16xf32>
  }
  func.func private @_one_hot_5(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 8, 16] : (tensor<2x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x16xf32>) -> tensor<8x8x16xf32>
    return %1 : tensor<8x8x16xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x4x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x4x8xf32>, %arg10: tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x8x16xf32>, tensor<8x8x16xf32>
    %1 = stablehlo.multiply %0#9, %0#9 : tensor<8x8x16xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at9)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %5 = stablehlo.divide %3, %4 : tensor<8x8x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %7 = stablehlo.add %5, %6 : tensor<8x8x1xf32> loc(#at9)
    %8 = stablehlo.rsqrt %7 : tensor<8x8x1xf32> loc(#at9)
    %9 = stablehlo.divide %8, %7 : tensor<8x8x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %11 = stablehlo.multiply %10, %9 : tensor<8x8x1xf32> loc(#at9)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %13 = stablehlo.multiply %0#9, %12 : tensor<8x8x16xf32> loc(#at9)
    %14 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %16 = stablehlo.multiply %13, %15 : tensor<8x8x16xf32> loc(#at9)
    %17 = stablehlo.dot_general %16, %0#7, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %18 = stablehlo.dot_general %16, %0#5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %19 = stablehlo.dot_general %16, %0#8, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %20 = stablehlo.dot_general %17, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %22 = stablehlo.multiply %20, %21 : tensor<8x4x8x8xf32> loc(#at7)
    %23 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at7)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at7)
    %25 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at7)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at7)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at7)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at7)
    %29 = stablehlo.compare LT, %27, %28, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at7)
    %30 = stablehlo.convert %29 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at7)
    %32 = stablehlo.multiply %31, %30 : tensor<8x8xf32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %32, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %35 = stablehlo.subtract %22, %34 : tensor<8x4x8x8xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %38 = stablehlo.maximum %37, %36 : tensor<8x4x8xf32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %41 = stablehlo.subtract %35, %40 : tensor<8x4x8x8xf32> loc(#at7)
    %42 = stablehlo.exponential %41 : tensor<8x4x8x8xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %46 = stablehlo.divide %42, %45 : tensor<8x4x8x8xf32> loc(#at7)
    %47 = stablehlo.multiply %44, %44 : tensor<8x4x8x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %49 = stablehlo.divide %48, %47 : tensor<8x4x8x1xf32> loc(#at7)
    %50 = stablehlo.dot_general %19, %46, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %52 = stablehlo.dot_general %51, %0#6, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at7)
    %53 = stablehlo.add %0#9, %52 : tensor<8x8x16xf32> loc(#at6)
    %54 = sdy.sharding_constraint %53 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at6)
    %55 = stablehlo.multiply %54, %54 : tensor<8x8x16xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at9)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %59 = stablehlo.divide %57, %58 : tensor<8x8x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %61 = stablehlo.add %59, %60 : tensor<8x8x1xf32> loc(#at9)
    %62 = stablehlo.rsqrt %61 : tensor<8x8x1xf32> loc(#at9)
    %63 = stablehlo.divide %62, %61 : tensor<8x8x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %65 = stablehlo.multiply %64, %63 : tensor<8x8x1xf32> loc(#at9)
    %66 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %67 = stablehlo.multiply %54, %66 : tensor<8x8x16xf32> loc(#at9)
    %68 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at9)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %70 = stablehlo.multiply %67, %69 : tensor<8x8x16xf32> loc(#at9)
    %71 = stablehlo.dot_general %70, %0#4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at8)
    %72 = stablehlo.dot_general %70, %0#3, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at8)
    %73:3 = call @silu_8(%72) : (tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) loc(#at8)
    %74 = stablehlo.multiply %73#0, %71 : tensor<8x8x32xf32> loc(#at8)
    %75 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %76 = stablehlo.dot_general %75, %74, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %78 = stablehlo.dot_general %75, %0#2, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %79 = stablehlo.multiply %73#0, %78 : tensor<8x8x32xf32> loc(#at2)
    %80 = stablehlo.multiply %78, %71 : tensor<8x8x32xf32> loc(#at2)
    %81 = call @silu_9(%73#1, %72, %73#2, %80) : (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %82 = stablehlo.dot_general %81, %70, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %84 = stablehlo.dot_general %81, %0#3, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %85 = stablehlo.dot_general %79, %70, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %87 = stablehlo.dot_general %79, %0#4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %88 = stablehlo.add %84, %87 : tensor<8x8x16xf32> loc(#at2)
    %89 = stablehlo.multiply %67, %88 : tensor<8x8x16xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %90 = stablehlo.reduce(%89 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %91 = stablehlo.reshape %90 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %92 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %93 = stablehlo.multiply %88, %92 : tensor<8x8x16xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %94 = stablehlo.reduce(%91 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %95 = stablehlo.multiply %54, %93 : tensor<8x8x16xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%95 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %97 = stablehlo.reshape %96 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %98 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %99 = stablehlo.multiply %93, %98 : tensor<8x8x16xf32> loc(#at4)
    %100 = stablehlo.add %75, %99 : tensor<8x8x16xf32> loc(#at4)
    %101 = stablehlo.multiply %97, %65 : tensor<8x8x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %103 = stablehlo.divide %101, %102 : tensor<8x8x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %104 = stablehlo.reduce(%103 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %106 = stablehlo.multiply %54, %105 : tensor<8x8x16xf32> loc(#at4)
    %107 = stablehlo.add %100, %106 : tensor<8x8x16xf32> loc(#at4)
    %108 = stablehlo.multiply %105, %54 : tensor<8x8x16xf32> loc(#at4)
    %109 = stablehlo.add %107, %108 : tensor<8x8x16xf32> loc(#at4)
    %110 = sdy.sharding_constraint %109 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %111 = stablehlo.dot_general %110, %51, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %112 = stablehlo.transpose %111, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %113 = stablehlo.dot_general %110, %0#6, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %114 = stablehlo.transpose %113, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %115 = stablehlo.dot_general %114, %19, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %116 = stablehlo.dot_general %114, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %117 = stablehlo.transpose %116, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %118 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %119 = stablehlo.multiply %115, %118 : tensor<8x4x8x8xf32> loc(#at0)
    %120 = stablehlo.multiply %119, %42 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %121 = stablehlo.reduce(%120 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %122 = stablehlo.reshape %121 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %123 = stablehlo.negate %122 : tensor<8x4x8x1xf32> loc(#at0)
    %124 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %125 = stablehlo.divide %115, %124 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %126 = stablehlo.reduce(%123 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %128 = stablehlo.add %125, %127 : tensor<8x4x8x8xf32> loc(#at0)
    %129 = stablehlo.multiply %128, %42 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %131 = stablehlo.multiply %129, %130 : tensor<8x4x8x8xf32> loc(#at0)
    %132 = stablehlo.dot_general %131, %17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %133 = stablehlo.transpose %132, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %134 = stablehlo.dot_general %131, %18, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %135 = stablehlo.transpose %134, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %136 = stablehlo.dot_general %117, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %137 = stablehlo.transpose %136, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %138 = stablehlo.dot_general %117, %0#8, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %139 = stablehlo.dot_general %133, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %140 = stablehlo.transpose %139, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %141 = stablehlo.dot_general %133, %0#5, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %142 = stablehlo.add %138, %141 : tensor<8x8x16xf32> loc(#at0)
    %143 = stablehlo.dot_general %135, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %144 = stablehlo.transpose %143, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %145 = stablehlo.dot_general %135, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %146 = stablehlo.add %142, %145 : tensor<8x8x16xf32> loc(#at0)
    %147 = stablehlo.multiply %13, %146 : tensor<8x8x16xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %148 = stablehlo.reduce(%147 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %149 = stablehlo.reshape %148 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %150 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %151 = stablehlo.multiply %146, %150 : tensor<8x8x16xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %152 = stablehlo.reduce(%149 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %153 = stablehlo.multiply %0#9, %151 : tensor<8x8x16xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %154 = stablehlo.reduce(%153 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %155 = stablehlo.reshape %154 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %156 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %157 = stablehlo.multiply %151, %156 : tensor<8x8x16xf32> loc(#at4)
    %158 = stablehlo.add %110, %157 : tensor<8x8x16xf32> loc(#at4)
    %159 = stablehlo.multiply %155, %11 : tensor<8x8x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %161 = stablehlo.divide %159, %160 : tensor<8x8x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %162 = stablehlo.reduce(%161 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %164 = stablehlo.multiply %0#9, %163 : tensor<8x8x16xf32> loc(#at4)
    %165 = stablehlo.add %158, %164 : tensor<8x8x16xf32> loc(#at4)
    %166 = stablehlo.multiply %163, %0#9 : tensor<8x8x16xf32> loc(#at4)
    %167 = stablehlo.add %165, %166 : tensor<8x8x16xf32> loc(#at4)
    return %167, %152, %94, %77, %83, %86, %140, %112, %144, %137 : tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
  }
  func.func private @silu_8(%arg0: tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<8x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<8x8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<8x8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<8x8x32xf32>
    return %9, %5, %8 : tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>
  }
  func.func private @silu_9(%arg0: tensor<8x8x32xf32>, %arg1: tensor<8x8x32xf32>, %arg2: tensor<8x8x32xf32>, %arg3: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<8x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<8x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<8x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x8x32xf32>
    return %3 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x4x8xf32>, tensor<1x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x8xf32>
    return %1 : tensor<2x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x8x16xf32>, tensor<1x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8x16xf32>
    return %1 : tensor<2x4x8x16xf32>
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

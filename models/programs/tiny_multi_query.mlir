module @jit_tiny_multi_query attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['positions']"), %arg5: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<2x16x1x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<2x16x1x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['positions']"), %arg17: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<2x1x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<2x1x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg27: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg28: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['positions']"), %arg29: tensor<2x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln2']"}, tensor<8x16xf32> {jax.result_info = "result[0]['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x1x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x16x1x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<16xf32> {jax.result_info = "result[1]['columns']['positions']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x1x8xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x1x8xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<8xf32> {jax.result_info = "result[1]['rows']['positions']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2x32xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<2x4x8xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<2x16xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32> loc(#at1)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %4 = stablehlo.add %1, %3 : tensor<8x8x16xf32> loc(#at1)
    %5 = sdy.sharding_constraint %4 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    call @silu() : () -> () loc(#at2)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:12 = stablehlo.while(%iterArg = %arg2, %iterArg_231 = %arg3, %iterArg_232 = %arg5, %iterArg_233 = %arg6, %iterArg_234 = %arg7, %iterArg_235 = %arg8, %iterArg_236 = %arg9, %iterArg_237 = %arg10, %iterArg_238 = %arg11, %iterArg_239 = %c, %iterArg_240 = %5, %iterArg_241 = %6) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    cond {
      %c_242 = stablehlo.constant dense<2> : tensor<i32>
      %710 = stablehlo.compare LT, %iterArg_239, %c_242, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %710 : tensor<i1>
    } do {
      %710 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_239) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %711 = func.call @dynamic_index_in_dim(%iterArg_231, %iterArg_239) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %712 = func.call @dynamic_index_in_dim_0(%iterArg_232, %iterArg_239) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %713 = func.call @dynamic_index_in_dim_1(%iterArg_233, %iterArg_239) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %714 = func.call @dynamic_index_in_dim_1(%iterArg_234, %iterArg_239) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %715 = func.call @dynamic_index_in_dim_2(%iterArg_235, %iterArg_239) : (tensor<2x16x1x8xf32>, tensor<i32>) -> tensor<16x1x8xf32>
      %716 = func.call @dynamic_index_in_dim_3(%iterArg_236, %iterArg_239) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %717 = func.call @dynamic_index_in_dim_4(%iterArg_237, %iterArg_239) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %718 = func.call @dynamic_index_in_dim_2(%iterArg_238, %iterArg_239) : (tensor<2x16x1x8xf32>, tensor<i32>) -> tensor<16x1x8xf32>
      %719:2 = func.call @closed_call(%iterArg_240, %710, %711, %712, %713, %714, %715, %716, %717, %718) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>)
      %720 = func.call @dynamic_update_index_in_dim(%iterArg_241, %719#1, %iterArg_239) : (tensor<2x8x8x16xf32>, tensor<8x8x16xf32>, tensor<i32>) -> tensor<2x8x8x16xf32>
      %c_242 = stablehlo.constant dense<1> : tensor<i32>
      %721 = stablehlo.add %iterArg_239, %c_242 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %721, %719#0, %720 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    }
    %8 = stablehlo.multiply %7#10, %7#10 : tensor<8x8x16xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %12 = stablehlo.divide %10, %11 : tensor<8x8x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %14 = stablehlo.add %12, %13 : tensor<8x8x1xf32> loc(#at4)
    %15 = stablehlo.rsqrt %14 : tensor<8x8x1xf32> loc(#at4)
    %16 = stablehlo.divide %15, %14 : tensor<8x8x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %18 = stablehlo.multiply %17, %16 : tensor<8x8x1xf32> loc(#at4)
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %20 = stablehlo.multiply %7#10, %19 : tensor<8x8x16xf32> loc(#at4)
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %23 = stablehlo.multiply %20, %22 : tensor<8x8x16xf32> loc(#at4)
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %25 = sdy.sharding_constraint %24 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %26 = call @_one_hot_6(%arg36) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at3)
    %27 = stablehlo.multiply %25, %26 : tensor<8x8x32xf32> loc(#at3)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %29 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %30 = stablehlo.reshape %29 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %32 = stablehlo.compare EQ, %25, %31, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at3)
    %33 = stablehlo.convert %32 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %36 = stablehlo.maximum %35, %29 : tensor<8x8xf32> loc(#at3)
    %37 = stablehlo.compare EQ, %29, %36, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %40 = stablehlo.select %37, %38, %39 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %42 = stablehlo.compare EQ, %41, %36, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %45 = stablehlo.select %42, %43, %44 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %46 = stablehlo.divide %40, %45 : tensor<8x8xf32> loc(#at3)
    %47 = stablehlo.is_finite %36 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %49 = stablehlo.select %47, %36, %48 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %53 = stablehlo.subtract %25, %52 : tensor<8x8x32xf32> loc(#at3)
    %54 = stablehlo.exponential %53 : tensor<8x8x32xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %56 = stablehlo.sign %55 : tensor<8x8xf32> loc(#at3)
    %57 = stablehlo.abs %55 : tensor<8x8xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %59 = stablehlo.compare GE, %55, %58, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %60 = stablehlo.log %57 : tensor<8x8xf32> loc(#at3)
    %61 = stablehlo.add %60, %49 : tensor<8x8xf32> loc(#at3)
    %62 = stablehlo.subtract %61, %28 : tensor<8x8xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %63 = stablehlo.reduce(%62 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %64 = stablehlo.divide %63, %cst_18 : tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %65 = stablehlo.divide %cst_19, %cst_20 : tensor<f32> loc(#at3)
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %67 = stablehlo.negate %66 : tensor<8x8xf32> loc(#at3)
    %68 = stablehlo.divide %66, %57 : tensor<8x8xf32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %70 = stablehlo.select %59, %69, %68 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %71 = stablehlo.select %59, %68, %69 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %72 = stablehlo.negate %70 : tensor<8x8xf32> loc(#at3)
    %73 = stablehlo.add %71, %72 : tensor<8x8xf32> loc(#at3)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %75 = stablehlo.multiply %74, %54 : tensor<8x8x32xf32> loc(#at3)
    %76 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %77 = stablehlo.multiply %76, %26 : tensor<8x8x32xf32> loc(#at3)
    %78 = stablehlo.add %75, %77 : tensor<8x8x32xf32> loc(#at3)
    %79 = sdy.sharding_constraint %78 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %80 = stablehlo.dot_general %79, %23, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %81 = stablehlo.dot_general %79, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %82 = stablehlo.multiply %20, %81 : tensor<8x8x16xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %83 = stablehlo.reduce(%82 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %84 = stablehlo.reshape %83 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %85 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %86 = stablehlo.multiply %81, %85 : tensor<8x8x16xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %87 = stablehlo.reduce(%84 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %88 = stablehlo.multiply %7#10, %86 : tensor<8x8x16xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %89 = stablehlo.reduce(%88 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %90 = stablehlo.reshape %89 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %91 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %92 = stablehlo.multiply %86, %91 : tensor<8x8x16xf32> loc(#at4)
    %93 = stablehlo.multiply %90, %18 : tensor<8x8x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %95 = stablehlo.divide %93, %94 : tensor<8x8x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %98 = stablehlo.multiply %7#10, %97 : tensor<8x8x16xf32> loc(#at4)
    %99 = stablehlo.add %92, %98 : tensor<8x8x16xf32> loc(#at4)
    %100 = stablehlo.multiply %97, %7#10 : tensor<8x8x16xf32> loc(#at4)
    %101 = stablehlo.add %99, %100 : tensor<8x8x16xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x1x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16x1x8xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %111:21 = stablehlo.while(%iterArg = %arg2, %iterArg_231 = %arg3, %iterArg_232 = %arg5, %iterArg_233 = %arg6, %iterArg_234 = %arg7, %iterArg_235 = %arg8, %iterArg_236 = %arg9, %iterArg_237 = %arg10, %iterArg_238 = %arg11, %iterArg_239 = %7#11, %iterArg_240 = %c_36, %iterArg_241 = %101, %iterArg_242 = %102, %iterArg_243 = %103, %iterArg_244 = %104, %iterArg_245 = %105, %iterArg_246 = %106, %iterArg_247 = %107, %iterArg_248 = %108, %iterArg_249 = %109, %iterArg_250 = %110) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>
    cond {
      %c_251 = stablehlo.constant dense<2> : tensor<i32>
      %710 = stablehlo.compare LT, %iterArg_240, %c_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %710 : tensor<i1>
    } do {
      %c_251 = stablehlo.constant dense<2> : tensor<i32>
      %710 = stablehlo.subtract %c_251, %iterArg_240 : tensor<i32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %711 = stablehlo.subtract %710, %c_252 : tensor<i32>
      %712 = func.call @dynamic_index_in_dim(%iterArg, %711) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %713 = func.call @dynamic_index_in_dim(%iterArg_231, %711) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %714 = func.call @dynamic_index_in_dim_0(%iterArg_232, %711) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %715 = func.call @dynamic_index_in_dim_1(%iterArg_233, %711) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %716 = func.call @dynamic_index_in_dim_1(%iterArg_234, %711) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %717 = func.call @dynamic_index_in_dim_2(%iterArg_235, %711) : (tensor<2x16x1x8xf32>, tensor<i32>) -> tensor<16x1x8xf32>
      %718 = func.call @dynamic_index_in_dim_3(%iterArg_236, %711) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %719 = func.call @dynamic_index_in_dim_4(%iterArg_237, %711) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %720 = func.call @dynamic_index_in_dim_2(%iterArg_238, %711) : (tensor<2x16x1x8xf32>, tensor<i32>) -> tensor<16x1x8xf32>
      %721 = func.call @dynamic_index_in_dim_7(%iterArg_239, %711) : (tensor<2x8x8x16xf32>, tensor<i32>) -> tensor<8x8x16xf32>
      %722:10 = func.call @closed_call_8(%iterArg_241, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>, tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>)
      %723 = func.call @dynamic_update_index_in_dim_11(%iterArg_242, %722#1, %711) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %724 = func.call @dynamic_update_index_in_dim_11(%iterArg_243, %722#2, %711) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %725 = func.call @dynamic_update_index_in_dim_12(%iterArg_244, %722#3, %711) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %726 = func.call @dynamic_update_index_in_dim_13(%iterArg_245, %722#4, %711) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %727 = func.call @dynamic_update_index_in_dim_13(%iterArg_246, %722#5, %711) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %728 = func.call @dynamic_update_index_in_dim_14(%iterArg_247, %722#6, %711) : (tensor<2x16x1x8xf32>, tensor<16x1x8xf32>, tensor<i32>) -> tensor<2x16x1x8xf32>
      %729 = func.call @dynamic_update_index_in_dim_15(%iterArg_248, %722#7, %711) : (tensor<2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<i32>) -> tensor<2x4x8x16xf32>
      %730 = func.call @dynamic_update_index_in_dim_16(%iterArg_249, %722#8, %711) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %731 = func.call @dynamic_update_index_in_dim_14(%iterArg_250, %722#9, %711) : (tensor<2x16x1x8xf32>, tensor<16x1x8xf32>, tensor<i32>) -> tensor<2x16x1x8xf32>
      %c_253 = stablehlo.constant dense<1> : tensor<i32>
      %732 = stablehlo.add %iterArg_240, %c_253 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %732, %722#0, %723, %724, %725, %726, %727, %728, %729, %730, %731 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>
    }
    %112 = sdy.sharding_constraint %111#11 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %113 = stablehlo.reduce(%112 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x16xf32> loc(#at1)
    %114 = stablehlo.reshape %113 : (tensor<8x16xf32>) -> tensor<1x8x16xf32> loc(#at1)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %115 = stablehlo.reduce(%114 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32> loc(#at1)
    %116 = stablehlo.dot_general %112, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %118 = stablehlo.add %80, %117 : tensor<32x16xf32> loc(#at1)
    %119 = stablehlo.multiply %118, %118 : tensor<32x16xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %121 = stablehlo.add %119, %120 : tensor<32x16xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %123 = stablehlo.multiply %122, %arg24 : tensor<32xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %124 = stablehlo.reduce(%121 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %126 = stablehlo.divide %124, %125 : tensor<32xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at5)
    %128 = stablehlo.multiply %127, %126 : tensor<32xf32> loc(#at5)
    %129 = stablehlo.add %123, %128 : tensor<32xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %131 = stablehlo.multiply %130, %arg12 : tensor<16xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %132 = stablehlo.reduce(%121 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %134 = stablehlo.divide %132, %133 : tensor<16xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %136 = stablehlo.multiply %135, %134 : tensor<16xf32> loc(#at5)
    %137 = stablehlo.add %131, %136 : tensor<16xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %138 = stablehlo.reduce(%129 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %141 = stablehlo.divide %139, %140 : tensor<1xf32> loc(#at5)
    %142 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<1xf32>) -> tensor<32xf32> loc(#at5)
    %143 = stablehlo.divide %129, %142 : tensor<32xf32> loc(#at5)
    %144 = stablehlo.rsqrt %143 : tensor<32xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32> loc(#at5)
    %147 = stablehlo.multiply %118, %146 : tensor<32x16xf32> loc(#at5)
    %148 = stablehlo.rsqrt %137 : tensor<16xf32> loc(#at5)
    %149 = stablehlo.broadcast_in_dim %148, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32> loc(#at5)
    %151 = stablehlo.multiply %147, %150 : tensor<32x16xf32> loc(#at5)
    %152 = stablehlo.multiply %arg0, %arg0 : tensor<32x16xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %153 = stablehlo.reduce(%152 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %156 = stablehlo.divide %154, %155 : tensor<1x1xf32> loc(#at5)
    %157 = stablehlo.sqrt %156 : tensor<1x1xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %159 = stablehlo.maximum %158, %157 : tensor<1x1xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %161 = stablehlo.multiply %160, %159 : tensor<1x1xf32> loc(#at5)
    %162 = stablehlo.multiply %151, %151 : tensor<32x16xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %163 = stablehlo.reduce(%162 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %166 = stablehlo.divide %164, %165 : tensor<1x1xf32> loc(#at5)
    %167 = stablehlo.sqrt %166 : tensor<1x1xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %169 = stablehlo.maximum %168, %167 : tensor<1x1xf32> loc(#at5)
    %170 = stablehlo.divide %161, %169 : tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32> loc(#at5)
    %172 = stablehlo.multiply %171, %151 : tensor<32x16xf32> loc(#at5)
    %173 = stablehlo.subtract %arg0, %172 : tensor<32x16xf32> loc(#at5)
    %174 = stablehlo.multiply %87, %87 : tensor<16xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %176 = stablehlo.add %174, %175 : tensor<16xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %178 = stablehlo.multiply %177, %arg25 : tensor<16xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %180 = stablehlo.multiply %179, %176 : tensor<16xf32> loc(#at5)
    %181 = stablehlo.add %178, %180 : tensor<16xf32> loc(#at5)
    %182 = stablehlo.rsqrt %181 : tensor<16xf32> loc(#at5)
    %183 = stablehlo.multiply %87, %182 : tensor<16xf32> loc(#at5)
    %184 = stablehlo.multiply %arg1, %arg1 : tensor<16xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %185 = stablehlo.reduce(%184 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %188 = stablehlo.divide %186, %187 : tensor<1xf32> loc(#at5)
    %189 = stablehlo.sqrt %188 : tensor<1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %191 = stablehlo.maximum %190, %189 : tensor<1xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %193 = stablehlo.multiply %192, %191 : tensor<1xf32> loc(#at5)
    %194 = stablehlo.multiply %183, %183 : tensor<16xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %195 = stablehlo.reduce(%194 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %198 = stablehlo.divide %196, %197 : tensor<1xf32> loc(#at5)
    %199 = stablehlo.sqrt %198 : tensor<1xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %201 = stablehlo.maximum %200, %199 : tensor<1xf32> loc(#at5)
    %202 = stablehlo.divide %193, %201 : tensor<1xf32> loc(#at5)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at5)
    %204 = stablehlo.multiply %203, %183 : tensor<16xf32> loc(#at5)
    %205 = stablehlo.subtract %arg1, %204 : tensor<16xf32> loc(#at5)
    %206 = stablehlo.multiply %111#12, %111#12 : tensor<2x16xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %208 = stablehlo.add %206, %207 : tensor<2x16xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %210 = stablehlo.multiply %209, %arg26 : tensor<2x16xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %212 = stablehlo.multiply %211, %208 : tensor<2x16xf32> loc(#at5)
    %213 = stablehlo.add %210, %212 : tensor<2x16xf32> loc(#at5)
    %214 = stablehlo.rsqrt %213 : tensor<2x16xf32> loc(#at5)
    %215 = stablehlo.multiply %111#12, %214 : tensor<2x16xf32> loc(#at5)
    %216 = stablehlo.multiply %arg2, %arg2 : tensor<2x16xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %217 = stablehlo.reduce(%216 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %220 = stablehlo.divide %218, %219 : tensor<2x1xf32> loc(#at5)
    %221 = stablehlo.sqrt %220 : tensor<2x1xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %223 = stablehlo.maximum %222, %221 : tensor<2x1xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %225 = stablehlo.multiply %224, %223 : tensor<2x1xf32> loc(#at5)
    %226 = stablehlo.multiply %215, %215 : tensor<2x16xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %227 = stablehlo.reduce(%226 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %228 = stablehlo.broadcast_in_dim %227, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %230 = stablehlo.divide %228, %229 : tensor<2x1xf32> loc(#at5)
    %231 = stablehlo.sqrt %230 : tensor<2x1xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %233 = stablehlo.maximum %232, %231 : tensor<2x1xf32> loc(#at5)
    %234 = stablehlo.divide %225, %233 : tensor<2x1xf32> loc(#at5)
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %236 = stablehlo.multiply %235, %215 : tensor<2x16xf32> loc(#at5)
    %237 = stablehlo.subtract %arg2, %236 : tensor<2x16xf32> loc(#at5)
    %238 = stablehlo.multiply %111#13, %111#13 : tensor<2x16xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %240 = stablehlo.add %238, %239 : tensor<2x16xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %242 = stablehlo.multiply %241, %arg27 : tensor<2x16xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %244 = stablehlo.multiply %243, %240 : tensor<2x16xf32> loc(#at5)
    %245 = stablehlo.add %242, %244 : tensor<2x16xf32> loc(#at5)
    %246 = stablehlo.rsqrt %245 : tensor<2x16xf32> loc(#at5)
    %247 = stablehlo.multiply %111#13, %246 : tensor<2x16xf32> loc(#at5)
    %248 = stablehlo.multiply %arg3, %arg3 : tensor<2x16xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %249 = stablehlo.reduce(%248 init: %cst_80) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %252 = stablehlo.divide %250, %251 : tensor<2x1xf32> loc(#at5)
    %253 = stablehlo.sqrt %252 : tensor<2x1xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %255 = stablehlo.maximum %254, %253 : tensor<2x1xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %257 = stablehlo.multiply %256, %255 : tensor<2x1xf32> loc(#at5)
    %258 = stablehlo.multiply %247, %247 : tensor<2x16xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %259 = stablehlo.reduce(%258 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %262 = stablehlo.divide %260, %261 : tensor<2x1xf32> loc(#at5)
    %263 = stablehlo.sqrt %262 : tensor<2x1xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %265 = stablehlo.maximum %264, %263 : tensor<2x1xf32> loc(#at5)
    %266 = stablehlo.divide %257, %265 : tensor<2x1xf32> loc(#at5)
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %268 = stablehlo.multiply %267, %247 : tensor<2x16xf32> loc(#at5)
    %269 = stablehlo.subtract %arg3, %268 : tensor<2x16xf32> loc(#at5)
    %270 = stablehlo.multiply %115, %115 : tensor<8x16xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x16xf32> loc(#at5)
    %272 = stablehlo.add %270, %271 : tensor<8x16xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8xf32> loc(#at5)
    %274 = stablehlo.multiply %273, %arg28 : tensor<8xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %275 = stablehlo.reduce(%272 init: %cst_89) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8xf32> loc(#at5)
    %277 = stablehlo.divide %275, %276 : tensor<8xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32> loc(#at5)
    %279 = stablehlo.multiply %278, %277 : tensor<8xf32> loc(#at5)
    %280 = stablehlo.add %274, %279 : tensor<8xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %282 = stablehlo.multiply %281, %arg16 : tensor<16xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %283 = stablehlo.reduce(%272 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %285 = stablehlo.divide %283, %284 : tensor<16xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %287 = stablehlo.multiply %286, %285 : tensor<16xf32> loc(#at5)
    %288 = stablehlo.add %282, %287 : tensor<16xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %289 = stablehlo.reduce(%280 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %292 = stablehlo.divide %290, %291 : tensor<1xf32> loc(#at5)
    %293 = stablehlo.broadcast_in_dim %292, dims = [0] : (tensor<1xf32>) -> tensor<8xf32> loc(#at5)
    %294 = stablehlo.divide %280, %293 : tensor<8xf32> loc(#at5)
    %295 = stablehlo.rsqrt %294 : tensor<8xf32> loc(#at5)
    %296 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32> loc(#at5)
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32> loc(#at5)
    %298 = stablehlo.multiply %115, %297 : tensor<8x16xf32> loc(#at5)
    %299 = stablehlo.rsqrt %288 : tensor<16xf32> loc(#at5)
    %300 = stablehlo.broadcast_in_dim %299, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32> loc(#at5)
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32> loc(#at5)
    %302 = stablehlo.multiply %298, %301 : tensor<8x16xf32> loc(#at5)
    %303 = stablehlo.multiply %arg4, %arg4 : tensor<8x16xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %304 = stablehlo.reduce(%303 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %307 = stablehlo.divide %305, %306 : tensor<1x1xf32> loc(#at5)
    %308 = stablehlo.sqrt %307 : tensor<1x1xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %310 = stablehlo.maximum %309, %308 : tensor<1x1xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %312 = stablehlo.multiply %311, %310 : tensor<1x1xf32> loc(#at5)
    %313 = stablehlo.multiply %302, %302 : tensor<8x16xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %314 = stablehlo.reduce(%313 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %317 = stablehlo.divide %315, %316 : tensor<1x1xf32> loc(#at5)
    %318 = stablehlo.sqrt %317 : tensor<1x1xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %320 = stablehlo.maximum %319, %318 : tensor<1x1xf32> loc(#at5)
    %321 = stablehlo.divide %312, %320 : tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32> loc(#at5)
    %323 = stablehlo.multiply %322, %302 : tensor<8x16xf32> loc(#at5)
    %324 = stablehlo.subtract %arg4, %323 : tensor<8x16xf32> loc(#at5)
    %325 = stablehlo.multiply %111#14, %111#14 : tensor<2x32x16xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %327 = stablehlo.add %325, %326 : tensor<2x32x16xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %329 = stablehlo.multiply %328, %arg29 : tensor<2x32xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %330 = stablehlo.reduce(%327 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %332 = stablehlo.divide %330, %331 : tensor<2x32xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %334 = stablehlo.multiply %333, %332 : tensor<2x32xf32> loc(#at5)
    %335 = stablehlo.add %329, %334 : tensor<2x32xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %337 = stablehlo.multiply %336, %arg17 : tensor<2x16xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %338 = stablehlo.reduce(%327 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %340 = stablehlo.divide %338, %339 : tensor<2x16xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %342 = stablehlo.multiply %341, %340 : tensor<2x16xf32> loc(#at5)
    %343 = stablehlo.add %337, %342 : tensor<2x16xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %344 = stablehlo.reduce(%335 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %347 = stablehlo.divide %345, %346 : tensor<2x1xf32> loc(#at5)
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x32xf32> loc(#at5)
    %349 = stablehlo.divide %335, %348 : tensor<2x32xf32> loc(#at5)
    %350 = stablehlo.rsqrt %349 : tensor<2x32xf32> loc(#at5)
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32> loc(#at5)
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %353 = stablehlo.multiply %111#14, %352 : tensor<2x32x16xf32> loc(#at5)
    %354 = stablehlo.rsqrt %343 : tensor<2x16xf32> loc(#at5)
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 2] : (tensor<2x16xf32>) -> tensor<2x1x16xf32> loc(#at5)
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2] : (tensor<2x1x16xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %357 = stablehlo.multiply %353, %356 : tensor<2x32x16xf32> loc(#at5)
    %358 = stablehlo.multiply %arg5, %arg5 : tensor<2x32x16xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %359 = stablehlo.reduce(%358 init: %cst_116) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %362 = stablehlo.divide %360, %361 : tensor<2x1x1xf32> loc(#at5)
    %363 = stablehlo.sqrt %362 : tensor<2x1x1xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %365 = stablehlo.maximum %364, %363 : tensor<2x1x1xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %367 = stablehlo.multiply %366, %365 : tensor<2x1x1xf32> loc(#at5)
    %368 = stablehlo.multiply %357, %357 : tensor<2x32x16xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %369 = stablehlo.reduce(%368 init: %cst_120) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %372 = stablehlo.divide %370, %371 : tensor<2x1x1xf32> loc(#at5)
    %373 = stablehlo.sqrt %372 : tensor<2x1x1xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %375 = stablehlo.maximum %374, %373 : tensor<2x1x1xf32> loc(#at5)
    %376 = stablehlo.divide %367, %375 : tensor<2x1x1xf32> loc(#at5)
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x32x16xf32> loc(#at5)
    %378 = stablehlo.multiply %377, %357 : tensor<2x32x16xf32> loc(#at5)
    %379 = stablehlo.subtract %arg5, %378 : tensor<2x32x16xf32> loc(#at5)
    %380 = stablehlo.multiply %111#15, %111#15 : tensor<2x16x32xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %382 = stablehlo.add %380, %381 : tensor<2x16x32xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %384 = stablehlo.multiply %383, %arg30 : tensor<2x16xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %385 = stablehlo.reduce(%382 init: %cst_125) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %387 = stablehlo.divide %385, %386 : tensor<2x16xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %389 = stablehlo.multiply %388, %387 : tensor<2x16xf32> loc(#at5)
    %390 = stablehlo.add %384, %389 : tensor<2x16xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %392 = stablehlo.multiply %391, %arg18 : tensor<2x32xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %393 = stablehlo.reduce(%382 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %395 = stablehlo.divide %393, %394 : tensor<2x32xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %397 = stablehlo.multiply %396, %395 : tensor<2x32xf32> loc(#at5)
    %398 = stablehlo.add %392, %397 : tensor<2x32xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %399 = stablehlo.reduce(%390 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %402 = stablehlo.divide %400, %401 : tensor<2x1xf32> loc(#at5)
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %404 = stablehlo.divide %390, %403 : tensor<2x16xf32> loc(#at5)
    %405 = stablehlo.rsqrt %404 : tensor<2x16xf32> loc(#at5)
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#at5)
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %408 = stablehlo.multiply %111#15, %407 : tensor<2x16x32xf32> loc(#at5)
    %409 = stablehlo.rsqrt %398 : tensor<2x32xf32> loc(#at5)
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 2] : (tensor<2x32xf32>) -> tensor<2x1x32xf32> loc(#at5)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2] : (tensor<2x1x32xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %412 = stablehlo.multiply %408, %411 : tensor<2x16x32xf32> loc(#at5)
    %413 = stablehlo.multiply %arg6, %arg6 : tensor<2x16x32xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %414 = stablehlo.reduce(%413 init: %cst_134) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %417 = stablehlo.divide %415, %416 : tensor<2x1x1xf32> loc(#at5)
    %418 = stablehlo.sqrt %417 : tensor<2x1x1xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %420 = stablehlo.maximum %419, %418 : tensor<2x1x1xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %422 = stablehlo.multiply %421, %420 : tensor<2x1x1xf32> loc(#at5)
    %423 = stablehlo.multiply %412, %412 : tensor<2x16x32xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %424 = stablehlo.reduce(%423 init: %cst_138) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %427 = stablehlo.divide %425, %426 : tensor<2x1x1xf32> loc(#at5)
    %428 = stablehlo.sqrt %427 : tensor<2x1x1xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %430 = stablehlo.maximum %429, %428 : tensor<2x1x1xf32> loc(#at5)
    %431 = stablehlo.divide %422, %430 : tensor<2x1x1xf32> loc(#at5)
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %433 = stablehlo.multiply %432, %412 : tensor<2x16x32xf32> loc(#at5)
    %434 = stablehlo.subtract %arg6, %433 : tensor<2x16x32xf32> loc(#at5)
    %435 = stablehlo.multiply %111#16, %111#16 : tensor<2x16x32xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %437 = stablehlo.add %435, %436 : tensor<2x16x32xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %439 = stablehlo.multiply %438, %arg31 : tensor<2x16xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %440 = stablehlo.reduce(%437 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %442 = stablehlo.divide %440, %441 : tensor<2x16xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %444 = stablehlo.multiply %443, %442 : tensor<2x16xf32> loc(#at5)
    %445 = stablehlo.add %439, %444 : tensor<2x16xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %447 = stablehlo.multiply %446, %arg19 : tensor<2x32xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %448 = stablehlo.reduce(%437 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %450 = stablehlo.divide %448, %449 : tensor<2x32xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x32xf32> loc(#at5)
    %452 = stablehlo.multiply %451, %450 : tensor<2x32xf32> loc(#at5)
    %453 = stablehlo.add %447, %452 : tensor<2x32xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %454 = stablehlo.reduce(%445 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %457 = stablehlo.divide %455, %456 : tensor<2x1xf32> loc(#at5)
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %459 = stablehlo.divide %445, %458 : tensor<2x16xf32> loc(#at5)
    %460 = stablehlo.rsqrt %459 : tensor<2x16xf32> loc(#at5)
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#at5)
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %463 = stablehlo.multiply %111#16, %462 : tensor<2x16x32xf32> loc(#at5)
    %464 = stablehlo.rsqrt %453 : tensor<2x32xf32> loc(#at5)
    %465 = stablehlo.broadcast_in_dim %464, dims = [0, 2] : (tensor<2x32xf32>) -> tensor<2x1x32xf32> loc(#at5)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2] : (tensor<2x1x32xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %467 = stablehlo.multiply %463, %466 : tensor<2x16x32xf32> loc(#at5)
    %468 = stablehlo.multiply %arg7, %arg7 : tensor<2x16x32xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %469 = stablehlo.reduce(%468 init: %cst_152) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %472 = stablehlo.divide %470, %471 : tensor<2x1x1xf32> loc(#at5)
    %473 = stablehlo.sqrt %472 : tensor<2x1x1xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %475 = stablehlo.maximum %474, %473 : tensor<2x1x1xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %477 = stablehlo.multiply %476, %475 : tensor<2x1x1xf32> loc(#at5)
    %478 = stablehlo.multiply %467, %467 : tensor<2x16x32xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %479 = stablehlo.reduce(%478 init: %cst_156) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %482 = stablehlo.divide %480, %481 : tensor<2x1x1xf32> loc(#at5)
    %483 = stablehlo.sqrt %482 : tensor<2x1x1xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %485 = stablehlo.maximum %484, %483 : tensor<2x1x1xf32> loc(#at5)
    %486 = stablehlo.divide %477, %485 : tensor<2x1x1xf32> loc(#at5)
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x16x32xf32> loc(#at5)
    %488 = stablehlo.multiply %487, %467 : tensor<2x16x32xf32> loc(#at5)
    %489 = stablehlo.subtract %arg7, %488 : tensor<2x16x32xf32> loc(#at5)
    %490 = stablehlo.multiply %111#17, %111#17 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %492 = stablehlo.add %490, %491 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %494 = stablehlo.multiply %493, %arg32 : tensor<2x16xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %495 = stablehlo.reduce(%492 init: %cst_161) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %497 = stablehlo.divide %495, %496 : tensor<2x16xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %499 = stablehlo.multiply %498, %497 : tensor<2x16xf32> loc(#at5)
    %500 = stablehlo.add %494, %499 : tensor<2x16xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %502 = stablehlo.multiply %501, %arg20 : tensor<2x1x8xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %503 = stablehlo.reduce(%492 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %505 = stablehlo.divide %503, %504 : tensor<2x1x8xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %507 = stablehlo.multiply %506, %505 : tensor<2x1x8xf32> loc(#at5)
    %508 = stablehlo.add %502, %507 : tensor<2x1x8xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %509 = stablehlo.reduce(%500 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %510 = stablehlo.broadcast_in_dim %509, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %512 = stablehlo.divide %510, %511 : tensor<2x1xf32> loc(#at5)
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %514 = stablehlo.divide %500, %513 : tensor<2x16xf32> loc(#at5)
    %515 = stablehlo.rsqrt %514 : tensor<2x16xf32> loc(#at5)
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %518 = stablehlo.multiply %111#17, %517 : tensor<2x16x1x8xf32> loc(#at5)
    %519 = stablehlo.rsqrt %508 : tensor<2x1x8xf32> loc(#at5)
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 2, 3] : (tensor<2x1x8xf32>) -> tensor<2x1x1x8xf32> loc(#at5)
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %522 = stablehlo.multiply %518, %521 : tensor<2x16x1x8xf32> loc(#at5)
    %523 = stablehlo.multiply %arg8, %arg8 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %524 = stablehlo.reduce(%523 init: %cst_170) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %527 = stablehlo.divide %525, %526 : tensor<2x1x1x1xf32> loc(#at5)
    %528 = stablehlo.sqrt %527 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %530 = stablehlo.maximum %529, %528 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %532 = stablehlo.multiply %531, %530 : tensor<2x1x1x1xf32> loc(#at5)
    %533 = stablehlo.multiply %522, %522 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %534 = stablehlo.reduce(%533 init: %cst_174) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %537 = stablehlo.divide %535, %536 : tensor<2x1x1x1xf32> loc(#at5)
    %538 = stablehlo.sqrt %537 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %540 = stablehlo.maximum %539, %538 : tensor<2x1x1x1xf32> loc(#at5)
    %541 = stablehlo.divide %532, %540 : tensor<2x1x1x1xf32> loc(#at5)
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %543 = stablehlo.multiply %542, %522 : tensor<2x16x1x8xf32> loc(#at5)
    %544 = stablehlo.subtract %arg8, %543 : tensor<2x16x1x8xf32> loc(#at5)
    %545 = stablehlo.multiply %111#18, %111#18 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %547 = stablehlo.add %545, %546 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %549 = stablehlo.multiply %548, %arg33 : tensor<2x4x8xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %550 = stablehlo.reduce(%547 init: %cst_179) applies stablehlo.add across dimensions = [3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %552 = stablehlo.divide %550, %551 : tensor<2x4x8xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %554 = stablehlo.multiply %553, %552 : tensor<2x4x8xf32> loc(#at5)
    %555 = stablehlo.add %549, %554 : tensor<2x4x8xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %557 = stablehlo.multiply %556, %arg21 : tensor<2x16xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %558 = stablehlo.reduce(%547 init: %cst_183) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %560 = stablehlo.divide %558, %559 : tensor<2x16xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %562 = stablehlo.multiply %561, %560 : tensor<2x16xf32> loc(#at5)
    %563 = stablehlo.add %557, %562 : tensor<2x16xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %564 = stablehlo.reduce(%555 init: %cst_186) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %565 = stablehlo.broadcast_in_dim %564, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x1x1xf32> loc(#at5)
    %567 = stablehlo.divide %565, %566 : tensor<2x1x1xf32> loc(#at5)
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<2x1x1xf32>) -> tensor<2x4x8xf32> loc(#at5)
    %569 = stablehlo.divide %555, %568 : tensor<2x4x8xf32> loc(#at5)
    %570 = stablehlo.rsqrt %569 : tensor<2x4x8xf32> loc(#at5)
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2] : (tensor<2x4x8xf32>) -> tensor<2x4x8x1xf32> loc(#at5)
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2, 3] : (tensor<2x4x8x1xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %573 = stablehlo.multiply %111#18, %572 : tensor<2x4x8x16xf32> loc(#at5)
    %574 = stablehlo.rsqrt %563 : tensor<2x16xf32> loc(#at5)
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 3] : (tensor<2x16xf32>) -> tensor<2x1x1x16xf32> loc(#at5)
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2, 3] : (tensor<2x1x1x16xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %577 = stablehlo.multiply %573, %576 : tensor<2x4x8x16xf32> loc(#at5)
    %578 = stablehlo.multiply %arg9, %arg9 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %579 = stablehlo.reduce(%578 init: %cst_188) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %582 = stablehlo.divide %580, %581 : tensor<2x1x1x1xf32> loc(#at5)
    %583 = stablehlo.sqrt %582 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %585 = stablehlo.maximum %584, %583 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %587 = stablehlo.multiply %586, %585 : tensor<2x1x1x1xf32> loc(#at5)
    %588 = stablehlo.multiply %577, %577 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %589 = stablehlo.reduce(%588 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %592 = stablehlo.divide %590, %591 : tensor<2x1x1x1xf32> loc(#at5)
    %593 = stablehlo.sqrt %592 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %595 = stablehlo.maximum %594, %593 : tensor<2x1x1x1xf32> loc(#at5)
    %596 = stablehlo.divide %587, %595 : tensor<2x1x1x1xf32> loc(#at5)
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %598 = stablehlo.multiply %597, %577 : tensor<2x4x8x16xf32> loc(#at5)
    %599 = stablehlo.subtract %arg9, %598 : tensor<2x4x8x16xf32> loc(#at5)
    %600 = stablehlo.multiply %111#19, %111#19 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %602 = stablehlo.add %600, %601 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %604 = stablehlo.multiply %603, %arg34 : tensor<2x16xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %605 = stablehlo.reduce(%602 init: %cst_197) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %607 = stablehlo.divide %605, %606 : tensor<2x16xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %609 = stablehlo.multiply %608, %607 : tensor<2x16xf32> loc(#at5)
    %610 = stablehlo.add %604, %609 : tensor<2x16xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %612 = stablehlo.multiply %611, %arg22 : tensor<2x4x8xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %613 = stablehlo.reduce(%602 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %615 = stablehlo.divide %613, %614 : tensor<2x4x8xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32> loc(#at5)
    %617 = stablehlo.multiply %616, %615 : tensor<2x4x8xf32> loc(#at5)
    %618 = stablehlo.add %612, %617 : tensor<2x4x8xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %619 = stablehlo.reduce(%610 init: %cst_204) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %620 = stablehlo.broadcast_in_dim %619, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %622 = stablehlo.divide %620, %621 : tensor<2x1xf32> loc(#at5)
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %624 = stablehlo.divide %610, %623 : tensor<2x16xf32> loc(#at5)
    %625 = stablehlo.rsqrt %624 : tensor<2x16xf32> loc(#at5)
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %628 = stablehlo.multiply %111#19, %627 : tensor<2x16x4x8xf32> loc(#at5)
    %629 = stablehlo.rsqrt %618 : tensor<2x4x8xf32> loc(#at5)
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 2, 3] : (tensor<2x4x8xf32>) -> tensor<2x1x4x8xf32> loc(#at5)
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 2, 3] : (tensor<2x1x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %632 = stablehlo.multiply %628, %631 : tensor<2x16x4x8xf32> loc(#at5)
    %633 = stablehlo.multiply %arg10, %arg10 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %634 = stablehlo.reduce(%633 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %637 = stablehlo.divide %635, %636 : tensor<2x1x1x1xf32> loc(#at5)
    %638 = stablehlo.sqrt %637 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %640 = stablehlo.maximum %639, %638 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %642 = stablehlo.multiply %641, %640 : tensor<2x1x1x1xf32> loc(#at5)
    %643 = stablehlo.multiply %632, %632 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %644 = stablehlo.reduce(%643 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x4x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %647 = stablehlo.divide %645, %646 : tensor<2x1x1x1xf32> loc(#at5)
    %648 = stablehlo.sqrt %647 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %650 = stablehlo.maximum %649, %648 : tensor<2x1x1x1xf32> loc(#at5)
    %651 = stablehlo.divide %642, %650 : tensor<2x1x1x1xf32> loc(#at5)
    %652 = stablehlo.broadcast_in_dim %651, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %653 = stablehlo.multiply %652, %632 : tensor<2x16x4x8xf32> loc(#at5)
    %654 = stablehlo.subtract %arg10, %653 : tensor<2x16x4x8xf32> loc(#at5)
    %655 = stablehlo.multiply %111#20, %111#20 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %657 = stablehlo.add %655, %656 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %659 = stablehlo.multiply %658, %arg35 : tensor<2x16xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %660 = stablehlo.reduce(%657 init: %cst_215) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %662 = stablehlo.divide %660, %661 : tensor<2x16xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %664 = stablehlo.multiply %663, %662 : tensor<2x16xf32> loc(#at5)
    %665 = stablehlo.add %659, %664 : tensor<2x16xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %667 = stablehlo.multiply %666, %arg23 : tensor<2x1x8xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %668 = stablehlo.reduce(%657 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %670 = stablehlo.divide %668, %669 : tensor<2x1x8xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<2x1x8xf32> loc(#at5)
    %672 = stablehlo.multiply %671, %670 : tensor<2x1x8xf32> loc(#at5)
    %673 = stablehlo.add %667, %672 : tensor<2x1x8xf32> loc(#at5)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %674 = stablehlo.reduce(%665 init: %cst_222) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %675 = stablehlo.broadcast_in_dim %674, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<2x1xf32> loc(#at5)
    %677 = stablehlo.divide %675, %676 : tensor<2x1xf32> loc(#at5)
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x16xf32> loc(#at5)
    %679 = stablehlo.divide %665, %678 : tensor<2x16xf32> loc(#at5)
    %680 = stablehlo.rsqrt %679 : tensor<2x16xf32> loc(#at5)
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 1] : (tensor<2x16xf32>) -> tensor<2x16x1x1xf32> loc(#at5)
    %682 = stablehlo.broadcast_in_dim %681, dims = [0, 1, 2, 3] : (tensor<2x16x1x1xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %683 = stablehlo.multiply %111#20, %682 : tensor<2x16x1x8xf32> loc(#at5)
    %684 = stablehlo.rsqrt %673 : tensor<2x1x8xf32> loc(#at5)
    %685 = stablehlo.broadcast_in_dim %684, dims = [0, 2, 3] : (tensor<2x1x8xf32>) -> tensor<2x1x1x8xf32> loc(#at5)
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %687 = stablehlo.multiply %683, %686 : tensor<2x16x1x8xf32> loc(#at5)
    %688 = stablehlo.multiply %arg11, %arg11 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %689 = stablehlo.reduce(%688 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %692 = stablehlo.divide %690, %691 : tensor<2x1x1x1xf32> loc(#at5)
    %693 = stablehlo.sqrt %692 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %695 = stablehlo.maximum %694, %693 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %697 = stablehlo.multiply %696, %695 : tensor<2x1x1x1xf32> loc(#at5)
    %698 = stablehlo.multiply %687, %687 : tensor<2x16x1x8xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %699 = stablehlo.reduce(%698 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x16x1x8xf32>, tensor<f32>) -> tensor<2xf32> loc(#at5)
    %700 = stablehlo.broadcast_in_dim %699, dims = [0] : (tensor<2xf32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %702 = stablehlo.divide %700, %701 : tensor<2x1x1x1xf32> loc(#at5)
    %703 = stablehlo.sqrt %702 : tensor<2x1x1x1xf32> loc(#at5)
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<2x1x1x1xf32> loc(#at5)
    %705 = stablehlo.maximum %704, %703 : tensor<2x1x1x1xf32> loc(#at5)
    %706 = stablehlo.divide %697, %705 : tensor<2x1x1x1xf32> loc(#at5)
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1, 2, 3] : (tensor<2x1x1x1xf32>) -> tensor<2x16x1x8xf32> loc(#at5)
    %708 = stablehlo.multiply %707, %687 : tensor<2x16x1x8xf32> loc(#at5)
    %709 = stablehlo.subtract %arg11, %708 : tensor<2x16x1x8xf32> loc(#at5)
    return %173, %205, %237, %269, %324, %379, %434, %489, %544, %599, %654, %709, %137, %arg13, %arg14, %arg15, %288, %343, %398, %453, %508, %563, %618, %673, %129, %181, %213, %245, %280, %335, %390, %445, %500, %555, %610, %665, %64 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<8x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x1x8xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x1x8xf32>, tensor<2x16xf32>, tensor<2x4x8xf32>, tensor<2x1x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<8xf32>, tensor<2x32xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x4x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x1x8xf32>, %arg1: tensor<i32>) -> tensor<16x1x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1, 8] : (tensor<2x16x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1x8xf32>) -> tensor<16x1x8xf32>
    return %1 : tensor<16x1x8xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 8, 16] : (tensor<2x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8x16xf32>) -> tensor<4x8x16xf32>
    return %1 : tensor<4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 4, 8] : (tensor<2x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    return %1 : tensor<16x4x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x1x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x1x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x8x16xf32> loc(#at4)
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
    %9 = stablehlo.multiply %arg0, %8 : tensor<8x8x16xf32> loc(#at4)
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %12 = stablehlo.multiply %9, %11 : tensor<8x8x16xf32> loc(#at4)
    %13 = stablehlo.dot_general %12, %arg8, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x1x8xf32>) -> tensor<8x8x1x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x1x8xf32>) -> tensor<8x8x1x8xf32> loc(#at0)
    %16 = stablehlo.reshape %13 : (tensor<8x8x4x8xf32>) -> tensor<8x8x1x4x8xf32> loc(#at0)
    %17 = stablehlo.reshape %16 : (tensor<8x8x1x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %18 = stablehlo.reshape %14 : (tensor<8x8x1x8xf32>) -> tensor<8x8x8xf32> loc(#at0)
    %19 = stablehlo.reshape %15 : (tensor<8x8x1x8xf32>) -> tensor<8x8x8xf32> loc(#at0)
    %20 = stablehlo.dot_general %18, %17, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<8x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x8x8x4xf32> loc(#at0)
    %21 = stablehlo.transpose %20, dims = [0, 3, 2, 1] : (tensor<8x8x8x4xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %23 = stablehlo.multiply %21, %22 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %26 = stablehlo.maximum %25, %24 : tensor<8x4x8xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %29 = stablehlo.subtract %23, %28 : tensor<8x4x8x8xf32> loc(#at0)
    %30 = stablehlo.exponential %29 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %34 = stablehlo.divide %30, %33 : tensor<8x4x8x8xf32> loc(#at0)
    %35 = stablehlo.dot_general %19, %34, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<8x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %36 = stablehlo.transpose %35, dims = [0, 3, 2, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %37 = stablehlo.dot_general %36, %arg7, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %38 = stablehlo.add %arg0, %37 : tensor<8x8x16xf32>
    %39 = sdy.sharding_constraint %38 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<8x8x16xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %44 = stablehlo.divide %42, %43 : tensor<8x8x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %46 = stablehlo.add %44, %45 : tensor<8x8x1xf32> loc(#at4)
    %47 = stablehlo.rsqrt %46 : tensor<8x8x1xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %49 = stablehlo.multiply %39, %48 : tensor<8x8x16xf32> loc(#at4)
    %50 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %52 = stablehlo.multiply %49, %51 : tensor<8x8x16xf32> loc(#at4)
    %53 = stablehlo.dot_general %52, %arg5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %54 = stablehlo.dot_general %52, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %55 = call @silu_5(%54) : (tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %56 = stablehlo.multiply %55, %53 : tensor<8x8x32xf32> loc(#at2)
    %57 = stablehlo.dot_general %56, %arg3, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %58 = stablehlo.add %39, %57 : tensor<8x8x16xf32>
    %59 = sdy.sharding_constraint %58 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    return %59, %arg0 : tensor<8x8x16xf32>, tensor<8x8x16xf32>
  }
  func.func private @silu_5(%arg0: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
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
  func.func private @_one_hot_6(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 8, 16] : (tensor<2x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x16xf32>) -> tensor<8x8x16xf32>
    return %1 : tensor<8x8x16xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x1x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x1x8xf32>, %arg10: tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>, tensor<8x8x16xf32>, tensor<8x8x16xf32>
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
    %18 = stablehlo.dot_general %16, %0#5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x1x8xf32>) -> tensor<8x8x1x8xf32> loc(#at7)
    %19 = stablehlo.dot_general %16, %0#8, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x1x8xf32>) -> tensor<8x8x1x8xf32> loc(#at7)
    %20 = stablehlo.reshape %17 : (tensor<8x8x4x8xf32>) -> tensor<8x8x1x4x8xf32> loc(#at7)
    %21 = stablehlo.reshape %20 : (tensor<8x8x1x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %22 = stablehlo.reshape %18 : (tensor<8x8x1x8xf32>) -> tensor<8x8x8xf32> loc(#at7)
    %23 = stablehlo.reshape %19 : (tensor<8x8x1x8xf32>) -> tensor<8x8x8xf32> loc(#at7)
    %24 = stablehlo.dot_general %22, %21, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<8x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x8x8x4xf32> loc(#at7)
    %25 = stablehlo.transpose %24, dims = [0, 3, 2, 1] : (tensor<8x8x8x4xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %27 = stablehlo.multiply %25, %26 : tensor<8x4x8x8xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %30 = stablehlo.maximum %29, %28 : tensor<8x4x8xf32> loc(#at7)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %33 = stablehlo.subtract %27, %32 : tensor<8x4x8x8xf32> loc(#at7)
    %34 = stablehlo.exponential %33 : tensor<8x4x8x8xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at7)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at7)
    %38 = stablehlo.divide %34, %37 : tensor<8x4x8x8xf32> loc(#at7)
    %39 = stablehlo.multiply %36, %36 : tensor<8x4x8x1xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at7)
    %41 = stablehlo.divide %40, %39 : tensor<8x4x8x1xf32> loc(#at7)
    %42 = stablehlo.dot_general %23, %38, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<8x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %43 = stablehlo.transpose %42, dims = [0, 3, 2, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at7)
    %44 = stablehlo.dot_general %43, %0#6, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at7)
    %45 = stablehlo.add %0#9, %44 : tensor<8x8x16xf32> loc(#at6)
    %46 = sdy.sharding_constraint %45 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at6)
    %47 = stablehlo.multiply %46, %46 : tensor<8x8x16xf32> loc(#at9)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at9)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %51 = stablehlo.divide %49, %50 : tensor<8x8x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %53 = stablehlo.add %51, %52 : tensor<8x8x1xf32> loc(#at9)
    %54 = stablehlo.rsqrt %53 : tensor<8x8x1xf32> loc(#at9)
    %55 = stablehlo.divide %54, %53 : tensor<8x8x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at9)
    %57 = stablehlo.multiply %56, %55 : tensor<8x8x1xf32> loc(#at9)
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %59 = stablehlo.multiply %46, %58 : tensor<8x8x16xf32> loc(#at9)
    %60 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at9)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at9)
    %62 = stablehlo.multiply %59, %61 : tensor<8x8x16xf32> loc(#at9)
    %63 = stablehlo.dot_general %62, %0#4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at8)
    %64 = stablehlo.dot_general %62, %0#3, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at8)
    %65:3 = call @silu_9(%64) : (tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) loc(#at8)
    %66 = stablehlo.multiply %65#0, %63 : tensor<8x8x32xf32> loc(#at8)
    %67 = sdy.sharding_constraint %0#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %68 = stablehlo.dot_general %67, %66, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %70 = stablehlo.dot_general %67, %0#2, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %71 = stablehlo.multiply %65#0, %70 : tensor<8x8x32xf32> loc(#at2)
    %72 = stablehlo.multiply %70, %63 : tensor<8x8x32xf32> loc(#at2)
    %73 = call @silu_10(%65#1, %64, %65#2, %72) : (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %74 = stablehlo.dot_general %73, %62, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %76 = stablehlo.dot_general %73, %0#3, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %77 = stablehlo.dot_general %71, %62, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %79 = stablehlo.dot_general %71, %0#4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %80 = stablehlo.add %76, %79 : tensor<8x8x16xf32> loc(#at2)
    %81 = stablehlo.multiply %59, %80 : tensor<8x8x16xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %82 = stablehlo.reduce(%81 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %83 = stablehlo.reshape %82 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %84 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %85 = stablehlo.multiply %80, %84 : tensor<8x8x16xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %86 = stablehlo.reduce(%83 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %87 = stablehlo.multiply %46, %85 : tensor<8x8x16xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %88 = stablehlo.reduce(%87 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %89 = stablehlo.reshape %88 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %90 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %91 = stablehlo.multiply %85, %90 : tensor<8x8x16xf32> loc(#at4)
    %92 = stablehlo.add %67, %91 : tensor<8x8x16xf32> loc(#at4)
    %93 = stablehlo.multiply %89, %57 : tensor<8x8x1xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %95 = stablehlo.divide %93, %94 : tensor<8x8x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %98 = stablehlo.multiply %46, %97 : tensor<8x8x16xf32> loc(#at4)
    %99 = stablehlo.add %92, %98 : tensor<8x8x16xf32> loc(#at4)
    %100 = stablehlo.multiply %97, %46 : tensor<8x8x16xf32> loc(#at4)
    %101 = stablehlo.add %99, %100 : tensor<8x8x16xf32> loc(#at4)
    %102 = sdy.sharding_constraint %101 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %103 = stablehlo.dot_general %102, %43, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %104 = stablehlo.transpose %103, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %105 = stablehlo.dot_general %102, %0#6, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %106 = stablehlo.transpose %105, dims = [0, 3, 2, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %107 = stablehlo.dot_general %106, %23, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<8x8x4x8xf32>, tensor<8x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %108 = stablehlo.dot_general %106, %38, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x8x8xf32> loc(#at0)
    %109 = stablehlo.transpose %108, dims = [0, 2, 1] : (tensor<8x8x8xf32>) -> tensor<8x8x8xf32> loc(#at0)
    %110 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %111 = stablehlo.multiply %107, %110 : tensor<8x4x8x8xf32> loc(#at0)
    %112 = stablehlo.multiply %111, %34 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %113 = stablehlo.reduce(%112 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %114 = stablehlo.reshape %113 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %115 = stablehlo.negate %114 : tensor<8x4x8x1xf32> loc(#at0)
    %116 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %117 = stablehlo.divide %107, %116 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %118 = stablehlo.reduce(%115 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %120 = stablehlo.add %117, %119 : tensor<8x4x8x8xf32> loc(#at0)
    %121 = stablehlo.multiply %120, %34 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %123 = stablehlo.multiply %121, %122 : tensor<8x4x8x8xf32> loc(#at0)
    %124 = stablehlo.transpose %123, dims = [0, 3, 2, 1] : (tensor<8x4x8x8xf32>) -> tensor<8x8x8x4xf32> loc(#at0)
    %125 = stablehlo.dot_general %124, %22, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<8x8x8x4xf32>, tensor<8x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %126 = stablehlo.dot_general %124, %21, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x8x4xf32>, tensor<8x8x4x8xf32>) -> tensor<8x8x8xf32> loc(#at0)
    %127 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 3] : (tensor<8x8x8xf32>) -> tensor<8x8x1x8xf32> loc(#at0)
    %128 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 3] : (tensor<8x8x8xf32>) -> tensor<8x8x1x8xf32> loc(#at0)
    %129 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 3, 4] : (tensor<8x8x4x8xf32>) -> tensor<8x8x1x4x8xf32> loc(#at0)
    %130 = stablehlo.reshape %129 : (tensor<8x8x1x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %131 = stablehlo.dot_general %127, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x1x8xf32>, tensor<8x8x16xf32>) -> tensor<1x8x16xf32> loc(#at0)
    %132 = stablehlo.transpose %131, dims = [2, 0, 1] : (tensor<1x8x16xf32>) -> tensor<16x1x8xf32> loc(#at0)
    %133 = stablehlo.dot_general %127, %0#8, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x1x8xf32>, tensor<16x1x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %134 = stablehlo.dot_general %128, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x1x8xf32>, tensor<8x8x16xf32>) -> tensor<1x8x16xf32> loc(#at0)
    %135 = stablehlo.transpose %134, dims = [2, 0, 1] : (tensor<1x8x16xf32>) -> tensor<16x1x8xf32> loc(#at0)
    %136 = stablehlo.dot_general %128, %0#5, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x1x8xf32>, tensor<16x1x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %137 = stablehlo.add %133, %136 : tensor<8x8x16xf32> loc(#at0)
    %138 = stablehlo.dot_general %130, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %139 = stablehlo.transpose %138, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %140 = stablehlo.dot_general %130, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %141 = stablehlo.add %137, %140 : tensor<8x8x16xf32> loc(#at0)
    %142 = stablehlo.multiply %13, %141 : tensor<8x8x16xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %143 = stablehlo.reduce(%142 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %144 = stablehlo.reshape %143 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %145 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %146 = stablehlo.multiply %141, %145 : tensor<8x8x16xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %147 = stablehlo.reduce(%144 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %148 = stablehlo.multiply %0#9, %146 : tensor<8x8x16xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %149 = stablehlo.reduce(%148 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %150 = stablehlo.reshape %149 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %151 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %152 = stablehlo.multiply %146, %151 : tensor<8x8x16xf32> loc(#at4)
    %153 = stablehlo.add %102, %152 : tensor<8x8x16xf32> loc(#at4)
    %154 = stablehlo.multiply %150, %11 : tensor<8x8x1xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %156 = stablehlo.divide %154, %155 : tensor<8x8x1xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %157 = stablehlo.reduce(%156 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %159 = stablehlo.multiply %0#9, %158 : tensor<8x8x16xf32> loc(#at4)
    %160 = stablehlo.add %153, %159 : tensor<8x8x16xf32> loc(#at4)
    %161 = stablehlo.multiply %158, %0#9 : tensor<8x8x16xf32> loc(#at4)
    %162 = stablehlo.add %160, %161 : tensor<8x8x16xf32> loc(#at4)
    return %162, %147, %86, %69, %75, %78, %135, %104, %139, %132 : tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x1x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x1x8xf32>
  }
  func.func private @silu_9(%arg0: tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) {
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
  func.func private @silu_10(%arg0: tensor<8x8x32xf32>, %arg1: tensor<8x8x32xf32>, %arg2: tensor<8x8x32xf32>, %arg3: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<8x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<8x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<8x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x8x32xf32>
    return %3 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x16x1x8xf32>, %arg1: tensor<16x1x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x1x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1x8xf32>) -> tensor<1x16x1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x1x8xf32>, tensor<1x16x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x1x8xf32>
    return %1 : tensor<2x16x1x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x8x16xf32>, tensor<1x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8x16xf32>
    return %1 : tensor<2x4x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x4x8xf32>, tensor<1x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x8xf32>
    return %1 : tensor<2x16x4x8xf32>
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

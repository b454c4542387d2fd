module @jit_small_6b_2d attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8, "y"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}, {name = "y", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<32x4096xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<32x4096xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<32x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<32x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<32x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<32x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<32x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg25: tensor<32x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<32x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg34: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<32x4096xf32> {jax.result_info = "result[0]['ln1']"}, tensor<32x4096xf32> {jax.result_info = "result[0]['ln2']"}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<32x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<32x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<32x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg34) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<256x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %4 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %6 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %11:2 = call @_where(%10, %cst) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>) loc(#at0)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<32x256x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:13 = stablehlo.while(%iterArg = %arg2, %iterArg_211 = %arg3, %iterArg_212 = %arg5, %iterArg_213 = %arg6, %iterArg_214 = %arg7, %iterArg_215 = %arg8, %iterArg_216 = %arg9, %iterArg_217 = %arg10, %iterArg_218 = %11#0, %iterArg_219 = %11#1, %iterArg_220 = %c, %iterArg_221 = %3, %iterArg_222 = %12) : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>, tensor<i32>, tensor<256x1024x4096xbf16>, tensor<32x256x1024x4096xbf16>
    cond {
      %c_223 = stablehlo.constant dense<32> : tensor<i32>
      %666 = stablehlo.compare LT, %iterArg_220, %c_223, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %666 : tensor<i1>
    } do {
      %666 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_220) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %667 = func.call @dynamic_index_in_dim(%iterArg_211, %iterArg_220) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %668 = func.call @dynamic_index_in_dim_0(%iterArg_212, %iterArg_220) : (tensor<32x16384x4096xf32>, tensor<i32>) -> tensor<16384x4096xf32>
      %669 = func.call @dynamic_index_in_dim_1(%iterArg_213, %iterArg_220) : (tensor<32x4096x16384xf32>, tensor<i32>) -> tensor<4096x16384xf32>
      %670 = func.call @dynamic_index_in_dim_2(%iterArg_214, %iterArg_220) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %671 = func.call @dynamic_index_in_dim_3(%iterArg_215, %iterArg_220) : (tensor<32x32x128x4096xf32>, tensor<i32>) -> tensor<32x128x4096xf32>
      %672 = func.call @dynamic_index_in_dim_2(%iterArg_216, %iterArg_220) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %673 = func.call @dynamic_index_in_dim_2(%iterArg_217, %iterArg_220) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %674:2 = func.call @closed_call(%iterArg_218, %iterArg_219, %iterArg_221, %666, %667, %668, %669, %670, %671, %672, %673) : (tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>, tensor<256x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>) -> (tensor<256x1024x4096xbf16>, tensor<256x1024x4096xbf16>)
      %675 = func.call @dynamic_update_index_in_dim(%iterArg_222, %674#1, %iterArg_220) : (tensor<32x256x1024x4096xbf16>, tensor<256x1024x4096xbf16>, tensor<i32>) -> tensor<32x256x1024x4096xbf16>
      %c_223 = stablehlo.constant dense<1> : tensor<i32>
      %676 = stablehlo.add %iterArg_220, %c_223 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %676, %674#0, %675 : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>, tensor<i32>, tensor<256x1024x4096xbf16>, tensor<32x256x1024x4096xbf16>
    }
    %14 = stablehlo.convert %13#11 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %15 = stablehlo.multiply %14, %14 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %19 = stablehlo.divide %17, %18 : tensor<256x1024x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %21 = stablehlo.add %19, %20 : tensor<256x1024x1xf32> loc(#at4)
    %22 = stablehlo.rsqrt %21 : tensor<256x1024x1xf32> loc(#at4)
    %23 = stablehlo.divide %22, %21 : tensor<256x1024x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %25 = stablehlo.multiply %24, %23 : tensor<256x1024x1xf32> loc(#at4)
    %26 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %27 = stablehlo.multiply %14, %26 : tensor<256x1024x4096xf32> loc(#at4)
    %28 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %30 = stablehlo.multiply %27, %29 : tensor<256x1024x4096xf32> loc(#at4)
    %31 = stablehlo.convert %30 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %32 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at3)
    %33 = stablehlo.dot_general %31, %32, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x32000xbf16> loc(#at3)
    %34 = sdy.sharding_constraint %33 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x32000xbf16> loc(#at3)
    %35 = stablehlo.convert %34 : (tensor<256x1024x32000xbf16>) -> tensor<256x1024x32000xf32> loc(#at3)
    %36 = call @_one_hot_5(%arg33) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> loc(#at3)
    %37 = stablehlo.multiply %35, %36 : tensor<256x1024x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %39 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %40 = stablehlo.reshape %39 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at3)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at3)
    %42 = stablehlo.compare EQ, %35, %41, FLOAT : (tensor<256x1024x32000xf32>, tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xi1> loc(#at3)
    %43 = stablehlo.convert %42 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %46 = stablehlo.maximum %45, %39 : tensor<256x1024xf32> loc(#at3)
    %47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %50 = stablehlo.select %47, %48, %49 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %52 = stablehlo.compare EQ, %51, %46, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %55 = stablehlo.select %52, %53, %54 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at3)
    %56 = stablehlo.divide %50, %55 : tensor<256x1024xf32> loc(#at3)
    %57 = stablehlo.is_finite %46 : (tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %59 = stablehlo.select %57, %46, %58 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at3)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at3)
    %63 = stablehlo.subtract %35, %62 : tensor<256x1024x32000xf32> loc(#at3)
    %64 = stablehlo.exponential %63 : tensor<256x1024x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %66 = stablehlo.sign %65 : tensor<256x1024xf32> loc(#at3)
    %67 = stablehlo.abs %65 : tensor<256x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %69 = stablehlo.compare GE, %65, %68, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at3)
    %70 = stablehlo.log %67 : tensor<256x1024xf32> loc(#at3)
    %71 = stablehlo.add %70, %59 : tensor<256x1024xf32> loc(#at3)
    %72 = stablehlo.subtract %71, %38 : tensor<256x1024xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %74 = stablehlo.divide %73, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %75 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %77 = stablehlo.negate %76 : tensor<256x1024xf32> loc(#at3)
    %78 = stablehlo.divide %76, %67 : tensor<256x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at3)
    %80 = stablehlo.select %69, %79, %78 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at3)
    %81 = stablehlo.select %69, %78, %79 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at3)
    %82 = stablehlo.negate %80 : tensor<256x1024xf32> loc(#at3)
    %83 = stablehlo.add %81, %82 : tensor<256x1024xf32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at3)
    %85 = stablehlo.multiply %84, %64 : tensor<256x1024x32000xf32> loc(#at3)
    %86 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at3)
    %87 = stablehlo.multiply %86, %36 : tensor<256x1024x32000xf32> loc(#at3)
    %88 = stablehlo.add %85, %87 : tensor<256x1024x32000xf32> loc(#at3)
    %89 = stablehlo.convert %88 : (tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xbf16> loc(#at3)
    %90 = sdy.sharding_constraint %89 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x32000xbf16> loc(#at3)
    %91 = stablehlo.dot_general %90, %31, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32000xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at3)
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at3)
    %93 = stablehlo.dot_general %90, %32, contracting_dims = [2] x [1] : (tensor<256x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x4096xbf16> loc(#at3)
    %94 = stablehlo.convert %92 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at3)
    %95 = stablehlo.convert %93 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %96 = stablehlo.multiply %27, %95 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %97 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %98 = stablehlo.reshape %97 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %99 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %100 = stablehlo.multiply %95, %99 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %101 = stablehlo.reduce(%98 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %102 = stablehlo.multiply %14, %100 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %103 = stablehlo.reduce(%102 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %104 = stablehlo.reshape %103 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %105 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %106 = stablehlo.multiply %100, %105 : tensor<256x1024x4096xf32> loc(#at4)
    %107 = stablehlo.multiply %104, %25 : tensor<256x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %109 = stablehlo.divide %107, %108 : tensor<256x1024x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x1xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %112 = stablehlo.multiply %14, %111 : tensor<256x1024x4096xf32> loc(#at4)
    %113 = stablehlo.add %106, %112 : tensor<256x1024x4096xf32> loc(#at4)
    %114 = stablehlo.multiply %111, %14 : tensor<256x1024x4096xf32> loc(#at4)
    %115 = stablehlo.add %113, %114 : tensor<256x1024x4096xf32> loc(#at4)
    %116 = stablehlo.convert %115 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4096xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x4096xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x16384x4096xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x4096x16384xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32x128x4096xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %125:19 = stablehlo.while(%iterArg = %arg2, %iterArg_211 = %arg3, %iterArg_212 = %arg5, %iterArg_213 = %arg6, %iterArg_214 = %arg7, %iterArg_215 = %arg8, %iterArg_216 = %arg9, %iterArg_217 = %arg10, %iterArg_218 = %13#12, %iterArg_219 = %c_36, %iterArg_220 = %116, %iterArg_221 = %117, %iterArg_222 = %118, %iterArg_223 = %119, %iterArg_224 = %120, %iterArg_225 = %121, %iterArg_226 = %122, %iterArg_227 = %123, %iterArg_228 = %124) : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<32x256x1024x4096xbf16>, tensor<i32>, tensor<256x1024x4096xbf16>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>
    cond {
      %c_229 = stablehlo.constant dense<32> : tensor<i32>
      %666 = stablehlo.compare LT, %iterArg_219, %c_229, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %666 : tensor<i1>
    } do {
      %c_229 = stablehlo.constant dense<32> : tensor<i32>
      %666 = stablehlo.subtract %c_229, %iterArg_219 : tensor<i32>
      %c_230 = stablehlo.constant dense<1> : tensor<i32>
      %667 = stablehlo.subtract %666, %c_230 : tensor<i32>
      %668 = func.call @dynamic_index_in_dim(%iterArg, %667) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %669 = func.call @dynamic_index_in_dim(%iterArg_211, %667) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %670 = func.call @dynamic_index_in_dim_0(%iterArg_212, %667) : (tensor<32x16384x4096xf32>, tensor<i32>) -> tensor<16384x4096xf32>
      %671 = func.call @dynamic_index_in_dim_1(%iterArg_213, %667) : (tensor<32x4096x16384xf32>, tensor<i32>) -> tensor<4096x16384xf32>
      %672 = func.call @dynamic_index_in_dim_2(%iterArg_214, %667) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %673 = func.call @dynamic_index_in_dim_3(%iterArg_215, %667) : (tensor<32x32x128x4096xf32>, tensor<i32>) -> tensor<32x128x4096xf32>
      %674 = func.call @dynamic_index_in_dim_2(%iterArg_216, %667) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %675 = func.call @dynamic_index_in_dim_2(%iterArg_217, %667) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %676 = func.call @dynamic_index_in_dim_6(%iterArg_218, %667) : (tensor<32x256x1024x4096xbf16>, tensor<i32>) -> tensor<256x1024x4096xbf16>
      %677:9 = func.call @closed_call_7(%iterArg_220, %668, %669, %670, %671, %672, %673, %674, %675, %676) : (tensor<256x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<256x1024x4096xbf16>) -> (tensor<256x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>)
      %678 = func.call @dynamic_update_index_in_dim_10(%iterArg_221, %677#1, %667) : (tensor<32x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<32x4096xf32>
      %679 = func.call @dynamic_update_index_in_dim_10(%iterArg_222, %677#2, %667) : (tensor<32x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<32x4096xf32>
      %680 = func.call @dynamic_update_index_in_dim_11(%iterArg_223, %677#3, %667) : (tensor<32x16384x4096xf32>, tensor<16384x4096xf32>, tensor<i32>) -> tensor<32x16384x4096xf32>
      %681 = func.call @dynamic_update_index_in_dim_12(%iterArg_224, %677#4, %667) : (tensor<32x4096x16384xf32>, tensor<4096x16384xf32>, tensor<i32>) -> tensor<32x4096x16384xf32>
      %682 = func.call @dynamic_update_index_in_dim_13(%iterArg_225, %677#5, %667) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %683 = func.call @dynamic_update_index_in_dim_14(%iterArg_226, %677#6, %667) : (tensor<32x32x128x4096xf32>, tensor<32x128x4096xf32>, tensor<i32>) -> tensor<32x32x128x4096xf32>
      %684 = func.call @dynamic_update_index_in_dim_13(%iterArg_227, %677#7, %667) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %685 = func.call @dynamic_update_index_in_dim_13(%iterArg_228, %677#8, %667) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %c_231 = stablehlo.constant dense<1> : tensor<i32>
      %686 = stablehlo.add %iterArg_219, %c_231 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %686, %677#0, %678, %679, %680, %681, %682, %683, %684, %685 : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<32x256x1024x4096xbf16>, tensor<i32>, tensor<256x1024x4096xbf16>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>
    }
    %126 = sdy.sharding_constraint %125#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %127 = stablehlo.dot_general %126, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x4096xbf16>, tensor<256x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %129 = stablehlo.convert %128 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %130 = stablehlo.multiply %129, %129 : tensor<32000x4096xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at5)
    %132 = stablehlo.add %130, %131 : tensor<32000x4096xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %134 = stablehlo.multiply %133, %arg22 : tensor<32000xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %135 = stablehlo.reduce(%132 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %137 = stablehlo.divide %135, %136 : tensor<32000xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %139 = stablehlo.multiply %138, %137 : tensor<32000xf32> loc(#at5)
    %140 = stablehlo.add %134, %139 : tensor<32000xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %142 = stablehlo.multiply %141, %arg11 : tensor<4096xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %143 = stablehlo.reduce(%132 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %145 = stablehlo.divide %143, %144 : tensor<4096xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %147 = stablehlo.multiply %146, %145 : tensor<4096xf32> loc(#at5)
    %148 = stablehlo.add %142, %147 : tensor<4096xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %149 = stablehlo.reduce(%140 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %152 = stablehlo.divide %150, %151 : tensor<1xf32> loc(#at5)
    %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at5)
    %154 = stablehlo.divide %140, %153 : tensor<32000xf32> loc(#at5)
    %155 = stablehlo.rsqrt %154 : tensor<32000xf32> loc(#at5)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at5)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %158 = stablehlo.multiply %129, %157 : tensor<32000x4096xf32> loc(#at5)
    %159 = stablehlo.rsqrt %148 : tensor<4096xf32> loc(#at5)
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at5)
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %162 = stablehlo.multiply %158, %161 : tensor<32000x4096xf32> loc(#at5)
    %163 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %164 = stablehlo.reduce(%163 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %167 = stablehlo.divide %165, %166 : tensor<1x1xf32> loc(#at5)
    %168 = stablehlo.sqrt %167 : tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %170 = stablehlo.maximum %169, %168 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %172 = stablehlo.multiply %171, %170 : tensor<1x1xf32> loc(#at5)
    %173 = stablehlo.multiply %162, %162 : tensor<32000x4096xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %174 = stablehlo.reduce(%173 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %177 = stablehlo.divide %175, %176 : tensor<1x1xf32> loc(#at5)
    %178 = stablehlo.sqrt %177 : tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %180 = stablehlo.maximum %179, %178 : tensor<1x1xf32> loc(#at5)
    %181 = stablehlo.divide %172, %180 : tensor<1x1xf32> loc(#at5)
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %183 = stablehlo.multiply %182, %162 : tensor<32000x4096xf32> loc(#at5)
    %184 = stablehlo.subtract %arg0, %183 : tensor<32000x4096xf32> loc(#at5)
    %185 = stablehlo.multiply %101, %101 : tensor<4096xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %187 = stablehlo.add %185, %186 : tensor<4096xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %189 = stablehlo.multiply %188, %arg23 : tensor<4096xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %191 = stablehlo.multiply %190, %187 : tensor<4096xf32> loc(#at5)
    %192 = stablehlo.add %189, %191 : tensor<4096xf32> loc(#at5)
    %193 = stablehlo.rsqrt %192 : tensor<4096xf32> loc(#at5)
    %194 = stablehlo.multiply %101, %193 : tensor<4096xf32> loc(#at5)
    %195 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %196 = stablehlo.reduce(%195 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %199 = stablehlo.divide %197, %198 : tensor<1xf32> loc(#at5)
    %200 = stablehlo.sqrt %199 : tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %202 = stablehlo.maximum %201, %200 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %204 = stablehlo.multiply %203, %202 : tensor<1xf32> loc(#at5)
    %205 = stablehlo.multiply %194, %194 : tensor<4096xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %206 = stablehlo.reduce(%205 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %209 = stablehlo.divide %207, %208 : tensor<1xf32> loc(#at5)
    %210 = stablehlo.sqrt %209 : tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %212 = stablehlo.maximum %211, %210 : tensor<1xf32> loc(#at5)
    %213 = stablehlo.divide %204, %212 : tensor<1xf32> loc(#at5)
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %215 = stablehlo.multiply %214, %194 : tensor<4096xf32> loc(#at5)
    %216 = stablehlo.subtract %arg1, %215 : tensor<4096xf32> loc(#at5)
    %217 = stablehlo.multiply %125#11, %125#11 : tensor<32x4096xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %219 = stablehlo.add %217, %218 : tensor<32x4096xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %221 = stablehlo.multiply %220, %arg24 : tensor<32x4096xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %223 = stablehlo.multiply %222, %219 : tensor<32x4096xf32> loc(#at5)
    %224 = stablehlo.add %221, %223 : tensor<32x4096xf32> loc(#at5)
    %225 = stablehlo.rsqrt %224 : tensor<32x4096xf32> loc(#at5)
    %226 = stablehlo.multiply %125#11, %225 : tensor<32x4096xf32> loc(#at5)
    %227 = stablehlo.multiply %arg2, %arg2 : tensor<32x4096xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %228 = stablehlo.reduce(%227 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %229 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %231 = stablehlo.divide %229, %230 : tensor<32x1xf32> loc(#at5)
    %232 = stablehlo.sqrt %231 : tensor<32x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %234 = stablehlo.maximum %233, %232 : tensor<32x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %236 = stablehlo.multiply %235, %234 : tensor<32x1xf32> loc(#at5)
    %237 = stablehlo.multiply %226, %226 : tensor<32x4096xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %238 = stablehlo.reduce(%237 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %239 = stablehlo.broadcast_in_dim %238, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %241 = stablehlo.divide %239, %240 : tensor<32x1xf32> loc(#at5)
    %242 = stablehlo.sqrt %241 : tensor<32x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %244 = stablehlo.maximum %243, %242 : tensor<32x1xf32> loc(#at5)
    %245 = stablehlo.divide %236, %244 : tensor<32x1xf32> loc(#at5)
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %247 = stablehlo.multiply %246, %226 : tensor<32x4096xf32> loc(#at5)
    %248 = stablehlo.subtract %arg2, %247 : tensor<32x4096xf32> loc(#at5)
    %249 = stablehlo.multiply %125#12, %125#12 : tensor<32x4096xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %251 = stablehlo.add %249, %250 : tensor<32x4096xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %253 = stablehlo.multiply %252, %arg25 : tensor<32x4096xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %255 = stablehlo.multiply %254, %251 : tensor<32x4096xf32> loc(#at5)
    %256 = stablehlo.add %253, %255 : tensor<32x4096xf32> loc(#at5)
    %257 = stablehlo.rsqrt %256 : tensor<32x4096xf32> loc(#at5)
    %258 = stablehlo.multiply %125#12, %257 : tensor<32x4096xf32> loc(#at5)
    %259 = stablehlo.multiply %arg3, %arg3 : tensor<32x4096xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %260 = stablehlo.reduce(%259 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %263 = stablehlo.divide %261, %262 : tensor<32x1xf32> loc(#at5)
    %264 = stablehlo.sqrt %263 : tensor<32x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %266 = stablehlo.maximum %265, %264 : tensor<32x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %268 = stablehlo.multiply %267, %266 : tensor<32x1xf32> loc(#at5)
    %269 = stablehlo.multiply %258, %258 : tensor<32x4096xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %270 = stablehlo.reduce(%269 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %273 = stablehlo.divide %271, %272 : tensor<32x1xf32> loc(#at5)
    %274 = stablehlo.sqrt %273 : tensor<32x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %276 = stablehlo.maximum %275, %274 : tensor<32x1xf32> loc(#at5)
    %277 = stablehlo.divide %268, %276 : tensor<32x1xf32> loc(#at5)
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %279 = stablehlo.multiply %278, %258 : tensor<32x4096xf32> loc(#at5)
    %280 = stablehlo.subtract %arg3, %279 : tensor<32x4096xf32> loc(#at5)
    %281 = stablehlo.multiply %94, %94 : tensor<4096x32000xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at5)
    %283 = stablehlo.add %281, %282 : tensor<4096x32000xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %285 = stablehlo.multiply %284, %arg26 : tensor<4096xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %286 = stablehlo.reduce(%283 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %288 = stablehlo.divide %286, %287 : tensor<4096xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %290 = stablehlo.multiply %289, %288 : tensor<4096xf32> loc(#at5)
    %291 = stablehlo.add %285, %290 : tensor<4096xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %293 = stablehlo.multiply %292, %arg15 : tensor<32000xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %294 = stablehlo.reduce(%283 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %296 = stablehlo.divide %294, %295 : tensor<32000xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %298 = stablehlo.multiply %297, %296 : tensor<32000xf32> loc(#at5)
    %299 = stablehlo.add %293, %298 : tensor<32000xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %300 = stablehlo.reduce(%291 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %303 = stablehlo.divide %301, %302 : tensor<1xf32> loc(#at5)
    %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %305 = stablehlo.divide %291, %304 : tensor<4096xf32> loc(#at5)
    %306 = stablehlo.rsqrt %305 : tensor<4096xf32> loc(#at5)
    %307 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %309 = stablehlo.multiply %94, %308 : tensor<4096x32000xf32> loc(#at5)
    %310 = stablehlo.rsqrt %299 : tensor<32000xf32> loc(#at5)
    %311 = stablehlo.broadcast_in_dim %310, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at5)
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %313 = stablehlo.multiply %309, %312 : tensor<4096x32000xf32> loc(#at5)
    %314 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %315 = stablehlo.reduce(%314 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %318 = stablehlo.divide %316, %317 : tensor<1x1xf32> loc(#at5)
    %319 = stablehlo.sqrt %318 : tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %321 = stablehlo.maximum %320, %319 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %323 = stablehlo.multiply %322, %321 : tensor<1x1xf32> loc(#at5)
    %324 = stablehlo.multiply %313, %313 : tensor<4096x32000xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %325 = stablehlo.reduce(%324 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %328 = stablehlo.divide %326, %327 : tensor<1x1xf32> loc(#at5)
    %329 = stablehlo.sqrt %328 : tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %331 = stablehlo.maximum %330, %329 : tensor<1x1xf32> loc(#at5)
    %332 = stablehlo.divide %323, %331 : tensor<1x1xf32> loc(#at5)
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %334 = stablehlo.multiply %333, %313 : tensor<4096x32000xf32> loc(#at5)
    %335 = stablehlo.subtract %arg4, %334 : tensor<4096x32000xf32> loc(#at5)
    %336 = stablehlo.multiply %125#13, %125#13 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %338 = stablehlo.add %336, %337 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %340 = stablehlo.multiply %339, %arg27 : tensor<32x16384xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %341 = stablehlo.reduce(%338 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %343 = stablehlo.divide %341, %342 : tensor<32x16384xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %345 = stablehlo.multiply %344, %343 : tensor<32x16384xf32> loc(#at5)
    %346 = stablehlo.add %340, %345 : tensor<32x16384xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %348 = stablehlo.multiply %347, %arg16 : tensor<32x4096xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %349 = stablehlo.reduce(%338 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %351 = stablehlo.divide %349, %350 : tensor<32x4096xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %353 = stablehlo.multiply %352, %351 : tensor<32x4096xf32> loc(#at5)
    %354 = stablehlo.add %348, %353 : tensor<32x4096xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %355 = stablehlo.reduce(%346 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<32x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %356 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %358 = stablehlo.divide %356, %357 : tensor<32x1xf32> loc(#at5)
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16384xf32> loc(#at5)
    %360 = stablehlo.divide %346, %359 : tensor<32x16384xf32> loc(#at5)
    %361 = stablehlo.rsqrt %360 : tensor<32x16384xf32> loc(#at5)
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<32x16384xf32>) -> tensor<32x16384x1xf32> loc(#at5)
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<32x16384x1xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %364 = stablehlo.multiply %125#13, %363 : tensor<32x16384x4096xf32> loc(#at5)
    %365 = stablehlo.rsqrt %354 : tensor<32x4096xf32> loc(#at5)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 2] : (tensor<32x4096xf32>) -> tensor<32x1x4096xf32> loc(#at5)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<32x1x4096xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %368 = stablehlo.multiply %364, %367 : tensor<32x16384x4096xf32> loc(#at5)
    %369 = stablehlo.multiply %arg5, %arg5 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %370 = stablehlo.reduce(%369 init: %cst_114) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %371 = stablehlo.broadcast_in_dim %370, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %373 = stablehlo.divide %371, %372 : tensor<32x1x1xf32> loc(#at5)
    %374 = stablehlo.sqrt %373 : tensor<32x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %376 = stablehlo.maximum %375, %374 : tensor<32x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %378 = stablehlo.multiply %377, %376 : tensor<32x1x1xf32> loc(#at5)
    %379 = stablehlo.multiply %368, %368 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %380 = stablehlo.reduce(%379 init: %cst_118) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %383 = stablehlo.divide %381, %382 : tensor<32x1x1xf32> loc(#at5)
    %384 = stablehlo.sqrt %383 : tensor<32x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %386 = stablehlo.maximum %385, %384 : tensor<32x1x1xf32> loc(#at5)
    %387 = stablehlo.divide %378, %386 : tensor<32x1x1xf32> loc(#at5)
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %389 = stablehlo.multiply %388, %368 : tensor<32x16384x4096xf32> loc(#at5)
    %390 = stablehlo.subtract %arg5, %389 : tensor<32x16384x4096xf32> loc(#at5)
    %391 = stablehlo.multiply %125#14, %125#14 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %393 = stablehlo.add %391, %392 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %395 = stablehlo.multiply %394, %arg28 : tensor<32x4096xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %396 = stablehlo.reduce(%393 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %398 = stablehlo.divide %396, %397 : tensor<32x4096xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %400 = stablehlo.multiply %399, %398 : tensor<32x4096xf32> loc(#at5)
    %401 = stablehlo.add %395, %400 : tensor<32x4096xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %403 = stablehlo.multiply %402, %arg17 : tensor<32x16384xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %404 = stablehlo.reduce(%393 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %406 = stablehlo.divide %404, %405 : tensor<32x16384xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %408 = stablehlo.multiply %407, %406 : tensor<32x16384xf32> loc(#at5)
    %409 = stablehlo.add %403, %408 : tensor<32x16384xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %410 = stablehlo.reduce(%401 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %413 = stablehlo.divide %411, %412 : tensor<32x1xf32> loc(#at5)
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %415 = stablehlo.divide %401, %414 : tensor<32x4096xf32> loc(#at5)
    %416 = stablehlo.rsqrt %415 : tensor<32x4096xf32> loc(#at5)
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %419 = stablehlo.multiply %125#14, %418 : tensor<32x4096x16384xf32> loc(#at5)
    %420 = stablehlo.rsqrt %409 : tensor<32x16384xf32> loc(#at5)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 2] : (tensor<32x16384xf32>) -> tensor<32x1x16384xf32> loc(#at5)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2] : (tensor<32x1x16384xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %423 = stablehlo.multiply %419, %422 : tensor<32x4096x16384xf32> loc(#at5)
    %424 = stablehlo.multiply %arg6, %arg6 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %425 = stablehlo.reduce(%424 init: %cst_132) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %426 = stablehlo.broadcast_in_dim %425, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %428 = stablehlo.divide %426, %427 : tensor<32x1x1xf32> loc(#at5)
    %429 = stablehlo.sqrt %428 : tensor<32x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %431 = stablehlo.maximum %430, %429 : tensor<32x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %433 = stablehlo.multiply %432, %431 : tensor<32x1x1xf32> loc(#at5)
    %434 = stablehlo.multiply %423, %423 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %435 = stablehlo.reduce(%434 init: %cst_136) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %436 = stablehlo.broadcast_in_dim %435, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %438 = stablehlo.divide %436, %437 : tensor<32x1x1xf32> loc(#at5)
    %439 = stablehlo.sqrt %438 : tensor<32x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %441 = stablehlo.maximum %440, %439 : tensor<32x1x1xf32> loc(#at5)
    %442 = stablehlo.divide %433, %441 : tensor<32x1x1xf32> loc(#at5)
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %444 = stablehlo.multiply %443, %423 : tensor<32x4096x16384xf32> loc(#at5)
    %445 = stablehlo.subtract %arg6, %444 : tensor<32x4096x16384xf32> loc(#at5)
    %446 = stablehlo.multiply %125#15, %125#15 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %448 = stablehlo.add %446, %447 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %450 = stablehlo.multiply %449, %arg29 : tensor<32x4096xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %451 = stablehlo.reduce(%448 init: %cst_141) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %453 = stablehlo.divide %451, %452 : tensor<32x4096xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %455 = stablehlo.multiply %454, %453 : tensor<32x4096xf32> loc(#at5)
    %456 = stablehlo.add %450, %455 : tensor<32x4096xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %458 = stablehlo.multiply %457, %arg18 : tensor<32x32x128xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %459 = stablehlo.reduce(%448 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %461 = stablehlo.divide %459, %460 : tensor<32x32x128xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %463 = stablehlo.multiply %462, %461 : tensor<32x32x128xf32> loc(#at5)
    %464 = stablehlo.add %458, %463 : tensor<32x32x128xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %465 = stablehlo.reduce(%456 init: %cst_148) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %468 = stablehlo.divide %466, %467 : tensor<32x1xf32> loc(#at5)
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %470 = stablehlo.divide %456, %469 : tensor<32x4096xf32> loc(#at5)
    %471 = stablehlo.rsqrt %470 : tensor<32x4096xf32> loc(#at5)
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %474 = stablehlo.multiply %125#15, %473 : tensor<32x4096x32x128xf32> loc(#at5)
    %475 = stablehlo.rsqrt %464 : tensor<32x32x128xf32> loc(#at5)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %478 = stablehlo.multiply %474, %477 : tensor<32x4096x32x128xf32> loc(#at5)
    %479 = stablehlo.multiply %arg7, %arg7 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %480 = stablehlo.reduce(%479 init: %cst_150) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %481 = stablehlo.broadcast_in_dim %480, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %483 = stablehlo.divide %481, %482 : tensor<32x1x1x1xf32> loc(#at5)
    %484 = stablehlo.sqrt %483 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %486 = stablehlo.maximum %485, %484 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %488 = stablehlo.multiply %487, %486 : tensor<32x1x1x1xf32> loc(#at5)
    %489 = stablehlo.multiply %478, %478 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %490 = stablehlo.reduce(%489 init: %cst_154) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %491 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %493 = stablehlo.divide %491, %492 : tensor<32x1x1x1xf32> loc(#at5)
    %494 = stablehlo.sqrt %493 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %496 = stablehlo.maximum %495, %494 : tensor<32x1x1x1xf32> loc(#at5)
    %497 = stablehlo.divide %488, %496 : tensor<32x1x1x1xf32> loc(#at5)
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %499 = stablehlo.multiply %498, %478 : tensor<32x4096x32x128xf32> loc(#at5)
    %500 = stablehlo.subtract %arg7, %499 : tensor<32x4096x32x128xf32> loc(#at5)
    %501 = stablehlo.multiply %125#16, %125#16 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %503 = stablehlo.add %501, %502 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %505 = stablehlo.multiply %504, %arg30 : tensor<32x32x128xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %506 = stablehlo.reduce(%503 init: %cst_159) applies stablehlo.add across dimensions = [3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %508 = stablehlo.divide %506, %507 : tensor<32x32x128xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %510 = stablehlo.multiply %509, %508 : tensor<32x32x128xf32> loc(#at5)
    %511 = stablehlo.add %505, %510 : tensor<32x32x128xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %513 = stablehlo.multiply %512, %arg19 : tensor<32x4096xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %514 = stablehlo.reduce(%503 init: %cst_163) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %516 = stablehlo.divide %514, %515 : tensor<32x4096xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %518 = stablehlo.multiply %517, %516 : tensor<32x4096xf32> loc(#at5)
    %519 = stablehlo.add %513, %518 : tensor<32x4096xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %520 = stablehlo.reduce(%511 init: %cst_166) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %521 = stablehlo.broadcast_in_dim %520, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %523 = stablehlo.divide %521, %522 : tensor<32x1x1xf32> loc(#at5)
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x32x128xf32> loc(#at5)
    %525 = stablehlo.divide %511, %524 : tensor<32x32x128xf32> loc(#at5)
    %526 = stablehlo.rsqrt %525 : tensor<32x32x128xf32> loc(#at5)
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<32x32x128xf32>) -> tensor<32x32x128x1xf32> loc(#at5)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2, 3] : (tensor<32x32x128x1xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %529 = stablehlo.multiply %125#16, %528 : tensor<32x32x128x4096xf32> loc(#at5)
    %530 = stablehlo.rsqrt %519 : tensor<32x4096xf32> loc(#at5)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 3] : (tensor<32x4096xf32>) -> tensor<32x1x1x4096xf32> loc(#at5)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3] : (tensor<32x1x1x4096xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %533 = stablehlo.multiply %529, %532 : tensor<32x32x128x4096xf32> loc(#at5)
    %534 = stablehlo.multiply %arg8, %arg8 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %535 = stablehlo.reduce(%534 init: %cst_168) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %538 = stablehlo.divide %536, %537 : tensor<32x1x1x1xf32> loc(#at5)
    %539 = stablehlo.sqrt %538 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %541 = stablehlo.maximum %540, %539 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %543 = stablehlo.multiply %542, %541 : tensor<32x1x1x1xf32> loc(#at5)
    %544 = stablehlo.multiply %533, %533 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %545 = stablehlo.reduce(%544 init: %cst_172) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %546 = stablehlo.broadcast_in_dim %545, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %548 = stablehlo.divide %546, %547 : tensor<32x1x1x1xf32> loc(#at5)
    %549 = stablehlo.sqrt %548 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %551 = stablehlo.maximum %550, %549 : tensor<32x1x1x1xf32> loc(#at5)
    %552 = stablehlo.divide %543, %551 : tensor<32x1x1x1xf32> loc(#at5)
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %554 = stablehlo.multiply %553, %533 : tensor<32x32x128x4096xf32> loc(#at5)
    %555 = stablehlo.subtract %arg8, %554 : tensor<32x32x128x4096xf32> loc(#at5)
    %556 = stablehlo.multiply %125#17, %125#17 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %558 = stablehlo.add %556, %557 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %560 = stablehlo.multiply %559, %arg31 : tensor<32x4096xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %561 = stablehlo.reduce(%558 init: %cst_177) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %563 = stablehlo.divide %561, %562 : tensor<32x4096xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %565 = stablehlo.multiply %564, %563 : tensor<32x4096xf32> loc(#at5)
    %566 = stablehlo.add %560, %565 : tensor<32x4096xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %568 = stablehlo.multiply %567, %arg20 : tensor<32x32x128xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %569 = stablehlo.reduce(%558 init: %cst_181) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %571 = stablehlo.divide %569, %570 : tensor<32x32x128xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %573 = stablehlo.multiply %572, %571 : tensor<32x32x128xf32> loc(#at5)
    %574 = stablehlo.add %568, %573 : tensor<32x32x128xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %575 = stablehlo.reduce(%566 init: %cst_184) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %576 = stablehlo.broadcast_in_dim %575, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %578 = stablehlo.divide %576, %577 : tensor<32x1xf32> loc(#at5)
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %580 = stablehlo.divide %566, %579 : tensor<32x4096xf32> loc(#at5)
    %581 = stablehlo.rsqrt %580 : tensor<32x4096xf32> loc(#at5)
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %584 = stablehlo.multiply %125#17, %583 : tensor<32x4096x32x128xf32> loc(#at5)
    %585 = stablehlo.rsqrt %574 : tensor<32x32x128xf32> loc(#at5)
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %588 = stablehlo.multiply %584, %587 : tensor<32x4096x32x128xf32> loc(#at5)
    %589 = stablehlo.multiply %arg9, %arg9 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %590 = stablehlo.reduce(%589 init: %cst_186) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %591 = stablehlo.broadcast_in_dim %590, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %593 = stablehlo.divide %591, %592 : tensor<32x1x1x1xf32> loc(#at5)
    %594 = stablehlo.sqrt %593 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %596 = stablehlo.maximum %595, %594 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %598 = stablehlo.multiply %597, %596 : tensor<32x1x1x1xf32> loc(#at5)
    %599 = stablehlo.multiply %588, %588 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %600 = stablehlo.reduce(%599 init: %cst_190) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %601 = stablehlo.broadcast_in_dim %600, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %603 = stablehlo.divide %601, %602 : tensor<32x1x1x1xf32> loc(#at5)
    %604 = stablehlo.sqrt %603 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %606 = stablehlo.maximum %605, %604 : tensor<32x1x1x1xf32> loc(#at5)
    %607 = stablehlo.divide %598, %606 : tensor<32x1x1x1xf32> loc(#at5)
    %608 = stablehlo.broadcast_in_dim %607, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %609 = stablehlo.multiply %608, %588 : tensor<32x4096x32x128xf32> loc(#at5)
    %610 = stablehlo.subtract %arg9, %609 : tensor<32x4096x32x128xf32> loc(#at5)
    %611 = stablehlo.multiply %125#18, %125#18 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %613 = stablehlo.add %611, %612 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %615 = stablehlo.multiply %614, %arg32 : tensor<32x4096xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %616 = stablehlo.reduce(%613 init: %cst_195) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %618 = stablehlo.divide %616, %617 : tensor<32x4096xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %620 = stablehlo.multiply %619, %618 : tensor<32x4096xf32> loc(#at5)
    %621 = stablehlo.add %615, %620 : tensor<32x4096xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %623 = stablehlo.multiply %622, %arg21 : tensor<32x32x128xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %624 = stablehlo.reduce(%613 init: %cst_199) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %626 = stablehlo.divide %624, %625 : tensor<32x32x128xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %628 = stablehlo.multiply %627, %626 : tensor<32x32x128xf32> loc(#at5)
    %629 = stablehlo.add %623, %628 : tensor<32x32x128xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %630 = stablehlo.reduce(%621 init: %cst_202) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %631 = stablehlo.broadcast_in_dim %630, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %633 = stablehlo.divide %631, %632 : tensor<32x1xf32> loc(#at5)
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %635 = stablehlo.divide %621, %634 : tensor<32x4096xf32> loc(#at5)
    %636 = stablehlo.rsqrt %635 : tensor<32x4096xf32> loc(#at5)
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %639 = stablehlo.multiply %125#18, %638 : tensor<32x4096x32x128xf32> loc(#at5)
    %640 = stablehlo.rsqrt %629 : tensor<32x32x128xf32> loc(#at5)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %643 = stablehlo.multiply %639, %642 : tensor<32x4096x32x128xf32> loc(#at5)
    %644 = stablehlo.multiply %arg10, %arg10 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %645 = stablehlo.reduce(%644 init: %cst_204) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %646 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %648 = stablehlo.divide %646, %647 : tensor<32x1x1x1xf32> loc(#at5)
    %649 = stablehlo.sqrt %648 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %651 = stablehlo.maximum %650, %649 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %653 = stablehlo.multiply %652, %651 : tensor<32x1x1x1xf32> loc(#at5)
    %654 = stablehlo.multiply %643, %643 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %655 = stablehlo.reduce(%654 init: %cst_208) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %656 = stablehlo.broadcast_in_dim %655, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %658 = stablehlo.divide %656, %657 : tensor<32x1x1x1xf32> loc(#at5)
    %659 = stablehlo.sqrt %658 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %661 = stablehlo.maximum %660, %659 : tensor<32x1x1x1xf32> loc(#at5)
    %662 = stablehlo.divide %653, %661 : tensor<32x1x1x1xf32> loc(#at5)
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %664 = stablehlo.multiply %663, %643 : tensor<32x4096x32x128xf32> loc(#at5)
    %665 = stablehlo.subtract %arg10, %664 : tensor<32x4096x32x128xf32> loc(#at5)
    return %184, %216, %248, %280, %335, %390, %445, %500, %555, %610, %665, %148, %arg12, %arg13, %arg14, %299, %354, %409, %464, %519, %574, %629, %140, %192, %224, %256, %291, %346, %401, %456, %511, %566, %621, %74 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<4096x32000xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<32x4096xf32>, tensor<32x16384xf32>, tensor<32x32x128xf32>, tensor<32x4096xf32>, tensor<32x32x128xf32>, tensor<32x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<4096xf32>, tensor<32x16384xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x32x128xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<256x1024xi32>) -> tensor<256x1024x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x1024xi32>) -> tensor<256x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1024x1xi32>) -> tensor<256x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1024x32000xi32>, tensor<256x1024x32000xi32>) -> tensor<256x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xbf16>
    return %5 : tensor<256x1024x32000xbf16>
  }
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<256x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32>
    return %1, %2 : tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<32x4096xf32>, %arg1: tensor<i32>) -> tensor<4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4096] : (tensor<32x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096xf32>) -> tensor<4096xf32>
    return %1 : tensor<4096xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<32x16384x4096xf32>, %arg1: tensor<i32>) -> tensor<16384x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16384, 4096] : (tensor<32x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x4096xf32>) -> tensor<16384x4096xf32>
    return %1 : tensor<16384x4096xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<32x4096x16384xf32>, %arg1: tensor<i32>) -> tensor<4096x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 16384] : (tensor<32x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x16384xf32>) -> tensor<4096x16384xf32>
    return %1 : tensor<4096x16384xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<32x4096x32x128xf32>, %arg1: tensor<i32>) -> tensor<4096x32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 32, 128] : (tensor<32x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x32x128xf32>) -> tensor<4096x32x128xf32>
    return %1 : tensor<4096x32x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<32x32x128x4096xf32>, %arg1: tensor<i32>) -> tensor<32x128x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 128, 4096] : (tensor<32x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x128x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x128x4096xf32>) -> tensor<32x128x4096xf32>
    return %1 : tensor<32x128x4096xf32>
  }
  func.func private @closed_call(%arg0: tensor<256x32x1024x1024xi1>, %arg1: tensor<256x32x1024x1024xf32>, %arg2: tensor<256x1024x4096xbf16>, %arg3: tensor<4096xf32>, %arg4: tensor<4096xf32>, %arg5: tensor<16384x4096xf32>, %arg6: tensor<4096x16384xf32>, %arg7: tensor<4096x32x128xf32>, %arg8: tensor<32x128x4096xf32>, %arg9: tensor<4096x32x128xf32>, %arg10: tensor<4096x32x128xf32>) -> (tensor<256x1024x4096xbf16>, tensor<256x1024x4096xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<256x1024x4096xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<256x1024x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<256x1024x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<256x1024x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<256x1024x4096xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<256x1024x4096xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %15 = stablehlo.convert %arg9 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg7 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg10 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<256x1024x32x128xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<256x32x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<256x32x1024x1024xbf16>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<256x32x1024x1024xf32> loc(#at0)
    %25 = call @_where_4(%24, %arg0, %arg1) : (tensor<256x32x1024x1024xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<256x32x1024x1024xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x32x1024xf32> loc(#at0)
    %28 = stablehlo.maximum %27, %26 : tensor<256x32x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %31 = stablehlo.subtract %25, %30 : tensor<256x32x1024x1024xf32> loc(#at0)
    %32 = stablehlo.exponential %31 : tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<256x32x1024x1024xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %36 = stablehlo.divide %32, %35 : tensor<256x32x1024x1024xf32> loc(#at0)
    %37 = stablehlo.convert %36 : (tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xbf16> loc(#at0)
    %38 = stablehlo.dot_general %20, %37, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x1024x32x128xbf16>, tensor<256x32x1024x1024xbf16>) -> tensor<256x32x128x1024xbf16> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 3, 1, 2] : (tensor<256x32x128x1024xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %40 = stablehlo.convert %arg8 : (tensor<32x128x4096xf32>) -> tensor<32x128x4096xbf16> loc(#at0)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [3, 2] x [1, 0] : (tensor<256x1024x32x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at0)
    %42 = stablehlo.add %arg2, %41 : tensor<256x1024x4096xbf16>
    %43 = sdy.sharding_constraint %42 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16>
    %44 = stablehlo.convert %43 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %45 = stablehlo.multiply %44, %44 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %49 = stablehlo.divide %47, %48 : tensor<256x1024x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %51 = stablehlo.add %49, %50 : tensor<256x1024x1xf32> loc(#at4)
    %52 = stablehlo.rsqrt %51 : tensor<256x1024x1xf32> loc(#at4)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %54 = stablehlo.multiply %44, %53 : tensor<256x1024x4096xf32> loc(#at4)
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %57 = stablehlo.multiply %54, %56 : tensor<256x1024x4096xf32> loc(#at4)
    %58 = stablehlo.convert %57 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %59 = stablehlo.convert %arg6 : (tensor<4096x16384xf32>) -> tensor<4096x16384xbf16> loc(#at2)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x16384xbf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %61 = stablehlo.multiply %60, %60 : tensor<256x1024x16384xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %60 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %64 = stablehlo.multiply %63, %62 : tensor<256x1024x16384xbf16> loc(#at2)
    %65 = stablehlo.add %60, %64 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.multiply %66, %65 : tensor<256x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.tanh %67 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %70 = stablehlo.add %69, %68 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %72 = stablehlo.multiply %71, %70 : tensor<256x1024x16384xbf16> loc(#at2)
    %73 = stablehlo.multiply %60, %72 : tensor<256x1024x16384xbf16> loc(#at2)
    %74 = stablehlo.convert %arg5 : (tensor<16384x4096xf32>) -> tensor<16384x4096xbf16> loc(#at2)
    %75 = stablehlo.dot_general %73, %74, contracting_dims = [2] x [0] : (tensor<256x1024x16384xbf16>, tensor<16384x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at2)
    %76 = stablehlo.add %43, %75 : tensor<256x1024x4096xbf16>
    %77 = sdy.sharding_constraint %76 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16>
    return %77, %arg2 : tensor<256x1024x4096xbf16>, tensor<256x1024x4096xbf16>
  }
  func.func private @_where_4(%arg0: tensor<256x32x1024x1024xf32>, %arg1: tensor<256x32x1024x1024xi1>, %arg2: tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>
    return %0 : tensor<256x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<32x256x1024x4096xbf16>, %arg1: tensor<256x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<32x256x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x1024x4096xbf16>) -> tensor<1x256x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x256x1024x4096xbf16>, tensor<1x256x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x256x1024x4096xbf16>
    return %1 : tensor<32x256x1024x4096xbf16>
  }
  func.func private @_one_hot_5(%arg0: tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x1024xi32>) -> tensor<256x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1024x1xi32>) -> tensor<256x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1024x32000xi32>, tensor<256x1024x32000xi32>) -> tensor<256x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32>
    return %5 : tensor<256x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<32x256x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<256x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 1024, 4096] : (tensor<32x256x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x256x1024x4096xbf16>) -> tensor<256x1024x4096xbf16>
    return %1 : tensor<256x1024x4096xbf16>
  }
  func.func private @closed_call_7(%arg0: tensor<256x1024x4096xbf16>, %arg1: tensor<4096xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<16384x4096xf32>, %arg4: tensor<4096x16384xf32>, %arg5: tensor<4096x32x128xf32>, %arg6: tensor<32x128x4096xf32>, %arg7: tensor<4096x32x128xf32>, %arg8: tensor<4096x32x128xf32>, %arg9: tensor<256x1024x4096xbf16>) -> (tensor<256x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<256x1024x4096xbf16>, tensor<256x1024x4096xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<256x1024x4096xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<256x1024x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<256x1024x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<256x1024x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<256x1024x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<256x1024x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<256x1024x4096xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<256x1024x4096xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at9)
    %19 = stablehlo.convert %0#6 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#4 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#7 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<256x1024x32x128xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<256x32x1024x1024xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<256x32x1024x1024xbf16>) -> tensor<256x32x1024x1024xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<256x32x1024x1024xf32> loc(#at7)
    %29 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at7)
    %31 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at7)
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at7)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %36:3 = call @_where_8(%35, %28, %cst_4) : (tensor<1024x1024xi1>, tensor<256x32x1024x1024xf32>, tensor<f32>) -> (tensor<256x32x1024x1024xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>) loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<256x32x1024x1024xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x32x1024xf32> loc(#at7)
    %39 = stablehlo.maximum %38, %37 : tensor<256x32x1024xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1xf32> loc(#at7)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at7)
    %42 = stablehlo.subtract %36#0, %41 : tensor<256x32x1024x1024xf32> loc(#at7)
    %43 = stablehlo.exponential %42 : tensor<256x32x1024x1024xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<256x32x1024x1024xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at7)
    %47 = stablehlo.divide %43, %46 : tensor<256x32x1024x1024xf32> loc(#at7)
    %48 = stablehlo.multiply %45, %45 : tensor<256x32x1024x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1xf32> loc(#at7)
    %50 = stablehlo.divide %49, %48 : tensor<256x32x1024x1xf32> loc(#at7)
    %51 = stablehlo.convert %47 : (tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xbf16> loc(#at7)
    %52 = stablehlo.dot_general %24, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x1024x32x128xbf16>, tensor<256x32x1024x1024xbf16>) -> tensor<256x32x128x1024xbf16> loc(#at7)
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<256x32x128x1024xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at7)
    %54 = stablehlo.convert %0#5 : (tensor<32x128x4096xf32>) -> tensor<32x128x4096xbf16> loc(#at7)
    %55 = stablehlo.dot_general %53, %54, contracting_dims = [3, 2] x [1, 0] : (tensor<256x1024x32x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at7)
    %56 = stablehlo.add %0#8, %55 : tensor<256x1024x4096xbf16> loc(#at6)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16> loc(#at6)
    %58 = stablehlo.convert %57 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at9)
    %59 = stablehlo.multiply %58, %58 : tensor<256x1024x4096xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at9)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %63 = stablehlo.divide %61, %62 : tensor<256x1024x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %65 = stablehlo.add %63, %64 : tensor<256x1024x1xf32> loc(#at9)
    %66 = stablehlo.rsqrt %65 : tensor<256x1024x1xf32> loc(#at9)
    %67 = stablehlo.divide %66, %65 : tensor<256x1024x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at9)
    %69 = stablehlo.multiply %68, %67 : tensor<256x1024x1xf32> loc(#at9)
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at9)
    %71 = stablehlo.multiply %58, %70 : tensor<256x1024x4096xf32> loc(#at9)
    %72 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at9)
    %74 = stablehlo.multiply %71, %73 : tensor<256x1024x4096xf32> loc(#at9)
    %75 = stablehlo.convert %74 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at9)
    %76 = stablehlo.convert %0#3 : (tensor<4096x16384xf32>) -> tensor<4096x16384xbf16> loc(#at8)
    %77 = stablehlo.dot_general %75, %76, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x16384xbf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %78 = stablehlo.multiply %77, %77 : tensor<256x1024x16384xbf16> loc(#at8)
    %79 = stablehlo.multiply %78, %77 : tensor<256x1024x16384xbf16> loc(#at8)
    %80 = stablehlo.multiply %77, %77 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %82 = stablehlo.multiply %81, %80 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %79 : tensor<256x1024x16384xbf16> loc(#at8)
    %85 = stablehlo.add %77, %84 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<256x1024x16384xbf16> loc(#at8)
    %88 = stablehlo.tanh %87 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %90 = stablehlo.subtract %89, %88 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %92 = stablehlo.add %91, %88 : tensor<256x1024x16384xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at8)
    %94 = stablehlo.multiply %93, %92 : tensor<256x1024x16384xbf16> loc(#at8)
    %95 = stablehlo.multiply %77, %94 : tensor<256x1024x16384xbf16> loc(#at8)
    %96 = stablehlo.convert %0#2 : (tensor<16384x4096xf32>) -> tensor<16384x4096xbf16> loc(#at8)
    %97 = sdy.sharding_constraint %0#9 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16>
    %98 = stablehlo.dot_general %97, %95, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x4096xbf16>, tensor<256x1024x16384xbf16>) -> tensor<4096x16384xbf16> loc(#at2)
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<4096x16384xbf16>) -> tensor<16384x4096xbf16> loc(#at2)
    %100 = stablehlo.dot_general %97, %96, contracting_dims = [2] x [1] : (tensor<256x1024x4096xbf16>, tensor<16384x4096xbf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %101 = stablehlo.convert %99 : (tensor<16384x4096xbf16>) -> tensor<16384x4096xf32> loc(#at2)
    %102 = stablehlo.multiply %77, %100 : tensor<256x1024x16384xbf16> loc(#at2)
    %103 = stablehlo.multiply %100, %94 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %105 = stablehlo.multiply %104, %102 : tensor<256x1024x16384xbf16> loc(#at2)
    %106 = stablehlo.multiply %105, %90 : tensor<256x1024x16384xbf16> loc(#at2)
    %107 = stablehlo.multiply %106, %88 : tensor<256x1024x16384xbf16> loc(#at2)
    %108 = stablehlo.add %106, %107 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %108 : tensor<256x1024x16384xbf16> loc(#at2)
    %111 = stablehlo.add %103, %110 : tensor<256x1024x16384xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<256x1024x16384xbf16> loc(#at2)
    %113 = stablehlo.multiply %112, %110 : tensor<256x1024x16384xbf16> loc(#at2)
    %114 = stablehlo.multiply %113, %82 : tensor<256x1024x16384xbf16> loc(#at2)
    %115 = stablehlo.add %111, %114 : tensor<256x1024x16384xbf16> loc(#at2)
    %116 = stablehlo.dot_general %115, %75, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x16384xbf16>, tensor<256x1024x4096xbf16>) -> tensor<16384x4096xbf16> loc(#at2)
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<16384x4096xbf16>) -> tensor<4096x16384xbf16> loc(#at2)
    %118 = stablehlo.dot_general %115, %76, contracting_dims = [2] x [1] : (tensor<256x1024x16384xbf16>, tensor<4096x16384xbf16>) -> tensor<256x1024x4096xbf16> loc(#at2)
    %119 = stablehlo.convert %117 : (tensor<4096x16384xbf16>) -> tensor<4096x16384xf32> loc(#at2)
    %120 = stablehlo.convert %118 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %121 = stablehlo.multiply %71, %120 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %123 = stablehlo.reshape %122 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %124 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %125 = stablehlo.multiply %120, %124 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %126 = stablehlo.reduce(%123 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %127 = stablehlo.multiply %58, %125 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %128 = stablehlo.reduce(%127 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %129 = stablehlo.reshape %128 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %130 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %131 = stablehlo.multiply %125, %130 : tensor<256x1024x4096xf32> loc(#at4)
    %132 = stablehlo.multiply %129, %69 : tensor<256x1024x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %134 = stablehlo.divide %132, %133 : tensor<256x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %135 = stablehlo.reduce(%134 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x1xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %137 = stablehlo.multiply %58, %136 : tensor<256x1024x4096xf32> loc(#at4)
    %138 = stablehlo.add %131, %137 : tensor<256x1024x4096xf32> loc(#at4)
    %139 = stablehlo.multiply %136, %58 : tensor<256x1024x4096xf32> loc(#at4)
    %140 = stablehlo.add %138, %139 : tensor<256x1024x4096xf32> loc(#at4)
    %141 = stablehlo.convert %140 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %142 = stablehlo.add %97, %141 : tensor<256x1024x4096xbf16> loc(#at4)
    %143 = sdy.sharding_constraint %142 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x1024x4096xbf16>
    %144 = stablehlo.dot_general %143, %53, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x4096xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [1, 2, 0] : (tensor<4096x32x128xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %146 = stablehlo.dot_general %143, %54, contracting_dims = [2] x [2] : (tensor<256x1024x4096xbf16>, tensor<32x128x4096xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %147 = stablehlo.convert %145 : (tensor<32x128x4096xbf16>) -> tensor<32x128x4096xf32> loc(#at0)
    %148 = stablehlo.transpose %146, dims = [0, 2, 3, 1] : (tensor<256x1024x32x128xbf16>) -> tensor<256x32x128x1024xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<256x32x128x1024xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<256x32x1024x1024xbf16> loc(#at0)
    %150 = stablehlo.dot_general %148, %51, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<256x32x128x1024xbf16>, tensor<256x32x1024x1024xbf16>) -> tensor<256x32x128x1024xbf16> loc(#at0)
    %151 = stablehlo.transpose %150, dims = [0, 3, 1, 2] : (tensor<256x32x128x1024xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %152 = stablehlo.convert %149 : (tensor<256x32x1024x1024xbf16>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %154 = stablehlo.multiply %152, %153 : tensor<256x32x1024x1024xf32> loc(#at0)
    %155 = stablehlo.multiply %154, %43 : tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %156 = stablehlo.reduce(%155 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<256x32x1024x1024xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at0)
    %157 = stablehlo.reshape %156 : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1xf32> loc(#at0)
    %158 = stablehlo.negate %157 : tensor<256x32x1024x1xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<256x32x1024x1xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %160 = stablehlo.divide %152, %159 : tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%158 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<256x32x1024x1xf32>, tensor<f32>) -> tensor<256x32x1024xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<256x32x1024xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %163 = stablehlo.add %160, %162 : tensor<256x32x1024x1024xf32> loc(#at0)
    %164 = stablehlo.multiply %163, %43 : tensor<256x32x1024x1024xf32> loc(#at0)
    %165 = call @_where_9(%36#1, %36#2, %164) : (tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>, tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32> loc(#at0)
    %167 = stablehlo.multiply %165, %166 : tensor<256x32x1024x1024xf32> loc(#at0)
    %168 = stablehlo.convert %167 : (tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xbf16> loc(#at0)
    %169 = stablehlo.dot_general %168, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<256x32x1024x1024xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<256x32x1024x128xbf16> loc(#at0)
    %170 = stablehlo.transpose %169, dims = [0, 2, 1, 3] : (tensor<256x32x1024x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %171 = stablehlo.dot_general %168, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<256x32x1024x1024xbf16>, tensor<256x1024x32x128xbf16>) -> tensor<256x32x1024x128xbf16> loc(#at0)
    %172 = stablehlo.transpose %171, dims = [0, 2, 1, 3] : (tensor<256x32x1024x128xbf16>) -> tensor<256x1024x32x128xbf16> loc(#at0)
    %173 = stablehlo.dot_general %151, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32x128xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %151, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<256x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x4096xbf16> loc(#at0)
    %176 = stablehlo.convert %174 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %177 = stablehlo.dot_general %170, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32x128xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %170, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<256x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x4096xbf16> loc(#at0)
    %180 = stablehlo.add %175, %179 : tensor<256x1024x4096xbf16> loc(#at0)
    %181 = stablehlo.convert %178 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %182 = stablehlo.dot_general %172, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32x128xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %183 = stablehlo.transpose %182, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %184 = stablehlo.dot_general %172, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<256x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<256x1024x4096xbf16> loc(#at0)
    %185 = stablehlo.add %180, %184 : tensor<256x1024x4096xbf16> loc(#at0)
    %186 = stablehlo.convert %183 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %187 = stablehlo.convert %185 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at4)
    %188 = stablehlo.multiply %14, %187 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %189 = stablehlo.reduce(%188 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %190 = stablehlo.reshape %189 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %191 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %192 = stablehlo.multiply %187, %191 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %193 = stablehlo.reduce(%190 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %194 = stablehlo.multiply %1, %192 : tensor<256x1024x4096xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %195 = stablehlo.reduce(%194 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %196 = stablehlo.reshape %195 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %197 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %198 = stablehlo.multiply %192, %197 : tensor<256x1024x4096xf32> loc(#at4)
    %199 = stablehlo.multiply %196, %12 : tensor<256x1024x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at4)
    %201 = stablehlo.divide %199, %200 : tensor<256x1024x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %202 = stablehlo.reduce(%201 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x1xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x4096xf32> loc(#at4)
    %204 = stablehlo.multiply %1, %203 : tensor<256x1024x4096xf32> loc(#at4)
    %205 = stablehlo.add %198, %204 : tensor<256x1024x4096xf32> loc(#at4)
    %206 = stablehlo.multiply %203, %1 : tensor<256x1024x4096xf32> loc(#at4)
    %207 = stablehlo.add %205, %206 : tensor<256x1024x4096xf32> loc(#at4)
    %208 = stablehlo.convert %207 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %209 = stablehlo.add %143, %208 : tensor<256x1024x4096xbf16> loc(#at4)
    return %209, %193, %126, %101, %119, %181, %147, %186, %176 : tensor<256x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>
  }
  func.func private @_where_8(%arg0: tensor<1024x1024xi1>, %arg1: tensor<256x32x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<256x32x1024x1024xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<256x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32>
    return %3, %1, %4 : tensor<256x32x1024x1024xf32>, tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>
  }
  func.func private @_where_9(%arg0: tensor<256x32x1024x1024xi1>, %arg1: tensor<256x32x1024x1024xf32>, %arg2: tensor<256x32x1024x1024xf32>) -> tensor<256x32x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x32x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<256x32x1024x1024xi1>, tensor<256x32x1024x1024xf32>
    return %1 : tensor<256x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<32x4096xf32>, %arg1: tensor<4096xf32>, %arg2: tensor<i32>) -> tensor<32x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<32x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<32x4096xf32>
    return %1 : tensor<32x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<32x16384x4096xf32>, %arg1: tensor<16384x4096xf32>, %arg2: tensor<i32>) -> tensor<32x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16384x4096xf32>) -> tensor<1x16384x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x16384x4096xf32>, tensor<1x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x16384x4096xf32>
    return %1 : tensor<32x16384x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<32x4096x16384xf32>, %arg1: tensor<4096x16384xf32>, %arg2: tensor<i32>) -> tensor<32x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4096x16384xf32>) -> tensor<1x4096x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x4096x16384xf32>, tensor<1x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x4096x16384xf32>
    return %1 : tensor<32x4096x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<32x4096x32x128xf32>, %arg1: tensor<4096x32x128xf32>, %arg2: tensor<i32>) -> tensor<32x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x32x128xf32>) -> tensor<1x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x4096x32x128xf32>, tensor<1x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
    return %1 : tensor<32x4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<32x32x128x4096xf32>, %arg1: tensor<32x128x4096xf32>, %arg2: tensor<i32>) -> tensor<32x32x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<32x128x4096xf32>) -> tensor<1x32x128x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x32x128x4096xf32>, tensor<1x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x32x128x4096xf32>
    return %1 : tensor<32x32x128x4096xf32>
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

module @jit_small_6b_2d attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8, "y"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}, {name = "y", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<32x4096xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<32x4096xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<32x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<32x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<32x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<32x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<32x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<32x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln1']"), %arg25: tensor<32x4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<32x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<32x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<32x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg34: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<32x4096xf32> {jax.result_info = "result[0]['ln1']"}, tensor<32x4096xf32> {jax.result_info = "result[0]['ln2']"}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<32x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<32x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['ln1']"}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['ln2']"}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<32x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<32x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg34) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<512x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<512x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16> loc(#at1)
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
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<32x512x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:12 = stablehlo.while(%iterArg = %arg2, %iterArg_211 = %arg3, %iterArg_212 = %arg5, %iterArg_213 = %arg6, %iterArg_214 = %arg7, %iterArg_215 = %arg8, %iterArg_216 = %arg9, %iterArg_217 = %arg10, %iterArg_218 = %14, %iterArg_219 = %c, %iterArg_220 = %3, %iterArg_221 = %15) : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<1x1x1024x1024xf32>, tensor<i32>, tensor<512x1024x4096xbf16>, tensor<32x512x1024x4096xbf16>
    cond {
      %c_222 = stablehlo.constant dense<32> : tensor<i32>
      %669 = stablehlo.compare LT, %iterArg_219, %c_222, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %669 : tensor<i1>
    } do {
      %669 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_219) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %670 = func.call @dynamic_index_in_dim(%iterArg_211, %iterArg_219) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %671 = func.call @dynamic_index_in_dim_0(%iterArg_212, %iterArg_219) : (tensor<32x16384x4096xf32>, tensor<i32>) -> tensor<16384x4096xf32>
      %672 = func.call @dynamic_index_in_dim_1(%iterArg_213, %iterArg_219) : (tensor<32x4096x16384xf32>, tensor<i32>) -> tensor<4096x16384xf32>
      %673 = func.call @dynamic_index_in_dim_2(%iterArg_214, %iterArg_219) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %674 = func.call @dynamic_index_in_dim_3(%iterArg_215, %iterArg_219) : (tensor<32x32x128x4096xf32>, tensor<i32>) -> tensor<32x128x4096xf32>
      %675 = func.call @dynamic_index_in_dim_2(%iterArg_216, %iterArg_219) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %676 = func.call @dynamic_index_in_dim_2(%iterArg_217, %iterArg_219) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %677:2 = func.call @closed_call(%iterArg_218, %iterArg_220, %669, %670, %671, %672, %673, %674, %675, %676) : (tensor<1x1x1024x1024xf32>, tensor<512x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>) -> (tensor<512x1024x4096xbf16>, tensor<512x1024x4096xbf16>)
      %678 = func.call @dynamic_update_index_in_dim(%iterArg_221, %677#1, %iterArg_219) : (tensor<32x512x1024x4096xbf16>, tensor<512x1024x4096xbf16>, tensor<i32>) -> tensor<32x512x1024x4096xbf16>
      %c_222 = stablehlo.constant dense<1> : tensor<i32>
      %679 = stablehlo.add %iterArg_219, %c_222 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %679, %677#0, %678 : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<1x1x1024x1024xf32>, tensor<i32>, tensor<512x1024x4096xbf16>, tensor<32x512x1024x4096xbf16>
    }
    %17 = stablehlo.convert %16#10 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %18 = stablehlo.multiply %17, %17 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %22 = stablehlo.divide %20, %21 : tensor<512x1024x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %24 = stablehlo.add %22, %23 : tensor<512x1024x1xf32> loc(#at4)
    %25 = stablehlo.rsqrt %24 : tensor<512x1024x1xf32> loc(#at4)
    %26 = stablehlo.divide %25, %24 : tensor<512x1024x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %28 = stablehlo.multiply %27, %26 : tensor<512x1024x1xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %30 = stablehlo.multiply %17, %29 : tensor<512x1024x4096xf32> loc(#at4)
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %33 = stablehlo.multiply %30, %32 : tensor<512x1024x4096xf32> loc(#at4)
    %34 = stablehlo.convert %33 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %35 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at3)
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x32000xbf16> loc(#at3)
    %37 = sdy.sharding_constraint %36 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x32000xbf16> loc(#at3)
    %38 = stablehlo.convert %37 : (tensor<512x1024x32000xbf16>) -> tensor<512x1024x32000xf32> loc(#at3)
    %39 = call @_one_hot_4(%arg33) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %40 = stablehlo.multiply %38, %39 : tensor<512x1024x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %42 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %43 = stablehlo.reshape %42 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at3)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %45 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<512x1024x32000xf32>, tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xi1> loc(#at3)
    %46 = stablehlo.convert %45 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %49 = stablehlo.maximum %48, %42 : tensor<512x1024xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %42, %49, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %53 = stablehlo.select %50, %51, %52 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %55 = stablehlo.compare EQ, %54, %49, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %58 = stablehlo.select %55, %56, %57 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %59 = stablehlo.divide %53, %58 : tensor<512x1024xf32> loc(#at3)
    %60 = stablehlo.is_finite %49 : (tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %62 = stablehlo.select %60, %49, %61 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %64 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at3)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %66 = stablehlo.subtract %38, %65 : tensor<512x1024x32000xf32> loc(#at3)
    %67 = stablehlo.exponential %66 : tensor<512x1024x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %68 = stablehlo.reduce(%67 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %69 = stablehlo.sign %68 : tensor<512x1024xf32> loc(#at3)
    %70 = stablehlo.abs %68 : tensor<512x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %72 = stablehlo.compare GE, %68, %71, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at3)
    %73 = stablehlo.log %70 : tensor<512x1024xf32> loc(#at3)
    %74 = stablehlo.add %73, %62 : tensor<512x1024xf32> loc(#at3)
    %75 = stablehlo.subtract %74, %41 : tensor<512x1024xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %76 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %78 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %80 = stablehlo.negate %79 : tensor<512x1024xf32> loc(#at3)
    %81 = stablehlo.divide %79, %70 : tensor<512x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at3)
    %83 = stablehlo.select %72, %82, %81 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %84 = stablehlo.select %72, %81, %82 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at3)
    %85 = stablehlo.negate %83 : tensor<512x1024xf32> loc(#at3)
    %86 = stablehlo.add %84, %85 : tensor<512x1024xf32> loc(#at3)
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %88 = stablehlo.multiply %87, %67 : tensor<512x1024x32000xf32> loc(#at3)
    %89 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at3)
    %90 = stablehlo.multiply %89, %39 : tensor<512x1024x32000xf32> loc(#at3)
    %91 = stablehlo.add %88, %90 : tensor<512x1024x32000xf32> loc(#at3)
    %92 = stablehlo.convert %91 : (tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xbf16> loc(#at3)
    %93 = sdy.sharding_constraint %92 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x32000xbf16> loc(#at3)
    %94 = stablehlo.dot_general %93, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32000xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at3)
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at3)
    %96 = stablehlo.dot_general %93, %35, contracting_dims = [2] x [1] : (tensor<512x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x4096xbf16> loc(#at3)
    %97 = stablehlo.convert %95 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at3)
    %98 = stablehlo.convert %96 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %99 = stablehlo.multiply %30, %98 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %100 = stablehlo.reduce(%99 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %101 = stablehlo.reshape %100 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %102 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %103 = stablehlo.multiply %98, %102 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %104 = stablehlo.reduce(%101 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %105 = stablehlo.multiply %17, %103 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %106 = stablehlo.reduce(%105 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %107 = stablehlo.reshape %106 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %109 = stablehlo.multiply %103, %108 : tensor<512x1024x4096xf32> loc(#at4)
    %110 = stablehlo.multiply %107, %28 : tensor<512x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %112 = stablehlo.divide %110, %111 : tensor<512x1024x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %113 = stablehlo.reduce(%112 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %115 = stablehlo.multiply %17, %114 : tensor<512x1024x4096xf32> loc(#at4)
    %116 = stablehlo.add %109, %115 : tensor<512x1024x4096xf32> loc(#at4)
    %117 = stablehlo.multiply %114, %17 : tensor<512x1024x4096xf32> loc(#at4)
    %118 = stablehlo.add %116, %117 : tensor<512x1024x4096xf32> loc(#at4)
    %119 = stablehlo.convert %118 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4096xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x4096xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32x16384x4096xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x4096x16384xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x32x128x4096xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %128:19 = stablehlo.while(%iterArg = %arg2, %iterArg_211 = %arg3, %iterArg_212 = %arg5, %iterArg_213 = %arg6, %iterArg_214 = %arg7, %iterArg_215 = %arg8, %iterArg_216 = %arg9, %iterArg_217 = %arg10, %iterArg_218 = %16#11, %iterArg_219 = %c_36, %iterArg_220 = %119, %iterArg_221 = %120, %iterArg_222 = %121, %iterArg_223 = %122, %iterArg_224 = %123, %iterArg_225 = %124, %iterArg_226 = %125, %iterArg_227 = %126, %iterArg_228 = %127) : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<32x512x1024x4096xbf16>, tensor<i32>, tensor<512x1024x4096xbf16>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>
    cond {
      %c_229 = stablehlo.constant dense<32> : tensor<i32>
      %669 = stablehlo.compare LT, %iterArg_219, %c_229, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %669 : tensor<i1>
    } do {
      %c_229 = stablehlo.constant dense<32> : tensor<i32>
      %669 = stablehlo.subtract %c_229, %iterArg_219 : tensor<i32>
      %c_230 = stablehlo.constant dense<1> : tensor<i32>
      %670 = stablehlo.subtract %669, %c_230 : tensor<i32>
      %671 = func.call @dynamic_index_in_dim(%iterArg, %670) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %672 = func.call @dynamic_index_in_dim(%iterArg_211, %670) : (tensor<32x4096xf32>, tensor<i32>) -> tensor<4096xf32>
      %673 = func.call @dynamic_index_in_dim_0(%iterArg_212, %670) : (tensor<32x16384x4096xf32>, tensor<i32>) -> tensor<16384x4096xf32>
      %674 = func.call @dynamic_index_in_dim_1(%iterArg_213, %670) : (tensor<32x4096x16384xf32>, tensor<i32>) -> tensor<4096x16384xf32>
      %675 = func.call @dynamic_index_in_dim_2(%iterArg_214, %670) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %676 = func.call @dynamic_index_in_dim_3(%iterArg_215, %670) : (tensor<32x32x128x4096xf32>, tensor<i32>) -> tensor<32x128x4096xf32>
      %677 = func.call @dynamic_index_in_dim_2(%iterArg_216, %670) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %678 = func.call @dynamic_index_in_dim_2(%iterArg_217, %670) : (tensor<32x4096x32x128xf32>, tensor<i32>) -> tensor<4096x32x128xf32>
      %679 = func.call @dynamic_index_in_dim_5(%iterArg_218, %670) : (tensor<32x512x1024x4096xbf16>, tensor<i32>) -> tensor<512x1024x4096xbf16>
      %680:9 = func.call @closed_call_6(%iterArg_220, %671, %672, %673, %674, %675, %676, %677, %678, %679) : (tensor<512x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<512x1024x4096xbf16>) -> (tensor<512x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>)
      %681 = func.call @dynamic_update_index_in_dim_7(%iterArg_221, %680#1, %670) : (tensor<32x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<32x4096xf32>
      %682 = func.call @dynamic_update_index_in_dim_7(%iterArg_222, %680#2, %670) : (tensor<32x4096xf32>, tensor<4096xf32>, tensor<i32>) -> tensor<32x4096xf32>
      %683 = func.call @dynamic_update_index_in_dim_8(%iterArg_223, %680#3, %670) : (tensor<32x16384x4096xf32>, tensor<16384x4096xf32>, tensor<i32>) -> tensor<32x16384x4096xf32>
      %684 = func.call @dynamic_update_index_in_dim_9(%iterArg_224, %680#4, %670) : (tensor<32x4096x16384xf32>, tensor<4096x16384xf32>, tensor<i32>) -> tensor<32x4096x16384xf32>
      %685 = func.call @dynamic_update_index_in_dim_10(%iterArg_225, %680#5, %670) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %686 = func.call @dynamic_update_index_in_dim_11(%iterArg_226, %680#6, %670) : (tensor<32x32x128x4096xf32>, tensor<32x128x4096xf32>, tensor<i32>) -> tensor<32x32x128x4096xf32>
      %687 = func.call @dynamic_update_index_in_dim_10(%iterArg_227, %680#7, %670) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %688 = func.call @dynamic_update_index_in_dim_10(%iterArg_228, %680#8, %670) : (tensor<32x4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
      %c_231 = stablehlo.constant dense<1> : tensor<i32>
      %689 = stablehlo.add %iterArg_219, %c_231 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %689, %680#0, %681, %682, %683, %684, %685, %686, %687, %688 : tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<32x512x1024x4096xbf16>, tensor<i32>, tensor<512x1024x4096xbf16>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>
    }
    %129 = sdy.sharding_constraint %128#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16> loc(#at1)
    %130 = stablehlo.dot_general %129, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x4096xbf16>, tensor<512x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %132 = stablehlo.convert %131 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %133 = stablehlo.multiply %132, %132 : tensor<32000x4096xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at5)
    %135 = stablehlo.add %133, %134 : tensor<32000x4096xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %137 = stablehlo.multiply %136, %arg22 : tensor<32000xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %138 = stablehlo.reduce(%135 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %140 = stablehlo.divide %138, %139 : tensor<32000xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %142 = stablehlo.multiply %141, %140 : tensor<32000xf32> loc(#at5)
    %143 = stablehlo.add %137, %142 : tensor<32000xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %145 = stablehlo.multiply %144, %arg11 : tensor<4096xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %146 = stablehlo.reduce(%135 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %148 = stablehlo.divide %146, %147 : tensor<4096xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %150 = stablehlo.multiply %149, %148 : tensor<4096xf32> loc(#at5)
    %151 = stablehlo.add %145, %150 : tensor<4096xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %152 = stablehlo.reduce(%143 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %155 = stablehlo.divide %153, %154 : tensor<1xf32> loc(#at5)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at5)
    %157 = stablehlo.divide %143, %156 : tensor<32000xf32> loc(#at5)
    %158 = stablehlo.rsqrt %157 : tensor<32000xf32> loc(#at5)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at5)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %161 = stablehlo.multiply %132, %160 : tensor<32000x4096xf32> loc(#at5)
    %162 = stablehlo.rsqrt %151 : tensor<4096xf32> loc(#at5)
    %163 = stablehlo.broadcast_in_dim %162, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at5)
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %165 = stablehlo.multiply %161, %164 : tensor<32000x4096xf32> loc(#at5)
    %166 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %167 = stablehlo.reduce(%166 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %170 = stablehlo.divide %168, %169 : tensor<1x1xf32> loc(#at5)
    %171 = stablehlo.sqrt %170 : tensor<1x1xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %173 = stablehlo.maximum %172, %171 : tensor<1x1xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %175 = stablehlo.multiply %174, %173 : tensor<1x1xf32> loc(#at5)
    %176 = stablehlo.multiply %165, %165 : tensor<32000x4096xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %177 = stablehlo.reduce(%176 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %180 = stablehlo.divide %178, %179 : tensor<1x1xf32> loc(#at5)
    %181 = stablehlo.sqrt %180 : tensor<1x1xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %183 = stablehlo.maximum %182, %181 : tensor<1x1xf32> loc(#at5)
    %184 = stablehlo.divide %175, %183 : tensor<1x1xf32> loc(#at5)
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at5)
    %186 = stablehlo.multiply %185, %165 : tensor<32000x4096xf32> loc(#at5)
    %187 = stablehlo.subtract %arg0, %186 : tensor<32000x4096xf32> loc(#at5)
    %188 = stablehlo.multiply %104, %104 : tensor<4096xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %190 = stablehlo.add %188, %189 : tensor<4096xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %arg23 : tensor<4096xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %194 = stablehlo.multiply %193, %190 : tensor<4096xf32> loc(#at5)
    %195 = stablehlo.add %192, %194 : tensor<4096xf32> loc(#at5)
    %196 = stablehlo.rsqrt %195 : tensor<4096xf32> loc(#at5)
    %197 = stablehlo.multiply %104, %196 : tensor<4096xf32> loc(#at5)
    %198 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %199 = stablehlo.reduce(%198 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %202 = stablehlo.divide %200, %201 : tensor<1xf32> loc(#at5)
    %203 = stablehlo.sqrt %202 : tensor<1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %205 = stablehlo.maximum %204, %203 : tensor<1xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %207 = stablehlo.multiply %206, %205 : tensor<1xf32> loc(#at5)
    %208 = stablehlo.multiply %197, %197 : tensor<4096xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %209 = stablehlo.reduce(%208 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %212 = stablehlo.divide %210, %211 : tensor<1xf32> loc(#at5)
    %213 = stablehlo.sqrt %212 : tensor<1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %215 = stablehlo.maximum %214, %213 : tensor<1xf32> loc(#at5)
    %216 = stablehlo.divide %207, %215 : tensor<1xf32> loc(#at5)
    %217 = stablehlo.broadcast_in_dim %216, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %218 = stablehlo.multiply %217, %197 : tensor<4096xf32> loc(#at5)
    %219 = stablehlo.subtract %arg1, %218 : tensor<4096xf32> loc(#at5)
    %220 = stablehlo.multiply %128#11, %128#11 : tensor<32x4096xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %222 = stablehlo.add %220, %221 : tensor<32x4096xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %224 = stablehlo.multiply %223, %arg24 : tensor<32x4096xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %226 = stablehlo.multiply %225, %222 : tensor<32x4096xf32> loc(#at5)
    %227 = stablehlo.add %224, %226 : tensor<32x4096xf32> loc(#at5)
    %228 = stablehlo.rsqrt %227 : tensor<32x4096xf32> loc(#at5)
    %229 = stablehlo.multiply %128#11, %228 : tensor<32x4096xf32> loc(#at5)
    %230 = stablehlo.multiply %arg2, %arg2 : tensor<32x4096xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %231 = stablehlo.reduce(%230 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %234 = stablehlo.divide %232, %233 : tensor<32x1xf32> loc(#at5)
    %235 = stablehlo.sqrt %234 : tensor<32x1xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %237 = stablehlo.maximum %236, %235 : tensor<32x1xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %239 = stablehlo.multiply %238, %237 : tensor<32x1xf32> loc(#at5)
    %240 = stablehlo.multiply %229, %229 : tensor<32x4096xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %241 = stablehlo.reduce(%240 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %242 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %244 = stablehlo.divide %242, %243 : tensor<32x1xf32> loc(#at5)
    %245 = stablehlo.sqrt %244 : tensor<32x1xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %247 = stablehlo.maximum %246, %245 : tensor<32x1xf32> loc(#at5)
    %248 = stablehlo.divide %239, %247 : tensor<32x1xf32> loc(#at5)
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %250 = stablehlo.multiply %249, %229 : tensor<32x4096xf32> loc(#at5)
    %251 = stablehlo.subtract %arg2, %250 : tensor<32x4096xf32> loc(#at5)
    %252 = stablehlo.multiply %128#12, %128#12 : tensor<32x4096xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %254 = stablehlo.add %252, %253 : tensor<32x4096xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %256 = stablehlo.multiply %255, %arg25 : tensor<32x4096xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %258 = stablehlo.multiply %257, %254 : tensor<32x4096xf32> loc(#at5)
    %259 = stablehlo.add %256, %258 : tensor<32x4096xf32> loc(#at5)
    %260 = stablehlo.rsqrt %259 : tensor<32x4096xf32> loc(#at5)
    %261 = stablehlo.multiply %128#12, %260 : tensor<32x4096xf32> loc(#at5)
    %262 = stablehlo.multiply %arg3, %arg3 : tensor<32x4096xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %263 = stablehlo.reduce(%262 init: %cst_78) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %266 = stablehlo.divide %264, %265 : tensor<32x1xf32> loc(#at5)
    %267 = stablehlo.sqrt %266 : tensor<32x1xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %269 = stablehlo.maximum %268, %267 : tensor<32x1xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %271 = stablehlo.multiply %270, %269 : tensor<32x1xf32> loc(#at5)
    %272 = stablehlo.multiply %261, %261 : tensor<32x4096xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %273 = stablehlo.reduce(%272 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %276 = stablehlo.divide %274, %275 : tensor<32x1xf32> loc(#at5)
    %277 = stablehlo.sqrt %276 : tensor<32x1xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %279 = stablehlo.maximum %278, %277 : tensor<32x1xf32> loc(#at5)
    %280 = stablehlo.divide %271, %279 : tensor<32x1xf32> loc(#at5)
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %282 = stablehlo.multiply %281, %261 : tensor<32x4096xf32> loc(#at5)
    %283 = stablehlo.subtract %arg3, %282 : tensor<32x4096xf32> loc(#at5)
    %284 = stablehlo.multiply %97, %97 : tensor<4096x32000xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at5)
    %286 = stablehlo.add %284, %285 : tensor<4096x32000xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %288 = stablehlo.multiply %287, %arg26 : tensor<4096xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %289 = stablehlo.reduce(%286 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %291 = stablehlo.divide %289, %290 : tensor<4096xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %293 = stablehlo.multiply %292, %291 : tensor<4096xf32> loc(#at5)
    %294 = stablehlo.add %288, %293 : tensor<4096xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %296 = stablehlo.multiply %295, %arg15 : tensor<32000xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %297 = stablehlo.reduce(%286 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %299 = stablehlo.divide %297, %298 : tensor<32000xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at5)
    %301 = stablehlo.multiply %300, %299 : tensor<32000xf32> loc(#at5)
    %302 = stablehlo.add %296, %301 : tensor<32000xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %303 = stablehlo.reduce(%294 init: %cst_94) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at5)
    %306 = stablehlo.divide %304, %305 : tensor<1xf32> loc(#at5)
    %307 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at5)
    %308 = stablehlo.divide %294, %307 : tensor<4096xf32> loc(#at5)
    %309 = stablehlo.rsqrt %308 : tensor<4096xf32> loc(#at5)
    %310 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at5)
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %312 = stablehlo.multiply %97, %311 : tensor<4096x32000xf32> loc(#at5)
    %313 = stablehlo.rsqrt %302 : tensor<32000xf32> loc(#at5)
    %314 = stablehlo.broadcast_in_dim %313, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %316 = stablehlo.multiply %312, %315 : tensor<4096x32000xf32> loc(#at5)
    %317 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %318 = stablehlo.reduce(%317 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %321 = stablehlo.divide %319, %320 : tensor<1x1xf32> loc(#at5)
    %322 = stablehlo.sqrt %321 : tensor<1x1xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %324 = stablehlo.maximum %323, %322 : tensor<1x1xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %326 = stablehlo.multiply %325, %324 : tensor<1x1xf32> loc(#at5)
    %327 = stablehlo.multiply %316, %316 : tensor<4096x32000xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %328 = stablehlo.reduce(%327 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %331 = stablehlo.divide %329, %330 : tensor<1x1xf32> loc(#at5)
    %332 = stablehlo.sqrt %331 : tensor<1x1xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at5)
    %334 = stablehlo.maximum %333, %332 : tensor<1x1xf32> loc(#at5)
    %335 = stablehlo.divide %326, %334 : tensor<1x1xf32> loc(#at5)
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at5)
    %337 = stablehlo.multiply %336, %316 : tensor<4096x32000xf32> loc(#at5)
    %338 = stablehlo.subtract %arg4, %337 : tensor<4096x32000xf32> loc(#at5)
    %339 = stablehlo.multiply %128#13, %128#13 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %341 = stablehlo.add %339, %340 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %343 = stablehlo.multiply %342, %arg27 : tensor<32x16384xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %344 = stablehlo.reduce(%341 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %346 = stablehlo.divide %344, %345 : tensor<32x16384xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %348 = stablehlo.multiply %347, %346 : tensor<32x16384xf32> loc(#at5)
    %349 = stablehlo.add %343, %348 : tensor<32x16384xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %351 = stablehlo.multiply %350, %arg16 : tensor<32x4096xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %352 = stablehlo.reduce(%341 init: %cst_109) applies stablehlo.add across dimensions = [1] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %354 = stablehlo.divide %352, %353 : tensor<32x4096xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %356 = stablehlo.multiply %355, %354 : tensor<32x4096xf32> loc(#at5)
    %357 = stablehlo.add %351, %356 : tensor<32x4096xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %358 = stablehlo.reduce(%349 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<32x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %359 = stablehlo.broadcast_in_dim %358, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %361 = stablehlo.divide %359, %360 : tensor<32x1xf32> loc(#at5)
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16384xf32> loc(#at5)
    %363 = stablehlo.divide %349, %362 : tensor<32x16384xf32> loc(#at5)
    %364 = stablehlo.rsqrt %363 : tensor<32x16384xf32> loc(#at5)
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<32x16384xf32>) -> tensor<32x16384x1xf32> loc(#at5)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<32x16384x1xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %367 = stablehlo.multiply %128#13, %366 : tensor<32x16384x4096xf32> loc(#at5)
    %368 = stablehlo.rsqrt %357 : tensor<32x4096xf32> loc(#at5)
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 2] : (tensor<32x4096xf32>) -> tensor<32x1x4096xf32> loc(#at5)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 2] : (tensor<32x1x4096xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %371 = stablehlo.multiply %367, %370 : tensor<32x16384x4096xf32> loc(#at5)
    %372 = stablehlo.multiply %arg5, %arg5 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %373 = stablehlo.reduce(%372 init: %cst_114) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %376 = stablehlo.divide %374, %375 : tensor<32x1x1xf32> loc(#at5)
    %377 = stablehlo.sqrt %376 : tensor<32x1x1xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %379 = stablehlo.maximum %378, %377 : tensor<32x1x1xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %381 = stablehlo.multiply %380, %379 : tensor<32x1x1xf32> loc(#at5)
    %382 = stablehlo.multiply %371, %371 : tensor<32x16384x4096xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %383 = stablehlo.reduce(%382 init: %cst_118) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x16384x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %384 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %386 = stablehlo.divide %384, %385 : tensor<32x1x1xf32> loc(#at5)
    %387 = stablehlo.sqrt %386 : tensor<32x1x1xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %389 = stablehlo.maximum %388, %387 : tensor<32x1x1xf32> loc(#at5)
    %390 = stablehlo.divide %381, %389 : tensor<32x1x1xf32> loc(#at5)
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x16384x4096xf32> loc(#at5)
    %392 = stablehlo.multiply %391, %371 : tensor<32x16384x4096xf32> loc(#at5)
    %393 = stablehlo.subtract %arg5, %392 : tensor<32x16384x4096xf32> loc(#at5)
    %394 = stablehlo.multiply %128#14, %128#14 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %396 = stablehlo.add %394, %395 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %398 = stablehlo.multiply %397, %arg28 : tensor<32x4096xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %399 = stablehlo.reduce(%396 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %401 = stablehlo.divide %399, %400 : tensor<32x4096xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %403 = stablehlo.multiply %402, %401 : tensor<32x4096xf32> loc(#at5)
    %404 = stablehlo.add %398, %403 : tensor<32x4096xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %406 = stablehlo.multiply %405, %arg17 : tensor<32x16384xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %407 = stablehlo.reduce(%396 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %409 = stablehlo.divide %407, %408 : tensor<32x16384xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x16384xf32> loc(#at5)
    %411 = stablehlo.multiply %410, %409 : tensor<32x16384xf32> loc(#at5)
    %412 = stablehlo.add %406, %411 : tensor<32x16384xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %413 = stablehlo.reduce(%404 init: %cst_130) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %416 = stablehlo.divide %414, %415 : tensor<32x1xf32> loc(#at5)
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %418 = stablehlo.divide %404, %417 : tensor<32x4096xf32> loc(#at5)
    %419 = stablehlo.rsqrt %418 : tensor<32x4096xf32> loc(#at5)
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %422 = stablehlo.multiply %128#14, %421 : tensor<32x4096x16384xf32> loc(#at5)
    %423 = stablehlo.rsqrt %412 : tensor<32x16384xf32> loc(#at5)
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 2] : (tensor<32x16384xf32>) -> tensor<32x1x16384xf32> loc(#at5)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<32x1x16384xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %426 = stablehlo.multiply %422, %425 : tensor<32x4096x16384xf32> loc(#at5)
    %427 = stablehlo.multiply %arg6, %arg6 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %428 = stablehlo.reduce(%427 init: %cst_132) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %431 = stablehlo.divide %429, %430 : tensor<32x1x1xf32> loc(#at5)
    %432 = stablehlo.sqrt %431 : tensor<32x1x1xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %434 = stablehlo.maximum %433, %432 : tensor<32x1x1xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %436 = stablehlo.multiply %435, %434 : tensor<32x1x1xf32> loc(#at5)
    %437 = stablehlo.multiply %426, %426 : tensor<32x4096x16384xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %438 = stablehlo.reduce(%437 init: %cst_136) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x4096x16384xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %439 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %441 = stablehlo.divide %439, %440 : tensor<32x1x1xf32> loc(#at5)
    %442 = stablehlo.sqrt %441 : tensor<32x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %444 = stablehlo.maximum %443, %442 : tensor<32x1x1xf32> loc(#at5)
    %445 = stablehlo.divide %436, %444 : tensor<32x1x1xf32> loc(#at5)
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x4096x16384xf32> loc(#at5)
    %447 = stablehlo.multiply %446, %426 : tensor<32x4096x16384xf32> loc(#at5)
    %448 = stablehlo.subtract %arg6, %447 : tensor<32x4096x16384xf32> loc(#at5)
    %449 = stablehlo.multiply %128#15, %128#15 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %451 = stablehlo.add %449, %450 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %453 = stablehlo.multiply %452, %arg29 : tensor<32x4096xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %454 = stablehlo.reduce(%451 init: %cst_141) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %456 = stablehlo.divide %454, %455 : tensor<32x4096xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %458 = stablehlo.multiply %457, %456 : tensor<32x4096xf32> loc(#at5)
    %459 = stablehlo.add %453, %458 : tensor<32x4096xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %461 = stablehlo.multiply %460, %arg18 : tensor<32x32x128xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %462 = stablehlo.reduce(%451 init: %cst_145) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %464 = stablehlo.divide %462, %463 : tensor<32x32x128xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %466 = stablehlo.multiply %465, %464 : tensor<32x32x128xf32> loc(#at5)
    %467 = stablehlo.add %461, %466 : tensor<32x32x128xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %468 = stablehlo.reduce(%459 init: %cst_148) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %469 = stablehlo.broadcast_in_dim %468, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %471 = stablehlo.divide %469, %470 : tensor<32x1xf32> loc(#at5)
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %473 = stablehlo.divide %459, %472 : tensor<32x4096xf32> loc(#at5)
    %474 = stablehlo.rsqrt %473 : tensor<32x4096xf32> loc(#at5)
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %477 = stablehlo.multiply %128#15, %476 : tensor<32x4096x32x128xf32> loc(#at5)
    %478 = stablehlo.rsqrt %467 : tensor<32x32x128xf32> loc(#at5)
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %481 = stablehlo.multiply %477, %480 : tensor<32x4096x32x128xf32> loc(#at5)
    %482 = stablehlo.multiply %arg7, %arg7 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %483 = stablehlo.reduce(%482 init: %cst_150) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %484 = stablehlo.broadcast_in_dim %483, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %486 = stablehlo.divide %484, %485 : tensor<32x1x1x1xf32> loc(#at5)
    %487 = stablehlo.sqrt %486 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_152 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %489 = stablehlo.maximum %488, %487 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %491 = stablehlo.multiply %490, %489 : tensor<32x1x1x1xf32> loc(#at5)
    %492 = stablehlo.multiply %481, %481 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %493 = stablehlo.reduce(%492 init: %cst_154) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %494 = stablehlo.broadcast_in_dim %493, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_155 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %496 = stablehlo.divide %494, %495 : tensor<32x1x1x1xf32> loc(#at5)
    %497 = stablehlo.sqrt %496 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %499 = stablehlo.maximum %498, %497 : tensor<32x1x1x1xf32> loc(#at5)
    %500 = stablehlo.divide %491, %499 : tensor<32x1x1x1xf32> loc(#at5)
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %502 = stablehlo.multiply %501, %481 : tensor<32x4096x32x128xf32> loc(#at5)
    %503 = stablehlo.subtract %arg7, %502 : tensor<32x4096x32x128xf32> loc(#at5)
    %504 = stablehlo.multiply %128#16, %128#16 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %506 = stablehlo.add %504, %505 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %508 = stablehlo.multiply %507, %arg30 : tensor<32x32x128xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %509 = stablehlo.reduce(%506 init: %cst_159) applies stablehlo.add across dimensions = [3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %511 = stablehlo.divide %509, %510 : tensor<32x32x128xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %513 = stablehlo.multiply %512, %511 : tensor<32x32x128xf32> loc(#at5)
    %514 = stablehlo.add %508, %513 : tensor<32x32x128xf32> loc(#at5)
    %cst_162 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %516 = stablehlo.multiply %515, %arg19 : tensor<32x4096xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %517 = stablehlo.reduce(%506 init: %cst_163) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %519 = stablehlo.divide %517, %518 : tensor<32x4096xf32> loc(#at5)
    %cst_165 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %521 = stablehlo.multiply %520, %519 : tensor<32x4096xf32> loc(#at5)
    %522 = stablehlo.add %516, %521 : tensor<32x4096xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %523 = stablehlo.reduce(%514 init: %cst_166) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %524 = stablehlo.broadcast_in_dim %523, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<32x1x1xf32> loc(#at5)
    %526 = stablehlo.divide %524, %525 : tensor<32x1x1xf32> loc(#at5)
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<32x1x1xf32>) -> tensor<32x32x128xf32> loc(#at5)
    %528 = stablehlo.divide %514, %527 : tensor<32x32x128xf32> loc(#at5)
    %529 = stablehlo.rsqrt %528 : tensor<32x32x128xf32> loc(#at5)
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<32x32x128xf32>) -> tensor<32x32x128x1xf32> loc(#at5)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<32x32x128x1xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %532 = stablehlo.multiply %128#16, %531 : tensor<32x32x128x4096xf32> loc(#at5)
    %533 = stablehlo.rsqrt %522 : tensor<32x4096xf32> loc(#at5)
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 3] : (tensor<32x4096xf32>) -> tensor<32x1x1x4096xf32> loc(#at5)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 3] : (tensor<32x1x1x4096xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %536 = stablehlo.multiply %532, %535 : tensor<32x32x128x4096xf32> loc(#at5)
    %537 = stablehlo.multiply %arg8, %arg8 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %538 = stablehlo.reduce(%537 init: %cst_168) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %539 = stablehlo.broadcast_in_dim %538, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %541 = stablehlo.divide %539, %540 : tensor<32x1x1x1xf32> loc(#at5)
    %542 = stablehlo.sqrt %541 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %544 = stablehlo.maximum %543, %542 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %546 = stablehlo.multiply %545, %544 : tensor<32x1x1x1xf32> loc(#at5)
    %547 = stablehlo.multiply %536, %536 : tensor<32x32x128x4096xf32> loc(#at5)
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %548 = stablehlo.reduce(%547 init: %cst_172) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x32x128x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %549 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %551 = stablehlo.divide %549, %550 : tensor<32x1x1x1xf32> loc(#at5)
    %552 = stablehlo.sqrt %551 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %554 = stablehlo.maximum %553, %552 : tensor<32x1x1x1xf32> loc(#at5)
    %555 = stablehlo.divide %546, %554 : tensor<32x1x1x1xf32> loc(#at5)
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x32x128x4096xf32> loc(#at5)
    %557 = stablehlo.multiply %556, %536 : tensor<32x32x128x4096xf32> loc(#at5)
    %558 = stablehlo.subtract %arg8, %557 : tensor<32x32x128x4096xf32> loc(#at5)
    %559 = stablehlo.multiply %128#17, %128#17 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %561 = stablehlo.add %559, %560 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %563 = stablehlo.multiply %562, %arg31 : tensor<32x4096xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %564 = stablehlo.reduce(%561 init: %cst_177) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %566 = stablehlo.divide %564, %565 : tensor<32x4096xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %568 = stablehlo.multiply %567, %566 : tensor<32x4096xf32> loc(#at5)
    %569 = stablehlo.add %563, %568 : tensor<32x4096xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %571 = stablehlo.multiply %570, %arg20 : tensor<32x32x128xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %572 = stablehlo.reduce(%561 init: %cst_181) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_182 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %574 = stablehlo.divide %572, %573 : tensor<32x32x128xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %576 = stablehlo.multiply %575, %574 : tensor<32x32x128xf32> loc(#at5)
    %577 = stablehlo.add %571, %576 : tensor<32x32x128xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %578 = stablehlo.reduce(%569 init: %cst_184) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %579 = stablehlo.broadcast_in_dim %578, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_185 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %581 = stablehlo.divide %579, %580 : tensor<32x1xf32> loc(#at5)
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %583 = stablehlo.divide %569, %582 : tensor<32x4096xf32> loc(#at5)
    %584 = stablehlo.rsqrt %583 : tensor<32x4096xf32> loc(#at5)
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %587 = stablehlo.multiply %128#17, %586 : tensor<32x4096x32x128xf32> loc(#at5)
    %588 = stablehlo.rsqrt %577 : tensor<32x32x128xf32> loc(#at5)
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %591 = stablehlo.multiply %587, %590 : tensor<32x4096x32x128xf32> loc(#at5)
    %592 = stablehlo.multiply %arg9, %arg9 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %593 = stablehlo.reduce(%592 init: %cst_186) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %594 = stablehlo.broadcast_in_dim %593, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %596 = stablehlo.divide %594, %595 : tensor<32x1x1x1xf32> loc(#at5)
    %597 = stablehlo.sqrt %596 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %599 = stablehlo.maximum %598, %597 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %601 = stablehlo.multiply %600, %599 : tensor<32x1x1x1xf32> loc(#at5)
    %602 = stablehlo.multiply %591, %591 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %603 = stablehlo.reduce(%602 init: %cst_190) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %604 = stablehlo.broadcast_in_dim %603, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %606 = stablehlo.divide %604, %605 : tensor<32x1x1x1xf32> loc(#at5)
    %607 = stablehlo.sqrt %606 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %609 = stablehlo.maximum %608, %607 : tensor<32x1x1x1xf32> loc(#at5)
    %610 = stablehlo.divide %601, %609 : tensor<32x1x1x1xf32> loc(#at5)
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %612 = stablehlo.multiply %611, %591 : tensor<32x4096x32x128xf32> loc(#at5)
    %613 = stablehlo.subtract %arg9, %612 : tensor<32x4096x32x128xf32> loc(#at5)
    %614 = stablehlo.multiply %128#18, %128#18 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %616 = stablehlo.add %614, %615 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %618 = stablehlo.multiply %617, %arg32 : tensor<32x4096xf32> loc(#at5)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %619 = stablehlo.reduce(%616 init: %cst_195) applies stablehlo.add across dimensions = [2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %621 = stablehlo.divide %619, %620 : tensor<32x4096xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %623 = stablehlo.multiply %622, %621 : tensor<32x4096xf32> loc(#at5)
    %624 = stablehlo.add %618, %623 : tensor<32x4096xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %626 = stablehlo.multiply %625, %arg21 : tensor<32x32x128xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %627 = stablehlo.reduce(%616 init: %cst_199) applies stablehlo.add across dimensions = [1] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %629 = stablehlo.divide %627, %628 : tensor<32x32x128xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32x32x128xf32> loc(#at5)
    %631 = stablehlo.multiply %630, %629 : tensor<32x32x128xf32> loc(#at5)
    %632 = stablehlo.add %626, %631 : tensor<32x32x128xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %633 = stablehlo.reduce(%624 init: %cst_202) applies stablehlo.add across dimensions = [1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %634 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x1xf32> loc(#at5)
    %636 = stablehlo.divide %634, %635 : tensor<32x1xf32> loc(#at5)
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4096xf32> loc(#at5)
    %638 = stablehlo.divide %624, %637 : tensor<32x4096xf32> loc(#at5)
    %639 = stablehlo.rsqrt %638 : tensor<32x4096xf32> loc(#at5)
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1x1xf32> loc(#at5)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3] : (tensor<32x4096x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %642 = stablehlo.multiply %128#18, %641 : tensor<32x4096x32x128xf32> loc(#at5)
    %643 = stablehlo.rsqrt %632 : tensor<32x32x128xf32> loc(#at5)
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 2, 3] : (tensor<32x32x128xf32>) -> tensor<32x1x32x128xf32> loc(#at5)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2, 3] : (tensor<32x1x32x128xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %646 = stablehlo.multiply %642, %645 : tensor<32x4096x32x128xf32> loc(#at5)
    %647 = stablehlo.multiply %arg10, %arg10 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %648 = stablehlo.reduce(%647 init: %cst_204) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %649 = stablehlo.broadcast_in_dim %648, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %651 = stablehlo.divide %649, %650 : tensor<32x1x1x1xf32> loc(#at5)
    %652 = stablehlo.sqrt %651 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %654 = stablehlo.maximum %653, %652 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %656 = stablehlo.multiply %655, %654 : tensor<32x1x1x1xf32> loc(#at5)
    %657 = stablehlo.multiply %646, %646 : tensor<32x4096x32x128xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %658 = stablehlo.reduce(%657 init: %cst_208) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<32x4096x32x128xf32>, tensor<f32>) -> tensor<32xf32> loc(#at5)
    %659 = stablehlo.broadcast_in_dim %658, dims = [0] : (tensor<32xf32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %661 = stablehlo.divide %659, %660 : tensor<32x1x1x1xf32> loc(#at5)
    %662 = stablehlo.sqrt %661 : tensor<32x1x1x1xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32x1x1x1xf32> loc(#at5)
    %664 = stablehlo.maximum %663, %662 : tensor<32x1x1x1xf32> loc(#at5)
    %665 = stablehlo.divide %656, %664 : tensor<32x1x1x1xf32> loc(#at5)
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1, 2, 3] : (tensor<32x1x1x1xf32>) -> tensor<32x4096x32x128xf32> loc(#at5)
    %667 = stablehlo.multiply %666, %646 : tensor<32x4096x32x128xf32> loc(#at5)
    %668 = stablehlo.subtract %arg10, %667 : tensor<32x4096x32x128xf32> loc(#at5)
    return %187, %219, %251, %283, %338, %393, %448, %503, %558, %613, %668, %151, %arg12, %arg13, %arg14, %302, %357, %412, %467, %522, %577, %632, %143, %195, %227, %259, %294, %349, %404, %459, %514, %569, %624, %77 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<4096x32000xf32>, tensor<32x16384x4096xf32>, tensor<32x4096x16384xf32>, tensor<32x4096x32x128xf32>, tensor<32x32x128x4096xf32>, tensor<32x4096x32x128xf32>, tensor<32x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<32x4096xf32>, tensor<32x16384xf32>, tensor<32x32x128xf32>, tensor<32x4096xf32>, tensor<32x32x128xf32>, tensor<32x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<4096xf32>, tensor<32x16384xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<32x32x128xf32>, tensor<32x4096xf32>, tensor<32x4096xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<1x1x1024x1024xf32>, %arg1: tensor<512x1024x4096xbf16>, %arg2: tensor<4096xf32>, %arg3: tensor<4096xf32>, %arg4: tensor<16384x4096xf32>, %arg5: tensor<4096x16384xf32>, %arg6: tensor<4096x32x128xf32>, %arg7: tensor<32x128x4096xf32>, %arg8: tensor<4096x32x128xf32>, %arg9: tensor<4096x32x128xf32>) -> (tensor<512x1024x4096xbf16>, tensor<512x1024x4096xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<512x1024x4096xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<512x1024x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<512x1024x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<512x1024x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<512x1024x4096xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<512x1024x4096xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %15 = stablehlo.convert %arg8 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<512x1024x32x128xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<512x32x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<512x32x1024x1024xbf16>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<512x32x1024x1024xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %26 = stablehlo.subtract %24, %25 : tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<512x32x1024x1024xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x32x1024xf32> loc(#at0)
    %29 = stablehlo.maximum %28, %27 : tensor<512x32x1024xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %32 = stablehlo.subtract %26, %31 : tensor<512x32x1024x1024xf32> loc(#at0)
    %33 = stablehlo.exponential %32 : tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<512x32x1024x1024xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %37 = stablehlo.divide %33, %36 : tensor<512x32x1024x1024xf32> loc(#at0)
    %38 = stablehlo.convert %37 : (tensor<512x32x1024x1024xf32>) -> tensor<512x32x1024x1024xbf16> loc(#at0)
    %39 = stablehlo.dot_general %20, %38, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<512x1024x32x128xbf16>, tensor<512x32x1024x1024xbf16>) -> tensor<512x32x128x1024xbf16> loc(#at0)
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<512x32x128x1024xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %41 = stablehlo.convert %arg7 : (tensor<32x128x4096xf32>) -> tensor<32x128x4096xbf16> loc(#at0)
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [3, 2] x [1, 0] : (tensor<512x1024x32x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<512x1024x4096xbf16> loc(#at0)
    %43 = stablehlo.add %arg1, %42 : tensor<512x1024x4096xbf16>
    %44 = sdy.sharding_constraint %43 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16>
    %45 = stablehlo.convert %44 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %46 = stablehlo.multiply %45, %45 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %50 = stablehlo.divide %48, %49 : tensor<512x1024x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %52 = stablehlo.add %50, %51 : tensor<512x1024x1xf32> loc(#at4)
    %53 = stablehlo.rsqrt %52 : tensor<512x1024x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %55 = stablehlo.multiply %45, %54 : tensor<512x1024x4096xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %58 = stablehlo.multiply %55, %57 : tensor<512x1024x4096xf32> loc(#at4)
    %59 = stablehlo.convert %58 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %60 = stablehlo.convert %arg5 : (tensor<4096x16384xf32>) -> tensor<4096x16384xbf16> loc(#at2)
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %61 : tensor<512x1024x16384xbf16> loc(#at2)
    %63 = stablehlo.multiply %62, %61 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %65 = stablehlo.multiply %64, %63 : tensor<512x1024x16384xbf16> loc(#at2)
    %66 = stablehlo.add %61, %65 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<512x1024x16384xbf16> loc(#at2)
    %69 = stablehlo.tanh %68 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %70 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %71 = stablehlo.add %70, %69 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %73 = stablehlo.multiply %72, %71 : tensor<512x1024x16384xbf16> loc(#at2)
    %74 = stablehlo.multiply %61, %73 : tensor<512x1024x16384xbf16> loc(#at2)
    %75 = stablehlo.convert %arg4 : (tensor<16384x4096xf32>) -> tensor<16384x4096xbf16> loc(#at2)
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0] : (tensor<512x1024x16384xbf16>, tensor<16384x4096xbf16>) -> tensor<512x1024x4096xbf16> loc(#at2)
    %77 = stablehlo.add %44, %76 : tensor<512x1024x4096xbf16>
    %78 = sdy.sharding_constraint %77 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16>
    return %78, %arg1 : tensor<512x1024x4096xbf16>, tensor<512x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<32x512x1024x4096xbf16>, %arg1: tensor<512x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<32x512x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x1024x4096xbf16>) -> tensor<1x512x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x512x1024x4096xbf16>, tensor<1x512x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x512x1024x4096xbf16>
    return %1 : tensor<32x512x1024x4096xbf16>
  }
  func.func private @_one_hot_4(%arg0: tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x1024xi32>) -> tensor<512x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1024x1xi32>) -> tensor<512x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<512x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x1024x32000xi32>, tensor<512x1024x32000xi32>) -> tensor<512x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32>
    return %5 : tensor<512x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<32x512x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<512x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 1024, 4096] : (tensor<32x512x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x512x1024x4096xbf16>) -> tensor<512x1024x4096xbf16>
    return %1 : tensor<512x1024x4096xbf16>
  }
  func.func private @closed_call_6(%arg0: tensor<512x1024x4096xbf16>, %arg1: tensor<4096xf32>, %arg2: tensor<4096xf32>, %arg3: tensor<16384x4096xf32>, %arg4: tensor<4096x16384xf32>, %arg5: tensor<4096x32x128xf32>, %arg6: tensor<32x128x4096xf32>, %arg7: tensor<4096x32x128xf32>, %arg8: tensor<4096x32x128xf32>, %arg9: tensor<512x1024x4096xbf16>) -> (tensor<512x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>, tensor<512x1024x4096xbf16>, tensor<512x1024x4096xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<512x1024x4096xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
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
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<512x1024x4096xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<512x1024x4096xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at9)
    %19 = stablehlo.convert %0#6 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#4 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#7 : (tensor<4096x32x128xf32>) -> tensor<4096x32x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<512x1024x32x128xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<512x32x1024x1024xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<512x32x1024x1024xbf16>) -> tensor<512x32x1024x1024xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x32x1024x1024xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<512x32x1024x1024xf32> loc(#at7)
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
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<512x32x1024x1024xf32> loc(#at7)
    %41 = stablehlo.subtract %28, %40 : tensor<512x32x1024x1024xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<512x32x1024x1024xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512x32x1024xf32> loc(#at7)
    %44 = stablehlo.maximum %43, %42 : tensor<512x32x1024xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at7)
    %47 = stablehlo.subtract %41, %46 : tensor<512x32x1024x1024xf32> loc(#at7)
    %48 = stablehlo.exponential %47 : tensor<512x32x1024x1024xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<512x32x1024x1024xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1xf32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at7)
    %52 = stablehlo.divide %48, %51 : tensor<512x32x1024x1024xf32> loc(#at7)
    %53 = stablehlo.multiply %50, %50 : tensor<512x32x1024x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x32x1024x1xf32> loc(#at7)
    %55 = stablehlo.divide %54, %53 : tensor<512x32x1024x1xf32> loc(#at7)
    %56 = stablehlo.convert %52 : (tensor<512x32x1024x1024xf32>) -> tensor<512x32x1024x1024xbf16> loc(#at7)
    %57 = stablehlo.dot_general %24, %56, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<512x1024x32x128xbf16>, tensor<512x32x1024x1024xbf16>) -> tensor<512x32x128x1024xbf16> loc(#at7)
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<512x32x128x1024xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at7)
    %59 = stablehlo.convert %0#5 : (tensor<32x128x4096xf32>) -> tensor<32x128x4096xbf16> loc(#at7)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [3, 2] x [1, 0] : (tensor<512x1024x32x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<512x1024x4096xbf16> loc(#at7)
    %61 = stablehlo.add %0#8, %60 : tensor<512x1024x4096xbf16> loc(#at6)
    %62 = sdy.sharding_constraint %61 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16> loc(#at6)
    %63 = stablehlo.convert %62 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at9)
    %64 = stablehlo.multiply %63, %63 : tensor<512x1024x4096xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at9)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %68 = stablehlo.divide %66, %67 : tensor<512x1024x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %70 = stablehlo.add %68, %69 : tensor<512x1024x1xf32> loc(#at9)
    %71 = stablehlo.rsqrt %70 : tensor<512x1024x1xf32> loc(#at9)
    %72 = stablehlo.divide %71, %70 : tensor<512x1024x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at9)
    %74 = stablehlo.multiply %73, %72 : tensor<512x1024x1xf32> loc(#at9)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at9)
    %76 = stablehlo.multiply %63, %75 : tensor<512x1024x4096xf32> loc(#at9)
    %77 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at9)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at9)
    %79 = stablehlo.multiply %76, %78 : tensor<512x1024x4096xf32> loc(#at9)
    %80 = stablehlo.convert %79 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at9)
    %81 = stablehlo.convert %0#3 : (tensor<4096x16384xf32>) -> tensor<4096x16384xbf16> loc(#at8)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x16384xbf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %83 = stablehlo.multiply %82, %82 : tensor<512x1024x16384xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %82 : tensor<512x1024x16384xbf16> loc(#at8)
    %85 = stablehlo.multiply %82, %82 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %89 = stablehlo.multiply %88, %84 : tensor<512x1024x16384xbf16> loc(#at8)
    %90 = stablehlo.add %82, %89 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %92 = stablehlo.multiply %91, %90 : tensor<512x1024x16384xbf16> loc(#at8)
    %93 = stablehlo.tanh %92 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %95 = stablehlo.subtract %94, %93 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %96 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %97 = stablehlo.add %96, %93 : tensor<512x1024x16384xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at8)
    %99 = stablehlo.multiply %98, %97 : tensor<512x1024x16384xbf16> loc(#at8)
    %100 = stablehlo.multiply %82, %99 : tensor<512x1024x16384xbf16> loc(#at8)
    %101 = stablehlo.convert %0#2 : (tensor<16384x4096xf32>) -> tensor<16384x4096xbf16> loc(#at8)
    %102 = sdy.sharding_constraint %0#9 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16>
    %103 = stablehlo.dot_general %102, %100, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x4096xbf16>, tensor<512x1024x16384xbf16>) -> tensor<4096x16384xbf16> loc(#at2)
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<4096x16384xbf16>) -> tensor<16384x4096xbf16> loc(#at2)
    %105 = stablehlo.dot_general %102, %101, contracting_dims = [2] x [1] : (tensor<512x1024x4096xbf16>, tensor<16384x4096xbf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %106 = stablehlo.convert %104 : (tensor<16384x4096xbf16>) -> tensor<16384x4096xf32> loc(#at2)
    %107 = stablehlo.multiply %82, %105 : tensor<512x1024x16384xbf16> loc(#at2)
    %108 = stablehlo.multiply %105, %99 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %107 : tensor<512x1024x16384xbf16> loc(#at2)
    %111 = stablehlo.multiply %110, %95 : tensor<512x1024x16384xbf16> loc(#at2)
    %112 = stablehlo.multiply %111, %93 : tensor<512x1024x16384xbf16> loc(#at2)
    %113 = stablehlo.add %111, %112 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %115 = stablehlo.multiply %114, %113 : tensor<512x1024x16384xbf16> loc(#at2)
    %116 = stablehlo.add %108, %115 : tensor<512x1024x16384xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<512x1024x16384xbf16> loc(#at2)
    %118 = stablehlo.multiply %117, %115 : tensor<512x1024x16384xbf16> loc(#at2)
    %119 = stablehlo.multiply %118, %87 : tensor<512x1024x16384xbf16> loc(#at2)
    %120 = stablehlo.add %116, %119 : tensor<512x1024x16384xbf16> loc(#at2)
    %121 = stablehlo.dot_general %120, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x16384xbf16>, tensor<512x1024x4096xbf16>) -> tensor<16384x4096xbf16> loc(#at2)
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<16384x4096xbf16>) -> tensor<4096x16384xbf16> loc(#at2)
    %123 = stablehlo.dot_general %120, %81, contracting_dims = [2] x [1] : (tensor<512x1024x16384xbf16>, tensor<4096x16384xbf16>) -> tensor<512x1024x4096xbf16> loc(#at2)
    %124 = stablehlo.convert %122 : (tensor<4096x16384xbf16>) -> tensor<4096x16384xf32> loc(#at2)
    %125 = stablehlo.convert %123 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %126 = stablehlo.multiply %76, %125 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %127 = stablehlo.reduce(%126 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %128 = stablehlo.reshape %127 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %129 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %130 = stablehlo.multiply %125, %129 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %131 = stablehlo.reduce(%128 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %132 = stablehlo.multiply %63, %130 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %133 = stablehlo.reduce(%132 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %134 = stablehlo.reshape %133 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %135 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %136 = stablehlo.multiply %130, %135 : tensor<512x1024x4096xf32> loc(#at4)
    %137 = stablehlo.multiply %134, %74 : tensor<512x1024x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %139 = stablehlo.divide %137, %138 : tensor<512x1024x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %140 = stablehlo.reduce(%139 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %142 = stablehlo.multiply %63, %141 : tensor<512x1024x4096xf32> loc(#at4)
    %143 = stablehlo.add %136, %142 : tensor<512x1024x4096xf32> loc(#at4)
    %144 = stablehlo.multiply %141, %63 : tensor<512x1024x4096xf32> loc(#at4)
    %145 = stablehlo.add %143, %144 : tensor<512x1024x4096xf32> loc(#at4)
    %146 = stablehlo.convert %145 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %147 = stablehlo.add %102, %146 : tensor<512x1024x4096xbf16> loc(#at4)
    %148 = sdy.sharding_constraint %147 <@mesh, [{"x"}, {}, {"y"}]> : tensor<512x1024x4096xbf16>
    %149 = stablehlo.dot_general %148, %58, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x4096xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %150 = stablehlo.transpose %149, dims = [1, 2, 0] : (tensor<4096x32x128xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %151 = stablehlo.dot_general %148, %59, contracting_dims = [2] x [2] : (tensor<512x1024x4096xbf16>, tensor<32x128x4096xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %152 = stablehlo.convert %150 : (tensor<32x128x4096xbf16>) -> tensor<32x128x4096xf32> loc(#at0)
    %153 = stablehlo.transpose %151, dims = [0, 2, 3, 1] : (tensor<512x1024x32x128xbf16>) -> tensor<512x32x128x1024xbf16> loc(#at0)
    %154 = stablehlo.dot_general %153, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<512x32x128x1024xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<512x32x1024x1024xbf16> loc(#at0)
    %155 = stablehlo.dot_general %153, %56, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<512x32x128x1024xbf16>, tensor<512x32x1024x1024xbf16>) -> tensor<512x32x128x1024xbf16> loc(#at0)
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<512x32x128x1024xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %157 = stablehlo.convert %154 : (tensor<512x32x1024x1024xbf16>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %158 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %159 = stablehlo.multiply %157, %158 : tensor<512x32x1024x1024xf32> loc(#at0)
    %160 = stablehlo.multiply %159, %48 : tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%160 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<512x32x1024x1024xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at0)
    %162 = stablehlo.reshape %161 : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1xf32> loc(#at0)
    %163 = stablehlo.negate %162 : tensor<512x32x1024x1xf32> loc(#at0)
    %164 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<512x32x1024x1xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %165 = stablehlo.divide %157, %164 : tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %166 = stablehlo.reduce(%163 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<512x32x1024x1xf32>, tensor<f32>) -> tensor<512x32x1024xf32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<512x32x1024xf32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %168 = stablehlo.add %165, %167 : tensor<512x32x1024x1024xf32> loc(#at0)
    %169 = stablehlo.multiply %168, %48 : tensor<512x32x1024x1024xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<512x32x1024x1024xf32> loc(#at0)
    %171 = stablehlo.multiply %169, %170 : tensor<512x32x1024x1024xf32> loc(#at0)
    %172 = stablehlo.convert %171 : (tensor<512x32x1024x1024xf32>) -> tensor<512x32x1024x1024xbf16> loc(#at0)
    %173 = stablehlo.dot_general %172, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<512x32x1024x1024xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<512x32x1024x128xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [0, 2, 1, 3] : (tensor<512x32x1024x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %172, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<512x32x1024x1024xbf16>, tensor<512x1024x32x128xbf16>) -> tensor<512x32x1024x128xbf16> loc(#at0)
    %176 = stablehlo.transpose %175, dims = [0, 2, 1, 3] : (tensor<512x32x1024x128xbf16>) -> tensor<512x1024x32x128xbf16> loc(#at0)
    %177 = stablehlo.dot_general %156, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32x128xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %156, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x4096xbf16> loc(#at0)
    %180 = stablehlo.convert %178 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %181 = stablehlo.dot_general %174, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32x128xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %182 = stablehlo.transpose %181, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %183 = stablehlo.dot_general %174, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x4096xbf16> loc(#at0)
    %184 = stablehlo.add %179, %183 : tensor<512x1024x4096xbf16> loc(#at0)
    %185 = stablehlo.convert %182 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %186 = stablehlo.dot_general %176, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32x128xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32x128x4096xbf16> loc(#at0)
    %187 = stablehlo.transpose %186, dims = [2, 0, 1] : (tensor<32x128x4096xbf16>) -> tensor<4096x32x128xbf16> loc(#at0)
    %188 = stablehlo.dot_general %176, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<512x1024x32x128xbf16>, tensor<4096x32x128xbf16>) -> tensor<512x1024x4096xbf16> loc(#at0)
    %189 = stablehlo.add %184, %188 : tensor<512x1024x4096xbf16> loc(#at0)
    %190 = stablehlo.convert %187 : (tensor<4096x32x128xbf16>) -> tensor<4096x32x128xf32> loc(#at0)
    %191 = stablehlo.convert %189 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at4)
    %192 = stablehlo.multiply %14, %191 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %193 = stablehlo.reduce(%192 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %194 = stablehlo.reshape %193 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at4)
    %195 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %196 = stablehlo.multiply %191, %195 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %197 = stablehlo.reduce(%194 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at4)
    %198 = stablehlo.multiply %1, %196 : tensor<512x1024x4096xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %199 = stablehlo.reduce(%198 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %200 = stablehlo.reshape %199 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %201 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %202 = stablehlo.multiply %196, %201 : tensor<512x1024x4096xf32> loc(#at4)
    %203 = stablehlo.multiply %200, %12 : tensor<512x1024x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at4)
    %205 = stablehlo.divide %203, %204 : tensor<512x1024x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %206 = stablehlo.reduce(%205 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x4096xf32> loc(#at4)
    %208 = stablehlo.multiply %1, %207 : tensor<512x1024x4096xf32> loc(#at4)
    %209 = stablehlo.add %202, %208 : tensor<512x1024x4096xf32> loc(#at4)
    %210 = stablehlo.multiply %207, %1 : tensor<512x1024x4096xf32> loc(#at4)
    %211 = stablehlo.add %209, %210 : tensor<512x1024x4096xf32> loc(#at4)
    %212 = stablehlo.convert %211 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %213 = stablehlo.add %148, %212 : tensor<512x1024x4096xbf16> loc(#at4)
    return %213, %197, %131, %106, %124, %185, %152, %190, %180 : tensor<512x1024x4096xbf16>, tensor<4096xf32>, tensor<4096xf32>, tensor<16384x4096xf32>, tensor<4096x16384xf32>, tensor<4096x32x128xf32>, tensor<32x128x4096xf32>, tensor<4096x32x128xf32>, tensor<4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<32x4096xf32>, %arg1: tensor<4096xf32>, %arg2: tensor<i32>) -> tensor<32x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<32x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<32x4096xf32>
    return %1 : tensor<32x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<32x16384x4096xf32>, %arg1: tensor<16384x4096xf32>, %arg2: tensor<i32>) -> tensor<32x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16384x4096xf32>) -> tensor<1x16384x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x16384x4096xf32>, tensor<1x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x16384x4096xf32>
    return %1 : tensor<32x16384x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<32x4096x16384xf32>, %arg1: tensor<4096x16384xf32>, %arg2: tensor<i32>) -> tensor<32x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4096x16384xf32>) -> tensor<1x4096x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x4096x16384xf32>, tensor<1x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x4096x16384xf32>
    return %1 : tensor<32x4096x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<32x4096x32x128xf32>, %arg1: tensor<4096x32x128xf32>, %arg2: tensor<i32>) -> tensor<32x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x32x128xf32>) -> tensor<1x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x4096x32x128xf32>, tensor<1x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x4096x32x128xf32>
    return %1 : tensor<32x4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<32x32x128x4096xf32>, %arg1: tensor<32x128x4096xf32>, %arg2: tensor<i32>) -> tensor<32x32x128x4096xf32> {
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

module @jit_tiny_adam attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "y", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<16xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg14: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg15: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg16: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 23 : i32} loc("state['v']['embedding']"), %arg24: tensor<16xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg25: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg26: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg27: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['v']['logits']"), %arg28: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['v']['wf']"), %arg29: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['wi']"), %arg30: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wk']"), %arg31: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wo']"), %arg32: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wq']"), %arg33: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wv']"), %arg34: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg35: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32x16xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<16xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32x16xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<16xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg35) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %3 = stablehlo.slice %arg2 [0:1, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x16xf32>) -> tensor<16xf32>
    %5 = stablehlo.slice %arg3 [0:1, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x16xf32>) -> tensor<16xf32>
    %7 = stablehlo.slice %arg5 [0:1, 0:32, 0:16] : (tensor<2x32x16xf32>) -> tensor<1x32x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %9 = stablehlo.slice %arg6 [0:1, 0:16, 0:32] : (tensor<2x16x32xf32>) -> tensor<1x16x32xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %11 = stablehlo.slice %arg7 [0:1, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %13 = stablehlo.slice %arg8 [0:1, 0:4, 0:8, 0:16] : (tensor<2x4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x4x8x16xf32>) -> tensor<4x8x16xf32>
    %15 = stablehlo.slice %arg9 [0:1, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %17 = stablehlo.slice %arg10 [0:1, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %19 = stablehlo.multiply %2, %2 : tensor<8x8x16xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %20 = stablehlo.reduce(%19 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %23 = stablehlo.divide %21, %22 : tensor<8x8x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %25 = stablehlo.add %23, %24 : tensor<8x8x1xf32> loc(#at4)
    %26 = stablehlo.rsqrt %25 : tensor<8x8x1xf32> loc(#at4)
    %27 = stablehlo.divide %26, %25 : tensor<8x8x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %29 = stablehlo.multiply %28, %27 : tensor<8x8x1xf32> loc(#at4)
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %31 = stablehlo.multiply %2, %30 : tensor<8x8x16xf32> loc(#at4)
    %32 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %34 = stablehlo.multiply %31, %33 : tensor<8x8x16xf32> loc(#at4)
    %35 = stablehlo.dot_general %34, %16, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %36 = stablehlo.dot_general %34, %12, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %37 = stablehlo.dot_general %34, %18, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %38 = stablehlo.dot_general %35, %36, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %40 = stablehlo.multiply %38, %39 : tensor<8x4x8x8xf32> loc(#at0)
    %41 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %43 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %44 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %45 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %47 = stablehlo.compare GE, %45, %46, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %48:3 = call @_where(%47, %40, %cst_4) : (tensor<8x8xi1>, tensor<8x4x8x8xf32>, tensor<f32>) -> (tensor<8x4x8x8xf32>, tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>) loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %49 = stablehlo.reduce(%48#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %50 = stablehlo.reshape %49 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %52 = stablehlo.compare EQ, %48#0, %51, FLOAT : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xi1> loc(#at0)
    %53 = stablehlo.convert %52 : (tensor<8x4x8x8xi1>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %54 = stablehlo.reduce(%53 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %56 = stablehlo.maximum %55, %49 : tensor<8x4x8xf32> loc(#at0)
    %57 = stablehlo.compare EQ, %49, %56, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %60 = stablehlo.select %57, %58, %59 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %62 = stablehlo.compare EQ, %61, %56, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %65 = stablehlo.select %62, %63, %64 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %66 = stablehlo.divide %60, %65 : tensor<8x4x8xf32> loc(#at0)
    %67 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %69 = stablehlo.subtract %48#0, %68 : tensor<8x4x8x8xf32> loc(#at0)
    %70 = stablehlo.exponential %69 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %71 = stablehlo.reduce(%70 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %74 = stablehlo.divide %70, %73 : tensor<8x4x8x8xf32> loc(#at0)
    %75 = stablehlo.multiply %72, %72 : tensor<8x4x8x1xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %76 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %77 = stablehlo.divide %76, %75 : tensor<8x4x8x1xf32> loc(#at0)
    %78 = stablehlo.dot_general %37, %74, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %80 = stablehlo.dot_general %79, %14, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %81 = stablehlo.add %2, %80 : tensor<8x8x16xf32>
    %82 = sdy.sharding_constraint %81 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %83 = stablehlo.multiply %82, %82 : tensor<8x8x16xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %84 = stablehlo.reduce(%83 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %87 = stablehlo.divide %85, %86 : tensor<8x8x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %89 = stablehlo.add %87, %88 : tensor<8x8x1xf32> loc(#at4)
    %90 = stablehlo.rsqrt %89 : tensor<8x8x1xf32> loc(#at4)
    %91 = stablehlo.divide %90, %89 : tensor<8x8x1xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %93 = stablehlo.multiply %92, %91 : tensor<8x8x1xf32> loc(#at4)
    %94 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %95 = stablehlo.multiply %82, %94 : tensor<8x8x16xf32> loc(#at4)
    %96 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %98 = stablehlo.multiply %95, %97 : tensor<8x8x16xf32> loc(#at4)
    %99 = stablehlo.dot_general %98, %10, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %100 = stablehlo.multiply %99, %99 : tensor<8x8x32xf32> loc(#at2)
    %101 = stablehlo.multiply %100, %99 : tensor<8x8x32xf32> loc(#at2)
    %102 = stablehlo.multiply %99, %99 : tensor<8x8x32xf32> loc(#at2)
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %104 = stablehlo.multiply %103, %102 : tensor<8x8x32xf32> loc(#at2)
    %cst_20 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %106 = stablehlo.multiply %105, %101 : tensor<8x8x32xf32> loc(#at2)
    %107 = stablehlo.add %99, %106 : tensor<8x8x32xf32> loc(#at2)
    %cst_21 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %109 = stablehlo.multiply %108, %107 : tensor<8x8x32xf32> loc(#at2)
    %110 = stablehlo.tanh %109 : tensor<8x8x32xf32> loc(#at2)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %112 = stablehlo.subtract %111, %110 : tensor<8x8x32xf32> loc(#at2)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %114 = stablehlo.add %113, %110 : tensor<8x8x32xf32> loc(#at2)
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %116 = stablehlo.multiply %115, %114 : tensor<8x8x32xf32> loc(#at2)
    %117 = stablehlo.multiply %99, %116 : tensor<8x8x32xf32> loc(#at2)
    %118 = stablehlo.dot_general %117, %8, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %119 = stablehlo.add %82, %118 : tensor<8x8x16xf32>
    %120 = sdy.sharding_constraint %119 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %121 = stablehlo.slice %arg2 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %122 = stablehlo.reshape %121 : (tensor<1x16xf32>) -> tensor<16xf32>
    %123 = stablehlo.slice %arg3 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %124 = stablehlo.reshape %123 : (tensor<1x16xf32>) -> tensor<16xf32>
    %125 = stablehlo.slice %arg5 [1:2, 0:32, 0:16] : (tensor<2x32x16xf32>) -> tensor<1x32x16xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %127 = stablehlo.slice %arg6 [1:2, 0:16, 0:32] : (tensor<2x16x32xf32>) -> tensor<1x16x32xf32>
    %128 = stablehlo.reshape %127 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %129 = stablehlo.slice %arg7 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %130 = stablehlo.reshape %129 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %131 = stablehlo.slice %arg8 [1:2, 0:4, 0:8, 0:16] : (tensor<2x4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %132 = stablehlo.reshape %131 : (tensor<1x4x8x16xf32>) -> tensor<4x8x16xf32>
    %133 = stablehlo.slice %arg9 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %134 = stablehlo.reshape %133 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %135 = stablehlo.slice %arg10 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %136 = stablehlo.reshape %135 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %137 = stablehlo.multiply %120, %120 : tensor<8x8x16xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %138 = stablehlo.reduce(%137 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %141 = stablehlo.divide %139, %140 : tensor<8x8x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %143 = stablehlo.add %141, %142 : tensor<8x8x1xf32> loc(#at4)
    %144 = stablehlo.rsqrt %143 : tensor<8x8x1xf32> loc(#at4)
    %145 = stablehlo.divide %144, %143 : tensor<8x8x1xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %147 = stablehlo.multiply %146, %145 : tensor<8x8x1xf32> loc(#at4)
    %148 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %149 = stablehlo.multiply %120, %148 : tensor<8x8x16xf32> loc(#at4)
    %150 = stablehlo.broadcast_in_dim %122, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %152 = stablehlo.multiply %149, %151 : tensor<8x8x16xf32> loc(#at4)
    %153 = stablehlo.dot_general %152, %134, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %154 = stablehlo.dot_general %152, %130, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %155 = stablehlo.dot_general %152, %136, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %156 = stablehlo.dot_general %153, %154, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %158 = stablehlo.multiply %156, %157 : tensor<8x4x8x8xf32> loc(#at0)
    %159 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %161 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %163 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %164 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %165 = stablehlo.compare GE, %163, %164, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %cst_30 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %166:3 = call @_where(%165, %158, %cst_30) : (tensor<8x8xi1>, tensor<8x4x8x8xf32>, tensor<f32>) -> (tensor<8x4x8x8xf32>, tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>) loc(#at0)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %167 = stablehlo.reduce(%166#0 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %168 = stablehlo.reshape %167 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %170 = stablehlo.compare EQ, %166#0, %169, FLOAT : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xi1> loc(#at0)
    %171 = stablehlo.convert %170 : (tensor<8x4x8x8xi1>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %172 = stablehlo.reduce(%171 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %174 = stablehlo.maximum %173, %167 : tensor<8x4x8xf32> loc(#at0)
    %175 = stablehlo.compare EQ, %167, %174, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %178 = stablehlo.select %175, %176, %177 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %180 = stablehlo.compare EQ, %179, %174, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %183 = stablehlo.select %180, %181, %182 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %184 = stablehlo.divide %178, %183 : tensor<8x4x8xf32> loc(#at0)
    %185 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %187 = stablehlo.subtract %166#0, %186 : tensor<8x4x8x8xf32> loc(#at0)
    %188 = stablehlo.exponential %187 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %189 = stablehlo.reduce(%188 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %192 = stablehlo.divide %188, %191 : tensor<8x4x8x8xf32> loc(#at0)
    %193 = stablehlo.multiply %190, %190 : tensor<8x4x8x1xf32> loc(#at0)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %194 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %195 = stablehlo.divide %194, %193 : tensor<8x4x8x1xf32> loc(#at0)
    %196 = stablehlo.dot_general %155, %192, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %197 = stablehlo.transpose %196, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %198 = stablehlo.dot_general %197, %132, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %199 = stablehlo.add %120, %198 : tensor<8x8x16xf32>
    %200 = sdy.sharding_constraint %199 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %201 = stablehlo.multiply %200, %200 : tensor<8x8x16xf32> loc(#at4)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %202 = stablehlo.reduce(%201 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %205 = stablehlo.divide %203, %204 : tensor<8x8x1xf32> loc(#at4)
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %207 = stablehlo.add %205, %206 : tensor<8x8x1xf32> loc(#at4)
    %208 = stablehlo.rsqrt %207 : tensor<8x8x1xf32> loc(#at4)
    %209 = stablehlo.divide %208, %207 : tensor<8x8x1xf32> loc(#at4)
    %cst_44 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %211 = stablehlo.multiply %210, %209 : tensor<8x8x1xf32> loc(#at4)
    %212 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %213 = stablehlo.multiply %200, %212 : tensor<8x8x16xf32> loc(#at4)
    %214 = stablehlo.broadcast_in_dim %124, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %216 = stablehlo.multiply %213, %215 : tensor<8x8x16xf32> loc(#at4)
    %217 = stablehlo.dot_general %216, %128, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %218 = stablehlo.multiply %217, %217 : tensor<8x8x32xf32> loc(#at2)
    %219 = stablehlo.multiply %218, %217 : tensor<8x8x32xf32> loc(#at2)
    %220 = stablehlo.multiply %217, %217 : tensor<8x8x32xf32> loc(#at2)
    %cst_45 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %222 = stablehlo.multiply %221, %220 : tensor<8x8x32xf32> loc(#at2)
    %cst_46 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %224 = stablehlo.multiply %223, %219 : tensor<8x8x32xf32> loc(#at2)
    %225 = stablehlo.add %217, %224 : tensor<8x8x32xf32> loc(#at2)
    %cst_47 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %227 = stablehlo.multiply %226, %225 : tensor<8x8x32xf32> loc(#at2)
    %228 = stablehlo.tanh %227 : tensor<8x8x32xf32> loc(#at2)
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %230 = stablehlo.subtract %229, %228 : tensor<8x8x32xf32> loc(#at2)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %232 = stablehlo.add %231, %228 : tensor<8x8x32xf32> loc(#at2)
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %234 = stablehlo.multiply %233, %232 : tensor<8x8x32xf32> loc(#at2)
    %235 = stablehlo.multiply %217, %234 : tensor<8x8x32xf32> loc(#at2)
    %236 = stablehlo.dot_general %235, %126, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %237 = stablehlo.add %200, %236 : tensor<8x8x16xf32>
    %238 = sdy.sharding_constraint %237 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %239 = stablehlo.multiply %238, %238 : tensor<8x8x16xf32> loc(#at4)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %240 = stablehlo.reduce(%239 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_52 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %243 = stablehlo.divide %241, %242 : tensor<8x8x1xf32> loc(#at4)
    %cst_53 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %245 = stablehlo.add %243, %244 : tensor<8x8x1xf32> loc(#at4)
    %246 = stablehlo.rsqrt %245 : tensor<8x8x1xf32> loc(#at4)
    %247 = stablehlo.divide %246, %245 : tensor<8x8x1xf32> loc(#at4)
    %cst_54 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %249 = stablehlo.multiply %248, %247 : tensor<8x8x1xf32> loc(#at4)
    %250 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %251 = stablehlo.multiply %238, %250 : tensor<8x8x16xf32> loc(#at4)
    %252 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %254 = stablehlo.multiply %251, %253 : tensor<8x8x16xf32> loc(#at4)
    %255 = stablehlo.dot_general %254, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %256 = sdy.sharding_constraint %255 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %257 = call @_one_hot_0(%arg34) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at3)
    %258 = stablehlo.multiply %256, %257 : tensor<8x8x32xf32> loc(#at3)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %259 = stablehlo.reduce(%258 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %260 = stablehlo.reduce(%256 init: %cst_56) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %261 = stablehlo.reshape %260 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %263 = stablehlo.compare EQ, %256, %262, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at3)
    %264 = stablehlo.convert %263 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at3)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %265 = stablehlo.reduce(%264 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %267 = stablehlo.maximum %266, %260 : tensor<8x8xf32> loc(#at3)
    %268 = stablehlo.compare EQ, %260, %267, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %271 = stablehlo.select %268, %269, %270 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %273 = stablehlo.compare EQ, %272, %267, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %276 = stablehlo.select %273, %274, %275 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %277 = stablehlo.divide %271, %276 : tensor<8x8xf32> loc(#at3)
    %278 = stablehlo.is_finite %267 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %280 = stablehlo.select %278, %267, %279 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %282 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %284 = stablehlo.subtract %256, %283 : tensor<8x8x32xf32> loc(#at3)
    %285 = stablehlo.exponential %284 : tensor<8x8x32xf32> loc(#at3)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %286 = stablehlo.reduce(%285 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %287 = stablehlo.sign %286 : tensor<8x8xf32> loc(#at3)
    %288 = stablehlo.abs %286 : tensor<8x8xf32> loc(#at3)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %290 = stablehlo.compare GE, %286, %289, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %291 = stablehlo.log %288 : tensor<8x8xf32> loc(#at3)
    %292 = stablehlo.add %291, %280 : tensor<8x8xf32> loc(#at3)
    %293 = stablehlo.subtract %292, %259 : tensor<8x8xf32> loc(#at3)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %294 = stablehlo.reduce(%293 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_69 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %295 = stablehlo.divide %294, %cst_69 : tensor<f32> loc(#at3)
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_71 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %296 = stablehlo.divide %cst_70, %cst_71 : tensor<f32> loc(#at3)
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %298 = stablehlo.negate %297 : tensor<8x8xf32> loc(#at3)
    %299 = stablehlo.divide %297, %288 : tensor<8x8xf32> loc(#at3)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %301 = stablehlo.select %290, %300, %299 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %302 = stablehlo.select %290, %299, %300 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %303 = stablehlo.negate %301 : tensor<8x8xf32> loc(#at3)
    %304 = stablehlo.add %302, %303 : tensor<8x8xf32> loc(#at3)
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %306 = stablehlo.multiply %305, %285 : tensor<8x8x32xf32> loc(#at3)
    %307 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %308 = stablehlo.multiply %307, %257 : tensor<8x8x32xf32> loc(#at3)
    %309 = stablehlo.add %306, %308 : tensor<8x8x32xf32> loc(#at3)
    %310 = sdy.sharding_constraint %309 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %311 = stablehlo.dot_general %310, %254, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %312 = stablehlo.transpose %311, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %313 = stablehlo.dot_general %310, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %314 = stablehlo.multiply %251, %313 : tensor<8x8x16xf32> loc(#at4)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %315 = stablehlo.reduce(%314 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %316 = stablehlo.reshape %315 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %317 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %318 = stablehlo.multiply %313, %317 : tensor<8x8x16xf32> loc(#at4)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %319 = stablehlo.reduce(%316 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %320 = stablehlo.multiply %238, %318 : tensor<8x8x16xf32> loc(#at4)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %321 = stablehlo.reduce(%320 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %322 = stablehlo.reshape %321 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %323 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %324 = stablehlo.multiply %318, %323 : tensor<8x8x16xf32> loc(#at4)
    %325 = stablehlo.multiply %322, %249 : tensor<8x8x1xf32> loc(#at4)
    %cst_76 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %327 = stablehlo.divide %325, %326 : tensor<8x8x1xf32> loc(#at4)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %328 = stablehlo.reduce(%327 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %330 = stablehlo.multiply %238, %329 : tensor<8x8x16xf32> loc(#at4)
    %331 = stablehlo.add %324, %330 : tensor<8x8x16xf32> loc(#at4)
    %332 = stablehlo.multiply %329, %238 : tensor<8x8x16xf32> loc(#at4)
    %333 = stablehlo.add %331, %332 : tensor<8x8x16xf32> loc(#at4)
    %334 = sdy.sharding_constraint %333 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %335 = stablehlo.dot_general %334, %235, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %336 = stablehlo.transpose %335, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %337 = stablehlo.dot_general %334, %126, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %338 = stablehlo.multiply %217, %337 : tensor<8x8x32xf32> loc(#at2)
    %339 = stablehlo.multiply %337, %234 : tensor<8x8x32xf32> loc(#at2)
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %341 = stablehlo.multiply %340, %338 : tensor<8x8x32xf32> loc(#at2)
    %342 = stablehlo.multiply %341, %230 : tensor<8x8x32xf32> loc(#at2)
    %343 = stablehlo.multiply %342, %228 : tensor<8x8x32xf32> loc(#at2)
    %344 = stablehlo.add %342, %343 : tensor<8x8x32xf32> loc(#at2)
    %cst_79 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %346 = stablehlo.multiply %345, %344 : tensor<8x8x32xf32> loc(#at2)
    %347 = stablehlo.add %339, %346 : tensor<8x8x32xf32> loc(#at2)
    %cst_80 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %349 = stablehlo.multiply %348, %346 : tensor<8x8x32xf32> loc(#at2)
    %350 = stablehlo.multiply %349, %222 : tensor<8x8x32xf32> loc(#at2)
    %351 = stablehlo.add %347, %350 : tensor<8x8x32xf32> loc(#at2)
    %352 = stablehlo.dot_general %351, %216, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %353 = stablehlo.transpose %352, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %354 = stablehlo.dot_general %351, %128, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %355 = stablehlo.multiply %213, %354 : tensor<8x8x16xf32> loc(#at4)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %356 = stablehlo.reduce(%355 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %357 = stablehlo.reshape %356 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %358 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %359 = stablehlo.multiply %354, %358 : tensor<8x8x16xf32> loc(#at4)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %360 = stablehlo.reduce(%357 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %361 = stablehlo.multiply %200, %359 : tensor<8x8x16xf32> loc(#at4)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %362 = stablehlo.reduce(%361 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %363 = stablehlo.reshape %362 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %364 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %365 = stablehlo.multiply %359, %364 : tensor<8x8x16xf32> loc(#at4)
    %366 = stablehlo.add %334, %365 : tensor<8x8x16xf32> loc(#at4)
    %367 = stablehlo.multiply %363, %211 : tensor<8x8x1xf32> loc(#at4)
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %369 = stablehlo.divide %367, %368 : tensor<8x8x1xf32> loc(#at4)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %370 = stablehlo.reduce(%369 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %372 = stablehlo.multiply %200, %371 : tensor<8x8x16xf32> loc(#at4)
    %373 = stablehlo.add %366, %372 : tensor<8x8x16xf32> loc(#at4)
    %374 = stablehlo.multiply %371, %200 : tensor<8x8x16xf32> loc(#at4)
    %375 = stablehlo.add %373, %374 : tensor<8x8x16xf32> loc(#at4)
    %376 = sdy.sharding_constraint %375 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %377 = stablehlo.dot_general %376, %197, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %378 = stablehlo.transpose %377, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %379 = stablehlo.dot_general %376, %132, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %380 = stablehlo.transpose %379, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %381 = stablehlo.dot_general %380, %155, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %382 = stablehlo.dot_general %380, %192, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %383 = stablehlo.transpose %382, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %384 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %385 = stablehlo.multiply %381, %384 : tensor<8x4x8x8xf32> loc(#at0)
    %386 = stablehlo.multiply %385, %188 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %387 = stablehlo.reduce(%386 init: %cst_86) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %388 = stablehlo.reshape %387 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %389 = stablehlo.negate %388 : tensor<8x4x8x1xf32> loc(#at0)
    %390 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %391 = stablehlo.divide %381, %390 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %392 = stablehlo.reduce(%389 init: %cst_87) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %394 = stablehlo.add %391, %393 : tensor<8x4x8x8xf32> loc(#at0)
    %395 = stablehlo.multiply %394, %188 : tensor<8x4x8x8xf32> loc(#at0)
    %396 = call @_where_1(%166#1, %166#2, %395) : (tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_88 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %398 = stablehlo.multiply %396, %397 : tensor<8x4x8x8xf32> loc(#at0)
    %399 = stablehlo.dot_general %398, %153, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %400 = stablehlo.transpose %399, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %401 = stablehlo.dot_general %398, %154, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %402 = stablehlo.transpose %401, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %403 = stablehlo.dot_general %383, %152, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %404 = stablehlo.transpose %403, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %405 = stablehlo.dot_general %383, %136, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %406 = stablehlo.dot_general %400, %152, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %407 = stablehlo.transpose %406, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %408 = stablehlo.dot_general %400, %130, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %409 = stablehlo.add %405, %408 : tensor<8x8x16xf32> loc(#at0)
    %410 = stablehlo.dot_general %402, %152, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %411 = stablehlo.transpose %410, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %412 = stablehlo.dot_general %402, %134, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %413 = stablehlo.add %409, %412 : tensor<8x8x16xf32> loc(#at0)
    %414 = stablehlo.multiply %149, %413 : tensor<8x8x16xf32> loc(#at4)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %415 = stablehlo.reduce(%414 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %416 = stablehlo.reshape %415 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %417 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %418 = stablehlo.multiply %413, %417 : tensor<8x8x16xf32> loc(#at4)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %419 = stablehlo.reduce(%416 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %420 = stablehlo.multiply %120, %418 : tensor<8x8x16xf32> loc(#at4)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %421 = stablehlo.reduce(%420 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %422 = stablehlo.reshape %421 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %423 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %424 = stablehlo.multiply %418, %423 : tensor<8x8x16xf32> loc(#at4)
    %425 = stablehlo.add %376, %424 : tensor<8x8x16xf32> loc(#at4)
    %426 = stablehlo.multiply %422, %147 : tensor<8x8x1xf32> loc(#at4)
    %cst_92 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %428 = stablehlo.divide %426, %427 : tensor<8x8x1xf32> loc(#at4)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %429 = stablehlo.reduce(%428 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %431 = stablehlo.multiply %120, %430 : tensor<8x8x16xf32> loc(#at4)
    %432 = stablehlo.add %425, %431 : tensor<8x8x16xf32> loc(#at4)
    %433 = stablehlo.multiply %430, %120 : tensor<8x8x16xf32> loc(#at4)
    %434 = stablehlo.add %432, %433 : tensor<8x8x16xf32> loc(#at4)
    %435 = stablehlo.broadcast_in_dim %404, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.pad %435, %cst_94, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %437 = stablehlo.broadcast_in_dim %411, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.pad %437, %cst_95, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %439 = stablehlo.broadcast_in_dim %378, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.pad %439, %cst_96, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8x16xf32>
    %441 = stablehlo.broadcast_in_dim %407, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.pad %441, %cst_97, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %443 = stablehlo.broadcast_in_dim %353, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.pad %443, %cst_98, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<2x16x32xf32>
    %445 = stablehlo.broadcast_in_dim %336, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.pad %445, %cst_99, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x32x16xf32>, tensor<f32>) -> tensor<2x32x16xf32>
    %447 = stablehlo.broadcast_in_dim %360, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.pad %447, %cst_100, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %449 = stablehlo.broadcast_in_dim %419, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.pad %449, %cst_101, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %451 = sdy.sharding_constraint %434 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %452 = stablehlo.dot_general %451, %117, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %453 = stablehlo.transpose %452, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %454 = stablehlo.dot_general %451, %8, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %455 = stablehlo.multiply %99, %454 : tensor<8x8x32xf32> loc(#at2)
    %456 = stablehlo.multiply %454, %116 : tensor<8x8x32xf32> loc(#at2)
    %cst_102 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %458 = stablehlo.multiply %457, %455 : tensor<8x8x32xf32> loc(#at2)
    %459 = stablehlo.multiply %458, %112 : tensor<8x8x32xf32> loc(#at2)
    %460 = stablehlo.multiply %459, %110 : tensor<8x8x32xf32> loc(#at2)
    %461 = stablehlo.add %459, %460 : tensor<8x8x32xf32> loc(#at2)
    %cst_103 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %463 = stablehlo.multiply %462, %461 : tensor<8x8x32xf32> loc(#at2)
    %464 = stablehlo.add %456, %463 : tensor<8x8x32xf32> loc(#at2)
    %cst_104 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %466 = stablehlo.multiply %465, %463 : tensor<8x8x32xf32> loc(#at2)
    %467 = stablehlo.multiply %466, %104 : tensor<8x8x32xf32> loc(#at2)
    %468 = stablehlo.add %464, %467 : tensor<8x8x32xf32> loc(#at2)
    %469 = stablehlo.dot_general %468, %98, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %470 = stablehlo.transpose %469, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %471 = stablehlo.dot_general %468, %10, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %472 = stablehlo.multiply %95, %471 : tensor<8x8x16xf32> loc(#at4)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %473 = stablehlo.reduce(%472 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %474 = stablehlo.reshape %473 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %475 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %476 = stablehlo.multiply %471, %475 : tensor<8x8x16xf32> loc(#at4)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %477 = stablehlo.reduce(%474 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %478 = stablehlo.multiply %82, %476 : tensor<8x8x16xf32> loc(#at4)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %479 = stablehlo.reduce(%478 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %480 = stablehlo.reshape %479 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %481 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %482 = stablehlo.multiply %476, %481 : tensor<8x8x16xf32> loc(#at4)
    %483 = stablehlo.add %451, %482 : tensor<8x8x16xf32> loc(#at4)
    %484 = stablehlo.multiply %480, %93 : tensor<8x8x1xf32> loc(#at4)
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %486 = stablehlo.divide %484, %485 : tensor<8x8x1xf32> loc(#at4)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %487 = stablehlo.reduce(%486 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %489 = stablehlo.multiply %82, %488 : tensor<8x8x16xf32> loc(#at4)
    %490 = stablehlo.add %483, %489 : tensor<8x8x16xf32> loc(#at4)
    %491 = stablehlo.multiply %488, %82 : tensor<8x8x16xf32> loc(#at4)
    %492 = stablehlo.add %490, %491 : tensor<8x8x16xf32> loc(#at4)
    %493 = sdy.sharding_constraint %492 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %494 = stablehlo.dot_general %493, %79, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %495 = stablehlo.transpose %494, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %496 = stablehlo.dot_general %493, %14, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %497 = stablehlo.transpose %496, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %498 = stablehlo.dot_general %497, %37, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %499 = stablehlo.dot_general %497, %74, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %500 = stablehlo.transpose %499, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %501 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %502 = stablehlo.multiply %498, %501 : tensor<8x4x8x8xf32> loc(#at0)
    %503 = stablehlo.multiply %502, %70 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %504 = stablehlo.reduce(%503 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %505 = stablehlo.reshape %504 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %506 = stablehlo.negate %505 : tensor<8x4x8x1xf32> loc(#at0)
    %507 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %508 = stablehlo.divide %498, %507 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %509 = stablehlo.reduce(%506 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %511 = stablehlo.add %508, %510 : tensor<8x4x8x8xf32> loc(#at0)
    %512 = stablehlo.multiply %511, %70 : tensor<8x4x8x8xf32> loc(#at0)
    %513 = call @_where_1(%48#1, %48#2, %512) : (tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_112 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %515 = stablehlo.multiply %513, %514 : tensor<8x4x8x8xf32> loc(#at0)
    %516 = stablehlo.dot_general %515, %35, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %517 = stablehlo.transpose %516, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %518 = stablehlo.dot_general %515, %36, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %519 = stablehlo.transpose %518, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %520 = stablehlo.dot_general %500, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %521 = stablehlo.transpose %520, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %522 = stablehlo.dot_general %500, %18, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %523 = stablehlo.dot_general %517, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %524 = stablehlo.transpose %523, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %525 = stablehlo.dot_general %517, %12, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %526 = stablehlo.add %522, %525 : tensor<8x8x16xf32> loc(#at0)
    %527 = stablehlo.dot_general %519, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %528 = stablehlo.transpose %527, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %529 = stablehlo.dot_general %519, %16, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %530 = stablehlo.add %526, %529 : tensor<8x8x16xf32> loc(#at0)
    %531 = stablehlo.multiply %31, %530 : tensor<8x8x16xf32> loc(#at4)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %532 = stablehlo.reduce(%531 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %533 = stablehlo.reshape %532 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %534 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %535 = stablehlo.multiply %530, %534 : tensor<8x8x16xf32> loc(#at4)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %536 = stablehlo.reduce(%533 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %537 = stablehlo.multiply %2, %535 : tensor<8x8x16xf32> loc(#at4)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %538 = stablehlo.reduce(%537 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %539 = stablehlo.reshape %538 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %540 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %541 = stablehlo.multiply %535, %540 : tensor<8x8x16xf32> loc(#at4)
    %542 = stablehlo.add %493, %541 : tensor<8x8x16xf32> loc(#at4)
    %543 = stablehlo.multiply %539, %29 : tensor<8x8x1xf32> loc(#at4)
    %cst_116 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %545 = stablehlo.divide %543, %544 : tensor<8x8x1xf32> loc(#at4)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %546 = stablehlo.reduce(%545 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %548 = stablehlo.multiply %2, %547 : tensor<8x8x16xf32> loc(#at4)
    %549 = stablehlo.add %542, %548 : tensor<8x8x16xf32> loc(#at4)
    %550 = stablehlo.multiply %547, %2 : tensor<8x8x16xf32> loc(#at4)
    %551 = stablehlo.add %549, %550 : tensor<8x8x16xf32> loc(#at4)
    %552 = stablehlo.broadcast_in_dim %521, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.pad %552, %cst_118, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %554 = stablehlo.add %436, %553 : tensor<2x16x4x8xf32>
    %555 = stablehlo.broadcast_in_dim %528, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %556 = stablehlo.pad %555, %cst_119, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %557 = stablehlo.add %438, %556 : tensor<2x16x4x8xf32>
    %558 = stablehlo.broadcast_in_dim %495, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.pad %558, %cst_120, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8x16xf32>
    %560 = stablehlo.add %440, %559 : tensor<2x4x8x16xf32>
    %561 = stablehlo.broadcast_in_dim %524, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.pad %561, %cst_121, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %563 = stablehlo.add %442, %562 : tensor<2x16x4x8xf32>
    %564 = stablehlo.broadcast_in_dim %470, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.pad %564, %cst_122, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<2x16x32xf32>
    %566 = stablehlo.add %444, %565 : tensor<2x16x32xf32>
    %567 = stablehlo.broadcast_in_dim %453, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.pad %567, %cst_123, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x32x16xf32>, tensor<f32>) -> tensor<2x32x16xf32>
    %569 = stablehlo.add %446, %568 : tensor<2x32x16xf32>
    %570 = stablehlo.broadcast_in_dim %477, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.pad %570, %cst_124, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %572 = stablehlo.add %448, %571 : tensor<2x16xf32>
    %573 = stablehlo.broadcast_in_dim %536, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.pad %573, %cst_125, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %575 = stablehlo.add %450, %574 : tensor<2x16xf32>
    %576 = sdy.sharding_constraint %551 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %577 = stablehlo.dot_general %576, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %578 = stablehlo.transpose %577, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %579 = stablehlo.add %arg11, %cst_126 : tensor<f32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %581 = stablehlo.multiply %580, %arg12 : tensor<32x16xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %583 = stablehlo.multiply %582, %578 : tensor<32x16xf32> loc(#at5)
    %584 = stablehlo.add %581, %583 : tensor<32x16xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %586 = stablehlo.multiply %585, %arg23 : tensor<32x16xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %588 = stablehlo.multiply %587, %578 : tensor<32x16xf32> loc(#at5)
    %589 = stablehlo.multiply %588, %578 : tensor<32x16xf32> loc(#at5)
    %590 = stablehlo.add %586, %589 : tensor<32x16xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %591 = stablehlo.power %cst_131, %579 : tensor<f32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %592 = stablehlo.subtract %cst_132, %591 : tensor<f32> loc(#at5)
    %593 = stablehlo.broadcast_in_dim %592, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %594 = stablehlo.divide %584, %593 : tensor<32x16xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %596 = stablehlo.multiply %595, %594 : tensor<32x16xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %597 = stablehlo.power %cst_134, %579 : tensor<f32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.subtract %cst_135, %597 : tensor<f32> loc(#at5)
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %600 = stablehlo.divide %590, %599 : tensor<32x16xf32> loc(#at5)
    %601 = stablehlo.sqrt %600 : tensor<32x16xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %603 = stablehlo.add %601, %602 : tensor<32x16xf32> loc(#at5)
    %604 = stablehlo.divide %596, %603 : tensor<32x16xf32> loc(#at5)
    %605 = stablehlo.subtract %arg0, %604 : tensor<32x16xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %607 = stablehlo.multiply %606, %arg13 : tensor<16xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %609 = stablehlo.multiply %608, %319 : tensor<16xf32> loc(#at5)
    %610 = stablehlo.add %607, %609 : tensor<16xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %612 = stablehlo.multiply %611, %arg24 : tensor<16xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %614 = stablehlo.multiply %613, %319 : tensor<16xf32> loc(#at5)
    %615 = stablehlo.multiply %614, %319 : tensor<16xf32> loc(#at5)
    %616 = stablehlo.add %612, %615 : tensor<16xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %617 = stablehlo.power %cst_141, %579 : tensor<f32> loc(#at5)
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %618 = stablehlo.subtract %cst_142, %617 : tensor<f32> loc(#at5)
    %619 = stablehlo.broadcast_in_dim %618, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %620 = stablehlo.divide %610, %619 : tensor<16xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %622 = stablehlo.multiply %621, %620 : tensor<16xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %623 = stablehlo.power %cst_144, %579 : tensor<f32> loc(#at5)
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %624 = stablehlo.subtract %cst_145, %623 : tensor<f32> loc(#at5)
    %625 = stablehlo.broadcast_in_dim %624, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %626 = stablehlo.divide %616, %625 : tensor<16xf32> loc(#at5)
    %627 = stablehlo.sqrt %626 : tensor<16xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %629 = stablehlo.add %627, %628 : tensor<16xf32> loc(#at5)
    %630 = stablehlo.divide %622, %629 : tensor<16xf32> loc(#at5)
    %631 = stablehlo.subtract %arg1, %630 : tensor<16xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %633 = stablehlo.multiply %632, %arg14 : tensor<2x16xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %635 = stablehlo.multiply %634, %575 : tensor<2x16xf32> loc(#at5)
    %636 = stablehlo.add %633, %635 : tensor<2x16xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %638 = stablehlo.multiply %637, %arg25 : tensor<2x16xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %640 = stablehlo.multiply %639, %575 : tensor<2x16xf32> loc(#at5)
    %641 = stablehlo.multiply %640, %575 : tensor<2x16xf32> loc(#at5)
    %642 = stablehlo.add %638, %641 : tensor<2x16xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %643 = stablehlo.power %cst_151, %579 : tensor<f32> loc(#at5)
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %644 = stablehlo.subtract %cst_152, %643 : tensor<f32> loc(#at5)
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %646 = stablehlo.divide %636, %645 : tensor<2x16xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %648 = stablehlo.multiply %647, %646 : tensor<2x16xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %649 = stablehlo.power %cst_154, %579 : tensor<f32> loc(#at5)
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %650 = stablehlo.subtract %cst_155, %649 : tensor<f32> loc(#at5)
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %652 = stablehlo.divide %642, %651 : tensor<2x16xf32> loc(#at5)
    %653 = stablehlo.sqrt %652 : tensor<2x16xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %655 = stablehlo.add %653, %654 : tensor<2x16xf32> loc(#at5)
    %656 = stablehlo.divide %648, %655 : tensor<2x16xf32> loc(#at5)
    %657 = stablehlo.subtract %arg2, %656 : tensor<2x16xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %659 = stablehlo.multiply %658, %arg15 : tensor<2x16xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %661 = stablehlo.multiply %660, %572 : tensor<2x16xf32> loc(#at5)
    %662 = stablehlo.add %659, %661 : tensor<2x16xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %664 = stablehlo.multiply %663, %arg26 : tensor<2x16xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %666 = stablehlo.multiply %665, %572 : tensor<2x16xf32> loc(#at5)
    %667 = stablehlo.multiply %666, %572 : tensor<2x16xf32> loc(#at5)
    %668 = stablehlo.add %664, %667 : tensor<2x16xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %669 = stablehlo.power %cst_161, %579 : tensor<f32> loc(#at5)
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %670 = stablehlo.subtract %cst_162, %669 : tensor<f32> loc(#at5)
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %672 = stablehlo.divide %662, %671 : tensor<2x16xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %674 = stablehlo.multiply %673, %672 : tensor<2x16xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %675 = stablehlo.power %cst_164, %579 : tensor<f32> loc(#at5)
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %676 = stablehlo.subtract %cst_165, %675 : tensor<f32> loc(#at5)
    %677 = stablehlo.broadcast_in_dim %676, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %678 = stablehlo.divide %668, %677 : tensor<2x16xf32> loc(#at5)
    %679 = stablehlo.sqrt %678 : tensor<2x16xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %681 = stablehlo.add %679, %680 : tensor<2x16xf32> loc(#at5)
    %682 = stablehlo.divide %674, %681 : tensor<2x16xf32> loc(#at5)
    %683 = stablehlo.subtract %arg3, %682 : tensor<2x16xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %685 = stablehlo.multiply %684, %arg16 : tensor<16x32xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %687 = stablehlo.multiply %686, %312 : tensor<16x32xf32> loc(#at5)
    %688 = stablehlo.add %685, %687 : tensor<16x32xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %690 = stablehlo.multiply %689, %arg27 : tensor<16x32xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %692 = stablehlo.multiply %691, %312 : tensor<16x32xf32> loc(#at5)
    %693 = stablehlo.multiply %692, %312 : tensor<16x32xf32> loc(#at5)
    %694 = stablehlo.add %690, %693 : tensor<16x32xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %695 = stablehlo.power %cst_171, %579 : tensor<f32> loc(#at5)
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %696 = stablehlo.subtract %cst_172, %695 : tensor<f32> loc(#at5)
    %697 = stablehlo.broadcast_in_dim %696, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %698 = stablehlo.divide %688, %697 : tensor<16x32xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %700 = stablehlo.multiply %699, %698 : tensor<16x32xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %701 = stablehlo.power %cst_174, %579 : tensor<f32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %702 = stablehlo.subtract %cst_175, %701 : tensor<f32> loc(#at5)
    %703 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %704 = stablehlo.divide %694, %703 : tensor<16x32xf32> loc(#at5)
    %705 = stablehlo.sqrt %704 : tensor<16x32xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %707 = stablehlo.add %705, %706 : tensor<16x32xf32> loc(#at5)
    %708 = stablehlo.divide %700, %707 : tensor<16x32xf32> loc(#at5)
    %709 = stablehlo.subtract %arg4, %708 : tensor<16x32xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %711 = stablehlo.multiply %710, %arg17 : tensor<2x32x16xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %713 = stablehlo.multiply %712, %569 : tensor<2x32x16xf32> loc(#at5)
    %714 = stablehlo.add %711, %713 : tensor<2x32x16xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %716 = stablehlo.multiply %715, %arg28 : tensor<2x32x16xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %718 = stablehlo.multiply %717, %569 : tensor<2x32x16xf32> loc(#at5)
    %719 = stablehlo.multiply %718, %569 : tensor<2x32x16xf32> loc(#at5)
    %720 = stablehlo.add %716, %719 : tensor<2x32x16xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %721 = stablehlo.power %cst_181, %579 : tensor<f32> loc(#at5)
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %722 = stablehlo.subtract %cst_182, %721 : tensor<f32> loc(#at5)
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %724 = stablehlo.divide %714, %723 : tensor<2x32x16xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %726 = stablehlo.multiply %725, %724 : tensor<2x32x16xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %727 = stablehlo.power %cst_184, %579 : tensor<f32> loc(#at5)
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %728 = stablehlo.subtract %cst_185, %727 : tensor<f32> loc(#at5)
    %729 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %730 = stablehlo.divide %720, %729 : tensor<2x32x16xf32> loc(#at5)
    %731 = stablehlo.sqrt %730 : tensor<2x32x16xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %733 = stablehlo.add %731, %732 : tensor<2x32x16xf32> loc(#at5)
    %734 = stablehlo.divide %726, %733 : tensor<2x32x16xf32> loc(#at5)
    %735 = stablehlo.subtract %arg5, %734 : tensor<2x32x16xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %737 = stablehlo.multiply %736, %arg18 : tensor<2x16x32xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %739 = stablehlo.multiply %738, %566 : tensor<2x16x32xf32> loc(#at5)
    %740 = stablehlo.add %737, %739 : tensor<2x16x32xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %742 = stablehlo.multiply %741, %arg29 : tensor<2x16x32xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %744 = stablehlo.multiply %743, %566 : tensor<2x16x32xf32> loc(#at5)
    %745 = stablehlo.multiply %744, %566 : tensor<2x16x32xf32> loc(#at5)
    %746 = stablehlo.add %742, %745 : tensor<2x16x32xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %747 = stablehlo.power %cst_191, %579 : tensor<f32> loc(#at5)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %748 = stablehlo.subtract %cst_192, %747 : tensor<f32> loc(#at5)
    %749 = stablehlo.broadcast_in_dim %748, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %750 = stablehlo.divide %740, %749 : tensor<2x16x32xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %752 = stablehlo.multiply %751, %750 : tensor<2x16x32xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %753 = stablehlo.power %cst_194, %579 : tensor<f32> loc(#at5)
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %754 = stablehlo.subtract %cst_195, %753 : tensor<f32> loc(#at5)
    %755 = stablehlo.broadcast_in_dim %754, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %756 = stablehlo.divide %746, %755 : tensor<2x16x32xf32> loc(#at5)
    %757 = stablehlo.sqrt %756 : tensor<2x16x32xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %759 = stablehlo.add %757, %758 : tensor<2x16x32xf32> loc(#at5)
    %760 = stablehlo.divide %752, %759 : tensor<2x16x32xf32> loc(#at5)
    %761 = stablehlo.subtract %arg6, %760 : tensor<2x16x32xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %763 = stablehlo.multiply %762, %arg19 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %765 = stablehlo.multiply %764, %563 : tensor<2x16x4x8xf32> loc(#at5)
    %766 = stablehlo.add %763, %765 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %768 = stablehlo.multiply %767, %arg30 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %770 = stablehlo.multiply %769, %563 : tensor<2x16x4x8xf32> loc(#at5)
    %771 = stablehlo.multiply %770, %563 : tensor<2x16x4x8xf32> loc(#at5)
    %772 = stablehlo.add %768, %771 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %773 = stablehlo.power %cst_201, %579 : tensor<f32> loc(#at5)
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %774 = stablehlo.subtract %cst_202, %773 : tensor<f32> loc(#at5)
    %775 = stablehlo.broadcast_in_dim %774, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %776 = stablehlo.divide %766, %775 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %778 = stablehlo.multiply %777, %776 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %779 = stablehlo.power %cst_204, %579 : tensor<f32> loc(#at5)
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %780 = stablehlo.subtract %cst_205, %779 : tensor<f32> loc(#at5)
    %781 = stablehlo.broadcast_in_dim %780, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %782 = stablehlo.divide %772, %781 : tensor<2x16x4x8xf32> loc(#at5)
    %783 = stablehlo.sqrt %782 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %785 = stablehlo.add %783, %784 : tensor<2x16x4x8xf32> loc(#at5)
    %786 = stablehlo.divide %778, %785 : tensor<2x16x4x8xf32> loc(#at5)
    %787 = stablehlo.subtract %arg7, %786 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %789 = stablehlo.multiply %788, %arg20 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %791 = stablehlo.multiply %790, %560 : tensor<2x4x8x16xf32> loc(#at5)
    %792 = stablehlo.add %789, %791 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %794 = stablehlo.multiply %793, %arg31 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %796 = stablehlo.multiply %795, %560 : tensor<2x4x8x16xf32> loc(#at5)
    %797 = stablehlo.multiply %796, %560 : tensor<2x4x8x16xf32> loc(#at5)
    %798 = stablehlo.add %794, %797 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %799 = stablehlo.power %cst_211, %579 : tensor<f32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %800 = stablehlo.subtract %cst_212, %799 : tensor<f32> loc(#at5)
    %801 = stablehlo.broadcast_in_dim %800, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %802 = stablehlo.divide %792, %801 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %804 = stablehlo.multiply %803, %802 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %805 = stablehlo.power %cst_214, %579 : tensor<f32> loc(#at5)
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %806 = stablehlo.subtract %cst_215, %805 : tensor<f32> loc(#at5)
    %807 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %808 = stablehlo.divide %798, %807 : tensor<2x4x8x16xf32> loc(#at5)
    %809 = stablehlo.sqrt %808 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %811 = stablehlo.add %809, %810 : tensor<2x4x8x16xf32> loc(#at5)
    %812 = stablehlo.divide %804, %811 : tensor<2x4x8x16xf32> loc(#at5)
    %813 = stablehlo.subtract %arg8, %812 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %815 = stablehlo.multiply %814, %arg21 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %817 = stablehlo.multiply %816, %557 : tensor<2x16x4x8xf32> loc(#at5)
    %818 = stablehlo.add %815, %817 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %820 = stablehlo.multiply %819, %arg32 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %822 = stablehlo.multiply %821, %557 : tensor<2x16x4x8xf32> loc(#at5)
    %823 = stablehlo.multiply %822, %557 : tensor<2x16x4x8xf32> loc(#at5)
    %824 = stablehlo.add %820, %823 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %825 = stablehlo.power %cst_221, %579 : tensor<f32> loc(#at5)
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %826 = stablehlo.subtract %cst_222, %825 : tensor<f32> loc(#at5)
    %827 = stablehlo.broadcast_in_dim %826, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %828 = stablehlo.divide %818, %827 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %830 = stablehlo.multiply %829, %828 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %831 = stablehlo.power %cst_224, %579 : tensor<f32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %832 = stablehlo.subtract %cst_225, %831 : tensor<f32> loc(#at5)
    %833 = stablehlo.broadcast_in_dim %832, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %834 = stablehlo.divide %824, %833 : tensor<2x16x4x8xf32> loc(#at5)
    %835 = stablehlo.sqrt %834 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %837 = stablehlo.add %835, %836 : tensor<2x16x4x8xf32> loc(#at5)
    %838 = stablehlo.divide %830, %837 : tensor<2x16x4x8xf32> loc(#at5)
    %839 = stablehlo.subtract %arg9, %838 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %841 = stablehlo.multiply %840, %arg22 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %843 = stablehlo.multiply %842, %554 : tensor<2x16x4x8xf32> loc(#at5)
    %844 = stablehlo.add %841, %843 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %846 = stablehlo.multiply %845, %arg33 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %848 = stablehlo.multiply %847, %554 : tensor<2x16x4x8xf32> loc(#at5)
    %849 = stablehlo.multiply %848, %554 : tensor<2x16x4x8xf32> loc(#at5)
    %850 = stablehlo.add %846, %849 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %851 = stablehlo.power %cst_231, %579 : tensor<f32> loc(#at5)
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %852 = stablehlo.subtract %cst_232, %851 : tensor<f32> loc(#at5)
    %853 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %854 = stablehlo.divide %844, %853 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_233 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %856 = stablehlo.multiply %855, %854 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_234 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %857 = stablehlo.power %cst_234, %579 : tensor<f32> loc(#at5)
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %858 = stablehlo.subtract %cst_235, %857 : tensor<f32> loc(#at5)
    %859 = stablehlo.broadcast_in_dim %858, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %860 = stablehlo.divide %850, %859 : tensor<2x16x4x8xf32> loc(#at5)
    %861 = stablehlo.sqrt %860 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %863 = stablehlo.add %861, %862 : tensor<2x16x4x8xf32> loc(#at5)
    %864 = stablehlo.divide %856, %863 : tensor<2x16x4x8xf32> loc(#at5)
    %865 = stablehlo.subtract %arg10, %864 : tensor<2x16x4x8xf32> loc(#at5)
    return %605, %631, %657, %683, %709, %735, %761, %787, %813, %839, %865, %579, %584, %610, %636, %662, %688, %714, %740, %766, %792, %818, %844, %590, %616, %642, %668, %694, %720, %746, %772, %798, %824, %850, %295 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<8x8xi1>, %arg1: tensor<8x4x8x8xf32>, %arg2: tensor<f32>) -> (tensor<8x4x8x8xf32>, tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<8x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32>
    return %3, %1, %4 : tensor<8x4x8x8xf32>, tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>
  }
  func.func private @_one_hot_0(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<8x4x8x8xi1>, %arg1: tensor<8x4x8x8xf32>, %arg2: tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x4x8x8xi1>, tensor<8x4x8x8xf32>
    return %1 : tensor<8x4x8x8xf32>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("logits")
#at4 = loc("norm")
#at5 = loc("optimizer")

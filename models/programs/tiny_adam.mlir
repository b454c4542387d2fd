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
    %47 = stablehlo.compare LT, %45, %46, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %48 = stablehlo.convert %47 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at0)
    %50 = stablehlo.multiply %49, %48 : tensor<8x8xf32> loc(#at0)
    %51 = stablehlo.broadcast_in_dim %50, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at0)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %53 = stablehlo.subtract %40, %52 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %54 = stablehlo.reduce(%53 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %55 = stablehlo.reshape %54 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %57 = stablehlo.compare EQ, %53, %56, FLOAT : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xi1> loc(#at0)
    %58 = stablehlo.convert %57 : (tensor<8x4x8x8xi1>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %59 = stablehlo.reduce(%58 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %61 = stablehlo.maximum %60, %54 : tensor<8x4x8xf32> loc(#at0)
    %62 = stablehlo.compare EQ, %54, %61, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %65 = stablehlo.select %62, %63, %64 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %67 = stablehlo.compare EQ, %66, %61, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %70 = stablehlo.select %67, %68, %69 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %71 = stablehlo.divide %65, %70 : tensor<8x4x8xf32> loc(#at0)
    %72 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %74 = stablehlo.subtract %53, %73 : tensor<8x4x8x8xf32> loc(#at0)
    %75 = stablehlo.exponential %74 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %76 = stablehlo.reduce(%75 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %79 = stablehlo.divide %75, %78 : tensor<8x4x8x8xf32> loc(#at0)
    %80 = stablehlo.multiply %77, %77 : tensor<8x4x8x1xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %82 = stablehlo.divide %81, %80 : tensor<8x4x8x1xf32> loc(#at0)
    %83 = stablehlo.dot_general %37, %79, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %84 = stablehlo.transpose %83, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %85 = stablehlo.dot_general %84, %14, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %86 = stablehlo.add %2, %85 : tensor<8x8x16xf32>
    %87 = sdy.sharding_constraint %86 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<8x8x16xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %89 = stablehlo.reduce(%88 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %92 = stablehlo.divide %90, %91 : tensor<8x8x1xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %94 = stablehlo.add %92, %93 : tensor<8x8x1xf32> loc(#at4)
    %95 = stablehlo.rsqrt %94 : tensor<8x8x1xf32> loc(#at4)
    %96 = stablehlo.divide %95, %94 : tensor<8x8x1xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %98 = stablehlo.multiply %97, %96 : tensor<8x8x1xf32> loc(#at4)
    %99 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %100 = stablehlo.multiply %87, %99 : tensor<8x8x16xf32> loc(#at4)
    %101 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %103 = stablehlo.multiply %100, %102 : tensor<8x8x16xf32> loc(#at4)
    %104 = stablehlo.dot_general %103, %10, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %105 = stablehlo.multiply %104, %104 : tensor<8x8x32xf32> loc(#at2)
    %106 = stablehlo.multiply %105, %104 : tensor<8x8x32xf32> loc(#at2)
    %107 = stablehlo.multiply %104, %104 : tensor<8x8x32xf32> loc(#at2)
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %109 = stablehlo.multiply %108, %107 : tensor<8x8x32xf32> loc(#at2)
    %cst_20 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %111 = stablehlo.multiply %110, %106 : tensor<8x8x32xf32> loc(#at2)
    %112 = stablehlo.add %104, %111 : tensor<8x8x32xf32> loc(#at2)
    %cst_21 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %114 = stablehlo.multiply %113, %112 : tensor<8x8x32xf32> loc(#at2)
    %115 = stablehlo.tanh %114 : tensor<8x8x32xf32> loc(#at2)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %117 = stablehlo.subtract %116, %115 : tensor<8x8x32xf32> loc(#at2)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %119 = stablehlo.add %118, %115 : tensor<8x8x32xf32> loc(#at2)
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %121 = stablehlo.multiply %120, %119 : tensor<8x8x32xf32> loc(#at2)
    %122 = stablehlo.multiply %104, %121 : tensor<8x8x32xf32> loc(#at2)
    %123 = stablehlo.dot_general %122, %8, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %124 = stablehlo.add %87, %123 : tensor<8x8x16xf32>
    %125 = sdy.sharding_constraint %124 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %126 = stablehlo.slice %arg2 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x16xf32>) -> tensor<16xf32>
    %128 = stablehlo.slice %arg3 [1:2, 0:16] : (tensor<2x16xf32>) -> tensor<1x16xf32>
    %129 = stablehlo.reshape %128 : (tensor<1x16xf32>) -> tensor<16xf32>
    %130 = stablehlo.slice %arg5 [1:2, 0:32, 0:16] : (tensor<2x32x16xf32>) -> tensor<1x32x16xf32>
    %131 = stablehlo.reshape %130 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %132 = stablehlo.slice %arg6 [1:2, 0:16, 0:32] : (tensor<2x16x32xf32>) -> tensor<1x16x32xf32>
    %133 = stablehlo.reshape %132 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    %134 = stablehlo.slice %arg7 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %136 = stablehlo.slice %arg8 [1:2, 0:4, 0:8, 0:16] : (tensor<2x4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x4x8x16xf32>) -> tensor<4x8x16xf32>
    %138 = stablehlo.slice %arg9 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %139 = stablehlo.reshape %138 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %140 = stablehlo.slice %arg10 [1:2, 0:16, 0:4, 0:8] : (tensor<2x16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %141 = stablehlo.reshape %140 : (tensor<1x16x4x8xf32>) -> tensor<16x4x8xf32>
    %142 = stablehlo.multiply %125, %125 : tensor<8x8x16xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %143 = stablehlo.reduce(%142 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %146 = stablehlo.divide %144, %145 : tensor<8x8x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %148 = stablehlo.add %146, %147 : tensor<8x8x1xf32> loc(#at4)
    %149 = stablehlo.rsqrt %148 : tensor<8x8x1xf32> loc(#at4)
    %150 = stablehlo.divide %149, %148 : tensor<8x8x1xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %152 = stablehlo.multiply %151, %150 : tensor<8x8x1xf32> loc(#at4)
    %153 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %154 = stablehlo.multiply %125, %153 : tensor<8x8x16xf32> loc(#at4)
    %155 = stablehlo.broadcast_in_dim %127, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %157 = stablehlo.multiply %154, %156 : tensor<8x8x16xf32> loc(#at4)
    %158 = stablehlo.dot_general %157, %139, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %159 = stablehlo.dot_general %157, %135, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %160 = stablehlo.dot_general %157, %141, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %161 = stablehlo.dot_general %158, %159, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %163 = stablehlo.multiply %161, %162 : tensor<8x4x8x8xf32> loc(#at0)
    %164 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %165 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %166 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %168 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %169 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %170 = stablehlo.compare LT, %168, %169, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %171 = stablehlo.convert %170 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at0)
    %173 = stablehlo.multiply %172, %171 : tensor<8x8xf32> loc(#at0)
    %174 = stablehlo.broadcast_in_dim %173, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at0)
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %176 = stablehlo.subtract %163, %175 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %177 = stablehlo.reduce(%176 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %178 = stablehlo.reshape %177 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %180 = stablehlo.compare EQ, %176, %179, FLOAT : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xi1> loc(#at0)
    %181 = stablehlo.convert %180 : (tensor<8x4x8x8xi1>) -> tensor<8x4x8x8xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %182 = stablehlo.reduce(%181 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %184 = stablehlo.maximum %183, %177 : tensor<8x4x8xf32> loc(#at0)
    %185 = stablehlo.compare EQ, %177, %184, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %188 = stablehlo.select %185, %186, %187 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %190 = stablehlo.compare EQ, %189, %184, FLOAT : (tensor<8x4x8xf32>, tensor<8x4x8xf32>) -> tensor<8x4x8xi1> loc(#at0)
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %193 = stablehlo.select %190, %191, %192 : tensor<8x4x8xi1>, tensor<8x4x8xf32> loc(#at0)
    %194 = stablehlo.divide %188, %193 : tensor<8x4x8xf32> loc(#at0)
    %195 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %197 = stablehlo.subtract %176, %196 : tensor<8x4x8x8xf32> loc(#at0)
    %198 = stablehlo.exponential %197 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %199 = stablehlo.reduce(%198 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %202 = stablehlo.divide %198, %201 : tensor<8x4x8x8xf32> loc(#at0)
    %203 = stablehlo.multiply %200, %200 : tensor<8x4x8x1xf32> loc(#at0)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %204 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %205 = stablehlo.divide %204, %203 : tensor<8x4x8x1xf32> loc(#at0)
    %206 = stablehlo.dot_general %160, %202, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %207 = stablehlo.transpose %206, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %208 = stablehlo.dot_general %207, %137, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %209 = stablehlo.add %125, %208 : tensor<8x8x16xf32>
    %210 = sdy.sharding_constraint %209 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %211 = stablehlo.multiply %210, %210 : tensor<8x8x16xf32> loc(#at4)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %212 = stablehlo.reduce(%211 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %215 = stablehlo.divide %213, %214 : tensor<8x8x1xf32> loc(#at4)
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %217 = stablehlo.add %215, %216 : tensor<8x8x1xf32> loc(#at4)
    %218 = stablehlo.rsqrt %217 : tensor<8x8x1xf32> loc(#at4)
    %219 = stablehlo.divide %218, %217 : tensor<8x8x1xf32> loc(#at4)
    %cst_44 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %221 = stablehlo.multiply %220, %219 : tensor<8x8x1xf32> loc(#at4)
    %222 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %223 = stablehlo.multiply %210, %222 : tensor<8x8x16xf32> loc(#at4)
    %224 = stablehlo.broadcast_in_dim %129, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %226 = stablehlo.multiply %223, %225 : tensor<8x8x16xf32> loc(#at4)
    %227 = stablehlo.dot_general %226, %133, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %228 = stablehlo.multiply %227, %227 : tensor<8x8x32xf32> loc(#at2)
    %229 = stablehlo.multiply %228, %227 : tensor<8x8x32xf32> loc(#at2)
    %230 = stablehlo.multiply %227, %227 : tensor<8x8x32xf32> loc(#at2)
    %cst_45 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %232 = stablehlo.multiply %231, %230 : tensor<8x8x32xf32> loc(#at2)
    %cst_46 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %234 = stablehlo.multiply %233, %229 : tensor<8x8x32xf32> loc(#at2)
    %235 = stablehlo.add %227, %234 : tensor<8x8x32xf32> loc(#at2)
    %cst_47 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %237 = stablehlo.multiply %236, %235 : tensor<8x8x32xf32> loc(#at2)
    %238 = stablehlo.tanh %237 : tensor<8x8x32xf32> loc(#at2)
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %240 = stablehlo.subtract %239, %238 : tensor<8x8x32xf32> loc(#at2)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %242 = stablehlo.add %241, %238 : tensor<8x8x32xf32> loc(#at2)
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %244 = stablehlo.multiply %243, %242 : tensor<8x8x32xf32> loc(#at2)
    %245 = stablehlo.multiply %227, %244 : tensor<8x8x32xf32> loc(#at2)
    %246 = stablehlo.dot_general %245, %131, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %247 = stablehlo.add %210, %246 : tensor<8x8x16xf32>
    %248 = sdy.sharding_constraint %247 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %249 = stablehlo.multiply %248, %248 : tensor<8x8x16xf32> loc(#at4)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %250 = stablehlo.reduce(%249 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %cst_52 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %253 = stablehlo.divide %251, %252 : tensor<8x8x1xf32> loc(#at4)
    %cst_53 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %255 = stablehlo.add %253, %254 : tensor<8x8x1xf32> loc(#at4)
    %256 = stablehlo.rsqrt %255 : tensor<8x8x1xf32> loc(#at4)
    %257 = stablehlo.divide %256, %255 : tensor<8x8x1xf32> loc(#at4)
    %cst_54 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %259 = stablehlo.multiply %258, %257 : tensor<8x8x1xf32> loc(#at4)
    %260 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %261 = stablehlo.multiply %248, %260 : tensor<8x8x16xf32> loc(#at4)
    %262 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %264 = stablehlo.multiply %261, %263 : tensor<8x8x16xf32> loc(#at4)
    %265 = stablehlo.dot_general %264, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %266 = sdy.sharding_constraint %265 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %267 = call @_one_hot_0(%arg34) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at3)
    %268 = stablehlo.multiply %266, %267 : tensor<8x8x32xf32> loc(#at3)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %269 = stablehlo.reduce(%268 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %270 = stablehlo.reduce(%266 init: %cst_56) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %271 = stablehlo.reshape %270 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %273 = stablehlo.compare EQ, %266, %272, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at3)
    %274 = stablehlo.convert %273 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at3)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %275 = stablehlo.reduce(%274 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %277 = stablehlo.maximum %276, %270 : tensor<8x8xf32> loc(#at3)
    %278 = stablehlo.compare EQ, %270, %277, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %281 = stablehlo.select %278, %279, %280 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %283 = stablehlo.compare EQ, %282, %277, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %286 = stablehlo.select %283, %284, %285 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %287 = stablehlo.divide %281, %286 : tensor<8x8xf32> loc(#at3)
    %288 = stablehlo.is_finite %277 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %290 = stablehlo.select %288, %277, %289 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %292 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at3)
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %294 = stablehlo.subtract %266, %293 : tensor<8x8x32xf32> loc(#at3)
    %295 = stablehlo.exponential %294 : tensor<8x8x32xf32> loc(#at3)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %296 = stablehlo.reduce(%295 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %297 = stablehlo.sign %296 : tensor<8x8xf32> loc(#at3)
    %298 = stablehlo.abs %296 : tensor<8x8xf32> loc(#at3)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %300 = stablehlo.compare GE, %296, %299, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at3)
    %301 = stablehlo.log %298 : tensor<8x8xf32> loc(#at3)
    %302 = stablehlo.add %301, %290 : tensor<8x8xf32> loc(#at3)
    %303 = stablehlo.subtract %302, %269 : tensor<8x8xf32> loc(#at3)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %304 = stablehlo.reduce(%303 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_69 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %305 = stablehlo.divide %304, %cst_69 : tensor<f32> loc(#at3)
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_71 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %306 = stablehlo.divide %cst_70, %cst_71 : tensor<f32> loc(#at3)
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %308 = stablehlo.negate %307 : tensor<8x8xf32> loc(#at3)
    %309 = stablehlo.divide %307, %298 : tensor<8x8xf32> loc(#at3)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at3)
    %311 = stablehlo.select %300, %310, %309 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %312 = stablehlo.select %300, %309, %310 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at3)
    %313 = stablehlo.negate %311 : tensor<8x8xf32> loc(#at3)
    %314 = stablehlo.add %312, %313 : tensor<8x8xf32> loc(#at3)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %316 = stablehlo.multiply %315, %295 : tensor<8x8x32xf32> loc(#at3)
    %317 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %318 = stablehlo.multiply %317, %267 : tensor<8x8x32xf32> loc(#at3)
    %319 = stablehlo.add %316, %318 : tensor<8x8x32xf32> loc(#at3)
    %320 = sdy.sharding_constraint %319 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x32xf32> loc(#at3)
    %321 = stablehlo.dot_general %320, %264, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %322 = stablehlo.transpose %321, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %323 = stablehlo.dot_general %320, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %324 = stablehlo.multiply %261, %323 : tensor<8x8x16xf32> loc(#at4)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %325 = stablehlo.reduce(%324 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %326 = stablehlo.reshape %325 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %327 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %328 = stablehlo.multiply %323, %327 : tensor<8x8x16xf32> loc(#at4)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %329 = stablehlo.reduce(%326 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %330 = stablehlo.multiply %248, %328 : tensor<8x8x16xf32> loc(#at4)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %331 = stablehlo.reduce(%330 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %332 = stablehlo.reshape %331 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %333 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %334 = stablehlo.multiply %328, %333 : tensor<8x8x16xf32> loc(#at4)
    %335 = stablehlo.multiply %332, %259 : tensor<8x8x1xf32> loc(#at4)
    %cst_76 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %337 = stablehlo.divide %335, %336 : tensor<8x8x1xf32> loc(#at4)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %338 = stablehlo.reduce(%337 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %340 = stablehlo.multiply %248, %339 : tensor<8x8x16xf32> loc(#at4)
    %341 = stablehlo.add %334, %340 : tensor<8x8x16xf32> loc(#at4)
    %342 = stablehlo.multiply %339, %248 : tensor<8x8x16xf32> loc(#at4)
    %343 = stablehlo.add %341, %342 : tensor<8x8x16xf32> loc(#at4)
    %344 = sdy.sharding_constraint %343 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %345 = stablehlo.dot_general %344, %245, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %346 = stablehlo.transpose %345, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %347 = stablehlo.dot_general %344, %131, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %348 = stablehlo.multiply %227, %347 : tensor<8x8x32xf32> loc(#at2)
    %349 = stablehlo.multiply %347, %244 : tensor<8x8x32xf32> loc(#at2)
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %351 = stablehlo.multiply %350, %348 : tensor<8x8x32xf32> loc(#at2)
    %352 = stablehlo.multiply %351, %240 : tensor<8x8x32xf32> loc(#at2)
    %353 = stablehlo.multiply %352, %238 : tensor<8x8x32xf32> loc(#at2)
    %354 = stablehlo.add %352, %353 : tensor<8x8x32xf32> loc(#at2)
    %cst_79 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %356 = stablehlo.multiply %355, %354 : tensor<8x8x32xf32> loc(#at2)
    %357 = stablehlo.add %349, %356 : tensor<8x8x32xf32> loc(#at2)
    %cst_80 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %359 = stablehlo.multiply %358, %356 : tensor<8x8x32xf32> loc(#at2)
    %360 = stablehlo.multiply %359, %232 : tensor<8x8x32xf32> loc(#at2)
    %361 = stablehlo.add %357, %360 : tensor<8x8x32xf32> loc(#at2)
    %362 = stablehlo.dot_general %361, %226, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %363 = stablehlo.transpose %362, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %364 = stablehlo.dot_general %361, %133, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %365 = stablehlo.multiply %223, %364 : tensor<8x8x16xf32> loc(#at4)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %366 = stablehlo.reduce(%365 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %367 = stablehlo.reshape %366 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %368 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %369 = stablehlo.multiply %364, %368 : tensor<8x8x16xf32> loc(#at4)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %370 = stablehlo.reduce(%367 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %371 = stablehlo.multiply %210, %369 : tensor<8x8x16xf32> loc(#at4)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %372 = stablehlo.reduce(%371 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %373 = stablehlo.reshape %372 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %374 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %375 = stablehlo.multiply %369, %374 : tensor<8x8x16xf32> loc(#at4)
    %376 = stablehlo.add %344, %375 : tensor<8x8x16xf32> loc(#at4)
    %377 = stablehlo.multiply %373, %221 : tensor<8x8x1xf32> loc(#at4)
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %379 = stablehlo.divide %377, %378 : tensor<8x8x1xf32> loc(#at4)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %380 = stablehlo.reduce(%379 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %382 = stablehlo.multiply %210, %381 : tensor<8x8x16xf32> loc(#at4)
    %383 = stablehlo.add %376, %382 : tensor<8x8x16xf32> loc(#at4)
    %384 = stablehlo.multiply %381, %210 : tensor<8x8x16xf32> loc(#at4)
    %385 = stablehlo.add %383, %384 : tensor<8x8x16xf32> loc(#at4)
    %386 = sdy.sharding_constraint %385 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %387 = stablehlo.dot_general %386, %207, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %388 = stablehlo.transpose %387, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %389 = stablehlo.dot_general %386, %137, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %390 = stablehlo.transpose %389, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %391 = stablehlo.dot_general %390, %160, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %392 = stablehlo.dot_general %390, %202, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %393 = stablehlo.transpose %392, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %394 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %395 = stablehlo.multiply %391, %394 : tensor<8x4x8x8xf32> loc(#at0)
    %396 = stablehlo.multiply %395, %198 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %397 = stablehlo.reduce(%396 init: %cst_86) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %398 = stablehlo.reshape %397 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %399 = stablehlo.negate %398 : tensor<8x4x8x1xf32> loc(#at0)
    %400 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %401 = stablehlo.divide %391, %400 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %402 = stablehlo.reduce(%399 init: %cst_87) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %404 = stablehlo.add %401, %403 : tensor<8x4x8x8xf32> loc(#at0)
    %405 = stablehlo.multiply %404, %198 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_88 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %407 = stablehlo.multiply %405, %406 : tensor<8x4x8x8xf32> loc(#at0)
    %408 = stablehlo.dot_general %407, %158, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %409 = stablehlo.transpose %408, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %410 = stablehlo.dot_general %407, %159, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %411 = stablehlo.transpose %410, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %412 = stablehlo.dot_general %393, %157, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %413 = stablehlo.transpose %412, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %414 = stablehlo.dot_general %393, %141, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %415 = stablehlo.dot_general %409, %157, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %416 = stablehlo.transpose %415, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %417 = stablehlo.dot_general %409, %135, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %418 = stablehlo.add %414, %417 : tensor<8x8x16xf32> loc(#at0)
    %419 = stablehlo.dot_general %411, %157, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %420 = stablehlo.transpose %419, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %421 = stablehlo.dot_general %411, %139, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %422 = stablehlo.add %418, %421 : tensor<8x8x16xf32> loc(#at0)
    %423 = stablehlo.multiply %154, %422 : tensor<8x8x16xf32> loc(#at4)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %424 = stablehlo.reduce(%423 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %425 = stablehlo.reshape %424 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %426 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %427 = stablehlo.multiply %422, %426 : tensor<8x8x16xf32> loc(#at4)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %428 = stablehlo.reduce(%425 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %429 = stablehlo.multiply %125, %427 : tensor<8x8x16xf32> loc(#at4)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %430 = stablehlo.reduce(%429 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %431 = stablehlo.reshape %430 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %432 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %433 = stablehlo.multiply %427, %432 : tensor<8x8x16xf32> loc(#at4)
    %434 = stablehlo.add %386, %433 : tensor<8x8x16xf32> loc(#at4)
    %435 = stablehlo.multiply %431, %152 : tensor<8x8x1xf32> loc(#at4)
    %cst_92 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %437 = stablehlo.divide %435, %436 : tensor<8x8x1xf32> loc(#at4)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %438 = stablehlo.reduce(%437 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %440 = stablehlo.multiply %125, %439 : tensor<8x8x16xf32> loc(#at4)
    %441 = stablehlo.add %434, %440 : tensor<8x8x16xf32> loc(#at4)
    %442 = stablehlo.multiply %439, %125 : tensor<8x8x16xf32> loc(#at4)
    %443 = stablehlo.add %441, %442 : tensor<8x8x16xf32> loc(#at4)
    %444 = stablehlo.broadcast_in_dim %413, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.pad %444, %cst_94, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %446 = stablehlo.broadcast_in_dim %420, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.pad %446, %cst_95, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %448 = stablehlo.broadcast_in_dim %388, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.pad %448, %cst_96, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8x16xf32>
    %450 = stablehlo.broadcast_in_dim %416, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.pad %450, %cst_97, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %452 = stablehlo.broadcast_in_dim %363, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.pad %452, %cst_98, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<2x16x32xf32>
    %454 = stablehlo.broadcast_in_dim %346, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.pad %454, %cst_99, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x32x16xf32>, tensor<f32>) -> tensor<2x32x16xf32>
    %456 = stablehlo.broadcast_in_dim %370, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.pad %456, %cst_100, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %458 = stablehlo.broadcast_in_dim %428, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.pad %458, %cst_101, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %460 = sdy.sharding_constraint %443 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %461 = stablehlo.dot_general %460, %122, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at2)
    %462 = stablehlo.transpose %461, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at2)
    %463 = stablehlo.dot_general %460, %8, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at2)
    %464 = stablehlo.multiply %104, %463 : tensor<8x8x32xf32> loc(#at2)
    %465 = stablehlo.multiply %463, %121 : tensor<8x8x32xf32> loc(#at2)
    %cst_102 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %467 = stablehlo.multiply %466, %464 : tensor<8x8x32xf32> loc(#at2)
    %468 = stablehlo.multiply %467, %117 : tensor<8x8x32xf32> loc(#at2)
    %469 = stablehlo.multiply %468, %115 : tensor<8x8x32xf32> loc(#at2)
    %470 = stablehlo.add %468, %469 : tensor<8x8x32xf32> loc(#at2)
    %cst_103 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %472 = stablehlo.multiply %471, %470 : tensor<8x8x32xf32> loc(#at2)
    %473 = stablehlo.add %465, %472 : tensor<8x8x32xf32> loc(#at2)
    %cst_104 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x8x32xf32> loc(#at2)
    %475 = stablehlo.multiply %474, %472 : tensor<8x8x32xf32> loc(#at2)
    %476 = stablehlo.multiply %475, %109 : tensor<8x8x32xf32> loc(#at2)
    %477 = stablehlo.add %473, %476 : tensor<8x8x32xf32> loc(#at2)
    %478 = stablehlo.dot_general %477, %103, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %479 = stablehlo.transpose %478, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at2)
    %480 = stablehlo.dot_general %477, %10, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at2)
    %481 = stablehlo.multiply %100, %480 : tensor<8x8x16xf32> loc(#at4)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %482 = stablehlo.reduce(%481 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %483 = stablehlo.reshape %482 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %484 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %485 = stablehlo.multiply %480, %484 : tensor<8x8x16xf32> loc(#at4)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %486 = stablehlo.reduce(%483 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %487 = stablehlo.multiply %87, %485 : tensor<8x8x16xf32> loc(#at4)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %488 = stablehlo.reduce(%487 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %489 = stablehlo.reshape %488 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %490 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %491 = stablehlo.multiply %485, %490 : tensor<8x8x16xf32> loc(#at4)
    %492 = stablehlo.add %460, %491 : tensor<8x8x16xf32> loc(#at4)
    %493 = stablehlo.multiply %489, %98 : tensor<8x8x1xf32> loc(#at4)
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %495 = stablehlo.divide %493, %494 : tensor<8x8x1xf32> loc(#at4)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %496 = stablehlo.reduce(%495 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %498 = stablehlo.multiply %87, %497 : tensor<8x8x16xf32> loc(#at4)
    %499 = stablehlo.add %492, %498 : tensor<8x8x16xf32> loc(#at4)
    %500 = stablehlo.multiply %497, %87 : tensor<8x8x16xf32> loc(#at4)
    %501 = stablehlo.add %499, %500 : tensor<8x8x16xf32> loc(#at4)
    %502 = sdy.sharding_constraint %501 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32>
    %503 = stablehlo.dot_general %502, %84, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %504 = stablehlo.transpose %503, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %505 = stablehlo.dot_general %502, %14, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %506 = stablehlo.transpose %505, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %507 = stablehlo.dot_general %506, %37, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %508 = stablehlo.dot_general %506, %79, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %509 = stablehlo.transpose %508, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %510 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %511 = stablehlo.multiply %507, %510 : tensor<8x4x8x8xf32> loc(#at0)
    %512 = stablehlo.multiply %511, %75 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %513 = stablehlo.reduce(%512 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %514 = stablehlo.reshape %513 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at0)
    %515 = stablehlo.negate %514 : tensor<8x4x8x1xf32> loc(#at0)
    %516 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %517 = stablehlo.divide %507, %516 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %518 = stablehlo.reduce(%515 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at0)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %520 = stablehlo.add %517, %519 : tensor<8x4x8x8xf32> loc(#at0)
    %521 = stablehlo.multiply %520, %75 : tensor<8x4x8x8xf32> loc(#at0)
    %cst_112 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %523 = stablehlo.multiply %521, %522 : tensor<8x4x8x8xf32> loc(#at0)
    %524 = stablehlo.dot_general %523, %35, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %525 = stablehlo.transpose %524, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %526 = stablehlo.dot_general %523, %36, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at0)
    %527 = stablehlo.transpose %526, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %528 = stablehlo.dot_general %509, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %529 = stablehlo.transpose %528, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %530 = stablehlo.dot_general %509, %18, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %531 = stablehlo.dot_general %525, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %532 = stablehlo.transpose %531, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %533 = stablehlo.dot_general %525, %12, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %534 = stablehlo.add %530, %533 : tensor<8x8x16xf32> loc(#at0)
    %535 = stablehlo.dot_general %527, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %536 = stablehlo.transpose %535, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %537 = stablehlo.dot_general %527, %16, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %538 = stablehlo.add %534, %537 : tensor<8x8x16xf32> loc(#at0)
    %539 = stablehlo.multiply %31, %538 : tensor<8x8x16xf32> loc(#at4)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %540 = stablehlo.reduce(%539 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %541 = stablehlo.reshape %540 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at4)
    %542 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %543 = stablehlo.multiply %538, %542 : tensor<8x8x16xf32> loc(#at4)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %544 = stablehlo.reduce(%541 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at4)
    %545 = stablehlo.multiply %2, %543 : tensor<8x8x16xf32> loc(#at4)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %546 = stablehlo.reduce(%545 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %547 = stablehlo.reshape %546 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %548 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %549 = stablehlo.multiply %543, %548 : tensor<8x8x16xf32> loc(#at4)
    %550 = stablehlo.add %502, %549 : tensor<8x8x16xf32> loc(#at4)
    %551 = stablehlo.multiply %547, %29 : tensor<8x8x1xf32> loc(#at4)
    %cst_116 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at4)
    %553 = stablehlo.divide %551, %552 : tensor<8x8x1xf32> loc(#at4)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %554 = stablehlo.reduce(%553 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %556 = stablehlo.multiply %2, %555 : tensor<8x8x16xf32> loc(#at4)
    %557 = stablehlo.add %550, %556 : tensor<8x8x16xf32> loc(#at4)
    %558 = stablehlo.multiply %555, %2 : tensor<8x8x16xf32> loc(#at4)
    %559 = stablehlo.add %557, %558 : tensor<8x8x16xf32> loc(#at4)
    %560 = stablehlo.broadcast_in_dim %529, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.pad %560, %cst_118, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %562 = stablehlo.add %445, %561 : tensor<2x16x4x8xf32>
    %563 = stablehlo.broadcast_in_dim %536, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.pad %563, %cst_119, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %565 = stablehlo.add %447, %564 : tensor<2x16x4x8xf32>
    %566 = stablehlo.broadcast_in_dim %504, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.pad %566, %cst_120, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x8x16xf32>, tensor<f32>) -> tensor<2x4x8x16xf32>
    %568 = stablehlo.add %449, %567 : tensor<2x4x8x16xf32>
    %569 = stablehlo.broadcast_in_dim %532, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.pad %569, %cst_121, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x4x8xf32>, tensor<f32>) -> tensor<2x16x4x8xf32>
    %571 = stablehlo.add %451, %570 : tensor<2x16x4x8xf32>
    %572 = stablehlo.broadcast_in_dim %479, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.pad %572, %cst_122, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<2x16x32xf32>
    %574 = stablehlo.add %453, %573 : tensor<2x16x32xf32>
    %575 = stablehlo.broadcast_in_dim %462, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.pad %575, %cst_123, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x32x16xf32>, tensor<f32>) -> tensor<2x32x16xf32>
    %577 = stablehlo.add %455, %576 : tensor<2x32x16xf32>
    %578 = stablehlo.broadcast_in_dim %486, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.pad %578, %cst_124, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %580 = stablehlo.add %457, %579 : tensor<2x16xf32>
    %581 = stablehlo.broadcast_in_dim %544, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.pad %581, %cst_125, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<2x16xf32>
    %583 = stablehlo.add %459, %582 : tensor<2x16xf32>
    %584 = sdy.sharding_constraint %559 <@mesh, [{"x"}, {}, {"y"}]> : tensor<8x8x16xf32> loc(#at1)
    %585 = stablehlo.dot_general %584, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %586 = stablehlo.transpose %585, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %587 = stablehlo.add %arg11, %cst_126 : tensor<f32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %589 = stablehlo.multiply %588, %arg12 : tensor<32x16xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %591 = stablehlo.multiply %590, %586 : tensor<32x16xf32> loc(#at5)
    %592 = stablehlo.add %589, %591 : tensor<32x16xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %594 = stablehlo.multiply %593, %arg23 : tensor<32x16xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %596 = stablehlo.multiply %595, %586 : tensor<32x16xf32> loc(#at5)
    %597 = stablehlo.multiply %596, %586 : tensor<32x16xf32> loc(#at5)
    %598 = stablehlo.add %594, %597 : tensor<32x16xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %599 = stablehlo.power %cst_131, %587 : tensor<f32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %600 = stablehlo.subtract %cst_132, %599 : tensor<f32> loc(#at5)
    %601 = stablehlo.broadcast_in_dim %600, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %602 = stablehlo.divide %592, %601 : tensor<32x16xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %604 = stablehlo.multiply %603, %602 : tensor<32x16xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %605 = stablehlo.power %cst_134, %587 : tensor<f32> loc(#at5)
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %606 = stablehlo.subtract %cst_135, %605 : tensor<f32> loc(#at5)
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %608 = stablehlo.divide %598, %607 : tensor<32x16xf32> loc(#at5)
    %609 = stablehlo.sqrt %608 : tensor<32x16xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at5)
    %611 = stablehlo.add %609, %610 : tensor<32x16xf32> loc(#at5)
    %612 = stablehlo.divide %604, %611 : tensor<32x16xf32> loc(#at5)
    %613 = stablehlo.subtract %arg0, %612 : tensor<32x16xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %615 = stablehlo.multiply %614, %arg13 : tensor<16xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %617 = stablehlo.multiply %616, %329 : tensor<16xf32> loc(#at5)
    %618 = stablehlo.add %615, %617 : tensor<16xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %620 = stablehlo.multiply %619, %arg24 : tensor<16xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %622 = stablehlo.multiply %621, %329 : tensor<16xf32> loc(#at5)
    %623 = stablehlo.multiply %622, %329 : tensor<16xf32> loc(#at5)
    %624 = stablehlo.add %620, %623 : tensor<16xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %625 = stablehlo.power %cst_141, %587 : tensor<f32> loc(#at5)
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %626 = stablehlo.subtract %cst_142, %625 : tensor<f32> loc(#at5)
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %628 = stablehlo.divide %618, %627 : tensor<16xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %630 = stablehlo.multiply %629, %628 : tensor<16xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %631 = stablehlo.power %cst_144, %587 : tensor<f32> loc(#at5)
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %632 = stablehlo.subtract %cst_145, %631 : tensor<f32> loc(#at5)
    %633 = stablehlo.broadcast_in_dim %632, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %634 = stablehlo.divide %624, %633 : tensor<16xf32> loc(#at5)
    %635 = stablehlo.sqrt %634 : tensor<16xf32> loc(#at5)
    %cst_146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at5)
    %637 = stablehlo.add %635, %636 : tensor<16xf32> loc(#at5)
    %638 = stablehlo.divide %630, %637 : tensor<16xf32> loc(#at5)
    %639 = stablehlo.subtract %arg1, %638 : tensor<16xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %641 = stablehlo.multiply %640, %arg14 : tensor<2x16xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %643 = stablehlo.multiply %642, %583 : tensor<2x16xf32> loc(#at5)
    %644 = stablehlo.add %641, %643 : tensor<2x16xf32> loc(#at5)
    %cst_149 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %646 = stablehlo.multiply %645, %arg25 : tensor<2x16xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %648 = stablehlo.multiply %647, %583 : tensor<2x16xf32> loc(#at5)
    %649 = stablehlo.multiply %648, %583 : tensor<2x16xf32> loc(#at5)
    %650 = stablehlo.add %646, %649 : tensor<2x16xf32> loc(#at5)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %651 = stablehlo.power %cst_151, %587 : tensor<f32> loc(#at5)
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %652 = stablehlo.subtract %cst_152, %651 : tensor<f32> loc(#at5)
    %653 = stablehlo.broadcast_in_dim %652, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %654 = stablehlo.divide %644, %653 : tensor<2x16xf32> loc(#at5)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %656 = stablehlo.multiply %655, %654 : tensor<2x16xf32> loc(#at5)
    %cst_154 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %657 = stablehlo.power %cst_154, %587 : tensor<f32> loc(#at5)
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %658 = stablehlo.subtract %cst_155, %657 : tensor<f32> loc(#at5)
    %659 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %660 = stablehlo.divide %650, %659 : tensor<2x16xf32> loc(#at5)
    %661 = stablehlo.sqrt %660 : tensor<2x16xf32> loc(#at5)
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %663 = stablehlo.add %661, %662 : tensor<2x16xf32> loc(#at5)
    %664 = stablehlo.divide %656, %663 : tensor<2x16xf32> loc(#at5)
    %665 = stablehlo.subtract %arg2, %664 : tensor<2x16xf32> loc(#at5)
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %667 = stablehlo.multiply %666, %arg15 : tensor<2x16xf32> loc(#at5)
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %669 = stablehlo.multiply %668, %580 : tensor<2x16xf32> loc(#at5)
    %670 = stablehlo.add %667, %669 : tensor<2x16xf32> loc(#at5)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %672 = stablehlo.multiply %671, %arg26 : tensor<2x16xf32> loc(#at5)
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %674 = stablehlo.multiply %673, %580 : tensor<2x16xf32> loc(#at5)
    %675 = stablehlo.multiply %674, %580 : tensor<2x16xf32> loc(#at5)
    %676 = stablehlo.add %672, %675 : tensor<2x16xf32> loc(#at5)
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %677 = stablehlo.power %cst_161, %587 : tensor<f32> loc(#at5)
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %678 = stablehlo.subtract %cst_162, %677 : tensor<f32> loc(#at5)
    %679 = stablehlo.broadcast_in_dim %678, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %680 = stablehlo.divide %670, %679 : tensor<2x16xf32> loc(#at5)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %682 = stablehlo.multiply %681, %680 : tensor<2x16xf32> loc(#at5)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %683 = stablehlo.power %cst_164, %587 : tensor<f32> loc(#at5)
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %684 = stablehlo.subtract %cst_165, %683 : tensor<f32> loc(#at5)
    %685 = stablehlo.broadcast_in_dim %684, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %686 = stablehlo.divide %676, %685 : tensor<2x16xf32> loc(#at5)
    %687 = stablehlo.sqrt %686 : tensor<2x16xf32> loc(#at5)
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at5)
    %689 = stablehlo.add %687, %688 : tensor<2x16xf32> loc(#at5)
    %690 = stablehlo.divide %682, %689 : tensor<2x16xf32> loc(#at5)
    %691 = stablehlo.subtract %arg3, %690 : tensor<2x16xf32> loc(#at5)
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %693 = stablehlo.multiply %692, %arg16 : tensor<16x32xf32> loc(#at5)
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %695 = stablehlo.multiply %694, %322 : tensor<16x32xf32> loc(#at5)
    %696 = stablehlo.add %693, %695 : tensor<16x32xf32> loc(#at5)
    %cst_169 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %698 = stablehlo.multiply %697, %arg27 : tensor<16x32xf32> loc(#at5)
    %cst_170 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %700 = stablehlo.multiply %699, %322 : tensor<16x32xf32> loc(#at5)
    %701 = stablehlo.multiply %700, %322 : tensor<16x32xf32> loc(#at5)
    %702 = stablehlo.add %698, %701 : tensor<16x32xf32> loc(#at5)
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %703 = stablehlo.power %cst_171, %587 : tensor<f32> loc(#at5)
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %704 = stablehlo.subtract %cst_172, %703 : tensor<f32> loc(#at5)
    %705 = stablehlo.broadcast_in_dim %704, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %706 = stablehlo.divide %696, %705 : tensor<16x32xf32> loc(#at5)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %708 = stablehlo.multiply %707, %706 : tensor<16x32xf32> loc(#at5)
    %cst_174 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %709 = stablehlo.power %cst_174, %587 : tensor<f32> loc(#at5)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %710 = stablehlo.subtract %cst_175, %709 : tensor<f32> loc(#at5)
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %712 = stablehlo.divide %702, %711 : tensor<16x32xf32> loc(#at5)
    %713 = stablehlo.sqrt %712 : tensor<16x32xf32> loc(#at5)
    %cst_176 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at5)
    %715 = stablehlo.add %713, %714 : tensor<16x32xf32> loc(#at5)
    %716 = stablehlo.divide %708, %715 : tensor<16x32xf32> loc(#at5)
    %717 = stablehlo.subtract %arg4, %716 : tensor<16x32xf32> loc(#at5)
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %719 = stablehlo.multiply %718, %arg17 : tensor<2x32x16xf32> loc(#at5)
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %721 = stablehlo.multiply %720, %577 : tensor<2x32x16xf32> loc(#at5)
    %722 = stablehlo.add %719, %721 : tensor<2x32x16xf32> loc(#at5)
    %cst_179 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %724 = stablehlo.multiply %723, %arg28 : tensor<2x32x16xf32> loc(#at5)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %726 = stablehlo.multiply %725, %577 : tensor<2x32x16xf32> loc(#at5)
    %727 = stablehlo.multiply %726, %577 : tensor<2x32x16xf32> loc(#at5)
    %728 = stablehlo.add %724, %727 : tensor<2x32x16xf32> loc(#at5)
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %729 = stablehlo.power %cst_181, %587 : tensor<f32> loc(#at5)
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %730 = stablehlo.subtract %cst_182, %729 : tensor<f32> loc(#at5)
    %731 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %732 = stablehlo.divide %722, %731 : tensor<2x32x16xf32> loc(#at5)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %734 = stablehlo.multiply %733, %732 : tensor<2x32x16xf32> loc(#at5)
    %cst_184 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %735 = stablehlo.power %cst_184, %587 : tensor<f32> loc(#at5)
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %736 = stablehlo.subtract %cst_185, %735 : tensor<f32> loc(#at5)
    %737 = stablehlo.broadcast_in_dim %736, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %738 = stablehlo.divide %728, %737 : tensor<2x32x16xf32> loc(#at5)
    %739 = stablehlo.sqrt %738 : tensor<2x32x16xf32> loc(#at5)
    %cst_186 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at5)
    %741 = stablehlo.add %739, %740 : tensor<2x32x16xf32> loc(#at5)
    %742 = stablehlo.divide %734, %741 : tensor<2x32x16xf32> loc(#at5)
    %743 = stablehlo.subtract %arg5, %742 : tensor<2x32x16xf32> loc(#at5)
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %745 = stablehlo.multiply %744, %arg18 : tensor<2x16x32xf32> loc(#at5)
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %747 = stablehlo.multiply %746, %574 : tensor<2x16x32xf32> loc(#at5)
    %748 = stablehlo.add %745, %747 : tensor<2x16x32xf32> loc(#at5)
    %cst_189 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %750 = stablehlo.multiply %749, %arg29 : tensor<2x16x32xf32> loc(#at5)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %752 = stablehlo.multiply %751, %574 : tensor<2x16x32xf32> loc(#at5)
    %753 = stablehlo.multiply %752, %574 : tensor<2x16x32xf32> loc(#at5)
    %754 = stablehlo.add %750, %753 : tensor<2x16x32xf32> loc(#at5)
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %755 = stablehlo.power %cst_191, %587 : tensor<f32> loc(#at5)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %756 = stablehlo.subtract %cst_192, %755 : tensor<f32> loc(#at5)
    %757 = stablehlo.broadcast_in_dim %756, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %758 = stablehlo.divide %748, %757 : tensor<2x16x32xf32> loc(#at5)
    %cst_193 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %760 = stablehlo.multiply %759, %758 : tensor<2x16x32xf32> loc(#at5)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %761 = stablehlo.power %cst_194, %587 : tensor<f32> loc(#at5)
    %cst_195 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %762 = stablehlo.subtract %cst_195, %761 : tensor<f32> loc(#at5)
    %763 = stablehlo.broadcast_in_dim %762, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %764 = stablehlo.divide %754, %763 : tensor<2x16x32xf32> loc(#at5)
    %765 = stablehlo.sqrt %764 : tensor<2x16x32xf32> loc(#at5)
    %cst_196 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at5)
    %767 = stablehlo.add %765, %766 : tensor<2x16x32xf32> loc(#at5)
    %768 = stablehlo.divide %760, %767 : tensor<2x16x32xf32> loc(#at5)
    %769 = stablehlo.subtract %arg6, %768 : tensor<2x16x32xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %771 = stablehlo.multiply %770, %arg19 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %773 = stablehlo.multiply %772, %571 : tensor<2x16x4x8xf32> loc(#at5)
    %774 = stablehlo.add %771, %773 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %776 = stablehlo.multiply %775, %arg30 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_200 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %778 = stablehlo.multiply %777, %571 : tensor<2x16x4x8xf32> loc(#at5)
    %779 = stablehlo.multiply %778, %571 : tensor<2x16x4x8xf32> loc(#at5)
    %780 = stablehlo.add %776, %779 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %781 = stablehlo.power %cst_201, %587 : tensor<f32> loc(#at5)
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %782 = stablehlo.subtract %cst_202, %781 : tensor<f32> loc(#at5)
    %783 = stablehlo.broadcast_in_dim %782, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %784 = stablehlo.divide %774, %783 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %786 = stablehlo.multiply %785, %784 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %787 = stablehlo.power %cst_204, %587 : tensor<f32> loc(#at5)
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %788 = stablehlo.subtract %cst_205, %787 : tensor<f32> loc(#at5)
    %789 = stablehlo.broadcast_in_dim %788, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %790 = stablehlo.divide %780, %789 : tensor<2x16x4x8xf32> loc(#at5)
    %791 = stablehlo.sqrt %790 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %793 = stablehlo.add %791, %792 : tensor<2x16x4x8xf32> loc(#at5)
    %794 = stablehlo.divide %786, %793 : tensor<2x16x4x8xf32> loc(#at5)
    %795 = stablehlo.subtract %arg7, %794 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %797 = stablehlo.multiply %796, %arg20 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %799 = stablehlo.multiply %798, %568 : tensor<2x4x8x16xf32> loc(#at5)
    %800 = stablehlo.add %797, %799 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %802 = stablehlo.multiply %801, %arg31 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %804 = stablehlo.multiply %803, %568 : tensor<2x4x8x16xf32> loc(#at5)
    %805 = stablehlo.multiply %804, %568 : tensor<2x4x8x16xf32> loc(#at5)
    %806 = stablehlo.add %802, %805 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %807 = stablehlo.power %cst_211, %587 : tensor<f32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %808 = stablehlo.subtract %cst_212, %807 : tensor<f32> loc(#at5)
    %809 = stablehlo.broadcast_in_dim %808, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %810 = stablehlo.divide %800, %809 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %812 = stablehlo.multiply %811, %810 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %813 = stablehlo.power %cst_214, %587 : tensor<f32> loc(#at5)
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %814 = stablehlo.subtract %cst_215, %813 : tensor<f32> loc(#at5)
    %815 = stablehlo.broadcast_in_dim %814, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %816 = stablehlo.divide %806, %815 : tensor<2x4x8x16xf32> loc(#at5)
    %817 = stablehlo.sqrt %816 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at5)
    %819 = stablehlo.add %817, %818 : tensor<2x4x8x16xf32> loc(#at5)
    %820 = stablehlo.divide %812, %819 : tensor<2x4x8x16xf32> loc(#at5)
    %821 = stablehlo.subtract %arg8, %820 : tensor<2x4x8x16xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %823 = stablehlo.multiply %822, %arg21 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %825 = stablehlo.multiply %824, %565 : tensor<2x16x4x8xf32> loc(#at5)
    %826 = stablehlo.add %823, %825 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %828 = stablehlo.multiply %827, %arg32 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %830 = stablehlo.multiply %829, %565 : tensor<2x16x4x8xf32> loc(#at5)
    %831 = stablehlo.multiply %830, %565 : tensor<2x16x4x8xf32> loc(#at5)
    %832 = stablehlo.add %828, %831 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %833 = stablehlo.power %cst_221, %587 : tensor<f32> loc(#at5)
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %834 = stablehlo.subtract %cst_222, %833 : tensor<f32> loc(#at5)
    %835 = stablehlo.broadcast_in_dim %834, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %836 = stablehlo.divide %826, %835 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_223 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %838 = stablehlo.multiply %837, %836 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_224 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %839 = stablehlo.power %cst_224, %587 : tensor<f32> loc(#at5)
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %840 = stablehlo.subtract %cst_225, %839 : tensor<f32> loc(#at5)
    %841 = stablehlo.broadcast_in_dim %840, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %842 = stablehlo.divide %832, %841 : tensor<2x16x4x8xf32> loc(#at5)
    %843 = stablehlo.sqrt %842 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_226 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %845 = stablehlo.add %843, %844 : tensor<2x16x4x8xf32> loc(#at5)
    %846 = stablehlo.divide %838, %845 : tensor<2x16x4x8xf32> loc(#at5)
    %847 = stablehlo.subtract %arg9, %846 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %849 = stablehlo.multiply %848, %arg22 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %851 = stablehlo.multiply %850, %562 : tensor<2x16x4x8xf32> loc(#at5)
    %852 = stablehlo.add %849, %851 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_229 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %854 = stablehlo.multiply %853, %arg33 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %856 = stablehlo.multiply %855, %562 : tensor<2x16x4x8xf32> loc(#at5)
    %857 = stablehlo.multiply %856, %562 : tensor<2x16x4x8xf32> loc(#at5)
    %858 = stablehlo.add %854, %857 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %859 = stablehlo.power %cst_231, %587 : tensor<f32> loc(#at5)
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %860 = stablehlo.subtract %cst_232, %859 : tensor<f32> loc(#at5)
    %861 = stablehlo.broadcast_in_dim %860, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %862 = stablehlo.divide %852, %861 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_233 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %864 = stablehlo.multiply %863, %862 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_234 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %865 = stablehlo.power %cst_234, %587 : tensor<f32> loc(#at5)
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %866 = stablehlo.subtract %cst_235, %865 : tensor<f32> loc(#at5)
    %867 = stablehlo.broadcast_in_dim %866, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %868 = stablehlo.divide %858, %867 : tensor<2x16x4x8xf32> loc(#at5)
    %869 = stablehlo.sqrt %868 : tensor<2x16x4x8xf32> loc(#at5)
    %cst_236 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at5)
    %871 = stablehlo.add %869, %870 : tensor<2x16x4x8xf32> loc(#at5)
    %872 = stablehlo.divide %864, %871 : tensor<2x16x4x8xf32> loc(#at5)
    %873 = stablehlo.subtract %arg10, %872 : tensor<2x16x4x8xf32> loc(#at5)
    return %613, %639, %665, %691, %717, %743, %769, %795, %821, %847, %873, %587, %592, %618, %644, %670, %696, %722, %748, %774, %800, %826, %852, %598, %624, %650, %676, %702, %728, %754, %780, %806, %832, %858, %305 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>
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
  func.func private @_one_hot_0(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("logits")
#at4 = loc("norm")
#at5 = loc("optimizer")

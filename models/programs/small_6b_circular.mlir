module @jit_small_6b_circular attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=8, "data"=8]> {stablehlo.mesh = {axes = [{name = "stage", size = 8 : i64}, {name = "data", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<8x4x1x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<8x4x1x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<8x4x1x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<8x4x1x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<8x4x1x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<8x4x1x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<8x4x1x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<8x4x1x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<8x4x1x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<8x4x1x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['ln1']"), %arg25: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<8x4x1x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<8x4x1x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<8x4x1x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg34: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<8x4x1x4096xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x4x1x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x1x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x1x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x4x1x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x4x1x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x4x1x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x1x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x1x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x1x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg34) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<256x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %4 = stablehlo.reshape %3 : (tensor<256x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{}, {"data"}, {}, {}]> : tensor<16x16x1024x4096xbf16>
    %6 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x16x16x1024x4096xbf16>
    %13 = sdy.sharding_constraint %12 <@mesh, [{"stage"}, {}, {"data"}, {}, {}]> : tensor<8x16x16x1024x4096xbf16>
    %14 = stablehlo.iota dim = 0 : tensor<71xi32>
    %c_1 = stablehlo.constant dense<16> : tensor<i32>
    %15:2 = call @remainder(%c_1) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%5) : (tensor<16x16x1024x4096xbf16>) -> ()
    call @dynamic_index_in_dim_0() : () -> ()
    call @_where_1() : () -> ()
    %16 = call @_where_2(%9) : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    %17 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %18:2 = call @floor_divide(%c_2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %19:2 = call @clip(%c_3, %c_4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %20:2 = call @dynamic_index_in_dim_4(%arg2) : (tensor<8x4x1x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>)
    %21:2 = call @dynamic_index_in_dim_4(%arg3) : (tensor<8x4x1x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>)
    %22:3 = call @dynamic_index_in_dim_5(%arg5) : (tensor<8x4x1x16384x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %23:3 = call @dynamic_index_in_dim_6(%arg6) : (tensor<8x4x1x4096x16384xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %24:4 = call @dynamic_index_in_dim_7(%arg7) : (tensor<8x4x1x4096x32x128xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %25:4 = call @dynamic_index_in_dim_8(%arg8) : (tensor<8x4x1x32x128x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %26:4 = call @dynamic_index_in_dim_7(%arg9) : (tensor<8x4x1x4096x32x128xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %27:4 = call @dynamic_index_in_dim_7(%arg10) : (tensor<8x4x1x4096x32x128xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %28 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %30 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %34 = stablehlo.compare GE, %32, %33, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst_5 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %35:2 = call @_where_9(%34, %cst_5) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) loc(#at0)
    call @_where_10(%35#0, %35#1) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) -> () loc(#at0)
    call @_roll_static() : () -> () loc(#at11)
    %c_6 = stablehlo.constant dense<16> : tensor<i32>
    %36:2 = call @remainder(%c_6) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_update_index_in_dim() : () -> ()
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<71x16x1024x4096xbf16>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<71xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<71x8x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<71x8x3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<71x8x4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<71x8x4xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<71x8x5xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<71x8x5xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<71x8x5xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<71x8x5xi32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<71x1x8x16384x4096xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096x16384xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096x32x128xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<71x1x8x32x128x4096xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096x32x128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<71x1x8x4096x32x128xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %57 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<71x1x8x16x1024x4096xbf16>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %59:73 = stablehlo.while(%iterArg = %14, %iterArg_246 = %35#0, %iterArg_247 = %35#1, %iterArg_248 = %15#0, %iterArg_249 = %15#1, %iterArg_250 = %5, %iterArg_251 = %16, %iterArg_252 = %17, %iterArg_253 = %18#0, %iterArg_254 = %18#1, %iterArg_255 = %19#0, %iterArg_256 = %19#1, %iterArg_257 = %arg2, %iterArg_258 = %20#0, %iterArg_259 = %20#1, %iterArg_260 = %arg3, %iterArg_261 = %21#0, %iterArg_262 = %21#1, %iterArg_263 = %arg5, %iterArg_264 = %22#0, %iterArg_265 = %22#1, %iterArg_266 = %22#2, %iterArg_267 = %arg6, %iterArg_268 = %23#0, %iterArg_269 = %23#1, %iterArg_270 = %23#2, %iterArg_271 = %arg7, %iterArg_272 = %24#0, %iterArg_273 = %24#1, %iterArg_274 = %24#2, %iterArg_275 = %24#3, %iterArg_276 = %arg8, %iterArg_277 = %25#0, %iterArg_278 = %25#1, %iterArg_279 = %25#2, %iterArg_280 = %25#3, %iterArg_281 = %arg9, %iterArg_282 = %26#0, %iterArg_283 = %26#1, %iterArg_284 = %26#2, %iterArg_285 = %26#3, %iterArg_286 = %arg10, %iterArg_287 = %27#0, %iterArg_288 = %27#1, %iterArg_289 = %27#2, %iterArg_290 = %27#3, %iterArg_291 = %36#0, %iterArg_292 = %36#1, %iterArg_293 = %c_29, %iterArg_294 = %11, %iterArg_295 = %13, %iterArg_296 = %37, %iterArg_297 = %38, %iterArg_298 = %39, %iterArg_299 = %40, %iterArg_300 = %41, %iterArg_301 = %42, %iterArg_302 = %43, %iterArg_303 = %44, %iterArg_304 = %45, %iterArg_305 = %46, %iterArg_306 = %47, %iterArg_307 = %48, %iterArg_308 = %49, %iterArg_309 = %50, %iterArg_310 = %51, %iterArg_311 = %52, %iterArg_312 = %53, %iterArg_313 = %54, %iterArg_314 = %55, %iterArg_315 = %56, %iterArg_316 = %57, %iterArg_317 = %58) : tensor<71xi32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x16384x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x16384xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x3xi32>, tensor<71x8x3xi32>, tensor<71x8x4xi32>, tensor<71x8x4xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x16384x4096xf32>, tensor<71x1x8x4096x16384xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x32x128x4096xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x16x1024x4096xbf16>, tensor<71xi32>
    cond {
      %c_318 = stablehlo.constant dense<71> : tensor<i32>
      %725 = stablehlo.compare LT, %iterArg_293, %c_318, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %725 : tensor<i1>
    } do {
      %725 = func.call @dynamic_index_in_dim_11(%iterArg, %iterArg_293) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %726:24 = func.call @closed_call(%iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_294, %iterArg_295, %725) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x16384x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x16384xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x3xi32>, tensor<8x3xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>)
      %727 = func.call @dynamic_update_index_in_dim_35(%iterArg_296, %726#2, %iterArg_293) : (tensor<71x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>) -> tensor<71x16x1024x4096xbf16>
      %728 = func.call @dynamic_update_index_in_dim_36(%iterArg_297, %726#3, %iterArg_293) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %729 = func.call @dynamic_update_index_in_dim_36(%iterArg_298, %726#4, %iterArg_293) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %730 = func.call @dynamic_update_index_in_dim_37(%iterArg_299, %726#5, %iterArg_293) : (tensor<71xi1>, tensor<i1>, tensor<i32>) -> tensor<71xi1>
      %731 = func.call @dynamic_update_index_in_dim_38(%iterArg_300, %726#6, %iterArg_293) : (tensor<71x8x3xi32>, tensor<8x3xi32>, tensor<i32>) -> tensor<71x8x3xi32>
      %732 = func.call @dynamic_update_index_in_dim_38(%iterArg_301, %726#7, %iterArg_293) : (tensor<71x8x3xi32>, tensor<8x3xi32>, tensor<i32>) -> tensor<71x8x3xi32>
      %733 = func.call @dynamic_update_index_in_dim_39(%iterArg_302, %726#8, %iterArg_293) : (tensor<71x8x4xi32>, tensor<8x4xi32>, tensor<i32>) -> tensor<71x8x4xi32>
      %734 = func.call @dynamic_update_index_in_dim_39(%iterArg_303, %726#9, %iterArg_293) : (tensor<71x8x4xi32>, tensor<8x4xi32>, tensor<i32>) -> tensor<71x8x4xi32>
      %735 = func.call @dynamic_update_index_in_dim_40(%iterArg_304, %726#10, %iterArg_293) : (tensor<71x8x5xi32>, tensor<8x5xi32>, tensor<i32>) -> tensor<71x8x5xi32>
      %736 = func.call @dynamic_update_index_in_dim_40(%iterArg_305, %726#11, %iterArg_293) : (tensor<71x8x5xi32>, tensor<8x5xi32>, tensor<i32>) -> tensor<71x8x5xi32>
      %737 = func.call @dynamic_update_index_in_dim_40(%iterArg_306, %726#12, %iterArg_293) : (tensor<71x8x5xi32>, tensor<8x5xi32>, tensor<i32>) -> tensor<71x8x5xi32>
      %738 = func.call @dynamic_update_index_in_dim_40(%iterArg_307, %726#13, %iterArg_293) : (tensor<71x8x5xi32>, tensor<8x5xi32>, tensor<i32>) -> tensor<71x8x5xi32>
      %739 = func.call @dynamic_update_index_in_dim_41(%iterArg_308, %726#14, %iterArg_293) : (tensor<71x1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>) -> tensor<71x1x8x4096xf32>
      %740 = func.call @dynamic_update_index_in_dim_41(%iterArg_309, %726#15, %iterArg_293) : (tensor<71x1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>) -> tensor<71x1x8x4096xf32>
      %741 = func.call @dynamic_update_index_in_dim_42(%iterArg_310, %726#16, %iterArg_293) : (tensor<71x1x8x16384x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<i32>) -> tensor<71x1x8x16384x4096xf32>
      %742 = func.call @dynamic_update_index_in_dim_43(%iterArg_311, %726#17, %iterArg_293) : (tensor<71x1x8x4096x16384xf32>, tensor<1x8x4096x16384xf32>, tensor<i32>) -> tensor<71x1x8x4096x16384xf32>
      %743 = func.call @dynamic_update_index_in_dim_44(%iterArg_312, %726#18, %iterArg_293) : (tensor<71x1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<71x1x8x4096x32x128xf32>
      %744 = func.call @dynamic_update_index_in_dim_45(%iterArg_313, %726#19, %iterArg_293) : (tensor<71x1x8x32x128x4096xf32>, tensor<1x8x32x128x4096xf32>, tensor<i32>) -> tensor<71x1x8x32x128x4096xf32>
      %745 = func.call @dynamic_update_index_in_dim_44(%iterArg_314, %726#20, %iterArg_293) : (tensor<71x1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<71x1x8x4096x32x128xf32>
      %746 = func.call @dynamic_update_index_in_dim_44(%iterArg_315, %726#21, %iterArg_293) : (tensor<71x1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<71x1x8x4096x32x128xf32>
      %747 = func.call @dynamic_update_index_in_dim_46(%iterArg_316, %726#22, %iterArg_293) : (tensor<71x1x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<71x1x8x16x1024x4096xbf16>
      %748 = func.call @dynamic_update_index_in_dim_36(%iterArg_317, %726#23, %iterArg_293) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %c_318 = stablehlo.constant dense<1> : tensor<i32>
      %749 = stablehlo.add %iterArg_293, %c_318 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %749, %726#0, %726#1, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748 : tensor<71xi32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x16384x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x16384xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x3xi32>, tensor<71x8x3xi32>, tensor<71x8x4xi32>, tensor<71x8x4xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x16384x4096xf32>, tensor<71x1x8x4096x16384xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x32x128x4096xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x16x1024x4096xbf16>, tensor<71xi32>
    }
    %60 = stablehlo.slice %59#51 [55:71, 0:16, 0:1024, 0:4096] : (tensor<71x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %61 = stablehlo.reshape %60 : (tensor<16x16x1024x4096xbf16>) -> tensor<256x1024x4096xbf16>
    %62 = sdy.sharding_constraint %61 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16>
    %63 = stablehlo.convert %62 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at5)
    %64 = stablehlo.multiply %63, %63 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %65 = stablehlo.reduce(%64 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %68 = stablehlo.divide %66, %67 : tensor<256x1024x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %70 = stablehlo.add %68, %69 : tensor<256x1024x1xf32> loc(#at5)
    %71 = stablehlo.rsqrt %70 : tensor<256x1024x1xf32> loc(#at5)
    %72 = stablehlo.divide %71, %70 : tensor<256x1024x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %74 = stablehlo.multiply %73, %72 : tensor<256x1024x1xf32> loc(#at5)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %76 = stablehlo.multiply %63, %75 : tensor<256x1024x4096xf32> loc(#at5)
    %77 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %79 = stablehlo.multiply %76, %78 : tensor<256x1024x4096xf32> loc(#at5)
    %80 = stablehlo.convert %79 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at5)
    %81 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at4)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x32000xbf16> loc(#at4)
    %83 = sdy.sharding_constraint %82 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x32000xbf16> loc(#at4)
    %84 = stablehlo.convert %83 : (tensor<256x1024x32000xbf16>) -> tensor<256x1024x32000xf32> loc(#at4)
    %85 = call @_one_hot_47(%arg33) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %86 = stablehlo.multiply %84, %85 : tensor<256x1024x32000xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %87 = stablehlo.reduce(%86 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %88 = stablehlo.reduce(%84 init: %cst_35) applies stablehlo.maximum across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %89 = stablehlo.reshape %88 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %91 = stablehlo.compare EQ, %84, %90, FLOAT : (tensor<256x1024x32000xf32>, tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xi1> loc(#at4)
    %92 = stablehlo.convert %91 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32> loc(#at4)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %93 = stablehlo.reduce(%92 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %95 = stablehlo.maximum %94, %88 : tensor<256x1024xf32> loc(#at4)
    %96 = stablehlo.compare EQ, %88, %95, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %99 = stablehlo.select %96, %97, %98 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %101 = stablehlo.compare EQ, %100, %95, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %104 = stablehlo.select %101, %102, %103 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %105 = stablehlo.divide %99, %104 : tensor<256x1024xf32> loc(#at4)
    %106 = stablehlo.is_finite %95 : (tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %108 = stablehlo.select %106, %95, %107 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %112 = stablehlo.subtract %84, %111 : tensor<256x1024x32000xf32> loc(#at4)
    %113 = stablehlo.exponential %112 : tensor<256x1024x32000xf32> loc(#at4)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %114 = stablehlo.reduce(%113 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %115 = stablehlo.sign %114 : tensor<256x1024xf32> loc(#at4)
    %116 = stablehlo.abs %114 : tensor<256x1024xf32> loc(#at4)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %118 = stablehlo.compare GE, %114, %117, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %119 = stablehlo.log %116 : tensor<256x1024xf32> loc(#at4)
    %120 = stablehlo.add %119, %108 : tensor<256x1024xf32> loc(#at4)
    %121 = stablehlo.subtract %120, %87 : tensor<256x1024xf32> loc(#at4)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %122 = stablehlo.reduce(%121 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_48 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %123 = stablehlo.divide %122, %cst_48 : tensor<f32> loc(#at4)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %124 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %125 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<8x16x16x1024x4096xbf16>
    %cst_52 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %126 = stablehlo.divide %cst_49, %cst_52 : tensor<f32> loc(#at4)
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %128 = stablehlo.negate %127 : tensor<256x1024xf32> loc(#at4)
    %129 = stablehlo.divide %127, %116 : tensor<256x1024xf32> loc(#at4)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %131 = stablehlo.select %118, %130, %129 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %132 = stablehlo.select %118, %129, %130 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %133 = stablehlo.negate %131 : tensor<256x1024xf32> loc(#at4)
    %134 = stablehlo.add %132, %133 : tensor<256x1024xf32> loc(#at4)
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %136 = stablehlo.multiply %135, %113 : tensor<256x1024x32000xf32> loc(#at4)
    %137 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %138 = stablehlo.multiply %137, %85 : tensor<256x1024x32000xf32> loc(#at4)
    %139 = stablehlo.add %136, %138 : tensor<256x1024x32000xf32> loc(#at4)
    %140 = stablehlo.convert %139 : (tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xbf16> loc(#at4)
    %141 = sdy.sharding_constraint %140 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x32000xbf16> loc(#at4)
    %142 = stablehlo.dot_general %141, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32000xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at4)
    %143 = stablehlo.transpose %142, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at4)
    %144 = stablehlo.dot_general %141, %81, contracting_dims = [2] x [1] : (tensor<256x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %145 = stablehlo.convert %143 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at4)
    %146 = stablehlo.convert %144 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at5)
    %147 = stablehlo.multiply %76, %146 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %148 = stablehlo.reduce(%147 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %149 = stablehlo.reshape %148 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %151 = stablehlo.multiply %146, %150 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %152 = stablehlo.reduce(%149 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %153 = stablehlo.multiply %63, %151 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %154 = stablehlo.reduce(%153 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %155 = stablehlo.reshape %154 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at5)
    %156 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %157 = stablehlo.multiply %151, %156 : tensor<256x1024x4096xf32> loc(#at5)
    %158 = stablehlo.multiply %155, %74 : tensor<256x1024x1xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %160 = stablehlo.divide %158, %159 : tensor<256x1024x1xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %161 = stablehlo.reduce(%160 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x1xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %163 = stablehlo.multiply %63, %162 : tensor<256x1024x4096xf32> loc(#at5)
    %164 = stablehlo.add %157, %163 : tensor<256x1024x4096xf32> loc(#at5)
    %165 = stablehlo.multiply %162, %63 : tensor<256x1024x4096xf32> loc(#at5)
    %166 = stablehlo.add %164, %165 : tensor<256x1024x4096xf32> loc(#at5)
    %167 = stablehlo.convert %166 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at5)
    %168 = sdy.sharding_constraint %167 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16>
    %169 = stablehlo.reshape %168 : (tensor<256x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %170 = stablehlo.pad %169, %cst_59, low = [55, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<16x16x1024x4096xbf16>, tensor<bf16>) -> tensor<71x16x1024x4096xbf16>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %171 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %172 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<8x16x16x1024x4096xbf16>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %173 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<bf16>) -> tensor<16x16x1024x4096xbf16>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384x4096xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x16384xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128x4096xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %182:35 = stablehlo.while(%iterArg = %170, %iterArg_246 = %59#52, %iterArg_247 = %59#53, %iterArg_248 = %59#54, %iterArg_249 = %59#55, %iterArg_250 = %59#56, %iterArg_251 = %59#57, %iterArg_252 = %59#58, %iterArg_253 = %59#59, %iterArg_254 = %59#60, %iterArg_255 = %59#61, %iterArg_256 = %59#62, %iterArg_257 = %59#63, %iterArg_258 = %59#64, %iterArg_259 = %59#65, %iterArg_260 = %59#66, %iterArg_261 = %59#67, %iterArg_262 = %59#68, %iterArg_263 = %59#69, %iterArg_264 = %59#70, %iterArg_265 = %59#71, %iterArg_266 = %59#72, %iterArg_267 = %16, %iterArg_268 = %c_71, %iterArg_269 = %173, %iterArg_270 = %174, %iterArg_271 = %175, %iterArg_272 = %176, %iterArg_273 = %177, %iterArg_274 = %178, %iterArg_275 = %179, %iterArg_276 = %180, %iterArg_277 = %181, %iterArg_278 = %171, %iterArg_279 = %172) : tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x3xi32>, tensor<71x8x3xi32>, tensor<71x8x4xi32>, tensor<71x8x4xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x16384x4096xf32>, tensor<71x1x8x4096x16384xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x32x128x4096xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x16x1024x4096xbf16>, tensor<71xi32>, tensor<8x16x1024x4096xi1>, tensor<i32>, tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>
    cond {
      %c_280 = stablehlo.constant dense<71> : tensor<i32>
      %725 = stablehlo.compare LT, %iterArg_268, %c_280, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %725 : tensor<i1>
    } do {
      %c_280 = stablehlo.constant dense<71> : tensor<i32>
      %725 = stablehlo.subtract %c_280, %iterArg_268 : tensor<i32>
      %c_281 = stablehlo.constant dense<1> : tensor<i32>
      %726 = stablehlo.subtract %725, %c_281 : tensor<i32>
      %727 = func.call @dynamic_index_in_dim_48(%iterArg, %726) : (tensor<71x16x1024x4096xbf16>, tensor<i32>) -> tensor<16x1024x4096xbf16>
      %728 = func.call @dynamic_index_in_dim_11(%iterArg_246, %726) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %729 = func.call @dynamic_index_in_dim_11(%iterArg_247, %726) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %730 = func.call @dynamic_index_in_dim_49(%iterArg_248, %726) : (tensor<71xi1>, tensor<i32>) -> tensor<i1>
      %731 = func.call @dynamic_index_in_dim_50(%iterArg_249, %726) : (tensor<71x8x3xi32>, tensor<i32>) -> tensor<8x3xi32>
      %732 = func.call @dynamic_index_in_dim_50(%iterArg_250, %726) : (tensor<71x8x3xi32>, tensor<i32>) -> tensor<8x3xi32>
      %733 = func.call @dynamic_index_in_dim_51(%iterArg_251, %726) : (tensor<71x8x4xi32>, tensor<i32>) -> tensor<8x4xi32>
      %734 = func.call @dynamic_index_in_dim_51(%iterArg_252, %726) : (tensor<71x8x4xi32>, tensor<i32>) -> tensor<8x4xi32>
      %735 = func.call @dynamic_index_in_dim_52(%iterArg_253, %726) : (tensor<71x8x5xi32>, tensor<i32>) -> tensor<8x5xi32>
      %736 = func.call @dynamic_index_in_dim_52(%iterArg_254, %726) : (tensor<71x8x5xi32>, tensor<i32>) -> tensor<8x5xi32>
      %737 = func.call @dynamic_index_in_dim_52(%iterArg_255, %726) : (tensor<71x8x5xi32>, tensor<i32>) -> tensor<8x5xi32>
      %738 = func.call @dynamic_index_in_dim_52(%iterArg_256, %726) : (tensor<71x8x5xi32>, tensor<i32>) -> tensor<8x5xi32>
      %739 = func.call @dynamic_index_in_dim_53(%iterArg_257, %726) : (tensor<71x1x8x4096xf32>, tensor<i32>) -> tensor<1x8x4096xf32>
      %740 = func.call @dynamic_index_in_dim_53(%iterArg_258, %726) : (tensor<71x1x8x4096xf32>, tensor<i32>) -> tensor<1x8x4096xf32>
      %741 = func.call @dynamic_index_in_dim_54(%iterArg_259, %726) : (tensor<71x1x8x16384x4096xf32>, tensor<i32>) -> tensor<1x8x16384x4096xf32>
      %742 = func.call @dynamic_index_in_dim_55(%iterArg_260, %726) : (tensor<71x1x8x4096x16384xf32>, tensor<i32>) -> tensor<1x8x4096x16384xf32>
      %743 = func.call @dynamic_index_in_dim_56(%iterArg_261, %726) : (tensor<71x1x8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %744 = func.call @dynamic_index_in_dim_57(%iterArg_262, %726) : (tensor<71x1x8x32x128x4096xf32>, tensor<i32>) -> tensor<1x8x32x128x4096xf32>
      %745 = func.call @dynamic_index_in_dim_56(%iterArg_263, %726) : (tensor<71x1x8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %746 = func.call @dynamic_index_in_dim_56(%iterArg_264, %726) : (tensor<71x1x8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %747 = func.call @dynamic_index_in_dim_58(%iterArg_265, %726) : (tensor<71x1x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
      %748 = func.call @dynamic_index_in_dim_11(%iterArg_266, %726) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %749:11 = func.call @closed_call_59(%iterArg_267, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748) : (tensor<8x16x1024x4096xi1>, tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x3xi32>, tensor<8x3xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>) -> (tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>)
      %c_282 = stablehlo.constant dense<1> : tensor<i32>
      %750 = stablehlo.add %iterArg_268, %c_282 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %750, %749#0, %749#1, %749#2, %749#3, %749#4, %749#5, %749#6, %749#7, %749#8, %749#9, %749#10 : tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x3xi32>, tensor<71x8x3xi32>, tensor<71x8x4xi32>, tensor<71x8x4xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x8x5xi32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x4096xf32>, tensor<71x1x8x16384x4096xf32>, tensor<71x1x8x4096x16384xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x32x128x4096xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x4096x32x128xf32>, tensor<71x1x8x16x1024x4096xbf16>, tensor<71xi32>, tensor<8x16x1024x4096xi1>, tensor<i32>, tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>
    }
    %183 = sdy.sharding_constraint %182#24 <@mesh, [{}, {"data"}, {}, {}]> : tensor<16x16x1024x4096xbf16>
    %184 = stablehlo.reshape %183 : (tensor<16x16x1024x4096xbf16>) -> tensor<256x1024x4096xbf16>
    %185 = sdy.sharding_constraint %184 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %186 = stablehlo.dot_general %185, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x4096xbf16>, tensor<256x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %187 = stablehlo.transpose %186, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %188 = stablehlo.convert %187 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %189 = stablehlo.multiply %188, %188 : tensor<32000x4096xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at6)
    %191 = stablehlo.add %189, %190 : tensor<32000x4096xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %193 = stablehlo.multiply %192, %arg22 : tensor<32000xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %194 = stablehlo.reduce(%191 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %196 = stablehlo.divide %194, %195 : tensor<32000xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %198 = stablehlo.multiply %197, %196 : tensor<32000xf32> loc(#at6)
    %199 = stablehlo.add %193, %198 : tensor<32000xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %201 = stablehlo.multiply %200, %arg11 : tensor<4096xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %202 = stablehlo.reduce(%191 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %204 = stablehlo.divide %202, %203 : tensor<4096xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %206 = stablehlo.multiply %205, %204 : tensor<4096xf32> loc(#at6)
    %207 = stablehlo.add %201, %206 : tensor<4096xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %208 = stablehlo.reduce(%199 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %211 = stablehlo.divide %209, %210 : tensor<1xf32> loc(#at6)
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at6)
    %213 = stablehlo.divide %199, %212 : tensor<32000xf32> loc(#at6)
    %214 = stablehlo.rsqrt %213 : tensor<32000xf32> loc(#at6)
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at6)
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %217 = stablehlo.multiply %188, %216 : tensor<32000x4096xf32> loc(#at6)
    %218 = stablehlo.rsqrt %207 : tensor<4096xf32> loc(#at6)
    %219 = stablehlo.broadcast_in_dim %218, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at6)
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %221 = stablehlo.multiply %217, %220 : tensor<32000x4096xf32> loc(#at6)
    %222 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %223 = stablehlo.reduce(%222 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %226 = stablehlo.divide %224, %225 : tensor<1x1xf32> loc(#at6)
    %227 = stablehlo.sqrt %226 : tensor<1x1xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %229 = stablehlo.maximum %228, %227 : tensor<1x1xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %231 = stablehlo.multiply %230, %229 : tensor<1x1xf32> loc(#at6)
    %232 = stablehlo.multiply %221, %221 : tensor<32000x4096xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %233 = stablehlo.reduce(%232 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %236 = stablehlo.divide %234, %235 : tensor<1x1xf32> loc(#at6)
    %237 = stablehlo.sqrt %236 : tensor<1x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %239 = stablehlo.maximum %238, %237 : tensor<1x1xf32> loc(#at6)
    %240 = stablehlo.divide %231, %239 : tensor<1x1xf32> loc(#at6)
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %242 = stablehlo.multiply %241, %221 : tensor<32000x4096xf32> loc(#at6)
    %243 = stablehlo.subtract %arg0, %242 : tensor<32000x4096xf32> loc(#at6)
    %244 = stablehlo.multiply %152, %152 : tensor<4096xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %246 = stablehlo.add %244, %245 : tensor<4096xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %248 = stablehlo.multiply %247, %arg23 : tensor<4096xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %250 = stablehlo.multiply %249, %246 : tensor<4096xf32> loc(#at6)
    %251 = stablehlo.add %248, %250 : tensor<4096xf32> loc(#at6)
    %252 = stablehlo.rsqrt %251 : tensor<4096xf32> loc(#at6)
    %253 = stablehlo.multiply %152, %252 : tensor<4096xf32> loc(#at6)
    %254 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %255 = stablehlo.reduce(%254 init: %cst_93) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %258 = stablehlo.divide %256, %257 : tensor<1xf32> loc(#at6)
    %259 = stablehlo.sqrt %258 : tensor<1xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %261 = stablehlo.maximum %260, %259 : tensor<1xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %263 = stablehlo.multiply %262, %261 : tensor<1xf32> loc(#at6)
    %264 = stablehlo.multiply %253, %253 : tensor<4096xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %265 = stablehlo.reduce(%264 init: %cst_97) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %268 = stablehlo.divide %266, %267 : tensor<1xf32> loc(#at6)
    %269 = stablehlo.sqrt %268 : tensor<1xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %271 = stablehlo.maximum %270, %269 : tensor<1xf32> loc(#at6)
    %272 = stablehlo.divide %263, %271 : tensor<1xf32> loc(#at6)
    %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %274 = stablehlo.multiply %273, %253 : tensor<4096xf32> loc(#at6)
    %275 = stablehlo.subtract %arg1, %274 : tensor<4096xf32> loc(#at6)
    %276 = stablehlo.multiply %182#25, %182#25 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %278 = stablehlo.add %276, %277 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %280 = stablehlo.multiply %279, %arg24 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %282 = stablehlo.multiply %281, %278 : tensor<8x4x1x4096xf32> loc(#at6)
    %283 = stablehlo.add %280, %282 : tensor<8x4x1x4096xf32> loc(#at6)
    %284 = stablehlo.rsqrt %283 : tensor<8x4x1x4096xf32> loc(#at6)
    %285 = stablehlo.multiply %182#25, %284 : tensor<8x4x1x4096xf32> loc(#at6)
    %286 = stablehlo.multiply %arg2, %arg2 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %287 = stablehlo.reduce(%286 init: %cst_103) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %290 = stablehlo.divide %288, %289 : tensor<8x4x1x1xf32> loc(#at6)
    %291 = stablehlo.sqrt %290 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %293 = stablehlo.maximum %292, %291 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %295 = stablehlo.multiply %294, %293 : tensor<8x4x1x1xf32> loc(#at6)
    %296 = stablehlo.multiply %285, %285 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %297 = stablehlo.reduce(%296 init: %cst_107) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %300 = stablehlo.divide %298, %299 : tensor<8x4x1x1xf32> loc(#at6)
    %301 = stablehlo.sqrt %300 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %303 = stablehlo.maximum %302, %301 : tensor<8x4x1x1xf32> loc(#at6)
    %304 = stablehlo.divide %295, %303 : tensor<8x4x1x1xf32> loc(#at6)
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %306 = stablehlo.multiply %305, %285 : tensor<8x4x1x4096xf32> loc(#at6)
    %307 = stablehlo.subtract %arg2, %306 : tensor<8x4x1x4096xf32> loc(#at6)
    %308 = stablehlo.multiply %182#26, %182#26 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %310 = stablehlo.add %308, %309 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %312 = stablehlo.multiply %311, %arg25 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %314 = stablehlo.multiply %313, %310 : tensor<8x4x1x4096xf32> loc(#at6)
    %315 = stablehlo.add %312, %314 : tensor<8x4x1x4096xf32> loc(#at6)
    %316 = stablehlo.rsqrt %315 : tensor<8x4x1x4096xf32> loc(#at6)
    %317 = stablehlo.multiply %182#26, %316 : tensor<8x4x1x4096xf32> loc(#at6)
    %318 = stablehlo.multiply %arg3, %arg3 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %319 = stablehlo.reduce(%318 init: %cst_113) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %322 = stablehlo.divide %320, %321 : tensor<8x4x1x1xf32> loc(#at6)
    %323 = stablehlo.sqrt %322 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %325 = stablehlo.maximum %324, %323 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %327 = stablehlo.multiply %326, %325 : tensor<8x4x1x1xf32> loc(#at6)
    %328 = stablehlo.multiply %317, %317 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %329 = stablehlo.reduce(%328 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %332 = stablehlo.divide %330, %331 : tensor<8x4x1x1xf32> loc(#at6)
    %333 = stablehlo.sqrt %332 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %335 = stablehlo.maximum %334, %333 : tensor<8x4x1x1xf32> loc(#at6)
    %336 = stablehlo.divide %327, %335 : tensor<8x4x1x1xf32> loc(#at6)
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %338 = stablehlo.multiply %337, %317 : tensor<8x4x1x4096xf32> loc(#at6)
    %339 = stablehlo.subtract %arg3, %338 : tensor<8x4x1x4096xf32> loc(#at6)
    %340 = stablehlo.multiply %145, %145 : tensor<4096x32000xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at6)
    %342 = stablehlo.add %340, %341 : tensor<4096x32000xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %344 = stablehlo.multiply %343, %arg26 : tensor<4096xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %345 = stablehlo.reduce(%342 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %347 = stablehlo.divide %345, %346 : tensor<4096xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %349 = stablehlo.multiply %348, %347 : tensor<4096xf32> loc(#at6)
    %350 = stablehlo.add %344, %349 : tensor<4096xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %352 = stablehlo.multiply %351, %arg15 : tensor<32000xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %353 = stablehlo.reduce(%342 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %355 = stablehlo.divide %353, %354 : tensor<32000xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %357 = stablehlo.multiply %356, %355 : tensor<32000xf32> loc(#at6)
    %358 = stablehlo.add %352, %357 : tensor<32000xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %359 = stablehlo.reduce(%350 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %362 = stablehlo.divide %360, %361 : tensor<1xf32> loc(#at6)
    %363 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %364 = stablehlo.divide %350, %363 : tensor<4096xf32> loc(#at6)
    %365 = stablehlo.rsqrt %364 : tensor<4096xf32> loc(#at6)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at6)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %368 = stablehlo.multiply %145, %367 : tensor<4096x32000xf32> loc(#at6)
    %369 = stablehlo.rsqrt %358 : tensor<32000xf32> loc(#at6)
    %370 = stablehlo.broadcast_in_dim %369, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at6)
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %372 = stablehlo.multiply %368, %371 : tensor<4096x32000xf32> loc(#at6)
    %373 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %374 = stablehlo.reduce(%373 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %375 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %377 = stablehlo.divide %375, %376 : tensor<1x1xf32> loc(#at6)
    %378 = stablehlo.sqrt %377 : tensor<1x1xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %380 = stablehlo.maximum %379, %378 : tensor<1x1xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %382 = stablehlo.multiply %381, %380 : tensor<1x1xf32> loc(#at6)
    %383 = stablehlo.multiply %372, %372 : tensor<4096x32000xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %384 = stablehlo.reduce(%383 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %387 = stablehlo.divide %385, %386 : tensor<1x1xf32> loc(#at6)
    %388 = stablehlo.sqrt %387 : tensor<1x1xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %390 = stablehlo.maximum %389, %388 : tensor<1x1xf32> loc(#at6)
    %391 = stablehlo.divide %382, %390 : tensor<1x1xf32> loc(#at6)
    %392 = stablehlo.broadcast_in_dim %391, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %393 = stablehlo.multiply %392, %372 : tensor<4096x32000xf32> loc(#at6)
    %394 = stablehlo.subtract %arg4, %393 : tensor<4096x32000xf32> loc(#at6)
    %395 = stablehlo.multiply %182#27, %182#27 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384x4096xf32> loc(#at6)
    %397 = stablehlo.add %395, %396 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %399 = stablehlo.multiply %398, %arg27 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %400 = stablehlo.reduce(%397 init: %cst_140) applies stablehlo.add across dimensions = [4] : (tensor<8x4x1x16384x4096xf32>, tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %402 = stablehlo.divide %400, %401 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %404 = stablehlo.multiply %403, %402 : tensor<8x4x1x16384xf32> loc(#at6)
    %405 = stablehlo.add %399, %404 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %407 = stablehlo.multiply %406, %arg16 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %408 = stablehlo.reduce(%397 init: %cst_144) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x16384x4096xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %410 = stablehlo.divide %408, %409 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %412 = stablehlo.multiply %411, %410 : tensor<8x4x1x4096xf32> loc(#at6)
    %413 = stablehlo.add %407, %412 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %414 = stablehlo.reduce(%405 init: %cst_147) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x16384xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %417 = stablehlo.divide %415, %416 : tensor<8x4x1x1xf32> loc(#at6)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %419 = stablehlo.divide %405, %418 : tensor<8x4x1x16384xf32> loc(#at6)
    %420 = stablehlo.rsqrt %419 : tensor<8x4x1x16384xf32> loc(#at6)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<8x4x1x16384xf32>) -> tensor<8x4x1x16384x1xf32> loc(#at6)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x16384x1xf32>) -> tensor<8x4x1x16384x4096xf32> loc(#at6)
    %423 = stablehlo.multiply %182#27, %422 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %424 = stablehlo.rsqrt %413 : tensor<8x4x1x4096xf32> loc(#at6)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 4] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x1x4096xf32> loc(#at6)
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x4096xf32>) -> tensor<8x4x1x16384x4096xf32> loc(#at6)
    %427 = stablehlo.multiply %423, %426 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %428 = stablehlo.multiply %arg5, %arg5 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %429 = stablehlo.reduce(%428 init: %cst_149) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x16384x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %432 = stablehlo.divide %430, %431 : tensor<8x4x1x1x1xf32> loc(#at6)
    %433 = stablehlo.sqrt %432 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %435 = stablehlo.maximum %434, %433 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %437 = stablehlo.multiply %436, %435 : tensor<8x4x1x1x1xf32> loc(#at6)
    %438 = stablehlo.multiply %427, %427 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %439 = stablehlo.reduce(%438 init: %cst_153) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x16384x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %442 = stablehlo.divide %440, %441 : tensor<8x4x1x1x1xf32> loc(#at6)
    %443 = stablehlo.sqrt %442 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %445 = stablehlo.maximum %444, %443 : tensor<8x4x1x1x1xf32> loc(#at6)
    %446 = stablehlo.divide %437, %445 : tensor<8x4x1x1x1xf32> loc(#at6)
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x1x16384x4096xf32> loc(#at6)
    %448 = stablehlo.multiply %447, %427 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %449 = stablehlo.subtract %arg5, %448 : tensor<8x4x1x16384x4096xf32> loc(#at6)
    %450 = stablehlo.multiply %182#28, %182#28 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x16384xf32> loc(#at6)
    %452 = stablehlo.add %450, %451 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %454 = stablehlo.multiply %453, %arg28 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %455 = stablehlo.reduce(%452 init: %cst_158) applies stablehlo.add across dimensions = [4] : (tensor<8x4x1x4096x16384xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %457 = stablehlo.divide %455, %456 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %459 = stablehlo.multiply %458, %457 : tensor<8x4x1x4096xf32> loc(#at6)
    %460 = stablehlo.add %454, %459 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %462 = stablehlo.multiply %461, %arg17 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %463 = stablehlo.reduce(%452 init: %cst_162) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096x16384xf32>, tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %465 = stablehlo.divide %463, %464 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %467 = stablehlo.multiply %466, %465 : tensor<8x4x1x16384xf32> loc(#at6)
    %468 = stablehlo.add %462, %467 : tensor<8x4x1x16384xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %469 = stablehlo.reduce(%460 init: %cst_165) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %472 = stablehlo.divide %470, %471 : tensor<8x4x1x1xf32> loc(#at6)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %474 = stablehlo.divide %460, %473 : tensor<8x4x1x4096xf32> loc(#at6)
    %475 = stablehlo.rsqrt %474 : tensor<8x4x1x4096xf32> loc(#at6)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x4096x1xf32> loc(#at6)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x4096x1xf32>) -> tensor<8x4x1x4096x16384xf32> loc(#at6)
    %478 = stablehlo.multiply %182#28, %477 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %479 = stablehlo.rsqrt %468 : tensor<8x4x1x16384xf32> loc(#at6)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 4] : (tensor<8x4x1x16384xf32>) -> tensor<8x4x1x1x16384xf32> loc(#at6)
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x16384xf32>) -> tensor<8x4x1x4096x16384xf32> loc(#at6)
    %482 = stablehlo.multiply %478, %481 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %483 = stablehlo.multiply %arg6, %arg6 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %484 = stablehlo.reduce(%483 init: %cst_167) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x4096x16384xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %487 = stablehlo.divide %485, %486 : tensor<8x4x1x1x1xf32> loc(#at6)
    %488 = stablehlo.sqrt %487 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %490 = stablehlo.maximum %489, %488 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %492 = stablehlo.multiply %491, %490 : tensor<8x4x1x1x1xf32> loc(#at6)
    %493 = stablehlo.multiply %482, %482 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %494 = stablehlo.reduce(%493 init: %cst_171) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x4096x16384xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %497 = stablehlo.divide %495, %496 : tensor<8x4x1x1x1xf32> loc(#at6)
    %498 = stablehlo.sqrt %497 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %500 = stablehlo.maximum %499, %498 : tensor<8x4x1x1x1xf32> loc(#at6)
    %501 = stablehlo.divide %492, %500 : tensor<8x4x1x1x1xf32> loc(#at6)
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x1x4096x16384xf32> loc(#at6)
    %503 = stablehlo.multiply %502, %482 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %504 = stablehlo.subtract %arg6, %503 : tensor<8x4x1x4096x16384xf32> loc(#at6)
    %505 = stablehlo.multiply %182#29, %182#29 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %507 = stablehlo.add %505, %506 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %509 = stablehlo.multiply %508, %arg29 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %510 = stablehlo.reduce(%507 init: %cst_176) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %512 = stablehlo.divide %510, %511 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %514 = stablehlo.multiply %513, %512 : tensor<8x4x1x4096xf32> loc(#at6)
    %515 = stablehlo.add %509, %514 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %517 = stablehlo.multiply %516, %arg18 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %518 = stablehlo.reduce(%507 init: %cst_180) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %520 = stablehlo.divide %518, %519 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %522 = stablehlo.multiply %521, %520 : tensor<8x4x1x32x128xf32> loc(#at6)
    %523 = stablehlo.add %517, %522 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %524 = stablehlo.reduce(%515 init: %cst_183) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %527 = stablehlo.divide %525, %526 : tensor<8x4x1x1xf32> loc(#at6)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %529 = stablehlo.divide %515, %528 : tensor<8x4x1x4096xf32> loc(#at6)
    %530 = stablehlo.rsqrt %529 : tensor<8x4x1x4096xf32> loc(#at6)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x4096x1x1xf32> loc(#at6)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x4096x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %533 = stablehlo.multiply %182#29, %532 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %534 = stablehlo.rsqrt %523 : tensor<8x4x1x32x128xf32> loc(#at6)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 4, 5] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x1x1x32x128xf32> loc(#at6)
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %537 = stablehlo.multiply %533, %536 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %538 = stablehlo.multiply %arg7, %arg7 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %539 = stablehlo.reduce(%538 init: %cst_185) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %542 = stablehlo.divide %540, %541 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %543 = stablehlo.sqrt %542 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %545 = stablehlo.maximum %544, %543 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %547 = stablehlo.multiply %546, %545 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %548 = stablehlo.multiply %537, %537 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %549 = stablehlo.reduce(%548 init: %cst_189) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %552 = stablehlo.divide %550, %551 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %553 = stablehlo.sqrt %552 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %555 = stablehlo.maximum %554, %553 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %556 = stablehlo.divide %547, %555 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %558 = stablehlo.multiply %557, %537 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %559 = stablehlo.subtract %arg7, %558 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %560 = stablehlo.multiply %182#30, %182#30 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %562 = stablehlo.add %560, %561 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %564 = stablehlo.multiply %563, %arg30 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %565 = stablehlo.reduce(%562 init: %cst_194) applies stablehlo.add across dimensions = [5] : (tensor<8x4x1x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %567 = stablehlo.divide %565, %566 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %569 = stablehlo.multiply %568, %567 : tensor<8x4x1x32x128xf32> loc(#at6)
    %570 = stablehlo.add %564, %569 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %572 = stablehlo.multiply %571, %arg19 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %573 = stablehlo.reduce(%562 init: %cst_198) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %575 = stablehlo.divide %573, %574 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %577 = stablehlo.multiply %576, %575 : tensor<8x4x1x4096xf32> loc(#at6)
    %578 = stablehlo.add %572, %577 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %579 = stablehlo.reduce(%570 init: %cst_201) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x1x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %582 = stablehlo.divide %580, %581 : tensor<8x4x1x1x1xf32> loc(#at6)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %584 = stablehlo.divide %570, %583 : tensor<8x4x1x32x128xf32> loc(#at6)
    %585 = stablehlo.rsqrt %584 : tensor<8x4x1x32x128xf32> loc(#at6)
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x1x32x128x1xf32> loc(#at6)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x32x128x1xf32>) -> tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %588 = stablehlo.multiply %182#30, %587 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %589 = stablehlo.rsqrt %578 : tensor<8x4x1x4096xf32> loc(#at6)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 5] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x1x1x4096xf32> loc(#at6)
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x1x4096xf32>) -> tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %592 = stablehlo.multiply %588, %591 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %593 = stablehlo.multiply %arg8, %arg8 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %594 = stablehlo.reduce(%593 init: %cst_203) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %595 = stablehlo.broadcast_in_dim %594, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %597 = stablehlo.divide %595, %596 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %598 = stablehlo.sqrt %597 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %600 = stablehlo.maximum %599, %598 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %602 = stablehlo.multiply %601, %600 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %603 = stablehlo.multiply %592, %592 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %604 = stablehlo.reduce(%603 init: %cst_207) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %607 = stablehlo.divide %605, %606 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %608 = stablehlo.sqrt %607 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %610 = stablehlo.maximum %609, %608 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %611 = stablehlo.divide %602, %610 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x1x1xf32>) -> tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %613 = stablehlo.multiply %612, %592 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %614 = stablehlo.subtract %arg8, %613 : tensor<8x4x1x32x128x4096xf32> loc(#at6)
    %615 = stablehlo.multiply %182#31, %182#31 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %617 = stablehlo.add %615, %616 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %619 = stablehlo.multiply %618, %arg31 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %620 = stablehlo.reduce(%617 init: %cst_212) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %622 = stablehlo.divide %620, %621 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %624 = stablehlo.multiply %623, %622 : tensor<8x4x1x4096xf32> loc(#at6)
    %625 = stablehlo.add %619, %624 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %627 = stablehlo.multiply %626, %arg20 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %628 = stablehlo.reduce(%617 init: %cst_216) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %630 = stablehlo.divide %628, %629 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %632 = stablehlo.multiply %631, %630 : tensor<8x4x1x32x128xf32> loc(#at6)
    %633 = stablehlo.add %627, %632 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %634 = stablehlo.reduce(%625 init: %cst_219) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_220 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %637 = stablehlo.divide %635, %636 : tensor<8x4x1x1xf32> loc(#at6)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %639 = stablehlo.divide %625, %638 : tensor<8x4x1x4096xf32> loc(#at6)
    %640 = stablehlo.rsqrt %639 : tensor<8x4x1x4096xf32> loc(#at6)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x4096x1x1xf32> loc(#at6)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x4096x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %643 = stablehlo.multiply %182#31, %642 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %644 = stablehlo.rsqrt %633 : tensor<8x4x1x32x128xf32> loc(#at6)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2, 4, 5] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x1x1x32x128xf32> loc(#at6)
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %647 = stablehlo.multiply %643, %646 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %648 = stablehlo.multiply %arg9, %arg9 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %649 = stablehlo.reduce(%648 init: %cst_221) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_222 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %652 = stablehlo.divide %650, %651 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %653 = stablehlo.sqrt %652 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_223 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %655 = stablehlo.maximum %654, %653 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %657 = stablehlo.multiply %656, %655 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %658 = stablehlo.multiply %647, %647 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %659 = stablehlo.reduce(%658 init: %cst_225) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %662 = stablehlo.divide %660, %661 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %663 = stablehlo.sqrt %662 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %665 = stablehlo.maximum %664, %663 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %666 = stablehlo.divide %657, %665 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %668 = stablehlo.multiply %667, %647 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %669 = stablehlo.subtract %arg9, %668 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %670 = stablehlo.multiply %182#32, %182#32 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %672 = stablehlo.add %670, %671 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_229 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %674 = stablehlo.multiply %673, %arg32 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %675 = stablehlo.reduce(%672 init: %cst_230) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %cst_231 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %677 = stablehlo.divide %675, %676 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_232 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %679 = stablehlo.multiply %678, %677 : tensor<8x4x1x4096xf32> loc(#at6)
    %680 = stablehlo.add %674, %679 : tensor<8x4x1x4096xf32> loc(#at6)
    %cst_233 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %682 = stablehlo.multiply %681, %arg21 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %683 = stablehlo.reduce(%672 init: %cst_234) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_235 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %685 = stablehlo.divide %683, %684 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_236 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %687 = stablehlo.multiply %686, %685 : tensor<8x4x1x32x128xf32> loc(#at6)
    %688 = stablehlo.add %682, %687 : tensor<8x4x1x32x128xf32> loc(#at6)
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %689 = stablehlo.reduce(%680 init: %cst_237) applies stablehlo.add across dimensions = [3] : (tensor<8x4x1x4096xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_238 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %692 = stablehlo.divide %690, %691 : tensor<8x4x1x1xf32> loc(#at6)
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %694 = stablehlo.divide %680, %693 : tensor<8x4x1x4096xf32> loc(#at6)
    %695 = stablehlo.rsqrt %694 : tensor<8x4x1x4096xf32> loc(#at6)
    %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x1x4096x1x1xf32> loc(#at6)
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x4096x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %698 = stablehlo.multiply %182#32, %697 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %699 = stablehlo.rsqrt %688 : tensor<8x4x1x32x128xf32> loc(#at6)
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1, 2, 4, 5] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x1x1x32x128xf32> loc(#at6)
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %702 = stablehlo.multiply %698, %701 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %703 = stablehlo.multiply %arg10, %arg10 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %704 = stablehlo.reduce(%703 init: %cst_239) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_240 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %707 = stablehlo.divide %705, %706 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %708 = stablehlo.sqrt %707 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_241 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %710 = stablehlo.maximum %709, %708 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_242 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %712 = stablehlo.multiply %711, %710 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %713 = stablehlo.multiply %702, %702 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %714 = stablehlo.reduce(%713 init: %cst_243) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x4x1x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_244 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %717 = stablehlo.divide %715, %716 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %718 = stablehlo.sqrt %717 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1x1xf32> loc(#at6)
    %720 = stablehlo.maximum %719, %718 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %721 = stablehlo.divide %712, %720 : tensor<8x4x1x1x1x1xf32> loc(#at6)
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x4x1x1x1x1xf32>) -> tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %723 = stablehlo.multiply %722, %702 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    %724 = stablehlo.subtract %arg10, %723 : tensor<8x4x1x4096x32x128xf32> loc(#at6)
    return %243, %275, %307, %339, %394, %449, %504, %559, %614, %669, %724, %207, %arg12, %arg13, %arg14, %358, %413, %468, %523, %578, %633, %688, %199, %251, %283, %315, %350, %405, %460, %515, %570, %625, %680, %123 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<4096x32000xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384xf32>, tensor<8x4x1x32x128xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x32x128xf32>, tensor<8x4x1x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<4096xf32>, tensor<8x4x1x16384xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x32x128xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<f32>
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
  func.func private @remainder(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %2, %3 : tensor<i32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x16x1024x4096xbf16>) {
    return
  } loc(#at3)
  func.func private @dynamic_index_in_dim_0() {
    return
  }
  func.func private @_where_1() {
    return
  }
  func.func private @_where_2(%arg0: tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    return %0 : tensor<8x16x1024x4096xi1>
  }
  func.func private @floor_divide(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.sign %0 : tensor<i32>
    call @_where_3() : () -> ()
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @_where_3() {
    return
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<8x4x1x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1 : tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<8x4x1x16384x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<8x4x1x4096x16384xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<8x4x1x4096x32x128xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2, %3 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<8x4x1x32x128x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2, %3 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @_where_9(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<16x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1024x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xi1>) -> tensor<8x16x32x1024x1024xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    return %3, %4 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
  } loc(#at3)
  func.func private @_where_10(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>) {
    return
  } loc(#at3)
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_update_index_in_dim() {
    return
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<71xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<71xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<i32>, %arg3: tensor<i1>, %arg4: tensor<16x16x1024x4096xbf16>, %arg5: tensor<8x16x1024x4096xi1>, %arg6: tensor<8xi32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<i32>, %arg11: tensor<8x4x1x4096xf32>, %arg12: tensor<8x1xi32>, %arg13: tensor<8x1xi32>, %arg14: tensor<8x4x1x4096xf32>, %arg15: tensor<8x1xi32>, %arg16: tensor<8x1xi32>, %arg17: tensor<8x4x1x16384x4096xf32>, %arg18: tensor<8x1xi32>, %arg19: tensor<8x1xi32>, %arg20: tensor<8x1xi32>, %arg21: tensor<8x4x1x4096x16384xf32>, %arg22: tensor<8x1xi32>, %arg23: tensor<8x1xi32>, %arg24: tensor<8x1xi32>, %arg25: tensor<8x4x1x4096x32x128xf32>, %arg26: tensor<8x1xi32>, %arg27: tensor<8x1xi32>, %arg28: tensor<8x1xi32>, %arg29: tensor<8x1xi32>, %arg30: tensor<8x4x1x32x128x4096xf32>, %arg31: tensor<8x1xi32>, %arg32: tensor<8x1xi32>, %arg33: tensor<8x1xi32>, %arg34: tensor<8x1xi32>, %arg35: tensor<8x4x1x4096x32x128xf32>, %arg36: tensor<8x1xi32>, %arg37: tensor<8x1xi32>, %arg38: tensor<8x1xi32>, %arg39: tensor<8x1xi32>, %arg40: tensor<8x4x1x4096x32x128xf32>, %arg41: tensor<8x1xi32>, %arg42: tensor<8x1xi32>, %arg43: tensor<8x1xi32>, %arg44: tensor<8x1xi32>, %arg45: tensor<i32>, %arg46: tensor<i1>, %arg47: tensor<8x16x1024x4096xbf16>, %arg48: tensor<8x16x16x1024x4096xbf16>, %arg49: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x3xi32>, tensor<8x3xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>) {
    %0 = call @remainder_12(%arg49, %arg2, %arg3) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_13(%0, %arg4) : (tensor<i32>, tensor<16x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>)
    %2:2 = call @dynamic_index_in_dim_14(%arg48, %0) : (tensor<8x16x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<i32>)
    %c = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.compare LT, %arg49, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = call @_where_15(%3, %1#0, %2#0) : (tensor<i1>, tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %5 = call @_where_16(%4, %arg47, %arg5) : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %7 = stablehlo.broadcast_in_dim %arg49, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.subtract %7, %arg6 : tensor<8xi32>
    %9 = call @floor_divide_17(%8, %arg7, %arg8) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %10 = call @clip_19(%9, %arg9, %arg10) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %11:2 = call @dynamic_index_in_dim_20(%10, %arg11, %arg12, %arg13) : (tensor<8xi32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096xf32>, tensor<8x3xi32>)
    %12:2 = call @dynamic_index_in_dim_20(%10, %arg14, %arg15, %arg16) : (tensor<8xi32>, tensor<8x4x1x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096xf32>, tensor<8x3xi32>)
    %13:2 = call @dynamic_index_in_dim_21(%10, %arg17, %arg18, %arg19, %arg20) : (tensor<8xi32>, tensor<8x4x1x16384x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x16384x4096xf32>, tensor<8x4xi32>)
    %14:2 = call @dynamic_index_in_dim_22(%10, %arg21, %arg22, %arg23, %arg24) : (tensor<8xi32>, tensor<8x4x1x4096x16384xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096x16384xf32>, tensor<8x4xi32>)
    %15:2 = call @dynamic_index_in_dim_23(%10, %arg25, %arg26, %arg27, %arg28, %arg29) : (tensor<8xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096x32x128xf32>, tensor<8x5xi32>)
    %16:2 = call @dynamic_index_in_dim_24(%10, %arg30, %arg31, %arg32, %arg33, %arg34) : (tensor<8xi32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x32x128x4096xf32>, tensor<8x5xi32>)
    %17:2 = call @dynamic_index_in_dim_23(%10, %arg35, %arg36, %arg37, %arg38, %arg39) : (tensor<8xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096x32x128xf32>, tensor<8x5xi32>)
    %18:2 = call @dynamic_index_in_dim_23(%10, %arg40, %arg41, %arg42, %arg43, %arg44) : (tensor<8xi32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> (tensor<8x1x4096x32x128xf32>, tensor<8x5xi32>)
    %19 = stablehlo.transpose %11#0, dims = [1, 0, 2] : (tensor<8x1x4096xf32>) -> tensor<1x8x4096xf32>
    %20 = stablehlo.transpose %12#0, dims = [1, 0, 2] : (tensor<8x1x4096xf32>) -> tensor<1x8x4096xf32>
    %21 = stablehlo.transpose %13#0, dims = [1, 0, 2, 3] : (tensor<8x1x16384x4096xf32>) -> tensor<1x8x16384x4096xf32>
    %22 = stablehlo.transpose %14#0, dims = [1, 0, 2, 3] : (tensor<8x1x4096x16384xf32>) -> tensor<1x8x4096x16384xf32>
    %23 = stablehlo.transpose %15#0, dims = [1, 0, 2, 3, 4] : (tensor<8x1x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    %24 = stablehlo.transpose %16#0, dims = [1, 0, 2, 3, 4] : (tensor<8x1x32x128x4096xf32>) -> tensor<1x8x32x128x4096xf32>
    %25 = stablehlo.transpose %17#0, dims = [1, 0, 2, 3, 4] : (tensor<8x1x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    %26 = stablehlo.transpose %18#0, dims = [1, 0, 2, 3, 4] : (tensor<8x1x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %28:13 = stablehlo.while(%iterArg = %19, %iterArg_3 = %20, %iterArg_4 = %21, %iterArg_5 = %22, %iterArg_6 = %23, %iterArg_7 = %24, %iterArg_8 = %25, %iterArg_9 = %26, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %c_0, %iterArg_13 = %6, %iterArg_14 = %27) : tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>
    cond {
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %38 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_12) : (tensor<1x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %39 = func.call @dynamic_index_in_dim_25(%iterArg_3, %iterArg_12) : (tensor<1x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %40 = func.call @dynamic_index_in_dim_26(%iterArg_4, %iterArg_12) : (tensor<1x8x16384x4096xf32>, tensor<i32>) -> tensor<8x16384x4096xf32>
      %41 = func.call @dynamic_index_in_dim_27(%iterArg_5, %iterArg_12) : (tensor<1x8x4096x16384xf32>, tensor<i32>) -> tensor<8x4096x16384xf32>
      %42 = func.call @dynamic_index_in_dim_28(%iterArg_6, %iterArg_12) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %43 = func.call @dynamic_index_in_dim_29(%iterArg_7, %iterArg_12) : (tensor<1x8x32x128x4096xf32>, tensor<i32>) -> tensor<8x32x128x4096xf32>
      %44 = func.call @dynamic_index_in_dim_28(%iterArg_8, %iterArg_12) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %45 = func.call @dynamic_index_in_dim_28(%iterArg_9, %iterArg_12) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %46:2 = func.call @closed_call_30(%iterArg_10, %iterArg_11, %iterArg_13, %38, %39, %40, %41, %42, %43, %44, %45) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
      %47 = func.call @dynamic_update_index_in_dim_32(%iterArg_14, %46#1, %iterArg_12) : (tensor<1x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %48, %46#0, %47 : tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>
    }
    %29 = sdy.sharding_constraint %28#11 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %30 = stablehlo.slice %29 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %31 = stablehlo.reshape %30 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    %32 = call @_roll_static_33(%29) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at11)
    %33 = sdy.sharding_constraint %32 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at11)
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %34 = stablehlo.subtract %arg49, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.add %34, %c_2 : tensor<i32>
    %36 = call @remainder_12(%35, %arg45, %arg46) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %37:2 = call @dynamic_update_index_in_dim_34(%arg48, %33, %36) : (tensor<8x16x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x16x1024x4096xbf16>, tensor<i32>)
    return %33, %37#0, %31, %1#1, %2#1, %3, %11#1, %12#1, %13#1, %14#1, %15#1, %16#1, %17#1, %18#1, %19, %20, %21, %22, %23, %24, %25, %26, %28#12, %37#1 : tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x3xi32>, tensor<8x3xi32>, tensor<8x4xi32>, tensor<8x4xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<8x5xi32>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @remainder_12(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %2, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %3, %1 : tensor<i1>
    %5 = stablehlo.add %0, %arg1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<i32>, %arg1: tensor<16x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, %c_1, %c_2, %c_3, sizes = [1, 16, 1024, 4096] : (tensor<16x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    return %3, %2 : tensor<1x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<8x16x16x1024x4096xbf16>, %arg1: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, %c_4, sizes = [8, 1, 16, 1024, 4096] : (tensor<8x16x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1x16x1024x4096xbf16>
    %4 = stablehlo.reshape %3 : (tensor<8x1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %4, %2 : tensor<8x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<1x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_16(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %0 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @floor_divide_17(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<8xi32>
    %2 = stablehlo.sign %arg0 : tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.remainder %arg0, %5 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare NE, %6, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.and %4, %8 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.subtract %1, %10 : tensor<8xi32>
    %12 = call @_where_18(%9, %11, %1) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %12 : tensor<8xi32>
  }
  func.func private @_where_18(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @clip_19(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<8xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<8xi32>
    return %3 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<8xi32>, %arg1: tensor<8x4x1x4096xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>) -> (tensor<8x1x4096xf32>, tensor<8x3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4096>}> : (tensor<8x4x1x4096xf32>, tensor<8x3xi32>) -> tensor<8x1x1x4096xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x1x4096xf32>) -> tensor<8x1x4096xf32>
    return %8, %6 : tensor<8x1x4096xf32>, tensor<8x3xi32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<8xi32>, %arg1: tensor<8x4x1x16384x4096xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>) -> (tensor<8x1x16384x4096xf32>, tensor<8x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16384, 4096>}> : (tensor<8x4x1x16384x4096xf32>, tensor<8x4xi32>) -> tensor<8x1x1x16384x4096xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x1x16384x4096xf32>) -> tensor<8x1x16384x4096xf32>
    return %8, %6 : tensor<8x1x16384x4096xf32>, tensor<8x4xi32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<8xi32>, %arg1: tensor<8x4x1x4096x16384xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>) -> (tensor<8x1x4096x16384xf32>, tensor<8x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4096, 16384>}> : (tensor<8x4x1x4096x16384xf32>, tensor<8x4xi32>) -> tensor<8x1x1x4096x16384xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x1x4096x16384xf32>) -> tensor<8x1x4096x16384xf32>
    return %8, %6 : tensor<8x1x4096x16384xf32>, tensor<8x4xi32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<8xi32>, %arg1: tensor<8x4x1x4096x32x128xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>, %arg5: tensor<8x1xi32>) -> (tensor<8x1x4096x32x128xf32>, tensor<8x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4096, 32, 128>}> : (tensor<8x4x1x4096x32x128xf32>, tensor<8x5xi32>) -> tensor<8x1x1x4096x32x128xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x1x4096x32x128xf32>) -> tensor<8x1x4096x32x128xf32>
    return %8, %6 : tensor<8x1x4096x32x128xf32>, tensor<8x5xi32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<8xi32>, %arg1: tensor<8x4x1x32x128x4096xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>, %arg5: tensor<8x1xi32>) -> (tensor<8x1x32x128x4096xf32>, tensor<8x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 32, 128, 4096>}> : (tensor<8x4x1x32x128x4096xf32>, tensor<8x5xi32>) -> tensor<8x1x1x32x128x4096xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x1x32x128x4096xf32>) -> tensor<8x1x32x128x4096xf32>
    return %8, %6 : tensor<8x1x32x128x4096xf32>, tensor<8x5xi32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<1x8x4096xf32>, %arg1: tensor<i32>) -> tensor<8x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4096] : (tensor<1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096xf32>) -> tensor<8x4096xf32>
    return %1 : tensor<8x4096xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<1x8x16384x4096xf32>, %arg1: tensor<i32>) -> tensor<8x16384x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 16384, 4096] : (tensor<1x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16384x4096xf32>) -> tensor<8x16384x4096xf32>
    return %1 : tensor<8x16384x4096xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<1x8x4096x16384xf32>, %arg1: tensor<i32>) -> tensor<8x4096x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4096, 16384] : (tensor<1x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x16384xf32>) -> tensor<8x4096x16384xf32>
    return %1 : tensor<8x4096x16384xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<1x8x4096x32x128xf32>, %arg1: tensor<i32>) -> tensor<8x4096x32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4096, 32, 128] : (tensor<1x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x32x128xf32>) -> tensor<8x4096x32x128xf32>
    return %1 : tensor<8x4096x32x128xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<1x8x32x128x4096xf32>, %arg1: tensor<i32>) -> tensor<8x32x128x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 128, 4096] : (tensor<1x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x128x4096xf32>) -> tensor<8x32x128x4096xf32>
    return %1 : tensor<8x32x128x4096xf32>
  }
  func.func private @closed_call_30(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<8x16x1024x4096xbf16>, %arg3: tensor<8x4096xf32>, %arg4: tensor<8x4096xf32>, %arg5: tensor<8x16384x4096xf32>, %arg6: tensor<8x4096x16384xf32>, %arg7: tensor<8x4096x32x128xf32>, %arg8: tensor<8x32x128x4096xf32>, %arg9: tensor<8x4096x32x128xf32>, %arg10: tensor<8x4096x32x128xf32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<8x16x1024x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<8x16x1024x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<8x16x1024x4096xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %13 = stablehlo.multiply %10, %12 : tensor<8x16x1024x4096xf32> loc(#at5)
    %14 = stablehlo.convert %13 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %15 = stablehlo.convert %arg9 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg7 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg10 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %25 = call @_where_31(%24, %arg0, %arg1) : (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %28 = stablehlo.maximum %27, %26 : tensor<8x16x32x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %31 = stablehlo.subtract %25, %30 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %32 = stablehlo.exponential %31 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %36 = stablehlo.divide %32, %35 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %37 = stablehlo.convert %36 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %38 = stablehlo.dot_general %20, %37, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %40 = stablehlo.convert %arg8 : (tensor<8x32x128x4096xf32>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %41 = stablehlo.dot_general %39, %40, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %42 = stablehlo.add %arg2, %41 : tensor<8x16x1024x4096xbf16>
    %43 = sdy.sharding_constraint %42 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %44 = stablehlo.convert %43 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %45 = stablehlo.multiply %44, %44 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %49 = stablehlo.divide %47, %48 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %51 = stablehlo.add %49, %50 : tensor<8x16x1024x1xf32> loc(#at5)
    %52 = stablehlo.rsqrt %51 : tensor<8x16x1024x1xf32> loc(#at5)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %54 = stablehlo.multiply %44, %53 : tensor<8x16x1024x4096xf32> loc(#at5)
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %57 = stablehlo.multiply %54, %56 : tensor<8x16x1024x4096xf32> loc(#at5)
    %58 = stablehlo.convert %57 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %59 = stablehlo.convert %arg6 : (tensor<8x4096x16384xf32>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %60 = stablehlo.dot_general %58, %59, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %61 = stablehlo.multiply %60, %60 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %60 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %64 = stablehlo.multiply %63, %62 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %65 = stablehlo.add %60, %64 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.multiply %66, %65 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.tanh %67 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %70 = stablehlo.add %69, %68 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %72 = stablehlo.multiply %71, %70 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %73 = stablehlo.multiply %60, %72 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %74 = stablehlo.convert %arg5 : (tensor<8x16384x4096xf32>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %75 = stablehlo.dot_general %73, %74, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %76 = stablehlo.add %43, %75 : tensor<8x16x1024x4096xbf16>
    %77 = sdy.sharding_constraint %76 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    return %77, %arg2 : tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_31(%arg0: tensor<8x16x32x1024x1024xf32>, %arg1: tensor<8x16x32x1024x1024xi1>, %arg2: tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    return %0 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<1x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<1x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    return %1 : tensor<1x8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_33(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [0:7, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x16x1024x4096xbf16>, tensor<7x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %2 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<8x16x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> (tensor<8x16x16x1024x4096xbf16>, tensor<i32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<8x1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c_1, %3, %c_2, %c_3, %c_4 : (tensor<8x16x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x16x1024x4096xbf16>
    return %4, %3 : tensor<8x16x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<71x16x1024x4096xbf16>, %arg1: tensor<16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<71x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<71x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x16x1024x4096xbf16>
    return %1 : tensor<71x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<71xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<71xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<71xi32>, tensor<1xi32>, tensor<i32>) -> tensor<71xi32>
    return %1 : tensor<71xi32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<71xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<71xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<71xi1>, tensor<1xi1>, tensor<i32>) -> tensor<71xi1>
    return %1 : tensor<71xi1>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<71x8x3xi32>, %arg1: tensor<8x3xi32>, %arg2: tensor<i32>) -> tensor<71x8x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x3xi32>) -> tensor<1x8x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<71x8x3xi32>, tensor<1x8x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x8x3xi32>
    return %1 : tensor<71x8x3xi32>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<71x8x4xi32>, %arg1: tensor<8x4xi32>, %arg2: tensor<i32>) -> tensor<71x8x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4xi32>) -> tensor<1x8x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<71x8x4xi32>, tensor<1x8x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x8x4xi32>
    return %1 : tensor<71x8x4xi32>
  }
  func.func private @dynamic_update_index_in_dim_40(%arg0: tensor<71x8x5xi32>, %arg1: tensor<8x5xi32>, %arg2: tensor<i32>) -> tensor<71x8x5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x5xi32>) -> tensor<1x8x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<71x8x5xi32>, tensor<1x8x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x8x5xi32>
    return %1 : tensor<71x8x5xi32>
  }
  func.func private @dynamic_update_index_in_dim_41(%arg0: tensor<71x1x8x4096xf32>, %arg1: tensor<1x8x4096xf32>, %arg2: tensor<i32>) -> tensor<71x1x8x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x8x4096xf32>) -> tensor<1x1x8x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<71x1x8x4096xf32>, tensor<1x1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x4096xf32>
    return %1 : tensor<71x1x8x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<71x1x8x16384x4096xf32>, %arg1: tensor<1x8x16384x4096xf32>, %arg2: tensor<i32>) -> tensor<71x1x8x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x8x16384x4096xf32>) -> tensor<1x1x8x16384x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<71x1x8x16384x4096xf32>, tensor<1x1x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x16384x4096xf32>
    return %1 : tensor<71x1x8x16384x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_43(%arg0: tensor<71x1x8x4096x16384xf32>, %arg1: tensor<1x8x4096x16384xf32>, %arg2: tensor<i32>) -> tensor<71x1x8x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x8x4096x16384xf32>) -> tensor<1x1x8x4096x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<71x1x8x4096x16384xf32>, tensor<1x1x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x4096x16384xf32>
    return %1 : tensor<71x1x8x4096x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_44(%arg0: tensor<71x1x8x4096x32x128xf32>, %arg1: tensor<1x8x4096x32x128xf32>, %arg2: tensor<i32>) -> tensor<71x1x8x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x8x4096x32x128xf32>) -> tensor<1x1x8x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<71x1x8x4096x32x128xf32>, tensor<1x1x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x4096x32x128xf32>
    return %1 : tensor<71x1x8x4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_45(%arg0: tensor<71x1x8x32x128x4096xf32>, %arg1: tensor<1x8x32x128x4096xf32>, %arg2: tensor<i32>) -> tensor<71x1x8x32x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x8x32x128x4096xf32>) -> tensor<1x1x8x32x128x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<71x1x8x32x128x4096xf32>, tensor<1x1x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x32x128x4096xf32>
    return %1 : tensor<71x1x8x32x128x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<71x1x8x16x1024x4096xbf16>, %arg1: tensor<1x8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<71x1x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x8x16x1024x4096xbf16>) -> tensor<1x1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<71x1x8x16x1024x4096xbf16>, tensor<1x1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x1x8x16x1024x4096xbf16>
    return %1 : tensor<71x1x8x16x1024x4096xbf16>
  }
  func.func private @_one_hot_47(%arg0: tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x1024xi32>) -> tensor<256x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1024x1xi32>) -> tensor<256x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1024x32000xi32>, tensor<256x1024x32000xi32>) -> tensor<256x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32>
    return %5 : tensor<256x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_48(%arg0: tensor<71x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1024, 4096] : (tensor<71x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    return %1 : tensor<16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_49(%arg0: tensor<71xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<71xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_50(%arg0: tensor<71x8x3xi32>, %arg1: tensor<i32>) -> tensor<8x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 3] : (tensor<71x8x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x3xi32>) -> tensor<8x3xi32>
    return %1 : tensor<8x3xi32>
  }
  func.func private @dynamic_index_in_dim_51(%arg0: tensor<71x8x4xi32>, %arg1: tensor<i32>) -> tensor<8x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4] : (tensor<71x8x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4xi32>) -> tensor<8x4xi32>
    return %1 : tensor<8x4xi32>
  }
  func.func private @dynamic_index_in_dim_52(%arg0: tensor<71x8x5xi32>, %arg1: tensor<i32>) -> tensor<8x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 5] : (tensor<71x8x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x5xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x5xi32>) -> tensor<8x5xi32>
    return %1 : tensor<8x5xi32>
  }
  func.func private @dynamic_index_in_dim_53(%arg0: tensor<71x1x8x4096xf32>, %arg1: tensor<i32>) -> tensor<1x8x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 8, 4096] : (tensor<71x1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x4096xf32>) -> tensor<1x8x4096xf32>
    return %1 : tensor<1x8x4096xf32>
  }
  func.func private @dynamic_index_in_dim_54(%arg0: tensor<71x1x8x16384x4096xf32>, %arg1: tensor<i32>) -> tensor<1x8x16384x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 8, 16384, 4096] : (tensor<71x1x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x16384x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x16384x4096xf32>) -> tensor<1x8x16384x4096xf32>
    return %1 : tensor<1x8x16384x4096xf32>
  }
  func.func private @dynamic_index_in_dim_55(%arg0: tensor<71x1x8x4096x16384xf32>, %arg1: tensor<i32>) -> tensor<1x8x4096x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 8, 4096, 16384] : (tensor<71x1x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x4096x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x4096x16384xf32>) -> tensor<1x8x4096x16384xf32>
    return %1 : tensor<1x8x4096x16384xf32>
  }
  func.func private @dynamic_index_in_dim_56(%arg0: tensor<71x1x8x4096x32x128xf32>, %arg1: tensor<i32>) -> tensor<1x8x4096x32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 8, 4096, 32, 128] : (tensor<71x1x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x4096x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    return %1 : tensor<1x8x4096x32x128xf32>
  }
  func.func private @dynamic_index_in_dim_57(%arg0: tensor<71x1x8x32x128x4096xf32>, %arg1: tensor<i32>) -> tensor<1x8x32x128x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 8, 32, 128, 4096] : (tensor<71x1x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x32x128x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x32x128x4096xf32>) -> tensor<1x8x32x128x4096xf32>
    return %1 : tensor<1x8x32x128x4096xf32>
  }
  func.func private @dynamic_index_in_dim_58(%arg0: tensor<71x1x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<1x8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 8, 16, 1024, 4096] : (tensor<71x1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1x8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    return %1 : tensor<1x8x16x1024x4096xbf16>
  }
  func.func private @closed_call_59(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<16x16x1024x4096xbf16>, %arg2: tensor<8x4x1x4096xf32>, %arg3: tensor<8x4x1x4096xf32>, %arg4: tensor<8x4x1x16384x4096xf32>, %arg5: tensor<8x4x1x4096x16384xf32>, %arg6: tensor<8x4x1x4096x32x128xf32>, %arg7: tensor<8x4x1x32x128x4096xf32>, %arg8: tensor<8x4x1x4096x32x128xf32>, %arg9: tensor<8x4x1x4096x32x128xf32>, %arg10: tensor<8x16x1024x4096xbf16>, %arg11: tensor<8x16x16x1024x4096xbf16>, %arg12: tensor<16x1024x4096xbf16>, %arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<i1>, %arg16: tensor<8x3xi32>, %arg17: tensor<8x3xi32>, %arg18: tensor<8x4xi32>, %arg19: tensor<8x4xi32>, %arg20: tensor<8x5xi32>, %arg21: tensor<8x5xi32>, %arg22: tensor<8x5xi32>, %arg23: tensor<8x5xi32>, %arg24: tensor<1x8x4096xf32>, %arg25: tensor<1x8x4096xf32>, %arg26: tensor<1x8x16384x4096xf32>, %arg27: tensor<1x8x4096x16384xf32>, %arg28: tensor<1x8x4096x32x128xf32>, %arg29: tensor<1x8x32x128x4096xf32>, %arg30: tensor<1x8x4096x32x128xf32>, %arg31: tensor<1x8x4096x32x128xf32>, %arg32: tensor<1x8x16x1024x4096xbf16>, %arg33: tensor<i32>) -> (tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>) {
    %0:2 = call @dynamic_update_index_in_dim_60(%arg33, %arg11) : (tensor<i32>, tensor<8x16x16x1024x4096xbf16>) -> (tensor<8x16x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %1 = stablehlo.add %arg10, %0#1 : tensor<8x16x1024x4096xbf16>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at11)
    %3 = call @_roll_static_61(%2) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %arg12, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.pad %4, %cst, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %6 = stablehlo.add %3, %5 : tensor<8x16x1024x4096xbf16>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x4096xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8x16384x4096xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8x4096x16384xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8x4096x32x128xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8x32x128x4096xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8x4096x32x128xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16:19 = stablehlo.while(%iterArg = %arg24, %iterArg_8 = %arg25, %iterArg_9 = %arg26, %iterArg_10 = %arg27, %iterArg_11 = %arg28, %iterArg_12 = %arg29, %iterArg_13 = %arg30, %iterArg_14 = %arg31, %iterArg_15 = %arg32, %iterArg_16 = %c, %iterArg_17 = %7, %iterArg_18 = %8, %iterArg_19 = %9, %iterArg_20 = %10, %iterArg_21 = %11, %iterArg_22 = %12, %iterArg_23 = %13, %iterArg_24 = %14, %iterArg_25 = %15) : tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>
    cond {
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_16, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.subtract %c_26, %iterArg_16 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.subtract %48, %c_27 : tensor<i32>
      %50 = func.call @dynamic_index_in_dim_25(%iterArg, %49) : (tensor<1x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %51 = func.call @dynamic_index_in_dim_25(%iterArg_8, %49) : (tensor<1x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %52 = func.call @dynamic_index_in_dim_26(%iterArg_9, %49) : (tensor<1x8x16384x4096xf32>, tensor<i32>) -> tensor<8x16384x4096xf32>
      %53 = func.call @dynamic_index_in_dim_27(%iterArg_10, %49) : (tensor<1x8x4096x16384xf32>, tensor<i32>) -> tensor<8x4096x16384xf32>
      %54 = func.call @dynamic_index_in_dim_28(%iterArg_11, %49) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %55 = func.call @dynamic_index_in_dim_29(%iterArg_12, %49) : (tensor<1x8x32x128x4096xf32>, tensor<i32>) -> tensor<8x32x128x4096xf32>
      %56 = func.call @dynamic_index_in_dim_28(%iterArg_13, %49) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %57 = func.call @dynamic_index_in_dim_28(%iterArg_14, %49) : (tensor<1x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %58 = func.call @dynamic_index_in_dim_62(%iterArg_15, %49) : (tensor<1x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %59:9 = func.call @closed_call_63(%iterArg_17, %50, %51, %52, %53, %54, %55, %56, %57, %58) : (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>)
      %60 = func.call @dynamic_update_index_in_dim_66(%iterArg_18, %59#1, %49) : (tensor<1x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<1x8x4096xf32>
      %61 = func.call @dynamic_update_index_in_dim_66(%iterArg_19, %59#2, %49) : (tensor<1x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<1x8x4096xf32>
      %62 = func.call @dynamic_update_index_in_dim_67(%iterArg_20, %59#3, %49) : (tensor<1x8x16384x4096xf32>, tensor<8x16384x4096xf32>, tensor<i32>) -> tensor<1x8x16384x4096xf32>
      %63 = func.call @dynamic_update_index_in_dim_68(%iterArg_21, %59#4, %49) : (tensor<1x8x4096x16384xf32>, tensor<8x4096x16384xf32>, tensor<i32>) -> tensor<1x8x4096x16384xf32>
      %64 = func.call @dynamic_update_index_in_dim_69(%iterArg_22, %59#5, %49) : (tensor<1x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %65 = func.call @dynamic_update_index_in_dim_70(%iterArg_23, %59#6, %49) : (tensor<1x8x32x128x4096xf32>, tensor<8x32x128x4096xf32>, tensor<i32>) -> tensor<1x8x32x128x4096xf32>
      %66 = func.call @dynamic_update_index_in_dim_69(%iterArg_24, %59#7, %49) : (tensor<1x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %67 = func.call @dynamic_update_index_in_dim_69(%iterArg_25, %59#8, %49) : (tensor<1x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_16, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %68, %59#0, %60, %61, %62, %63, %64, %65, %66, %67 : tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<1x8x4096x16384xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x32x128x4096xf32>, tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>
    }
    %17 = stablehlo.transpose %16#18, dims = [1, 0, 2, 3, 4] : (tensor<1x8x4096x32x128xf32>) -> tensor<8x1x4096x32x128xf32>
    %18 = stablehlo.transpose %16#17, dims = [1, 0, 2, 3, 4] : (tensor<1x8x4096x32x128xf32>) -> tensor<8x1x4096x32x128xf32>
    %19 = stablehlo.transpose %16#16, dims = [1, 0, 2, 3, 4] : (tensor<1x8x32x128x4096xf32>) -> tensor<8x1x32x128x4096xf32>
    %20 = stablehlo.transpose %16#15, dims = [1, 0, 2, 3, 4] : (tensor<1x8x4096x32x128xf32>) -> tensor<8x1x4096x32x128xf32>
    %21 = stablehlo.transpose %16#14, dims = [1, 0, 2, 3] : (tensor<1x8x4096x16384xf32>) -> tensor<8x1x4096x16384xf32>
    %22 = stablehlo.transpose %16#13, dims = [1, 0, 2, 3] : (tensor<1x8x16384x4096xf32>) -> tensor<8x1x16384x4096xf32>
    %23 = stablehlo.transpose %16#12, dims = [1, 0, 2] : (tensor<1x8x4096xf32>) -> tensor<8x1x4096xf32>
    %24 = stablehlo.transpose %16#11, dims = [1, 0, 2] : (tensor<1x8x4096xf32>) -> tensor<8x1x4096xf32>
    %25 = call @dynamic_index_in_dim_71(%arg23, %17) : (tensor<8x5xi32>, tensor<8x1x4096x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32>
    %26 = stablehlo.add %arg9, %25 : tensor<8x4x1x4096x32x128xf32>
    %27 = call @dynamic_index_in_dim_71(%arg22, %18) : (tensor<8x5xi32>, tensor<8x1x4096x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32>
    %28 = stablehlo.add %arg8, %27 : tensor<8x4x1x4096x32x128xf32>
    %29 = call @dynamic_index_in_dim_72(%arg21, %19) : (tensor<8x5xi32>, tensor<8x1x32x128x4096xf32>) -> tensor<8x4x1x32x128x4096xf32>
    %30 = stablehlo.add %arg7, %29 : tensor<8x4x1x32x128x4096xf32>
    %31 = call @dynamic_index_in_dim_71(%arg20, %20) : (tensor<8x5xi32>, tensor<8x1x4096x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32>
    %32 = stablehlo.add %arg6, %31 : tensor<8x4x1x4096x32x128xf32>
    %33 = call @dynamic_index_in_dim_73(%arg19, %21) : (tensor<8x4xi32>, tensor<8x1x4096x16384xf32>) -> tensor<8x4x1x4096x16384xf32>
    %34 = stablehlo.add %arg5, %33 : tensor<8x4x1x4096x16384xf32>
    %35 = call @dynamic_index_in_dim_74(%arg18, %22) : (tensor<8x4xi32>, tensor<8x1x16384x4096xf32>) -> tensor<8x4x1x16384x4096xf32>
    %36 = stablehlo.add %arg4, %35 : tensor<8x4x1x16384x4096xf32>
    %37 = call @dynamic_index_in_dim_75(%arg17, %23) : (tensor<8x3xi32>, tensor<8x1x4096xf32>) -> tensor<8x4x1x4096xf32>
    %38 = stablehlo.add %arg3, %37 : tensor<8x4x1x4096xf32>
    %39 = call @dynamic_index_in_dim_75(%arg16, %24) : (tensor<8x3xi32>, tensor<8x1x4096xf32>) -> tensor<8x4x1x4096xf32>
    %40 = stablehlo.add %arg2, %39 : tensor<8x4x1x4096xf32>
    %41 = sdy.sharding_constraint %16#10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %42:2 = call @_where_76(%arg0, %41) : (tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %43:2 = call @_where_77(%arg15, %42#0) : (tensor<i1>, tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %44 = call @dynamic_index_in_dim_78(%arg14, %43#1) : (tensor<i32>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16x16x1024x4096xbf16>
    %45 = stablehlo.add %0#0, %44 : tensor<8x16x16x1024x4096xbf16>
    %46 = call @dynamic_index_in_dim_79(%arg13, %43#0) : (tensor<i32>, tensor<1x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %47 = stablehlo.add %arg1, %46 : tensor<16x16x1024x4096xbf16>
    return %47, %40, %38, %36, %34, %32, %30, %28, %26, %42#1, %45 : tensor<16x16x1024x4096xbf16>, tensor<8x4x1x4096xf32>, tensor<8x4x1x4096xf32>, tensor<8x4x1x16384x4096xf32>, tensor<8x4x1x4096x16384xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x32x128x4096xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x4x1x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_60(%arg0: tensor<i32>, %arg1: tensor<8x16x16x1024x4096xbf16>) -> (tensor<8x16x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<8x16x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x16x1024x4096xbf16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %arg1, %c_3, %arg0, %c_4, %c_5, %c_6, sizes = [8, 1, 16, 1024, 4096] : (tensor<8x16x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1x16x1024x4096xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    return %1, %3 : tensor<8x16x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_61(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [1:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<7x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %0, %cst_0, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %2, %3 : tensor<8x16x1024x4096xbf16>
    return %4 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_62(%arg0: tensor<1x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_63(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x4096xf32>, %arg2: tensor<8x4096xf32>, %arg3: tensor<8x16384x4096xf32>, %arg4: tensor<8x4096x16384xf32>, %arg5: tensor<8x4096x32x128xf32>, %arg6: tensor<8x32x128x4096xf32>, %arg7: tensor<8x4096x32x128xf32>, %arg8: tensor<8x4096x32x128xf32>, %arg9: tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %2 = stablehlo.multiply %1, %1 : tensor<8x16x1024x4096xf32> loc(#at10)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at10)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %6 = stablehlo.divide %4, %5 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %8 = stablehlo.add %6, %7 : tensor<8x16x1024x1xf32> loc(#at10)
    %9 = stablehlo.rsqrt %8 : tensor<8x16x1024x1xf32> loc(#at10)
    %10 = stablehlo.divide %9, %8 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %12 = stablehlo.multiply %11, %10 : tensor<8x16x1024x1xf32> loc(#at10)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %14 = stablehlo.multiply %1, %13 : tensor<8x16x1024x4096xf32> loc(#at10)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at10)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %17 = stablehlo.multiply %14, %16 : tensor<8x16x1024x4096xf32> loc(#at10)
    %18 = stablehlo.convert %17 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at10)
    %19 = stablehlo.convert %0#6 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %20 = stablehlo.dot_general %18, %19, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %21 = stablehlo.convert %0#4 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %22 = stablehlo.dot_general %18, %21, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %23 = stablehlo.convert %0#7 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %24 = stablehlo.dot_general %18, %23, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at8)
    %26 = stablehlo.convert %25 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %28 = stablehlo.multiply %26, %27 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %29 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at8)
    %31 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at8)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at8)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %36:3 = call @_where_64(%35, %28, %cst_4) : (tensor<1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) loc(#at8)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at8)
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %39 = stablehlo.maximum %38, %37 : tensor<8x16x32x1024xf32> loc(#at8)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %42 = stablehlo.subtract %36#0, %41 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %43 = stablehlo.exponential %42 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at8)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %47 = stablehlo.divide %43, %46 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %48 = stablehlo.multiply %45, %45 : tensor<8x16x32x1024x1xf32> loc(#at8)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at8)
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %50 = stablehlo.divide %49, %48 : tensor<8x16x32x1024x1xf32> loc(#at8)
    %51 = stablehlo.convert %47 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at8)
    %52 = stablehlo.dot_general %24, %51, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at8)
    %53 = stablehlo.transpose %52, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %54 = stablehlo.convert %0#5 : (tensor<8x32x128x4096xf32>) -> tensor<8x32x128x4096xbf16> loc(#at8)
    %55 = stablehlo.dot_general %53, %54, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at8)
    %56 = stablehlo.add %0#8, %55 : tensor<8x16x1024x4096xbf16> loc(#at7)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at7)
    %58 = stablehlo.convert %57 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %59 = stablehlo.multiply %58, %58 : tensor<8x16x1024x4096xf32> loc(#at10)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at10)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %63 = stablehlo.divide %61, %62 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %65 = stablehlo.add %63, %64 : tensor<8x16x1024x1xf32> loc(#at10)
    %66 = stablehlo.rsqrt %65 : tensor<8x16x1024x1xf32> loc(#at10)
    %67 = stablehlo.divide %66, %65 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %69 = stablehlo.multiply %68, %67 : tensor<8x16x1024x1xf32> loc(#at10)
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %71 = stablehlo.multiply %58, %70 : tensor<8x16x1024x4096xf32> loc(#at10)
    %72 = stablehlo.broadcast_in_dim %0#1, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at10)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %74 = stablehlo.multiply %71, %73 : tensor<8x16x1024x4096xf32> loc(#at10)
    %75 = stablehlo.convert %74 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at10)
    %76 = stablehlo.convert %0#3 : (tensor<8x4096x16384xf32>) -> tensor<8x4096x16384xbf16> loc(#at9)
    %77 = stablehlo.dot_general %75, %76, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %78 = stablehlo.multiply %77, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %79 = stablehlo.multiply %78, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %80 = stablehlo.multiply %77, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %82 = stablehlo.multiply %81, %80 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %84 = stablehlo.multiply %83, %79 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %85 = stablehlo.add %77, %84 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %87 = stablehlo.multiply %86, %85 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %88 = stablehlo.tanh %87 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %90 = stablehlo.subtract %89, %88 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %92 = stablehlo.add %91, %88 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %94 = stablehlo.multiply %93, %92 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %95 = stablehlo.multiply %77, %94 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %96 = stablehlo.convert %0#2 : (tensor<8x16384x4096xf32>) -> tensor<8x16384x4096xbf16> loc(#at9)
    %97 = sdy.sharding_constraint %0#9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %98 = stablehlo.dot_general %97, %95, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %99 = stablehlo.transpose %98, dims = [0, 2, 1] : (tensor<8x4096x16384xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %100 = stablehlo.dot_general %97, %96, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %101 = stablehlo.convert %99 : (tensor<8x16384x4096xbf16>) -> tensor<8x16384x4096xf32> loc(#at2)
    %102 = stablehlo.multiply %77, %100 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %103 = stablehlo.multiply %100, %94 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %105 = stablehlo.multiply %104, %102 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %106 = stablehlo.multiply %105, %90 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %107 = stablehlo.multiply %106, %88 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %108 = stablehlo.add %106, %107 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %108 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %111 = stablehlo.add %103, %110 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %113 = stablehlo.multiply %112, %110 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %114 = stablehlo.multiply %113, %82 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %115 = stablehlo.add %111, %114 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %116 = stablehlo.dot_general %115, %75, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %117 = stablehlo.transpose %116, dims = [0, 2, 1] : (tensor<8x16384x4096xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %118 = stablehlo.dot_general %115, %76, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x16384xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %119 = stablehlo.convert %117 : (tensor<8x4096x16384xbf16>) -> tensor<8x4096x16384xf32> loc(#at2)
    %120 = stablehlo.convert %118 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %121 = stablehlo.multiply %71, %120 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %123 = stablehlo.reshape %122 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %124 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %125 = stablehlo.multiply %120, %124 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %126 = stablehlo.reduce(%123 init: %cst_23) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %127 = stablehlo.multiply %58, %125 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %128 = stablehlo.reduce(%127 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %129 = stablehlo.reshape %128 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %130 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %131 = stablehlo.multiply %125, %130 : tensor<8x16x1024x4096xf32> loc(#at5)
    %132 = stablehlo.multiply %129, %69 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %134 = stablehlo.divide %132, %133 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %135 = stablehlo.reduce(%134 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %137 = stablehlo.multiply %58, %136 : tensor<8x16x1024x4096xf32> loc(#at5)
    %138 = stablehlo.add %131, %137 : tensor<8x16x1024x4096xf32> loc(#at5)
    %139 = stablehlo.multiply %136, %58 : tensor<8x16x1024x4096xf32> loc(#at5)
    %140 = stablehlo.add %138, %139 : tensor<8x16x1024x4096xf32> loc(#at5)
    %141 = stablehlo.convert %140 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %142 = stablehlo.add %97, %141 : tensor<8x16x1024x4096xbf16> loc(#at5)
    %143 = sdy.sharding_constraint %142 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %144 = stablehlo.dot_general %143, %53, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [0, 2, 3, 1] : (tensor<8x4096x32x128xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %146 = stablehlo.dot_general %143, %54, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<8x16x1024x4096xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %147 = stablehlo.convert %145 : (tensor<8x32x128x4096xbf16>) -> tensor<8x32x128x4096xf32> loc(#at0)
    %148 = stablehlo.transpose %146, dims = [0, 1, 3, 4, 2] : (tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %24, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %150 = stablehlo.dot_general %148, %51, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %151 = stablehlo.transpose %150, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %152 = stablehlo.convert %149 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %154 = stablehlo.multiply %152, %153 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %155 = stablehlo.multiply %154, %43 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %156 = stablehlo.reduce(%155 init: %cst_27) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %157 = stablehlo.reshape %156 : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %158 = stablehlo.negate %157 : tensor<8x16x32x1024x1xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %160 = stablehlo.divide %152, %159 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%158 init: %cst_28) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %163 = stablehlo.add %160, %162 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %164 = stablehlo.multiply %163, %43 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %165 = call @_where_65(%36#1, %36#2, %164) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %167 = stablehlo.multiply %165, %166 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %168 = stablehlo.convert %167 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %169 = stablehlo.dot_general %168, %20, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %170 = stablehlo.transpose %169, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %171 = stablehlo.dot_general %168, %22, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %172 = stablehlo.transpose %171, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %173 = stablehlo.dot_general %151, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %151, %23, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %176 = stablehlo.convert %174 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %177 = stablehlo.dot_general %170, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %170, %21, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %180 = stablehlo.add %175, %179 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %181 = stablehlo.convert %178 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %182 = stablehlo.dot_general %172, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %183 = stablehlo.transpose %182, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %184 = stablehlo.dot_general %172, %19, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %185 = stablehlo.add %180, %184 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %186 = stablehlo.convert %183 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %187 = stablehlo.convert %185 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %188 = stablehlo.multiply %14, %187 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %189 = stablehlo.reduce(%188 init: %cst_30) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %190 = stablehlo.reshape %189 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %191 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %192 = stablehlo.multiply %187, %191 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %193 = stablehlo.reduce(%190 init: %cst_31) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %194 = stablehlo.multiply %1, %192 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %195 = stablehlo.reduce(%194 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %196 = stablehlo.reshape %195 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %197 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %198 = stablehlo.multiply %192, %197 : tensor<8x16x1024x4096xf32> loc(#at5)
    %199 = stablehlo.multiply %196, %12 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %201 = stablehlo.divide %199, %200 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %202 = stablehlo.reduce(%201 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %204 = stablehlo.multiply %1, %203 : tensor<8x16x1024x4096xf32> loc(#at5)
    %205 = stablehlo.add %198, %204 : tensor<8x16x1024x4096xf32> loc(#at5)
    %206 = stablehlo.multiply %203, %1 : tensor<8x16x1024x4096xf32> loc(#at5)
    %207 = stablehlo.add %205, %206 : tensor<8x16x1024x4096xf32> loc(#at5)
    %208 = stablehlo.convert %207 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %209 = stablehlo.add %143, %208 : tensor<8x16x1024x4096xbf16> loc(#at5)
    return %209, %193, %126, %101, %119, %181, %147, %186, %176 : tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>
  }
  func.func private @_where_64(%arg0: tensor<1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<16x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1024x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xi1>) -> tensor<8x16x32x1024x1024xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    %5 = stablehlo.select %3, %arg1, %4 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32>
    return %5, %3, %6 : tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
  }
  func.func private @_where_65(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    return %1 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_66(%arg0: tensor<1x8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<i32>) -> tensor<1x8x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4096xf32>) -> tensor<1x8x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096xf32>
    return %1 : tensor<1x8x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_67(%arg0: tensor<1x8x16384x4096xf32>, %arg1: tensor<8x16384x4096xf32>, %arg2: tensor<i32>) -> tensor<1x8x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x16384x4096xf32>) -> tensor<1x8x16384x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x8x16384x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xf32>
    return %1 : tensor<1x8x16384x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_68(%arg0: tensor<1x8x4096x16384xf32>, %arg1: tensor<8x4096x16384xf32>, %arg2: tensor<i32>) -> tensor<1x8x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4096x16384xf32>) -> tensor<1x8x4096x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x8x4096x16384xf32>, tensor<1x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xf32>
    return %1 : tensor<1x8x4096x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_69(%arg0: tensor<1x8x4096x32x128xf32>, %arg1: tensor<8x4096x32x128xf32>, %arg2: tensor<i32>) -> tensor<1x8x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
    return %1 : tensor<1x8x4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_70(%arg0: tensor<1x8x32x128x4096xf32>, %arg1: tensor<8x32x128x4096xf32>, %arg2: tensor<i32>) -> tensor<1x8x32x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x128x4096xf32>) -> tensor<1x8x32x128x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x8x32x128x4096xf32>, tensor<1x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xf32>
    return %1 : tensor<1x8x32x128x4096xf32>
  }
  func.func private @dynamic_index_in_dim_71(%arg0: tensor<8x5xi32>, %arg1: tensor<8x1x4096x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<8x1x4096x32x128xf32>) -> tensor<8x1x1x4096x32x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x32x128xf32>
    %c = stablehlo.constant dense<[3, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<8x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x4x1x4096x32x128xf32>, tensor<8x5xi32>, tensor<8x1x1x4096x32x128xf32>) -> tensor<8x4x1x4096x32x128xf32>
    return %7 : tensor<8x4x1x4096x32x128xf32>
  }
  func.func private @dynamic_index_in_dim_72(%arg0: tensor<8x5xi32>, %arg1: tensor<8x1x32x128x4096xf32>) -> tensor<8x4x1x32x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<8x1x32x128x4096xf32>) -> tensor<8x1x1x32x128x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x1x32x128x4096xf32>
    %c = stablehlo.constant dense<[3, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<8x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x4x1x32x128x4096xf32>, tensor<8x5xi32>, tensor<8x1x1x32x128x4096xf32>) -> tensor<8x4x1x32x128x4096xf32>
    return %7 : tensor<8x4x1x32x128x4096xf32>
  }
  func.func private @dynamic_index_in_dim_73(%arg0: tensor<8x4xi32>, %arg1: tensor<8x1x4096x16384xf32>) -> tensor<8x4x1x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x1x4096x16384xf32>) -> tensor<8x1x1x4096x16384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096x16384xf32>
    %c = stablehlo.constant dense<[3, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<8x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x4x1x4096x16384xf32>, tensor<8x4xi32>, tensor<8x1x1x4096x16384xf32>) -> tensor<8x4x1x4096x16384xf32>
    return %7 : tensor<8x4x1x4096x16384xf32>
  }
  func.func private @dynamic_index_in_dim_74(%arg0: tensor<8x4xi32>, %arg1: tensor<8x1x16384x4096xf32>) -> tensor<8x4x1x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x1x16384x4096xf32>) -> tensor<8x1x1x16384x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x1x16384x4096xf32>
    %c = stablehlo.constant dense<[3, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<8x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x4x1x16384x4096xf32>, tensor<8x4xi32>, tensor<8x1x1x16384x4096xf32>) -> tensor<8x4x1x16384x4096xf32>
    return %7 : tensor<8x4x1x16384x4096xf32>
  }
  func.func private @dynamic_index_in_dim_75(%arg0: tensor<8x3xi32>, %arg1: tensor<8x1x4096xf32>) -> tensor<8x4x1x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<8x1x4096xf32>) -> tensor<8x1x1x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x1x4096xf32>
    %c = stablehlo.constant dense<[3, 0, 0]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xi32>) -> tensor<8x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x3xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x4x1x4096xf32>, tensor<8x3xi32>, tensor<8x1x1x4096xf32>) -> tensor<8x4x1x4096xf32>
    return %7 : tensor<8x4x1x4096xf32>
  }
  func.func private @_where_76(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %2, %1 : tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_77(%arg0: tensor<i1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x16x1024x4096xbf16>, tensor<bf16>) -> tensor<16x1024x4096xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    return %4, %1 : tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_78(%arg0: tensor<i32>, %arg1: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<8x1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<8x16x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x16x16x1024x4096xbf16>
    return %2 : tensor<8x16x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_79(%arg0: tensor<i32>, %arg1: tensor<1x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<16x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %arg1, %arg0, %c, %c_0, %c_1 : (tensor<16x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x1024x4096xbf16>
    return %1 : tensor<16x16x1024x4096xbf16>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("jit:")
#at4 = loc("logits")
#at5 = loc("norm")
#at6 = loc("optimizer")
#at7 = loc("rematted_computation")
#at8 = loc("rematted_computation/attention")
#at9 = loc("rematted_computation/ffn")
#at10 = loc("rematted_computation/norm")
#at11 = loc("shift")

module @jit_tiny_pipeline_circular attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=4, "data"=2]> {stablehlo.mesh = {axes = [{name = "stage", size = 4 : i64}, {name = "data", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<4x2x1x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<4x2x1x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<4x2x1x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<4x2x1x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['ln1']"), %arg27: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['ln2']"), %arg28: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<4x2x1x16xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<4x2x1x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>}, tensor<4x2x1x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>}, tensor<4x2x1x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<4x2x1x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {"data"}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %3 = stablehlo.reshape %2 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %5 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xi1>) -> tensor<4x1x1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{"stage"}, {}, {"data"}, {}, {}]> : tensor<4x4x2x8x16xf32>
    %13 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %14:2 = call @remainder(%c_1) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%4) : (tensor<4x2x8x16xf32>) -> ()
    call @dynamic_index_in_dim_0() : () -> ()
    call @_where_1() : () -> ()
    %15 = call @_where_2(%8) : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    %16 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %17:2 = call @floor_divide(%c_2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18:2 = call @clip(%c_3, %c_4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %19:2 = call @dynamic_index_in_dim_4(%arg2) : (tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %20:2 = call @dynamic_index_in_dim_4(%arg3) : (tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %21:3 = call @dynamic_index_in_dim_5(%arg5) : (tensor<4x2x1x32x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %22:3 = call @dynamic_index_in_dim_6(%arg6) : (tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %23:3 = call @dynamic_index_in_dim_6(%arg7) : (tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %24:4 = call @dynamic_index_in_dim_7(%arg8) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %25:4 = call @dynamic_index_in_dim_8(%arg9) : (tensor<4x2x1x4x8x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %26:4 = call @dynamic_index_in_dim_7(%arg10) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %27:4 = call @dynamic_index_in_dim_7(%arg11) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %28 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %30 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %34 = stablehlo.compare GE, %32, %33, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %cst_5 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %35:2 = call @_where_9(%34, %cst_5) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) loc(#at0)
    call @_where_10(%35#0, %35#1) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) -> () loc(#at0)
    call @silu() : () -> () loc(#at2)
    call @_roll_static() : () -> () loc(#at11)
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %36:2 = call @remainder(%c_6) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_update_index_in_dim() : () -> ()
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<11x2x8x16xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<11x4x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11x4x3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11x4x4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x4x4xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<11x4x4xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x4x5xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<11x4x5xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<11x4x5xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<11x4x5xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<11x1x4x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<11x1x4x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<11x1x4x32x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<11x1x4x16x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<11x1x4x16x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<11x1x4x16x4x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<11x1x4x4x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<11x1x4x16x4x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<11x1x4x16x4x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<11x1x4x2x8x16xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %61:79 = stablehlo.while(%iterArg = %13, %iterArg_267 = %35#0, %iterArg_268 = %35#1, %iterArg_269 = %14#0, %iterArg_270 = %14#1, %iterArg_271 = %4, %iterArg_272 = %15, %iterArg_273 = %16, %iterArg_274 = %17#0, %iterArg_275 = %17#1, %iterArg_276 = %18#0, %iterArg_277 = %18#1, %iterArg_278 = %arg2, %iterArg_279 = %19#0, %iterArg_280 = %19#1, %iterArg_281 = %arg3, %iterArg_282 = %20#0, %iterArg_283 = %20#1, %iterArg_284 = %arg5, %iterArg_285 = %21#0, %iterArg_286 = %21#1, %iterArg_287 = %21#2, %iterArg_288 = %arg6, %iterArg_289 = %22#0, %iterArg_290 = %22#1, %iterArg_291 = %22#2, %iterArg_292 = %arg7, %iterArg_293 = %23#0, %iterArg_294 = %23#1, %iterArg_295 = %23#2, %iterArg_296 = %arg8, %iterArg_297 = %24#0, %iterArg_298 = %24#1, %iterArg_299 = %24#2, %iterArg_300 = %24#3, %iterArg_301 = %arg9, %iterArg_302 = %25#0, %iterArg_303 = %25#1, %iterArg_304 = %25#2, %iterArg_305 = %25#3, %iterArg_306 = %arg10, %iterArg_307 = %26#0, %iterArg_308 = %26#1, %iterArg_309 = %26#2, %iterArg_310 = %26#3, %iterArg_311 = %arg11, %iterArg_312 = %27#0, %iterArg_313 = %27#1, %iterArg_314 = %27#2, %iterArg_315 = %27#3, %iterArg_316 = %36#0, %iterArg_317 = %36#1, %iterArg_318 = %c_31, %iterArg_319 = %10, %iterArg_320 = %12, %iterArg_321 = %37, %iterArg_322 = %38, %iterArg_323 = %39, %iterArg_324 = %40, %iterArg_325 = %41, %iterArg_326 = %42, %iterArg_327 = %43, %iterArg_328 = %44, %iterArg_329 = %45, %iterArg_330 = %46, %iterArg_331 = %47, %iterArg_332 = %48, %iterArg_333 = %49, %iterArg_334 = %50, %iterArg_335 = %51, %iterArg_336 = %52, %iterArg_337 = %53, %iterArg_338 = %54, %iterArg_339 = %55, %iterArg_340 = %56, %iterArg_341 = %57, %iterArg_342 = %58, %iterArg_343 = %59, %iterArg_344 = %60) : tensor<11xi32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x3xi32>, tensor<11x4x3xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x1x4x16xf32>, tensor<11x1x4x16xf32>, tensor<11x1x4x32x16xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x4x8x16xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x2x8x16xf32>, tensor<11xi32>
    cond {
      %c_345 = stablehlo.constant dense<11> : tensor<i32>
      %774 = stablehlo.compare LT, %iterArg_318, %c_345, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %774 : tensor<i1>
    } do {
      %774 = func.call @dynamic_index_in_dim_11(%iterArg, %iterArg_318) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %775:26 = func.call @closed_call(%iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_305, %iterArg_306, %iterArg_307, %iterArg_308, %iterArg_309, %iterArg_310, %iterArg_311, %iterArg_312, %iterArg_313, %iterArg_314, %iterArg_315, %iterArg_316, %iterArg_317, %iterArg_319, %iterArg_320, %774) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>)
      %776 = func.call @dynamic_update_index_in_dim_36(%iterArg_321, %775#2, %iterArg_318) : (tensor<11x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<11x2x8x16xf32>
      %777 = func.call @dynamic_update_index_in_dim_37(%iterArg_322, %775#3, %iterArg_318) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %778 = func.call @dynamic_update_index_in_dim_37(%iterArg_323, %775#4, %iterArg_318) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %779 = func.call @dynamic_update_index_in_dim_38(%iterArg_324, %775#5, %iterArg_318) : (tensor<11xi1>, tensor<i1>, tensor<i32>) -> tensor<11xi1>
      %780 = func.call @dynamic_update_index_in_dim_39(%iterArg_325, %775#6, %iterArg_318) : (tensor<11x4x3xi32>, tensor<4x3xi32>, tensor<i32>) -> tensor<11x4x3xi32>
      %781 = func.call @dynamic_update_index_in_dim_39(%iterArg_326, %775#7, %iterArg_318) : (tensor<11x4x3xi32>, tensor<4x3xi32>, tensor<i32>) -> tensor<11x4x3xi32>
      %782 = func.call @dynamic_update_index_in_dim_40(%iterArg_327, %775#8, %iterArg_318) : (tensor<11x4x4xi32>, tensor<4x4xi32>, tensor<i32>) -> tensor<11x4x4xi32>
      %783 = func.call @dynamic_update_index_in_dim_40(%iterArg_328, %775#9, %iterArg_318) : (tensor<11x4x4xi32>, tensor<4x4xi32>, tensor<i32>) -> tensor<11x4x4xi32>
      %784 = func.call @dynamic_update_index_in_dim_40(%iterArg_329, %775#10, %iterArg_318) : (tensor<11x4x4xi32>, tensor<4x4xi32>, tensor<i32>) -> tensor<11x4x4xi32>
      %785 = func.call @dynamic_update_index_in_dim_41(%iterArg_330, %775#11, %iterArg_318) : (tensor<11x4x5xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<11x4x5xi32>
      %786 = func.call @dynamic_update_index_in_dim_41(%iterArg_331, %775#12, %iterArg_318) : (tensor<11x4x5xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<11x4x5xi32>
      %787 = func.call @dynamic_update_index_in_dim_41(%iterArg_332, %775#13, %iterArg_318) : (tensor<11x4x5xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<11x4x5xi32>
      %788 = func.call @dynamic_update_index_in_dim_41(%iterArg_333, %775#14, %iterArg_318) : (tensor<11x4x5xi32>, tensor<4x5xi32>, tensor<i32>) -> tensor<11x4x5xi32>
      %789 = func.call @dynamic_update_index_in_dim_42(%iterArg_334, %775#15, %iterArg_318) : (tensor<11x1x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>) -> tensor<11x1x4x16xf32>
      %790 = func.call @dynamic_update_index_in_dim_42(%iterArg_335, %775#16, %iterArg_318) : (tensor<11x1x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>) -> tensor<11x1x4x16xf32>
      %791 = func.call @dynamic_update_index_in_dim_43(%iterArg_336, %775#17, %iterArg_318) : (tensor<11x1x4x32x16xf32>, tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<11x1x4x32x16xf32>
      %792 = func.call @dynamic_update_index_in_dim_44(%iterArg_337, %775#18, %iterArg_318) : (tensor<11x1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<11x1x4x16x32xf32>
      %793 = func.call @dynamic_update_index_in_dim_44(%iterArg_338, %775#19, %iterArg_318) : (tensor<11x1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<11x1x4x16x32xf32>
      %794 = func.call @dynamic_update_index_in_dim_45(%iterArg_339, %775#20, %iterArg_318) : (tensor<11x1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<11x1x4x16x4x8xf32>
      %795 = func.call @dynamic_update_index_in_dim_46(%iterArg_340, %775#21, %iterArg_318) : (tensor<11x1x4x4x8x16xf32>, tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<11x1x4x4x8x16xf32>
      %796 = func.call @dynamic_update_index_in_dim_45(%iterArg_341, %775#22, %iterArg_318) : (tensor<11x1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<11x1x4x16x4x8xf32>
      %797 = func.call @dynamic_update_index_in_dim_45(%iterArg_342, %775#23, %iterArg_318) : (tensor<11x1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<11x1x4x16x4x8xf32>
      %798 = func.call @dynamic_update_index_in_dim_47(%iterArg_343, %775#24, %iterArg_318) : (tensor<11x1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<11x1x4x2x8x16xf32>
      %799 = func.call @dynamic_update_index_in_dim_37(%iterArg_344, %775#25, %iterArg_318) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %c_345 = stablehlo.constant dense<1> : tensor<i32>
      %800 = stablehlo.add %iterArg_318, %c_345 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_305, %iterArg_306, %iterArg_307, %iterArg_308, %iterArg_309, %iterArg_310, %iterArg_311, %iterArg_312, %iterArg_313, %iterArg_314, %iterArg_315, %iterArg_316, %iterArg_317, %800, %775#0, %775#1, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799 : tensor<11xi32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x3xi32>, tensor<11x4x3xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x1x4x16xf32>, tensor<11x1x4x16xf32>, tensor<11x1x4x32x16xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x4x8x16xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x2x8x16xf32>, tensor<11xi32>
    }
    %62 = stablehlo.slice %61#55 [7:11, 0:2, 0:8, 0:16] : (tensor<11x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %63 = stablehlo.reshape %62 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %64 = sdy.sharding_constraint %63 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<8x8x16xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %66 = stablehlo.reduce(%65 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %69 = stablehlo.divide %67, %68 : tensor<8x8x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %71 = stablehlo.add %69, %70 : tensor<8x8x1xf32> loc(#at5)
    %72 = stablehlo.rsqrt %71 : tensor<8x8x1xf32> loc(#at5)
    %73 = stablehlo.divide %72, %71 : tensor<8x8x1xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %75 = stablehlo.multiply %74, %73 : tensor<8x8x1xf32> loc(#at5)
    %76 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %77 = stablehlo.multiply %64, %76 : tensor<8x8x16xf32> loc(#at5)
    %78 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %80 = stablehlo.multiply %77, %79 : tensor<8x8x16xf32> loc(#at5)
    %81 = stablehlo.dot_general %80, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %82 = sdy.sharding_constraint %81 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %83 = call @_one_hot_48(%arg36) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %84 = stablehlo.multiply %82, %83 : tensor<8x8x32xf32> loc(#at4)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %85 = stablehlo.reduce(%84 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %86 = stablehlo.reduce(%82 init: %cst_37) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %87 = stablehlo.reshape %86 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %89 = stablehlo.compare EQ, %82, %88, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %90 = stablehlo.convert %89 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %91 = stablehlo.reduce(%90 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %93 = stablehlo.maximum %92, %86 : tensor<8x8xf32> loc(#at4)
    %94 = stablehlo.compare EQ, %86, %93, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %97 = stablehlo.select %94, %95, %96 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %99 = stablehlo.compare EQ, %98, %93, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %102 = stablehlo.select %99, %100, %101 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %103 = stablehlo.divide %97, %102 : tensor<8x8xf32> loc(#at4)
    %104 = stablehlo.is_finite %93 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %106 = stablehlo.select %104, %93, %105 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %110 = stablehlo.subtract %82, %109 : tensor<8x8x32xf32> loc(#at4)
    %111 = stablehlo.exponential %110 : tensor<8x8x32xf32> loc(#at4)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %112 = stablehlo.reduce(%111 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %113 = stablehlo.sign %112 : tensor<8x8xf32> loc(#at4)
    %114 = stablehlo.abs %112 : tensor<8x8xf32> loc(#at4)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %116 = stablehlo.compare GE, %112, %115, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %117 = stablehlo.log %114 : tensor<8x8xf32> loc(#at4)
    %118 = stablehlo.add %117, %106 : tensor<8x8xf32> loc(#at4)
    %119 = stablehlo.subtract %118, %85 : tensor<8x8xf32> loc(#at4)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %120 = stablehlo.reduce(%119 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_50 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %121 = stablehlo.divide %120, %cst_50 : tensor<f32> loc(#at4)
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %cst_54 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %124 = stablehlo.divide %cst_51, %cst_54 : tensor<f32> loc(#at4)
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %126 = stablehlo.negate %125 : tensor<8x8xf32> loc(#at4)
    %127 = stablehlo.divide %125, %114 : tensor<8x8xf32> loc(#at4)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %129 = stablehlo.select %116, %128, %127 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %130 = stablehlo.select %116, %127, %128 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %131 = stablehlo.negate %129 : tensor<8x8xf32> loc(#at4)
    %132 = stablehlo.add %130, %131 : tensor<8x8xf32> loc(#at4)
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %134 = stablehlo.multiply %133, %111 : tensor<8x8x32xf32> loc(#at4)
    %135 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %136 = stablehlo.multiply %135, %83 : tensor<8x8x32xf32> loc(#at4)
    %137 = stablehlo.add %134, %136 : tensor<8x8x32xf32> loc(#at4)
    %138 = sdy.sharding_constraint %137 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %139 = stablehlo.dot_general %138, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %140 = stablehlo.transpose %139, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %141 = stablehlo.dot_general %138, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %142 = stablehlo.multiply %77, %141 : tensor<8x8x16xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %143 = stablehlo.reduce(%142 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %144 = stablehlo.reshape %143 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %146 = stablehlo.multiply %141, %145 : tensor<8x8x16xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %147 = stablehlo.reduce(%144 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %148 = stablehlo.multiply %64, %146 : tensor<8x8x16xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %149 = stablehlo.reduce(%148 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %150 = stablehlo.reshape %149 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %152 = stablehlo.multiply %146, %151 : tensor<8x8x16xf32> loc(#at5)
    %153 = stablehlo.multiply %150, %75 : tensor<8x8x1xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %155 = stablehlo.divide %153, %154 : tensor<8x8x1xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %156 = stablehlo.reduce(%155 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %158 = stablehlo.multiply %64, %157 : tensor<8x8x16xf32> loc(#at5)
    %159 = stablehlo.add %152, %158 : tensor<8x8x16xf32> loc(#at5)
    %160 = stablehlo.multiply %157, %64 : tensor<8x8x16xf32> loc(#at5)
    %161 = stablehlo.add %159, %160 : tensor<8x8x16xf32> loc(#at5)
    %162 = sdy.sharding_constraint %161 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32>
    %163 = stablehlo.reshape %162 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.pad %163, %cst_61, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<11x2x8x16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %177:38 = stablehlo.while(%iterArg = %164, %iterArg_267 = %61#56, %iterArg_268 = %61#57, %iterArg_269 = %61#58, %iterArg_270 = %61#59, %iterArg_271 = %61#60, %iterArg_272 = %61#61, %iterArg_273 = %61#62, %iterArg_274 = %61#63, %iterArg_275 = %61#64, %iterArg_276 = %61#65, %iterArg_277 = %61#66, %iterArg_278 = %61#67, %iterArg_279 = %61#68, %iterArg_280 = %61#69, %iterArg_281 = %61#70, %iterArg_282 = %61#71, %iterArg_283 = %61#72, %iterArg_284 = %61#73, %iterArg_285 = %61#74, %iterArg_286 = %61#75, %iterArg_287 = %61#76, %iterArg_288 = %61#77, %iterArg_289 = %61#78, %iterArg_290 = %15, %iterArg_291 = %c_74, %iterArg_292 = %167, %iterArg_293 = %168, %iterArg_294 = %169, %iterArg_295 = %170, %iterArg_296 = %171, %iterArg_297 = %172, %iterArg_298 = %173, %iterArg_299 = %174, %iterArg_300 = %175, %iterArg_301 = %176, %iterArg_302 = %165, %iterArg_303 = %166) : tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x3xi32>, tensor<11x4x3xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x1x4x16xf32>, tensor<11x1x4x16xf32>, tensor<11x1x4x32x16xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x4x8x16xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x2x8x16xf32>, tensor<11xi32>, tensor<4x2x8x16xi1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
    cond {
      %c_304 = stablehlo.constant dense<11> : tensor<i32>
      %774 = stablehlo.compare LT, %iterArg_291, %c_304, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %774 : tensor<i1>
    } do {
      %c_304 = stablehlo.constant dense<11> : tensor<i32>
      %774 = stablehlo.subtract %c_304, %iterArg_291 : tensor<i32>
      %c_305 = stablehlo.constant dense<1> : tensor<i32>
      %775 = stablehlo.subtract %774, %c_305 : tensor<i32>
      %776 = func.call @dynamic_index_in_dim_49(%iterArg, %775) : (tensor<11x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %777 = func.call @dynamic_index_in_dim_11(%iterArg_267, %775) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %778 = func.call @dynamic_index_in_dim_11(%iterArg_268, %775) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %779 = func.call @dynamic_index_in_dim_50(%iterArg_269, %775) : (tensor<11xi1>, tensor<i32>) -> tensor<i1>
      %780 = func.call @dynamic_index_in_dim_51(%iterArg_270, %775) : (tensor<11x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %781 = func.call @dynamic_index_in_dim_51(%iterArg_271, %775) : (tensor<11x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %782 = func.call @dynamic_index_in_dim_52(%iterArg_272, %775) : (tensor<11x4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
      %783 = func.call @dynamic_index_in_dim_52(%iterArg_273, %775) : (tensor<11x4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
      %784 = func.call @dynamic_index_in_dim_52(%iterArg_274, %775) : (tensor<11x4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
      %785 = func.call @dynamic_index_in_dim_53(%iterArg_275, %775) : (tensor<11x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
      %786 = func.call @dynamic_index_in_dim_53(%iterArg_276, %775) : (tensor<11x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
      %787 = func.call @dynamic_index_in_dim_53(%iterArg_277, %775) : (tensor<11x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
      %788 = func.call @dynamic_index_in_dim_53(%iterArg_278, %775) : (tensor<11x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
      %789 = func.call @dynamic_index_in_dim_54(%iterArg_279, %775) : (tensor<11x1x4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %790 = func.call @dynamic_index_in_dim_54(%iterArg_280, %775) : (tensor<11x1x4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %791 = func.call @dynamic_index_in_dim_55(%iterArg_281, %775) : (tensor<11x1x4x32x16xf32>, tensor<i32>) -> tensor<1x4x32x16xf32>
      %792 = func.call @dynamic_index_in_dim_56(%iterArg_282, %775) : (tensor<11x1x4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %793 = func.call @dynamic_index_in_dim_56(%iterArg_283, %775) : (tensor<11x1x4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %794 = func.call @dynamic_index_in_dim_57(%iterArg_284, %775) : (tensor<11x1x4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %795 = func.call @dynamic_index_in_dim_58(%iterArg_285, %775) : (tensor<11x1x4x4x8x16xf32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
      %796 = func.call @dynamic_index_in_dim_57(%iterArg_286, %775) : (tensor<11x1x4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %797 = func.call @dynamic_index_in_dim_57(%iterArg_287, %775) : (tensor<11x1x4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %798 = func.call @dynamic_index_in_dim_59(%iterArg_288, %775) : (tensor<11x1x4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
      %799 = func.call @dynamic_index_in_dim_11(%iterArg_289, %775) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %800:12 = func.call @closed_call_60(%iterArg_290, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799) : (tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>)
      %c_306 = stablehlo.constant dense<1> : tensor<i32>
      %801 = stablehlo.add %iterArg_291, %c_306 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %801, %800#0, %800#1, %800#2, %800#3, %800#4, %800#5, %800#6, %800#7, %800#8, %800#9, %800#10, %800#11 : tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x3xi32>, tensor<11x4x3xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x4xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x4x5xi32>, tensor<11x1x4x16xf32>, tensor<11x1x4x16xf32>, tensor<11x1x4x32x16xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x32xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x4x8x16xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x16x4x8xf32>, tensor<11x1x4x2x8x16xf32>, tensor<11xi32>, tensor<4x2x8x16xi1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
    }
    %178 = sdy.sharding_constraint %177#26 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %179 = stablehlo.reshape %178 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %180 = sdy.sharding_constraint %179 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %181 = stablehlo.dot_general %180, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %182 = stablehlo.transpose %181, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %183 = stablehlo.multiply %182, %182 : tensor<32x16xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %185 = stablehlo.add %183, %184 : tensor<32x16xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %187 = stablehlo.multiply %186, %arg24 : tensor<32xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %188 = stablehlo.reduce(%185 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %190 = stablehlo.divide %188, %189 : tensor<32xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %192 = stablehlo.multiply %191, %190 : tensor<32xf32> loc(#at6)
    %193 = stablehlo.add %187, %192 : tensor<32xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %195 = stablehlo.multiply %194, %arg12 : tensor<16xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %196 = stablehlo.reduce(%185 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %198 = stablehlo.divide %196, %197 : tensor<16xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %200 = stablehlo.multiply %199, %198 : tensor<16xf32> loc(#at6)
    %201 = stablehlo.add %195, %200 : tensor<16xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %202 = stablehlo.reduce(%193 init: %cst_84) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %205 = stablehlo.divide %203, %204 : tensor<1xf32> loc(#at6)
    %206 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<1xf32>) -> tensor<32xf32> loc(#at6)
    %207 = stablehlo.divide %193, %206 : tensor<32xf32> loc(#at6)
    %208 = stablehlo.rsqrt %207 : tensor<32xf32> loc(#at6)
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at6)
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32> loc(#at6)
    %211 = stablehlo.multiply %182, %210 : tensor<32x16xf32> loc(#at6)
    %212 = stablehlo.rsqrt %201 : tensor<16xf32> loc(#at6)
    %213 = stablehlo.broadcast_in_dim %212, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32> loc(#at6)
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32> loc(#at6)
    %215 = stablehlo.multiply %211, %214 : tensor<32x16xf32> loc(#at6)
    %216 = stablehlo.multiply %arg0, %arg0 : tensor<32x16xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %217 = stablehlo.reduce(%216 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %220 = stablehlo.divide %218, %219 : tensor<1x1xf32> loc(#at6)
    %221 = stablehlo.sqrt %220 : tensor<1x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %223 = stablehlo.maximum %222, %221 : tensor<1x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %225 = stablehlo.multiply %224, %223 : tensor<1x1xf32> loc(#at6)
    %226 = stablehlo.multiply %215, %215 : tensor<32x16xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %227 = stablehlo.reduce(%226 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %230 = stablehlo.divide %228, %229 : tensor<1x1xf32> loc(#at6)
    %231 = stablehlo.sqrt %230 : tensor<1x1xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %233 = stablehlo.maximum %232, %231 : tensor<1x1xf32> loc(#at6)
    %234 = stablehlo.divide %225, %233 : tensor<1x1xf32> loc(#at6)
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32> loc(#at6)
    %236 = stablehlo.multiply %235, %215 : tensor<32x16xf32> loc(#at6)
    %237 = stablehlo.subtract %arg0, %236 : tensor<32x16xf32> loc(#at6)
    %238 = stablehlo.multiply %147, %147 : tensor<16xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %240 = stablehlo.add %238, %239 : tensor<16xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %242 = stablehlo.multiply %241, %arg25 : tensor<16xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %244 = stablehlo.multiply %243, %240 : tensor<16xf32> loc(#at6)
    %245 = stablehlo.add %242, %244 : tensor<16xf32> loc(#at6)
    %246 = stablehlo.rsqrt %245 : tensor<16xf32> loc(#at6)
    %247 = stablehlo.multiply %147, %246 : tensor<16xf32> loc(#at6)
    %248 = stablehlo.multiply %arg1, %arg1 : tensor<16xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %249 = stablehlo.reduce(%248 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %252 = stablehlo.divide %250, %251 : tensor<1xf32> loc(#at6)
    %253 = stablehlo.sqrt %252 : tensor<1xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %255 = stablehlo.maximum %254, %253 : tensor<1xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %257 = stablehlo.multiply %256, %255 : tensor<1xf32> loc(#at6)
    %258 = stablehlo.multiply %247, %247 : tensor<16xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %259 = stablehlo.reduce(%258 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %262 = stablehlo.divide %260, %261 : tensor<1xf32> loc(#at6)
    %263 = stablehlo.sqrt %262 : tensor<1xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %265 = stablehlo.maximum %264, %263 : tensor<1xf32> loc(#at6)
    %266 = stablehlo.divide %257, %265 : tensor<1xf32> loc(#at6)
    %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at6)
    %268 = stablehlo.multiply %267, %247 : tensor<16xf32> loc(#at6)
    %269 = stablehlo.subtract %arg1, %268 : tensor<16xf32> loc(#at6)
    %270 = stablehlo.multiply %177#27, %177#27 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %272 = stablehlo.add %270, %271 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %274 = stablehlo.multiply %273, %arg26 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %276 = stablehlo.multiply %275, %272 : tensor<4x2x1x16xf32> loc(#at6)
    %277 = stablehlo.add %274, %276 : tensor<4x2x1x16xf32> loc(#at6)
    %278 = stablehlo.rsqrt %277 : tensor<4x2x1x16xf32> loc(#at6)
    %279 = stablehlo.multiply %177#27, %278 : tensor<4x2x1x16xf32> loc(#at6)
    %280 = stablehlo.multiply %arg2, %arg2 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %281 = stablehlo.reduce(%280 init: %cst_106) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %284 = stablehlo.divide %282, %283 : tensor<4x2x1x1xf32> loc(#at6)
    %285 = stablehlo.sqrt %284 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %287 = stablehlo.maximum %286, %285 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %289 = stablehlo.multiply %288, %287 : tensor<4x2x1x1xf32> loc(#at6)
    %290 = stablehlo.multiply %279, %279 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %291 = stablehlo.reduce(%290 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %294 = stablehlo.divide %292, %293 : tensor<4x2x1x1xf32> loc(#at6)
    %295 = stablehlo.sqrt %294 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %297 = stablehlo.maximum %296, %295 : tensor<4x2x1x1xf32> loc(#at6)
    %298 = stablehlo.divide %289, %297 : tensor<4x2x1x1xf32> loc(#at6)
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %300 = stablehlo.multiply %299, %279 : tensor<4x2x1x16xf32> loc(#at6)
    %301 = stablehlo.subtract %arg2, %300 : tensor<4x2x1x16xf32> loc(#at6)
    %302 = stablehlo.multiply %177#28, %177#28 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %304 = stablehlo.add %302, %303 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %306 = stablehlo.multiply %305, %arg27 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %308 = stablehlo.multiply %307, %304 : tensor<4x2x1x16xf32> loc(#at6)
    %309 = stablehlo.add %306, %308 : tensor<4x2x1x16xf32> loc(#at6)
    %310 = stablehlo.rsqrt %309 : tensor<4x2x1x16xf32> loc(#at6)
    %311 = stablehlo.multiply %177#28, %310 : tensor<4x2x1x16xf32> loc(#at6)
    %312 = stablehlo.multiply %arg3, %arg3 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %313 = stablehlo.reduce(%312 init: %cst_116) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %316 = stablehlo.divide %314, %315 : tensor<4x2x1x1xf32> loc(#at6)
    %317 = stablehlo.sqrt %316 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %319 = stablehlo.maximum %318, %317 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %321 = stablehlo.multiply %320, %319 : tensor<4x2x1x1xf32> loc(#at6)
    %322 = stablehlo.multiply %311, %311 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %323 = stablehlo.reduce(%322 init: %cst_120) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %326 = stablehlo.divide %324, %325 : tensor<4x2x1x1xf32> loc(#at6)
    %327 = stablehlo.sqrt %326 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %329 = stablehlo.maximum %328, %327 : tensor<4x2x1x1xf32> loc(#at6)
    %330 = stablehlo.divide %321, %329 : tensor<4x2x1x1xf32> loc(#at6)
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %332 = stablehlo.multiply %331, %311 : tensor<4x2x1x16xf32> loc(#at6)
    %333 = stablehlo.subtract %arg3, %332 : tensor<4x2x1x16xf32> loc(#at6)
    %334 = stablehlo.multiply %140, %140 : tensor<16x32xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %336 = stablehlo.add %334, %335 : tensor<16x32xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %338 = stablehlo.multiply %337, %arg28 : tensor<16xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %339 = stablehlo.reduce(%336 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %341 = stablehlo.divide %339, %340 : tensor<16xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %343 = stablehlo.multiply %342, %341 : tensor<16xf32> loc(#at6)
    %344 = stablehlo.add %338, %343 : tensor<16xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %346 = stablehlo.multiply %345, %arg16 : tensor<32xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %347 = stablehlo.reduce(%336 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %349 = stablehlo.divide %347, %348 : tensor<32xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %351 = stablehlo.multiply %350, %349 : tensor<32xf32> loc(#at6)
    %352 = stablehlo.add %346, %351 : tensor<32xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %353 = stablehlo.reduce(%344 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %356 = stablehlo.divide %354, %355 : tensor<1xf32> loc(#at6)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at6)
    %358 = stablehlo.divide %344, %357 : tensor<16xf32> loc(#at6)
    %359 = stablehlo.rsqrt %358 : tensor<16xf32> loc(#at6)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32> loc(#at6)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32> loc(#at6)
    %362 = stablehlo.multiply %140, %361 : tensor<16x32xf32> loc(#at6)
    %363 = stablehlo.rsqrt %352 : tensor<32xf32> loc(#at6)
    %364 = stablehlo.broadcast_in_dim %363, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32> loc(#at6)
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32> loc(#at6)
    %366 = stablehlo.multiply %362, %365 : tensor<16x32xf32> loc(#at6)
    %367 = stablehlo.multiply %arg4, %arg4 : tensor<16x32xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %368 = stablehlo.reduce(%367 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %371 = stablehlo.divide %369, %370 : tensor<1x1xf32> loc(#at6)
    %372 = stablehlo.sqrt %371 : tensor<1x1xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %374 = stablehlo.maximum %373, %372 : tensor<1x1xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %376 = stablehlo.multiply %375, %374 : tensor<1x1xf32> loc(#at6)
    %377 = stablehlo.multiply %366, %366 : tensor<16x32xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %378 = stablehlo.reduce(%377 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %381 = stablehlo.divide %379, %380 : tensor<1x1xf32> loc(#at6)
    %382 = stablehlo.sqrt %381 : tensor<1x1xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %384 = stablehlo.maximum %383, %382 : tensor<1x1xf32> loc(#at6)
    %385 = stablehlo.divide %376, %384 : tensor<1x1xf32> loc(#at6)
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32> loc(#at6)
    %387 = stablehlo.multiply %386, %366 : tensor<16x32xf32> loc(#at6)
    %388 = stablehlo.subtract %arg4, %387 : tensor<16x32xf32> loc(#at6)
    %389 = stablehlo.multiply %177#29, %177#29 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %391 = stablehlo.add %389, %390 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %393 = stablehlo.multiply %392, %arg29 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %394 = stablehlo.reduce(%391 init: %cst_143) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %396 = stablehlo.divide %394, %395 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %398 = stablehlo.multiply %397, %396 : tensor<4x2x1x32xf32> loc(#at6)
    %399 = stablehlo.add %393, %398 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %401 = stablehlo.multiply %400, %arg17 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %402 = stablehlo.reduce(%391 init: %cst_147) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %404 = stablehlo.divide %402, %403 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %406 = stablehlo.multiply %405, %404 : tensor<4x2x1x16xf32> loc(#at6)
    %407 = stablehlo.add %401, %406 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %408 = stablehlo.reduce(%399 init: %cst_150) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %411 = stablehlo.divide %409, %410 : tensor<4x2x1x1xf32> loc(#at6)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %413 = stablehlo.divide %399, %412 : tensor<4x2x1x32xf32> loc(#at6)
    %414 = stablehlo.rsqrt %413 : tensor<4x2x1x32xf32> loc(#at6)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x32x1xf32> loc(#at6)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x32x1xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %417 = stablehlo.multiply %177#29, %416 : tensor<4x2x1x32x16xf32> loc(#at6)
    %418 = stablehlo.rsqrt %407 : tensor<4x2x1x16xf32> loc(#at6)
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2, 4] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x1x16xf32> loc(#at6)
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x16xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %421 = stablehlo.multiply %417, %420 : tensor<4x2x1x32x16xf32> loc(#at6)
    %422 = stablehlo.multiply %arg5, %arg5 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %423 = stablehlo.reduce(%422 init: %cst_152) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %426 = stablehlo.divide %424, %425 : tensor<4x2x1x1x1xf32> loc(#at6)
    %427 = stablehlo.sqrt %426 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %429 = stablehlo.maximum %428, %427 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %431 = stablehlo.multiply %430, %429 : tensor<4x2x1x1x1xf32> loc(#at6)
    %432 = stablehlo.multiply %421, %421 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %433 = stablehlo.reduce(%432 init: %cst_156) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %436 = stablehlo.divide %434, %435 : tensor<4x2x1x1x1xf32> loc(#at6)
    %437 = stablehlo.sqrt %436 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %439 = stablehlo.maximum %438, %437 : tensor<4x2x1x1x1xf32> loc(#at6)
    %440 = stablehlo.divide %431, %439 : tensor<4x2x1x1x1xf32> loc(#at6)
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %442 = stablehlo.multiply %441, %421 : tensor<4x2x1x32x16xf32> loc(#at6)
    %443 = stablehlo.subtract %arg5, %442 : tensor<4x2x1x32x16xf32> loc(#at6)
    %444 = stablehlo.multiply %177#30, %177#30 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %446 = stablehlo.add %444, %445 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %448 = stablehlo.multiply %447, %arg30 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %449 = stablehlo.reduce(%446 init: %cst_161) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %451 = stablehlo.divide %449, %450 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %453 = stablehlo.multiply %452, %451 : tensor<4x2x1x16xf32> loc(#at6)
    %454 = stablehlo.add %448, %453 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %456 = stablehlo.multiply %455, %arg18 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %457 = stablehlo.reduce(%446 init: %cst_165) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %459 = stablehlo.divide %457, %458 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %461 = stablehlo.multiply %460, %459 : tensor<4x2x1x32xf32> loc(#at6)
    %462 = stablehlo.add %456, %461 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %463 = stablehlo.reduce(%454 init: %cst_168) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %466 = stablehlo.divide %464, %465 : tensor<4x2x1x1xf32> loc(#at6)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %468 = stablehlo.divide %454, %467 : tensor<4x2x1x16xf32> loc(#at6)
    %469 = stablehlo.rsqrt %468 : tensor<4x2x1x16xf32> loc(#at6)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1xf32> loc(#at6)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x16x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %472 = stablehlo.multiply %177#30, %471 : tensor<4x2x1x16x32xf32> loc(#at6)
    %473 = stablehlo.rsqrt %462 : tensor<4x2x1x32xf32> loc(#at6)
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2, 4] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x1x32xf32> loc(#at6)
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x32xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %476 = stablehlo.multiply %472, %475 : tensor<4x2x1x16x32xf32> loc(#at6)
    %477 = stablehlo.multiply %arg6, %arg6 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %478 = stablehlo.reduce(%477 init: %cst_170) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %481 = stablehlo.divide %479, %480 : tensor<4x2x1x1x1xf32> loc(#at6)
    %482 = stablehlo.sqrt %481 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %484 = stablehlo.maximum %483, %482 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %486 = stablehlo.multiply %485, %484 : tensor<4x2x1x1x1xf32> loc(#at6)
    %487 = stablehlo.multiply %476, %476 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %488 = stablehlo.reduce(%487 init: %cst_174) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %491 = stablehlo.divide %489, %490 : tensor<4x2x1x1x1xf32> loc(#at6)
    %492 = stablehlo.sqrt %491 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %494 = stablehlo.maximum %493, %492 : tensor<4x2x1x1x1xf32> loc(#at6)
    %495 = stablehlo.divide %486, %494 : tensor<4x2x1x1x1xf32> loc(#at6)
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %497 = stablehlo.multiply %496, %476 : tensor<4x2x1x16x32xf32> loc(#at6)
    %498 = stablehlo.subtract %arg6, %497 : tensor<4x2x1x16x32xf32> loc(#at6)
    %499 = stablehlo.multiply %177#31, %177#31 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %501 = stablehlo.add %499, %500 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %503 = stablehlo.multiply %502, %arg31 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %504 = stablehlo.reduce(%501 init: %cst_179) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %506 = stablehlo.divide %504, %505 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %508 = stablehlo.multiply %507, %506 : tensor<4x2x1x16xf32> loc(#at6)
    %509 = stablehlo.add %503, %508 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %511 = stablehlo.multiply %510, %arg19 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %512 = stablehlo.reduce(%501 init: %cst_183) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %514 = stablehlo.divide %512, %513 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %516 = stablehlo.multiply %515, %514 : tensor<4x2x1x32xf32> loc(#at6)
    %517 = stablehlo.add %511, %516 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %518 = stablehlo.reduce(%509 init: %cst_186) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %521 = stablehlo.divide %519, %520 : tensor<4x2x1x1xf32> loc(#at6)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %523 = stablehlo.divide %509, %522 : tensor<4x2x1x16xf32> loc(#at6)
    %524 = stablehlo.rsqrt %523 : tensor<4x2x1x16xf32> loc(#at6)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1xf32> loc(#at6)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x16x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %527 = stablehlo.multiply %177#31, %526 : tensor<4x2x1x16x32xf32> loc(#at6)
    %528 = stablehlo.rsqrt %517 : tensor<4x2x1x32xf32> loc(#at6)
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 4] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x1x32xf32> loc(#at6)
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x32xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %531 = stablehlo.multiply %527, %530 : tensor<4x2x1x16x32xf32> loc(#at6)
    %532 = stablehlo.multiply %arg7, %arg7 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %533 = stablehlo.reduce(%532 init: %cst_188) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %536 = stablehlo.divide %534, %535 : tensor<4x2x1x1x1xf32> loc(#at6)
    %537 = stablehlo.sqrt %536 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %539 = stablehlo.maximum %538, %537 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %541 = stablehlo.multiply %540, %539 : tensor<4x2x1x1x1xf32> loc(#at6)
    %542 = stablehlo.multiply %531, %531 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %543 = stablehlo.reduce(%542 init: %cst_192) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %544 = stablehlo.broadcast_in_dim %543, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %546 = stablehlo.divide %544, %545 : tensor<4x2x1x1x1xf32> loc(#at6)
    %547 = stablehlo.sqrt %546 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %549 = stablehlo.maximum %548, %547 : tensor<4x2x1x1x1xf32> loc(#at6)
    %550 = stablehlo.divide %541, %549 : tensor<4x2x1x1x1xf32> loc(#at6)
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %552 = stablehlo.multiply %551, %531 : tensor<4x2x1x16x32xf32> loc(#at6)
    %553 = stablehlo.subtract %arg7, %552 : tensor<4x2x1x16x32xf32> loc(#at6)
    %554 = stablehlo.multiply %177#32, %177#32 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %556 = stablehlo.add %554, %555 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %558 = stablehlo.multiply %557, %arg32 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %559 = stablehlo.reduce(%556 init: %cst_197) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %561 = stablehlo.divide %559, %560 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %563 = stablehlo.multiply %562, %561 : tensor<4x2x1x16xf32> loc(#at6)
    %564 = stablehlo.add %558, %563 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %566 = stablehlo.multiply %565, %arg20 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %567 = stablehlo.reduce(%556 init: %cst_201) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %569 = stablehlo.divide %567, %568 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %571 = stablehlo.multiply %570, %569 : tensor<4x2x1x4x8xf32> loc(#at6)
    %572 = stablehlo.add %566, %571 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %573 = stablehlo.reduce(%564 init: %cst_204) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %576 = stablehlo.divide %574, %575 : tensor<4x2x1x1xf32> loc(#at6)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %578 = stablehlo.divide %564, %577 : tensor<4x2x1x16xf32> loc(#at6)
    %579 = stablehlo.rsqrt %578 : tensor<4x2x1x16xf32> loc(#at6)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %582 = stablehlo.multiply %177#32, %581 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %583 = stablehlo.rsqrt %572 : tensor<4x2x1x4x8xf32> loc(#at6)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %586 = stablehlo.multiply %582, %585 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %587 = stablehlo.multiply %arg8, %arg8 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %588 = stablehlo.reduce(%587 init: %cst_206) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %591 = stablehlo.divide %589, %590 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %592 = stablehlo.sqrt %591 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %594 = stablehlo.maximum %593, %592 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %596 = stablehlo.multiply %595, %594 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %597 = stablehlo.multiply %586, %586 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %598 = stablehlo.reduce(%597 init: %cst_210) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %601 = stablehlo.divide %599, %600 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %602 = stablehlo.sqrt %601 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %604 = stablehlo.maximum %603, %602 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %605 = stablehlo.divide %596, %604 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %607 = stablehlo.multiply %606, %586 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %608 = stablehlo.subtract %arg8, %607 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %609 = stablehlo.multiply %177#33, %177#33 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %611 = stablehlo.add %609, %610 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %613 = stablehlo.multiply %612, %arg33 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %614 = stablehlo.reduce(%611 init: %cst_215) applies stablehlo.add across dimensions = [5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %616 = stablehlo.divide %614, %615 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %618 = stablehlo.multiply %617, %616 : tensor<4x2x1x4x8xf32> loc(#at6)
    %619 = stablehlo.add %613, %618 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %621 = stablehlo.multiply %620, %arg21 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %622 = stablehlo.reduce(%611 init: %cst_219) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_220 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %624 = stablehlo.divide %622, %623 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %626 = stablehlo.multiply %625, %624 : tensor<4x2x1x16xf32> loc(#at6)
    %627 = stablehlo.add %621, %626 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %628 = stablehlo.reduce(%619 init: %cst_222) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_223 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %631 = stablehlo.divide %629, %630 : tensor<4x2x1x1x1xf32> loc(#at6)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %633 = stablehlo.divide %619, %632 : tensor<4x2x1x4x8xf32> loc(#at6)
    %634 = stablehlo.rsqrt %633 : tensor<4x2x1x4x8xf32> loc(#at6)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x4x8x1xf32> loc(#at6)
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x4x8x1xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %637 = stablehlo.multiply %177#33, %636 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %638 = stablehlo.rsqrt %627 : tensor<4x2x1x16xf32> loc(#at6)
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1, 2, 5] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x1x1x16xf32> loc(#at6)
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x16xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %641 = stablehlo.multiply %637, %640 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %642 = stablehlo.multiply %arg9, %arg9 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %643 = stablehlo.reduce(%642 init: %cst_224) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_225 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %646 = stablehlo.divide %644, %645 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %647 = stablehlo.sqrt %646 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %649 = stablehlo.maximum %648, %647 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %651 = stablehlo.multiply %650, %649 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %652 = stablehlo.multiply %641, %641 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %653 = stablehlo.reduce(%652 init: %cst_228) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_229 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %656 = stablehlo.divide %654, %655 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %657 = stablehlo.sqrt %656 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %659 = stablehlo.maximum %658, %657 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %660 = stablehlo.divide %651, %659 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %662 = stablehlo.multiply %661, %641 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %663 = stablehlo.subtract %arg9, %662 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %664 = stablehlo.multiply %177#34, %177#34 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_231 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %666 = stablehlo.add %664, %665 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_232 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %668 = stablehlo.multiply %667, %arg34 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %669 = stablehlo.reduce(%666 init: %cst_233) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_234 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %671 = stablehlo.divide %669, %670 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_235 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %673 = stablehlo.multiply %672, %671 : tensor<4x2x1x16xf32> loc(#at6)
    %674 = stablehlo.add %668, %673 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_236 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %676 = stablehlo.multiply %675, %arg22 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %677 = stablehlo.reduce(%666 init: %cst_237) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_238 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %679 = stablehlo.divide %677, %678 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_239 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %681 = stablehlo.multiply %680, %679 : tensor<4x2x1x4x8xf32> loc(#at6)
    %682 = stablehlo.add %676, %681 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %683 = stablehlo.reduce(%674 init: %cst_240) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_241 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %686 = stablehlo.divide %684, %685 : tensor<4x2x1x1xf32> loc(#at6)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %688 = stablehlo.divide %674, %687 : tensor<4x2x1x16xf32> loc(#at6)
    %689 = stablehlo.rsqrt %688 : tensor<4x2x1x16xf32> loc(#at6)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %692 = stablehlo.multiply %177#34, %691 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %693 = stablehlo.rsqrt %682 : tensor<4x2x1x4x8xf32> loc(#at6)
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %695 = stablehlo.broadcast_in_dim %694, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %696 = stablehlo.multiply %692, %695 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %697 = stablehlo.multiply %arg10, %arg10 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %698 = stablehlo.reduce(%697 init: %cst_242) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %699 = stablehlo.broadcast_in_dim %698, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_243 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %701 = stablehlo.divide %699, %700 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %702 = stablehlo.sqrt %701 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %704 = stablehlo.maximum %703, %702 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %706 = stablehlo.multiply %705, %704 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %707 = stablehlo.multiply %696, %696 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %708 = stablehlo.reduce(%707 init: %cst_246) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %709 = stablehlo.broadcast_in_dim %708, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_247 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %711 = stablehlo.divide %709, %710 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %712 = stablehlo.sqrt %711 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %714 = stablehlo.maximum %713, %712 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %715 = stablehlo.divide %706, %714 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %717 = stablehlo.multiply %716, %696 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %718 = stablehlo.subtract %arg10, %717 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %719 = stablehlo.multiply %177#35, %177#35 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_249 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %721 = stablehlo.add %719, %720 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_250 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %723 = stablehlo.multiply %722, %arg35 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %724 = stablehlo.reduce(%721 init: %cst_251) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_252 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %726 = stablehlo.divide %724, %725 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_253 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %728 = stablehlo.multiply %727, %726 : tensor<4x2x1x16xf32> loc(#at6)
    %729 = stablehlo.add %723, %728 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_254 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %731 = stablehlo.multiply %730, %arg23 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %732 = stablehlo.reduce(%721 init: %cst_255) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_256 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %734 = stablehlo.divide %732, %733 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_257 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %736 = stablehlo.multiply %735, %734 : tensor<4x2x1x4x8xf32> loc(#at6)
    %737 = stablehlo.add %731, %736 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %738 = stablehlo.reduce(%729 init: %cst_258) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_259 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %741 = stablehlo.divide %739, %740 : tensor<4x2x1x1xf32> loc(#at6)
    %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %743 = stablehlo.divide %729, %742 : tensor<4x2x1x16xf32> loc(#at6)
    %744 = stablehlo.rsqrt %743 : tensor<4x2x1x16xf32> loc(#at6)
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %747 = stablehlo.multiply %177#35, %746 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %748 = stablehlo.rsqrt %737 : tensor<4x2x1x4x8xf32> loc(#at6)
    %749 = stablehlo.broadcast_in_dim %748, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %750 = stablehlo.broadcast_in_dim %749, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %751 = stablehlo.multiply %747, %750 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %752 = stablehlo.multiply %arg11, %arg11 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %753 = stablehlo.reduce(%752 init: %cst_260) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_261 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %756 = stablehlo.divide %754, %755 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %757 = stablehlo.sqrt %756 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_262 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %759 = stablehlo.maximum %758, %757 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_263 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %761 = stablehlo.multiply %760, %759 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %762 = stablehlo.multiply %751, %751 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %763 = stablehlo.reduce(%762 init: %cst_264) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %764 = stablehlo.broadcast_in_dim %763, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_265 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %766 = stablehlo.divide %764, %765 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %767 = stablehlo.sqrt %766 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %769 = stablehlo.maximum %768, %767 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %770 = stablehlo.divide %761, %769 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %772 = stablehlo.multiply %771, %751 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %773 = stablehlo.subtract %arg11, %772 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    return %237, %269, %301, %333, %388, %443, %498, %553, %608, %663, %718, %773, %201, %arg13, %arg14, %arg15, %352, %407, %462, %517, %572, %627, %682, %737, %193, %245, %277, %309, %344, %399, %454, %509, %564, %619, %674, %729, %121 : tensor<32x16xf32>, tensor<16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<16x32xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x4x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<16xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x2x8x16xf32>) {
    return
  } loc(#at3)
  func.func private @dynamic_index_in_dim_0() {
    return
  }
  func.func private @_where_1() {
    return
  }
  func.func private @_where_2(%arg0: tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    return %0 : tensor<4x2x8x16xi1>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1 : tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x2x1x32x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2, %3 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x2x1x4x8x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2, %3 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @_where_9(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x8x8xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xi1>) -> tensor<4x2x4x8x8xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32>
    return %3, %4 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
  } loc(#at3)
  func.func private @_where_10(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>) {
    return
  } loc(#at3)
  func.func private @silu() {
    return
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_update_index_in_dim() {
    return
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<11xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<11xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<i32>, %arg3: tensor<i1>, %arg4: tensor<4x2x8x16xf32>, %arg5: tensor<4x2x8x16xi1>, %arg6: tensor<4xi32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<i32>, %arg11: tensor<4x2x1x16xf32>, %arg12: tensor<4x1xi32>, %arg13: tensor<4x1xi32>, %arg14: tensor<4x2x1x16xf32>, %arg15: tensor<4x1xi32>, %arg16: tensor<4x1xi32>, %arg17: tensor<4x2x1x32x16xf32>, %arg18: tensor<4x1xi32>, %arg19: tensor<4x1xi32>, %arg20: tensor<4x1xi32>, %arg21: tensor<4x2x1x16x32xf32>, %arg22: tensor<4x1xi32>, %arg23: tensor<4x1xi32>, %arg24: tensor<4x1xi32>, %arg25: tensor<4x2x1x16x32xf32>, %arg26: tensor<4x1xi32>, %arg27: tensor<4x1xi32>, %arg28: tensor<4x1xi32>, %arg29: tensor<4x2x1x16x4x8xf32>, %arg30: tensor<4x1xi32>, %arg31: tensor<4x1xi32>, %arg32: tensor<4x1xi32>, %arg33: tensor<4x1xi32>, %arg34: tensor<4x2x1x4x8x16xf32>, %arg35: tensor<4x1xi32>, %arg36: tensor<4x1xi32>, %arg37: tensor<4x1xi32>, %arg38: tensor<4x1xi32>, %arg39: tensor<4x2x1x16x4x8xf32>, %arg40: tensor<4x1xi32>, %arg41: tensor<4x1xi32>, %arg42: tensor<4x1xi32>, %arg43: tensor<4x1xi32>, %arg44: tensor<4x2x1x16x4x8xf32>, %arg45: tensor<4x1xi32>, %arg46: tensor<4x1xi32>, %arg47: tensor<4x1xi32>, %arg48: tensor<4x1xi32>, %arg49: tensor<i32>, %arg50: tensor<i1>, %arg51: tensor<4x2x8x16xf32>, %arg52: tensor<4x4x2x8x16xf32>, %arg53: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>) {
    %0 = call @remainder_12(%arg53, %arg2, %arg3) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_13(%0, %arg4) : (tensor<i32>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>)
    %2:2 = call @dynamic_index_in_dim_14(%arg52, %0) : (tensor<4x4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<i32>)
    %c = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %arg53, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = call @_where_15(%3, %1#0, %2#0) : (tensor<i1>, tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %5 = call @_where_16(%4, %arg51, %arg5) : (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg53, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.subtract %7, %arg6 : tensor<4xi32>
    %9 = call @floor_divide_17(%8, %arg7, %arg8) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %10 = call @clip_19(%9, %arg9, %arg10) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %11:2 = call @dynamic_index_in_dim_20(%10, %arg11, %arg12, %arg13) : (tensor<4xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>)
    %12:2 = call @dynamic_index_in_dim_20(%10, %arg14, %arg15, %arg16) : (tensor<4xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>)
    %13:2 = call @dynamic_index_in_dim_21(%10, %arg17, %arg18, %arg19, %arg20) : (tensor<4xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x32x16xf32>, tensor<4x4xi32>)
    %14:2 = call @dynamic_index_in_dim_22(%10, %arg21, %arg22, %arg23, %arg24) : (tensor<4xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>)
    %15:2 = call @dynamic_index_in_dim_22(%10, %arg25, %arg26, %arg27, %arg28) : (tensor<4xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>)
    %16:2 = call @dynamic_index_in_dim_23(%10, %arg29, %arg30, %arg31, %arg32, %arg33) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>)
    %17:2 = call @dynamic_index_in_dim_24(%10, %arg34, %arg35, %arg36, %arg37, %arg38) : (tensor<4xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x4x8x16xf32>, tensor<4x5xi32>)
    %18:2 = call @dynamic_index_in_dim_23(%10, %arg39, %arg40, %arg41, %arg42, %arg43) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>)
    %19:2 = call @dynamic_index_in_dim_23(%10, %arg44, %arg45, %arg46, %arg47, %arg48) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>)
    %20 = stablehlo.transpose %11#0, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32>
    %21 = stablehlo.transpose %12#0, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32>
    %22 = stablehlo.transpose %13#0, dims = [1, 0, 2, 3] : (tensor<4x1x32x16xf32>) -> tensor<1x4x32x16xf32>
    %23 = stablehlo.transpose %14#0, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32>
    %24 = stablehlo.transpose %15#0, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32>
    %25 = stablehlo.transpose %16#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %26 = stablehlo.transpose %17#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %27 = stablehlo.transpose %18#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %28 = stablehlo.transpose %19#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %30:14 = stablehlo.while(%iterArg = %20, %iterArg_3 = %21, %iterArg_4 = %22, %iterArg_5 = %23, %iterArg_6 = %24, %iterArg_7 = %25, %iterArg_8 = %26, %iterArg_9 = %27, %iterArg_10 = %28, %iterArg_11 = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %c_0, %iterArg_14 = %6, %iterArg_15 = %29) : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x2x8x16xf32>
    cond {
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    } do {
      %40 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_13) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %41 = func.call @dynamic_index_in_dim_25(%iterArg_3, %iterArg_13) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %42 = func.call @dynamic_index_in_dim_26(%iterArg_4, %iterArg_13) : (tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %43 = func.call @dynamic_index_in_dim_27(%iterArg_5, %iterArg_13) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %44 = func.call @dynamic_index_in_dim_27(%iterArg_6, %iterArg_13) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %45 = func.call @dynamic_index_in_dim_28(%iterArg_7, %iterArg_13) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %46 = func.call @dynamic_index_in_dim_29(%iterArg_8, %iterArg_13) : (tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %47 = func.call @dynamic_index_in_dim_28(%iterArg_9, %iterArg_13) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %48 = func.call @dynamic_index_in_dim_28(%iterArg_10, %iterArg_13) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %49:2 = func.call @closed_call_30(%iterArg_11, %iterArg_12, %iterArg_14, %40, %41, %42, %43, %44, %45, %46, %47, %48) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>)
      %50 = func.call @dynamic_update_index_in_dim_33(%iterArg_15, %49#1, %iterArg_13) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %51, %49#0, %50 : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x2x8x16xf32>
    }
    %31 = sdy.sharding_constraint %30#12 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %32 = stablehlo.slice %31 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    %34 = call @_roll_static_34(%31) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at11)
    %35 = sdy.sharding_constraint %34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at11)
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.subtract %arg53, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.add %36, %c_2 : tensor<i32>
    %38 = call @remainder_12(%37, %arg49, %arg50) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %39:2 = call @dynamic_update_index_in_dim_35(%arg52, %35, %38) : (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> (tensor<4x4x2x8x16xf32>, tensor<i32>)
    return %35, %39#0, %33, %1#1, %2#1, %3, %11#1, %12#1, %13#1, %14#1, %15#1, %16#1, %17#1, %18#1, %19#1, %20, %21, %22, %23, %24, %25, %26, %27, %28, %30#13, %39#1 : tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<4x5xi32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>
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
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, %c_1, %c_2, %c_3, sizes = [1, 2, 8, 16] : (tensor<4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    return %3, %2 : tensor<1x2x8x16xf32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<4x4x2x8x16xf32>, %arg1: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, %c_4, sizes = [4, 1, 2, 8, 16] : (tensor<4x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x1x2x8x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %4, %2 : tensor<4x2x8x16xf32>, tensor<i32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<1x2x8x16xf32>, %arg2: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @_where_16(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %0 : tensor<4x2x8x16xf32>
  }
  func.func private @floor_divide_17(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi32>
    %2 = stablehlo.sign %arg0 : tensor<4xi32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.remainder %arg0, %5 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare NE, %6, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %9 = stablehlo.and %4, %8 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.subtract %1, %10 : tensor<4xi32>
    %12 = call @_where_18(%9, %11, %1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %12 : tensor<4xi32>
  }
  func.func private @_where_18(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @clip_19(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<4xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<4xi32>
    return %3 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16>}> : (tensor<4x2x1x16xf32>, tensor<4x3xi32>) -> tensor<4x1x1x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16xf32>) -> tensor<4x1x16xf32>
    return %8, %6 : tensor<4x1x16xf32>, tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x32x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>) -> (tensor<4x1x32x16xf32>, tensor<4x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 32, 16>}> : (tensor<4x2x1x32x16xf32>, tensor<4x4xi32>) -> tensor<4x1x1x32x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x32x16xf32>) -> tensor<4x1x32x16xf32>
    return %8, %6 : tensor<4x1x32x16xf32>, tensor<4x4xi32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16x32xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 32>}> : (tensor<4x2x1x16x32xf32>, tensor<4x4xi32>) -> tensor<4x1x1x16x32xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16x32xf32>) -> tensor<4x1x16x32xf32>
    return %8, %6 : tensor<4x1x16x32xf32>, tensor<4x4xi32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16x4x8xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4x1xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 4, 8>}> : (tensor<4x2x1x16x4x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x16x4x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    return %8, %6 : tensor<4x1x16x4x8xf32>, tensor<4x5xi32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x4x8x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4x1xi32>) -> (tensor<4x1x4x8x16xf32>, tensor<4x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4, 8, 16>}> : (tensor<4x2x1x4x8x16xf32>, tensor<4x5xi32>) -> tensor<4x1x1x4x8x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x4x8x16xf32>) -> tensor<4x1x4x8x16xf32>
    return %8, %6 : tensor<4x1x4x8x16xf32>, tensor<4x5xi32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<1x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<1x4x32x16xf32>, %arg1: tensor<i32>) -> tensor<4x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 32, 16] : (tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x32x16xf32>) -> tensor<4x32x16xf32>
    return %1 : tensor<4x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<1x4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 16, 32] : (tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<1x4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 8] : (tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    return %1 : tensor<4x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<1x4x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 8, 16] : (tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    return %1 : tensor<4x4x8x16xf32>
  }
  func.func private @closed_call_30(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x32x16xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<4x16x4x8xf32>, %arg9: tensor<4x4x8x16xf32>, %arg10: tensor<4x16x4x8xf32>, %arg11: tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %0 = stablehlo.multiply %arg2, %arg2 : tensor<4x2x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %4 = stablehlo.divide %2, %3 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %6 = stablehlo.add %4, %5 : tensor<4x2x8x1xf32> loc(#at5)
    %7 = stablehlo.rsqrt %6 : tensor<4x2x8x1xf32> loc(#at5)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %9 = stablehlo.multiply %arg2, %8 : tensor<4x2x8x16xf32> loc(#at5)
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.multiply %9, %11 : tensor<4x2x8x16xf32> loc(#at5)
    %13 = stablehlo.dot_general %12, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg11, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<4x2x4x8x8xf32> loc(#at0)
    %19 = call @_where_31(%18, %arg0, %arg1) : (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %22 = stablehlo.maximum %21, %20 : tensor<4x2x4x8xf32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %25 = stablehlo.subtract %19, %24 : tensor<4x2x4x8x8xf32> loc(#at0)
    %26 = stablehlo.exponential %25 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %30 = stablehlo.divide %26, %29 : tensor<4x2x4x8x8xf32> loc(#at0)
    %31 = stablehlo.dot_general %15, %30, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %32 = stablehlo.transpose %31, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %33 = stablehlo.dot_general %32, %arg9, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %34 = stablehlo.add %arg2, %33 : tensor<4x2x8x16xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %36 = stablehlo.multiply %35, %35 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %40 = stablehlo.divide %38, %39 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %42 = stablehlo.add %40, %41 : tensor<4x2x8x1xf32> loc(#at5)
    %43 = stablehlo.rsqrt %42 : tensor<4x2x8x1xf32> loc(#at5)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %45 = stablehlo.multiply %35, %44 : tensor<4x2x8x16xf32> loc(#at5)
    %46 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %48 = stablehlo.multiply %45, %47 : tensor<4x2x8x16xf32> loc(#at5)
    %49 = stablehlo.dot_general %48, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %50 = stablehlo.dot_general %48, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %51 = call @silu_32(%50) : (tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %52 = stablehlo.multiply %51, %49 : tensor<4x2x8x32xf32> loc(#at2)
    %53 = stablehlo.dot_general %52, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %54 = stablehlo.add %35, %53 : tensor<4x2x8x16xf32>
    %55 = sdy.sharding_constraint %54 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %55, %arg2 : tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_where_31(%arg0: tensor<4x2x4x8x8xf32>, %arg1: tensor<4x2x4x8x8xi1>, %arg2: tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
    return %0 : tensor<4x2x4x8x8xf32>
  }
  func.func private @silu_32(%arg0: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x2x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x2x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x2x8x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x2x8x32xf32>
    return %6 : tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<1x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    return %1 : tensor<1x4x2x8x16xf32>
  }
  func.func private @_roll_static_34(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x8x16xf32>, tensor<3x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %2 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<4x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> (tensor<4x4x2x8x16xf32>, tensor<i32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<4x1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c_1, %3, %c_2, %c_3, %c_4 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    return %4, %3 : tensor<4x4x2x8x16xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<11x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<11x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<11x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x2x8x16xf32>
    return %1 : tensor<11x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<11xi32>, tensor<1xi32>, tensor<i32>) -> tensor<11xi32>
    return %1 : tensor<11xi32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<11xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<11xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<11xi1>, tensor<1xi1>, tensor<i32>) -> tensor<11xi1>
    return %1 : tensor<11xi1>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<11x4x3xi32>, %arg1: tensor<4x3xi32>, %arg2: tensor<i32>) -> tensor<11x4x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x3xi32>) -> tensor<1x4x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<11x4x3xi32>, tensor<1x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x3xi32>
    return %1 : tensor<11x4x3xi32>
  }
  func.func private @dynamic_update_index_in_dim_40(%arg0: tensor<11x4x4xi32>, %arg1: tensor<4x4xi32>, %arg2: tensor<i32>) -> tensor<11x4x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x4xi32>) -> tensor<1x4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<11x4x4xi32>, tensor<1x4x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x4xi32>
    return %1 : tensor<11x4x4xi32>
  }
  func.func private @dynamic_update_index_in_dim_41(%arg0: tensor<11x4x5xi32>, %arg1: tensor<4x5xi32>, %arg2: tensor<i32>) -> tensor<11x4x5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<11x4x5xi32>, tensor<1x4x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x5xi32>
    return %1 : tensor<11x4x5xi32>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<11x1x4x16xf32>, %arg1: tensor<1x4x16xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x4x16xf32>) -> tensor<1x1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<11x1x4x16xf32>, tensor<1x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x16xf32>
    return %1 : tensor<11x1x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_43(%arg0: tensor<11x1x4x32x16xf32>, %arg1: tensor<1x4x32x16xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x4x32x16xf32>) -> tensor<1x1x4x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<11x1x4x32x16xf32>, tensor<1x1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x32x16xf32>
    return %1 : tensor<11x1x4x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_44(%arg0: tensor<11x1x4x16x32xf32>, %arg1: tensor<1x4x16x32xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1x4x16x32xf32>) -> tensor<1x1x4x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<11x1x4x16x32xf32>, tensor<1x1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x16x32xf32>
    return %1 : tensor<11x1x4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_45(%arg0: tensor<11x1x4x16x4x8xf32>, %arg1: tensor<1x4x16x4x8xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x4x16x4x8xf32>) -> tensor<1x1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<11x1x4x16x4x8xf32>, tensor<1x1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x16x4x8xf32>
    return %1 : tensor<11x1x4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<11x1x4x4x8x16xf32>, %arg1: tensor<1x4x4x8x16xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x4x4x8x16xf32>) -> tensor<1x1x4x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<11x1x4x4x8x16xf32>, tensor<1x1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x4x8x16xf32>
    return %1 : tensor<11x1x4x4x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_47(%arg0: tensor<11x1x4x2x8x16xf32>, %arg1: tensor<1x4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<11x1x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<1x4x2x8x16xf32>) -> tensor<1x1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<11x1x4x2x8x16xf32>, tensor<1x1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x1x4x2x8x16xf32>
    return %1 : tensor<11x1x4x2x8x16xf32>
  }
  func.func private @_one_hot_48(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_49(%arg0: tensor<11x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<11x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_50(%arg0: tensor<11xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<11xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_51(%arg0: tensor<11x4x3xi32>, %arg1: tensor<i32>) -> tensor<4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<11x4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_52(%arg0: tensor<11x4x4xi32>, %arg1: tensor<i32>) -> tensor<4x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<11x4x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xi32>) -> tensor<4x4xi32>
    return %1 : tensor<4x4xi32>
  }
  func.func private @dynamic_index_in_dim_53(%arg0: tensor<11x4x5xi32>, %arg1: tensor<i32>) -> tensor<4x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 5] : (tensor<11x4x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x5xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
    return %1 : tensor<4x5xi32>
  }
  func.func private @dynamic_index_in_dim_54(%arg0: tensor<11x1x4x16xf32>, %arg1: tensor<i32>) -> tensor<1x4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 4, 16] : (tensor<11x1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x16xf32>) -> tensor<1x4x16xf32>
    return %1 : tensor<1x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_55(%arg0: tensor<11x1x4x32x16xf32>, %arg1: tensor<i32>) -> tensor<1x4x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 4, 32, 16] : (tensor<11x1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x32x16xf32>) -> tensor<1x4x32x16xf32>
    return %1 : tensor<1x4x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_56(%arg0: tensor<11x1x4x16x32xf32>, %arg1: tensor<i32>) -> tensor<1x4x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1, 4, 16, 32] : (tensor<11x1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x16x32xf32>) -> tensor<1x4x16x32xf32>
    return %1 : tensor<1x4x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_57(%arg0: tensor<11x1x4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<1x4x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 4, 16, 4, 8] : (tensor<11x1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    return %1 : tensor<1x4x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_58(%arg0: tensor<11x1x4x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<1x4x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 4, 4, 8, 16] : (tensor<11x1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    return %1 : tensor<1x4x4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_59(%arg0: tensor<11x1x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<1x4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 1, 4, 2, 8, 16] : (tensor<11x1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    return %1 : tensor<1x4x2x8x16xf32>
  }
  func.func private @closed_call_60(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x2x1x16xf32>, %arg3: tensor<4x2x1x16xf32>, %arg4: tensor<4x2x1x32x16xf32>, %arg5: tensor<4x2x1x16x32xf32>, %arg6: tensor<4x2x1x16x32xf32>, %arg7: tensor<4x2x1x16x4x8xf32>, %arg8: tensor<4x2x1x4x8x16xf32>, %arg9: tensor<4x2x1x16x4x8xf32>, %arg10: tensor<4x2x1x16x4x8xf32>, %arg11: tensor<4x2x8x16xf32>, %arg12: tensor<4x4x2x8x16xf32>, %arg13: tensor<2x8x16xf32>, %arg14: tensor<i32>, %arg15: tensor<i32>, %arg16: tensor<i1>, %arg17: tensor<4x3xi32>, %arg18: tensor<4x3xi32>, %arg19: tensor<4x4xi32>, %arg20: tensor<4x4xi32>, %arg21: tensor<4x4xi32>, %arg22: tensor<4x5xi32>, %arg23: tensor<4x5xi32>, %arg24: tensor<4x5xi32>, %arg25: tensor<4x5xi32>, %arg26: tensor<1x4x16xf32>, %arg27: tensor<1x4x16xf32>, %arg28: tensor<1x4x32x16xf32>, %arg29: tensor<1x4x16x32xf32>, %arg30: tensor<1x4x16x32xf32>, %arg31: tensor<1x4x16x4x8xf32>, %arg32: tensor<1x4x4x8x16xf32>, %arg33: tensor<1x4x16x4x8xf32>, %arg34: tensor<1x4x16x4x8xf32>, %arg35: tensor<1x4x2x8x16xf32>, %arg36: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>) {
    %0:2 = call @dynamic_update_index_in_dim_61(%arg36, %arg12) : (tensor<i32>, tensor<4x4x2x8x16xf32>) -> (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %1 = stablehlo.add %arg11, %0#1 : tensor<4x2x8x16xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at11)
    %3 = call @_roll_static_62(%2) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %arg13, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %4, %cst, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %6 = stablehlo.add %3, %5 : tensor<4x2x8x16xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x4x32x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x4x16x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x4x16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x4x4x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17:21 = stablehlo.while(%iterArg = %arg26, %iterArg_9 = %arg27, %iterArg_10 = %arg28, %iterArg_11 = %arg29, %iterArg_12 = %arg30, %iterArg_13 = %arg31, %iterArg_14 = %arg32, %iterArg_15 = %arg33, %iterArg_16 = %arg34, %iterArg_17 = %arg35, %iterArg_18 = %c, %iterArg_19 = %7, %iterArg_20 = %8, %iterArg_21 = %9, %iterArg_22 = %10, %iterArg_23 = %11, %iterArg_24 = %12, %iterArg_25 = %13, %iterArg_26 = %14, %iterArg_27 = %15, %iterArg_28 = %16) : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>
    cond {
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.compare LT, %iterArg_18, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %52 : tensor<i1>
    } do {
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.subtract %c_29, %iterArg_18 : tensor<i32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.subtract %52, %c_30 : tensor<i32>
      %54 = func.call @dynamic_index_in_dim_25(%iterArg, %53) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %55 = func.call @dynamic_index_in_dim_25(%iterArg_9, %53) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %56 = func.call @dynamic_index_in_dim_26(%iterArg_10, %53) : (tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %57 = func.call @dynamic_index_in_dim_27(%iterArg_11, %53) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %58 = func.call @dynamic_index_in_dim_27(%iterArg_12, %53) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %59 = func.call @dynamic_index_in_dim_28(%iterArg_13, %53) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %60 = func.call @dynamic_index_in_dim_29(%iterArg_14, %53) : (tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %61 = func.call @dynamic_index_in_dim_28(%iterArg_15, %53) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %62 = func.call @dynamic_index_in_dim_28(%iterArg_16, %53) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %63 = func.call @dynamic_index_in_dim_63(%iterArg_17, %53) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %64:10 = func.call @closed_call_64(%iterArg_19, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63) : (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>)
      %65 = func.call @dynamic_update_index_in_dim_69(%iterArg_20, %64#1, %53) : (tensor<1x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %66 = func.call @dynamic_update_index_in_dim_69(%iterArg_21, %64#2, %53) : (tensor<1x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %67 = func.call @dynamic_update_index_in_dim_70(%iterArg_22, %64#3, %53) : (tensor<1x4x32x16xf32>, tensor<4x32x16xf32>, tensor<i32>) -> tensor<1x4x32x16xf32>
      %68 = func.call @dynamic_update_index_in_dim_71(%iterArg_23, %64#4, %53) : (tensor<1x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %69 = func.call @dynamic_update_index_in_dim_71(%iterArg_24, %64#5, %53) : (tensor<1x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %70 = func.call @dynamic_update_index_in_dim_72(%iterArg_25, %64#6, %53) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %71 = func.call @dynamic_update_index_in_dim_73(%iterArg_26, %64#7, %53) : (tensor<1x4x4x8x16xf32>, tensor<4x4x8x16xf32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
      %72 = func.call @dynamic_update_index_in_dim_72(%iterArg_27, %64#8, %53) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %73 = func.call @dynamic_update_index_in_dim_72(%iterArg_28, %64#9, %53) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.add %iterArg_18, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %74, %64#0, %65, %66, %67, %68, %69, %70, %71, %72, %73 : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>
    }
    %18 = stablehlo.transpose %17#20, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %19 = stablehlo.transpose %17#19, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %20 = stablehlo.transpose %17#18, dims = [1, 0, 2, 3, 4] : (tensor<1x4x4x8x16xf32>) -> tensor<4x1x4x8x16xf32>
    %21 = stablehlo.transpose %17#17, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %22 = stablehlo.transpose %17#16, dims = [1, 0, 2, 3] : (tensor<1x4x16x32xf32>) -> tensor<4x1x16x32xf32>
    %23 = stablehlo.transpose %17#15, dims = [1, 0, 2, 3] : (tensor<1x4x16x32xf32>) -> tensor<4x1x16x32xf32>
    %24 = stablehlo.transpose %17#14, dims = [1, 0, 2, 3] : (tensor<1x4x32x16xf32>) -> tensor<4x1x32x16xf32>
    %25 = stablehlo.transpose %17#13, dims = [1, 0, 2] : (tensor<1x4x16xf32>) -> tensor<4x1x16xf32>
    %26 = stablehlo.transpose %17#12, dims = [1, 0, 2] : (tensor<1x4x16xf32>) -> tensor<4x1x16xf32>
    %27 = call @dynamic_index_in_dim_74(%arg25, %18) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %28 = stablehlo.add %arg10, %27 : tensor<4x2x1x16x4x8xf32>
    %29 = call @dynamic_index_in_dim_74(%arg24, %19) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %30 = stablehlo.add %arg9, %29 : tensor<4x2x1x16x4x8xf32>
    %31 = call @dynamic_index_in_dim_75(%arg23, %20) : (tensor<4x5xi32>, tensor<4x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32>
    %32 = stablehlo.add %arg8, %31 : tensor<4x2x1x4x8x16xf32>
    %33 = call @dynamic_index_in_dim_74(%arg22, %21) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %34 = stablehlo.add %arg7, %33 : tensor<4x2x1x16x4x8xf32>
    %35 = call @dynamic_index_in_dim_76(%arg21, %22) : (tensor<4x4xi32>, tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    %36 = stablehlo.add %arg6, %35 : tensor<4x2x1x16x32xf32>
    %37 = call @dynamic_index_in_dim_76(%arg20, %23) : (tensor<4x4xi32>, tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    %38 = stablehlo.add %arg5, %37 : tensor<4x2x1x16x32xf32>
    %39 = call @dynamic_index_in_dim_77(%arg19, %24) : (tensor<4x4xi32>, tensor<4x1x32x16xf32>) -> tensor<4x2x1x32x16xf32>
    %40 = stablehlo.add %arg4, %39 : tensor<4x2x1x32x16xf32>
    %41 = call @dynamic_index_in_dim_78(%arg18, %25) : (tensor<4x3xi32>, tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32>
    %42 = stablehlo.add %arg3, %41 : tensor<4x2x1x16xf32>
    %43 = call @dynamic_index_in_dim_78(%arg17, %26) : (tensor<4x3xi32>, tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32>
    %44 = stablehlo.add %arg2, %43 : tensor<4x2x1x16xf32>
    %45 = sdy.sharding_constraint %17#11 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %46:2 = call @_where_79(%arg0, %45) : (tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %47:2 = call @_where_80(%arg16, %46#0) : (tensor<i1>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %48 = call @dynamic_index_in_dim_81(%arg15, %47#1) : (tensor<i32>, tensor<4x2x8x16xf32>) -> tensor<4x4x2x8x16xf32>
    %49 = stablehlo.add %0#0, %48 : tensor<4x4x2x8x16xf32>
    %50 = call @dynamic_index_in_dim_82(%arg14, %47#0) : (tensor<i32>, tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %51 = stablehlo.add %arg1, %50 : tensor<4x2x8x16xf32>
    return %51, %44, %42, %40, %38, %36, %34, %32, %30, %28, %46#1, %49 : tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_61(%arg0: tensor<i32>, %arg1: tensor<4x4x2x8x16xf32>) -> (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %arg1, %c_3, %arg0, %c_4, %c_5, %c_6, sizes = [4, 1, 2, 8, 16] : (tensor<4x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x1x2x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    return %1, %3 : tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_roll_static_62(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x2x8x16xf32>
    return %4 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_63(%arg0: tensor<1x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @closed_call_64(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x32x16xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<4x16x4x8xf32>, %arg7: tensor<4x4x8x16xf32>, %arg8: tensor<4x16x4x8xf32>, %arg9: tensor<4x16x4x8xf32>, %arg10: tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
    %1 = stablehlo.multiply %0#9, %0#9 : tensor<4x2x8x16xf32> loc(#at10)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at10)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %5 = stablehlo.divide %3, %4 : tensor<4x2x8x1xf32> loc(#at10)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %7 = stablehlo.add %5, %6 : tensor<4x2x8x1xf32> loc(#at10)
    %8 = stablehlo.rsqrt %7 : tensor<4x2x8x1xf32> loc(#at10)
    %9 = stablehlo.divide %8, %7 : tensor<4x2x8x1xf32> loc(#at10)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %11 = stablehlo.multiply %10, %9 : tensor<4x2x8x1xf32> loc(#at10)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %13 = stablehlo.multiply %0#9, %12 : tensor<4x2x8x16xf32> loc(#at10)
    %14 = stablehlo.broadcast_in_dim %0#0, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at10)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %16 = stablehlo.multiply %13, %15 : tensor<4x2x8x16xf32> loc(#at10)
    %17 = stablehlo.dot_general %16, %0#7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at8)
    %18 = stablehlo.dot_general %16, %0#5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at8)
    %19 = stablehlo.dot_general %16, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at8)
    %20 = stablehlo.dot_general %17, %18, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at8)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at8)
    %22 = stablehlo.multiply %20, %21 : tensor<4x2x4x8x8xf32> loc(#at8)
    %23 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at8)
    %25 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at8)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at8)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at8)
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at8)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %30:3 = call @_where_65(%29, %22, %cst_4) : (tensor<8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<f32>) -> (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) loc(#at8)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at8)
    %31 = stablehlo.reduce(%30#0 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at8)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at8)
    %33 = stablehlo.maximum %32, %31 : tensor<4x2x4x8xf32> loc(#at8)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at8)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at8)
    %36 = stablehlo.subtract %30#0, %35 : tensor<4x2x4x8x8xf32> loc(#at8)
    %37 = stablehlo.exponential %36 : tensor<4x2x4x8x8xf32> loc(#at8)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at8)
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at8)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at8)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at8)
    %41 = stablehlo.divide %37, %40 : tensor<4x2x4x8x8xf32> loc(#at8)
    %42 = stablehlo.multiply %39, %39 : tensor<4x2x4x8x1xf32> loc(#at8)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at8)
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x1xf32> loc(#at8)
    %44 = stablehlo.divide %43, %42 : tensor<4x2x4x8x1xf32> loc(#at8)
    %45 = stablehlo.dot_general %19, %41, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at8)
    %46 = stablehlo.transpose %45, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at8)
    %47 = stablehlo.dot_general %46, %0#6, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at8)
    %48 = stablehlo.add %0#9, %47 : tensor<4x2x8x16xf32> loc(#at7)
    %49 = sdy.sharding_constraint %48 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at7)
    %50 = stablehlo.multiply %49, %49 : tensor<4x2x8x16xf32> loc(#at10)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at10)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %54 = stablehlo.divide %52, %53 : tensor<4x2x8x1xf32> loc(#at10)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %56 = stablehlo.add %54, %55 : tensor<4x2x8x1xf32> loc(#at10)
    %57 = stablehlo.rsqrt %56 : tensor<4x2x8x1xf32> loc(#at10)
    %58 = stablehlo.divide %57, %56 : tensor<4x2x8x1xf32> loc(#at10)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at10)
    %60 = stablehlo.multiply %59, %58 : tensor<4x2x8x1xf32> loc(#at10)
    %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %62 = stablehlo.multiply %49, %61 : tensor<4x2x8x16xf32> loc(#at10)
    %63 = stablehlo.broadcast_in_dim %0#1, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at10)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %65 = stablehlo.multiply %62, %64 : tensor<4x2x8x16xf32> loc(#at10)
    %66 = stablehlo.dot_general %65, %0#4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at9)
    %67 = stablehlo.dot_general %65, %0#3, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at9)
    %68:3 = call @silu_66(%67) : (tensor<4x2x8x32xf32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at9)
    %69 = stablehlo.multiply %68#0, %66 : tensor<4x2x8x32xf32> loc(#at9)
    %70 = sdy.sharding_constraint %0#10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %71 = stablehlo.dot_general %70, %69, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %72 = stablehlo.transpose %71, dims = [0, 2, 1] : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %73 = stablehlo.dot_general %70, %0#2, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %74 = stablehlo.multiply %68#0, %73 : tensor<4x2x8x32xf32> loc(#at2)
    %75 = stablehlo.multiply %73, %66 : tensor<4x2x8x32xf32> loc(#at2)
    %76 = call @silu_67(%68#1, %67, %68#2, %75) : (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %77 = stablehlo.dot_general %76, %65, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %78 = stablehlo.transpose %77, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %79 = stablehlo.dot_general %76, %0#3, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %80 = stablehlo.dot_general %74, %65, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %81 = stablehlo.transpose %80, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %82 = stablehlo.dot_general %74, %0#4, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %83 = stablehlo.add %79, %82 : tensor<4x2x8x16xf32> loc(#at2)
    %84 = stablehlo.multiply %62, %83 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %85 = stablehlo.reduce(%84 init: %cst_13) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %86 = stablehlo.reshape %85 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %87 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %88 = stablehlo.multiply %83, %87 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %89 = stablehlo.reduce(%86 init: %cst_14) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %90 = stablehlo.multiply %49, %88 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %91 = stablehlo.reduce(%90 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %92 = stablehlo.reshape %91 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %93 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %94 = stablehlo.multiply %88, %93 : tensor<4x2x8x16xf32> loc(#at5)
    %95 = stablehlo.add %70, %94 : tensor<4x2x8x16xf32> loc(#at5)
    %96 = stablehlo.multiply %92, %60 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %98 = stablehlo.divide %96, %97 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %99 = stablehlo.reduce(%98 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %101 = stablehlo.multiply %49, %100 : tensor<4x2x8x16xf32> loc(#at5)
    %102 = stablehlo.add %95, %101 : tensor<4x2x8x16xf32> loc(#at5)
    %103 = stablehlo.multiply %100, %49 : tensor<4x2x8x16xf32> loc(#at5)
    %104 = stablehlo.add %102, %103 : tensor<4x2x8x16xf32> loc(#at5)
    %105 = sdy.sharding_constraint %104 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %106 = stablehlo.dot_general %105, %46, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %107 = stablehlo.transpose %106, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %108 = stablehlo.dot_general %105, %0#6, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<4x2x8x16xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %109 = stablehlo.transpose %108, dims = [0, 1, 3, 4, 2] : (tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %110 = stablehlo.dot_general %109, %19, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %111 = stablehlo.dot_general %109, %41, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %112 = stablehlo.transpose %111, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %113 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %114 = stablehlo.multiply %110, %113 : tensor<4x2x4x8x8xf32> loc(#at0)
    %115 = stablehlo.multiply %114, %37 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %116 = stablehlo.reduce(%115 init: %cst_18) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %117 = stablehlo.reshape %116 : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %118 = stablehlo.negate %117 : tensor<4x2x4x8x1xf32> loc(#at0)
    %119 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %120 = stablehlo.divide %110, %119 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %121 = stablehlo.reduce(%118 init: %cst_19) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x1xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %123 = stablehlo.add %120, %122 : tensor<4x2x4x8x8xf32> loc(#at0)
    %124 = stablehlo.multiply %123, %37 : tensor<4x2x4x8x8xf32> loc(#at0)
    %125 = call @_where_68(%30#1, %30#2, %124) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %127 = stablehlo.multiply %125, %126 : tensor<4x2x4x8x8xf32> loc(#at0)
    %128 = stablehlo.dot_general %127, %17, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %129 = stablehlo.transpose %128, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %130 = stablehlo.dot_general %127, %18, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %131 = stablehlo.transpose %130, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %132 = stablehlo.dot_general %112, %16, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %133 = stablehlo.transpose %132, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %134 = stablehlo.dot_general %112, %0#8, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %135 = stablehlo.dot_general %129, %16, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %136 = stablehlo.transpose %135, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %137 = stablehlo.dot_general %129, %0#5, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %138 = stablehlo.add %134, %137 : tensor<4x2x8x16xf32> loc(#at0)
    %139 = stablehlo.dot_general %131, %16, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %140 = stablehlo.transpose %139, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %141 = stablehlo.dot_general %131, %0#7, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %142 = stablehlo.add %138, %141 : tensor<4x2x8x16xf32> loc(#at0)
    %143 = stablehlo.multiply %13, %142 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %144 = stablehlo.reduce(%143 init: %cst_21) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %145 = stablehlo.reshape %144 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %146 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %147 = stablehlo.multiply %142, %146 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %148 = stablehlo.reduce(%145 init: %cst_22) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %149 = stablehlo.multiply %0#9, %147 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %150 = stablehlo.reduce(%149 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %151 = stablehlo.reshape %150 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %152 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %153 = stablehlo.multiply %147, %152 : tensor<4x2x8x16xf32> loc(#at5)
    %154 = stablehlo.add %105, %153 : tensor<4x2x8x16xf32> loc(#at5)
    %155 = stablehlo.multiply %151, %11 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %157 = stablehlo.divide %155, %156 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %158 = stablehlo.reduce(%157 init: %cst_25) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %160 = stablehlo.multiply %0#9, %159 : tensor<4x2x8x16xf32> loc(#at5)
    %161 = stablehlo.add %154, %160 : tensor<4x2x8x16xf32> loc(#at5)
    %162 = stablehlo.multiply %159, %0#9 : tensor<4x2x8x16xf32> loc(#at5)
    %163 = stablehlo.add %161, %162 : tensor<4x2x8x16xf32> loc(#at5)
    return %163, %148, %89, %72, %78, %81, %136, %107, %140, %133 : tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>
  }
  func.func private @_where_65(%arg0: tensor<8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<f32>) -> (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x8x8xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xi1>) -> tensor<4x2x4x8x8xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32>
    %5 = stablehlo.select %3, %arg1, %4 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32>
    return %5, %3, %6 : tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
  }
  func.func private @silu_66(%arg0: tensor<4x2x8x32xf32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x2x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x2x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x2x8x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x2x8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x2x8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x2x8x32xf32>
    return %9, %5, %8 : tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
  }
  func.func private @silu_67(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<4x2x8x32xf32>, %arg3: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4x2x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4x2x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4x2x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x2x8x32xf32>
    return %3 : tensor<4x2x8x32xf32>
  }
  func.func private @_where_68(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
    return %1 : tensor<4x2x4x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_69(%arg0: tensor<1x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    return %1 : tensor<1x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_70(%arg0: tensor<1x4x32x16xf32>, %arg1: tensor<4x32x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x32x16xf32>) -> tensor<1x4x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x4x32x16xf32>, tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    return %1 : tensor<1x4x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_71(%arg0: tensor<1x4x16x32xf32>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<i32>) -> tensor<1x4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x16x32xf32>) -> tensor<1x4x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    return %1 : tensor<1x4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_72(%arg0: tensor<1x4x16x4x8xf32>, %arg1: tensor<4x16x4x8xf32>, %arg2: tensor<i32>) -> tensor<1x4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    return %1 : tensor<1x4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_73(%arg0: tensor<1x4x4x8x16xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x4x8x16xf32>, tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    return %1 : tensor<1x4x4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_74(%arg0: tensor<4x5xi32>, %arg1: tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<4x1x16x4x8xf32>) -> tensor<4x1x1x16x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<4x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16x4x8xf32>, tensor<4x5xi32>, tensor<4x1x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    return %7 : tensor<4x2x1x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_75(%arg0: tensor<4x5xi32>, %arg1: tensor<4x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<4x1x4x8x16xf32>) -> tensor<4x1x1x4x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<4x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x4x8x16xf32>, tensor<4x5xi32>, tensor<4x1x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32>
    return %7 : tensor<4x2x1x4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_76(%arg0: tensor<4x4xi32>, %arg1: tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x1x16x32xf32>) -> tensor<4x1x1x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16x32xf32>, tensor<4x4xi32>, tensor<4x1x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    return %7 : tensor<4x2x1x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_77(%arg0: tensor<4x4xi32>, %arg1: tensor<4x1x32x16xf32>) -> tensor<4x2x1x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x1x32x16xf32>) -> tensor<4x1x1x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x32x16xf32>, tensor<4x4xi32>, tensor<4x1x1x32x16xf32>) -> tensor<4x2x1x32x16xf32>
    return %7 : tensor<4x2x1x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_78(%arg0: tensor<4x3xi32>, %arg1: tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<4x1x16xf32>) -> tensor<4x1x1x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x3xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16xf32>, tensor<4x3xi32>, tensor<4x1x1x16xf32>) -> tensor<4x2x1x16xf32>
    return %7 : tensor<4x2x1x16xf32>
  }
  func.func private @_where_79(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %2, %1 : tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_where_80(%arg0: tensor<i1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    return %4, %1 : tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_81(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> tensor<4x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<4x1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    return %2 : tensor<4x4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_82(%arg0: tensor<i32>, %arg1: tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %arg1, %arg0, %c, %c_0, %c_1 : (tensor<4x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
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

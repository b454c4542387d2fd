module @jit_tiny_fsdp attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=8]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg13: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['embedding']"), %arg14: tensor<16xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg15: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg16: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg17: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 17 : i32} loc("state['m']['logits']"), %arg18: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wf']"), %arg19: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wg']"), %arg20: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wi']"), %arg21: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wk']"), %arg22: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wo']"), %arg23: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['wq']"), %arg24: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['wv']"), %arg25: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 25 : i32} loc("state['v']['embedding']"), %arg26: tensor<16xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg27: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg28: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg29: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 29 : i32} loc("state['v']['logits']"), %arg30: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wf']"), %arg31: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wg']"), %arg32: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wi']"), %arg33: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wk']"), %arg34: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['wo']"), %arg35: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['wq']"), %arg36: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['wv']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['labels']"), %arg38: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32x16xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['m']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<32x16xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['v']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32> loc(#at2)
    %1 = stablehlo.compare LT, %arg38, %0, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at2)
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x8xi32> loc(#at2)
    %3 = stablehlo.add %arg38, %2 : tensor<8x8xi32> loc(#at2)
    %4 = stablehlo.select %1, %3, %arg38 : tensor<8x8xi1>, tensor<8x8xi32> loc(#at2)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32> loc(#at2)
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<8x8x1xi32>) -> tensor<8x8x16xf32> loc(#at2)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32> loc(#at2)
    call @silu() : () -> () loc(#at3)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %arg2, %iterArg_161 = %arg3, %iterArg_162 = %arg5, %iterArg_163 = %arg6, %iterArg_164 = %arg7, %iterArg_165 = %arg8, %iterArg_166 = %arg9, %iterArg_167 = %arg10, %iterArg_168 = %arg11, %iterArg_169 = %c_1, %iterArg_170 = %7, %iterArg_171 = %8) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    cond {
      %c_172 = stablehlo.constant dense<2> : tensor<i32>
      %431 = stablehlo.compare LT, %iterArg_169, %c_172, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %431 : tensor<i1>
    } do {
      %431 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_169) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %432 = func.call @dynamic_index_in_dim(%iterArg_161, %iterArg_169) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %433 = func.call @dynamic_index_in_dim_0(%iterArg_162, %iterArg_169) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %434 = func.call @dynamic_index_in_dim_1(%iterArg_163, %iterArg_169) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %435 = func.call @dynamic_index_in_dim_1(%iterArg_164, %iterArg_169) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %436 = func.call @dynamic_index_in_dim_2(%iterArg_165, %iterArg_169) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %437 = func.call @dynamic_index_in_dim_3(%iterArg_166, %iterArg_169) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %438 = func.call @dynamic_index_in_dim_2(%iterArg_167, %iterArg_169) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %439 = func.call @dynamic_index_in_dim_2(%iterArg_168, %iterArg_169) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %440:2 = func.call @closed_call(%iterArg_170, %431, %432, %433, %434, %435, %436, %437, %438, %439) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>)
      %441 = func.call @dynamic_update_index_in_dim(%iterArg_171, %440#1, %iterArg_169) : (tensor<2x8x8x16xf32>, tensor<8x8x16xf32>, tensor<i32>) -> tensor<2x8x8x16xf32>
      %c_172 = stablehlo.constant dense<1> : tensor<i32>
      %442 = stablehlo.add %iterArg_169, %c_172 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %442, %440#0, %441 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x16xf32>
    }
    %10 = stablehlo.multiply %9#10, %9#10 : tensor<8x8x16xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %14 = stablehlo.divide %12, %13 : tensor<8x8x1xf32> loc(#at5)
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %16 = stablehlo.add %14, %15 : tensor<8x8x1xf32> loc(#at5)
    %17 = stablehlo.rsqrt %16 : tensor<8x8x1xf32> loc(#at5)
    %18 = stablehlo.divide %17, %16 : tensor<8x8x1xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %20 = stablehlo.multiply %19, %18 : tensor<8x8x1xf32> loc(#at5)
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %22 = stablehlo.multiply %9#10, %21 : tensor<8x8x16xf32> loc(#at5)
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %25 = stablehlo.multiply %22, %24 : tensor<8x8x16xf32> loc(#at5)
    %26 = stablehlo.dot_general %25, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %27 = sdy.sharding_constraint %26 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %28 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %29 = stablehlo.multiply %27, %28 : tensor<8x8x32xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %31 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %32 = stablehlo.reshape %31 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %34 = stablehlo.compare EQ, %27, %33, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %35 = stablehlo.convert %34 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %38 = stablehlo.maximum %37, %31 : tensor<8x8xf32> loc(#at4)
    %39 = stablehlo.compare EQ, %31, %38, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %42 = stablehlo.select %39, %40, %41 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %44 = stablehlo.compare EQ, %43, %38, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %47 = stablehlo.select %44, %45, %46 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %48 = stablehlo.divide %42, %47 : tensor<8x8xf32> loc(#at4)
    %49 = stablehlo.is_finite %38 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %51 = stablehlo.select %49, %38, %50 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %55 = stablehlo.subtract %27, %54 : tensor<8x8x32xf32> loc(#at4)
    %56 = stablehlo.exponential %55 : tensor<8x8x32xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %58 = stablehlo.sign %57 : tensor<8x8xf32> loc(#at4)
    %59 = stablehlo.abs %57 : tensor<8x8xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %61 = stablehlo.compare GE, %57, %60, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %62 = stablehlo.log %59 : tensor<8x8xf32> loc(#at4)
    %63 = stablehlo.add %62, %51 : tensor<8x8xf32> loc(#at4)
    %64 = stablehlo.subtract %63, %30 : tensor<8x8xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %65 = stablehlo.reduce(%64 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_20 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_20 : tensor<f32> loc(#at4)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %67 = stablehlo.divide %cst_21, %cst_22 : tensor<f32> loc(#at4)
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %69 = stablehlo.negate %68 : tensor<8x8xf32> loc(#at4)
    %70 = stablehlo.divide %68, %59 : tensor<8x8xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %72 = stablehlo.select %61, %71, %70 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %73 = stablehlo.select %61, %70, %71 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %74 = stablehlo.negate %72 : tensor<8x8xf32> loc(#at4)
    %75 = stablehlo.add %73, %74 : tensor<8x8xf32> loc(#at4)
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %77 = stablehlo.multiply %76, %56 : tensor<8x8x32xf32> loc(#at4)
    %78 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %79 = stablehlo.multiply %78, %28 : tensor<8x8x32xf32> loc(#at4)
    %80 = stablehlo.add %77, %79 : tensor<8x8x32xf32> loc(#at4)
    %81 = sdy.sharding_constraint %80 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %82 = stablehlo.dot_general %81, %25, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %84 = stablehlo.dot_general %81, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %85 = stablehlo.multiply %22, %84 : tensor<8x8x16xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %86 = stablehlo.reduce(%85 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %87 = stablehlo.reshape %86 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %88 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %89 = stablehlo.multiply %84, %88 : tensor<8x8x16xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %90 = stablehlo.reduce(%87 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %91 = stablehlo.multiply %9#10, %89 : tensor<8x8x16xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %92 = stablehlo.reduce(%91 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %93 = stablehlo.reshape %92 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %94 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %95 = stablehlo.multiply %89, %94 : tensor<8x8x16xf32> loc(#at5)
    %96 = stablehlo.multiply %93, %20 : tensor<8x8x1xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %98 = stablehlo.divide %96, %97 : tensor<8x8x1xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %99 = stablehlo.reduce(%98 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %101 = stablehlo.multiply %9#10, %100 : tensor<8x8x16xf32> loc(#at5)
    %102 = stablehlo.add %95, %101 : tensor<8x8x16xf32> loc(#at5)
    %103 = stablehlo.multiply %100, %9#10 : tensor<8x8x16xf32> loc(#at5)
    %104 = stablehlo.add %102, %103 : tensor<8x8x16xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %114:21 = stablehlo.while(%iterArg = %arg2, %iterArg_161 = %arg3, %iterArg_162 = %arg5, %iterArg_163 = %arg6, %iterArg_164 = %arg7, %iterArg_165 = %arg8, %iterArg_166 = %arg9, %iterArg_167 = %arg10, %iterArg_168 = %arg11, %iterArg_169 = %9#11, %iterArg_170 = %c_38, %iterArg_171 = %104, %iterArg_172 = %105, %iterArg_173 = %106, %iterArg_174 = %107, %iterArg_175 = %108, %iterArg_176 = %109, %iterArg_177 = %110, %iterArg_178 = %111, %iterArg_179 = %112, %iterArg_180 = %113) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>
    cond {
      %c_181 = stablehlo.constant dense<2> : tensor<i32>
      %431 = stablehlo.compare LT, %iterArg_170, %c_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %431 : tensor<i1>
    } do {
      %c_181 = stablehlo.constant dense<2> : tensor<i32>
      %431 = stablehlo.subtract %c_181, %iterArg_170 : tensor<i32>
      %c_182 = stablehlo.constant dense<1> : tensor<i32>
      %432 = stablehlo.subtract %431, %c_182 : tensor<i32>
      %433 = func.call @dynamic_index_in_dim(%iterArg, %432) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %434 = func.call @dynamic_index_in_dim(%iterArg_161, %432) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %435 = func.call @dynamic_index_in_dim_0(%iterArg_162, %432) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %436 = func.call @dynamic_index_in_dim_1(%iterArg_163, %432) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %437 = func.call @dynamic_index_in_dim_1(%iterArg_164, %432) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %438 = func.call @dynamic_index_in_dim_2(%iterArg_165, %432) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %439 = func.call @dynamic_index_in_dim_3(%iterArg_166, %432) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %440 = func.call @dynamic_index_in_dim_2(%iterArg_167, %432) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %441 = func.call @dynamic_index_in_dim_2(%iterArg_168, %432) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %442 = func.call @dynamic_index_in_dim_5(%iterArg_169, %432) : (tensor<2x8x8x16xf32>, tensor<i32>) -> tensor<8x8x16xf32>
      %443:10 = func.call @closed_call_6(%iterArg_171, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>)
      %444 = func.call @dynamic_update_index_in_dim_9(%iterArg_172, %443#1, %432) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %445 = func.call @dynamic_update_index_in_dim_9(%iterArg_173, %443#2, %432) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %446 = func.call @dynamic_update_index_in_dim_10(%iterArg_174, %443#3, %432) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %447 = func.call @dynamic_update_index_in_dim_11(%iterArg_175, %443#4, %432) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %448 = func.call @dynamic_update_index_in_dim_11(%iterArg_176, %443#5, %432) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %449 = func.call @dynamic_update_index_in_dim_12(%iterArg_177, %443#6, %432) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %450 = func.call @dynamic_update_index_in_dim_13(%iterArg_178, %443#7, %432) : (tensor<2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<i32>) -> tensor<2x4x8x16xf32>
      %451 = func.call @dynamic_update_index_in_dim_12(%iterArg_179, %443#8, %432) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %452 = func.call @dynamic_update_index_in_dim_12(%iterArg_180, %443#9, %432) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %c_183 = stablehlo.constant dense<1> : tensor<i32>
      %453 = stablehlo.add %iterArg_170, %c_183 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %453, %443#0, %444, %445, %446, %447, %448, %449, %450, %451, %452 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>
    }
    %115 = sdy.sharding_constraint %114#11 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32> loc(#at2)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at2)
    %117 = "stablehlo.scatter"(%116, %5, %115) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %431 = stablehlo.add %arg39, %arg40 : tensor<f32> loc(#at2)
      stablehlo.return %431 : tensor<f32> loc(#at2)
    }) : (tensor<32x16xf32>, tensor<8x8x1xi32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.add %arg12, %cst_40 : tensor<f32> loc(#at6)
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %120 = stablehlo.multiply %119, %arg13 : tensor<32x16xf32> loc(#at6)
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %122 = stablehlo.multiply %121, %117 : tensor<32x16xf32> loc(#at6)
    %123 = stablehlo.add %120, %122 : tensor<32x16xf32> loc(#at6)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %125 = stablehlo.multiply %124, %arg25 : tensor<32x16xf32> loc(#at6)
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %127 = stablehlo.multiply %126, %117 : tensor<32x16xf32> loc(#at6)
    %128 = stablehlo.multiply %127, %117 : tensor<32x16xf32> loc(#at6)
    %129 = stablehlo.add %125, %128 : tensor<32x16xf32> loc(#at6)
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = stablehlo.power %cst_45, %118 : tensor<f32> loc(#at6)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.subtract %cst_46, %130 : tensor<f32> loc(#at6)
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %133 = stablehlo.divide %123, %132 : tensor<32x16xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %135 = stablehlo.multiply %134, %133 : tensor<32x16xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %136 = stablehlo.power %cst_48, %118 : tensor<f32> loc(#at6)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.subtract %cst_49, %136 : tensor<f32> loc(#at6)
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %139 = stablehlo.divide %129, %138 : tensor<32x16xf32> loc(#at6)
    %140 = stablehlo.sqrt %139 : tensor<32x16xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %142 = stablehlo.add %140, %141 : tensor<32x16xf32> loc(#at6)
    %143 = stablehlo.divide %135, %142 : tensor<32x16xf32> loc(#at6)
    %144 = stablehlo.subtract %arg0, %143 : tensor<32x16xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %146 = stablehlo.multiply %145, %arg14 : tensor<16xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %148 = stablehlo.multiply %147, %90 : tensor<16xf32> loc(#at6)
    %149 = stablehlo.add %146, %148 : tensor<16xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %151 = stablehlo.multiply %150, %arg26 : tensor<16xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %153 = stablehlo.multiply %152, %90 : tensor<16xf32> loc(#at6)
    %154 = stablehlo.multiply %153, %90 : tensor<16xf32> loc(#at6)
    %155 = stablehlo.add %151, %154 : tensor<16xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %156 = stablehlo.power %cst_55, %118 : tensor<f32> loc(#at6)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.subtract %cst_56, %156 : tensor<f32> loc(#at6)
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %159 = stablehlo.divide %149, %158 : tensor<16xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %161 = stablehlo.multiply %160, %159 : tensor<16xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %162 = stablehlo.power %cst_58, %118 : tensor<f32> loc(#at6)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.subtract %cst_59, %162 : tensor<f32> loc(#at6)
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %165 = stablehlo.divide %155, %164 : tensor<16xf32> loc(#at6)
    %166 = stablehlo.sqrt %165 : tensor<16xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %168 = stablehlo.add %166, %167 : tensor<16xf32> loc(#at6)
    %169 = stablehlo.divide %161, %168 : tensor<16xf32> loc(#at6)
    %170 = stablehlo.subtract %arg1, %169 : tensor<16xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %172 = stablehlo.multiply %171, %arg15 : tensor<2x16xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %174 = stablehlo.multiply %173, %114#12 : tensor<2x16xf32> loc(#at6)
    %175 = stablehlo.add %172, %174 : tensor<2x16xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %177 = stablehlo.multiply %176, %arg27 : tensor<2x16xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %179 = stablehlo.multiply %178, %114#12 : tensor<2x16xf32> loc(#at6)
    %180 = stablehlo.multiply %179, %114#12 : tensor<2x16xf32> loc(#at6)
    %181 = stablehlo.add %177, %180 : tensor<2x16xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %182 = stablehlo.power %cst_65, %118 : tensor<f32> loc(#at6)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.subtract %cst_66, %182 : tensor<f32> loc(#at6)
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %185 = stablehlo.divide %175, %184 : tensor<2x16xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %187 = stablehlo.multiply %186, %185 : tensor<2x16xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %188 = stablehlo.power %cst_68, %118 : tensor<f32> loc(#at6)
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.subtract %cst_69, %188 : tensor<f32> loc(#at6)
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %191 = stablehlo.divide %181, %190 : tensor<2x16xf32> loc(#at6)
    %192 = stablehlo.sqrt %191 : tensor<2x16xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %194 = stablehlo.add %192, %193 : tensor<2x16xf32> loc(#at6)
    %195 = stablehlo.divide %187, %194 : tensor<2x16xf32> loc(#at6)
    %196 = stablehlo.subtract %arg2, %195 : tensor<2x16xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %198 = stablehlo.multiply %197, %arg16 : tensor<2x16xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %200 = stablehlo.multiply %199, %114#13 : tensor<2x16xf32> loc(#at6)
    %201 = stablehlo.add %198, %200 : tensor<2x16xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %203 = stablehlo.multiply %202, %arg28 : tensor<2x16xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %205 = stablehlo.multiply %204, %114#13 : tensor<2x16xf32> loc(#at6)
    %206 = stablehlo.multiply %205, %114#13 : tensor<2x16xf32> loc(#at6)
    %207 = stablehlo.add %203, %206 : tensor<2x16xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %208 = stablehlo.power %cst_75, %118 : tensor<f32> loc(#at6)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %209 = stablehlo.subtract %cst_76, %208 : tensor<f32> loc(#at6)
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %211 = stablehlo.divide %201, %210 : tensor<2x16xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %213 = stablehlo.multiply %212, %211 : tensor<2x16xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %214 = stablehlo.power %cst_78, %118 : tensor<f32> loc(#at6)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.subtract %cst_79, %214 : tensor<f32> loc(#at6)
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %217 = stablehlo.divide %207, %216 : tensor<2x16xf32> loc(#at6)
    %218 = stablehlo.sqrt %217 : tensor<2x16xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %220 = stablehlo.add %218, %219 : tensor<2x16xf32> loc(#at6)
    %221 = stablehlo.divide %213, %220 : tensor<2x16xf32> loc(#at6)
    %222 = stablehlo.subtract %arg3, %221 : tensor<2x16xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %224 = stablehlo.multiply %223, %arg17 : tensor<16x32xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %226 = stablehlo.multiply %225, %83 : tensor<16x32xf32> loc(#at6)
    %227 = stablehlo.add %224, %226 : tensor<16x32xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %229 = stablehlo.multiply %228, %arg29 : tensor<16x32xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %231 = stablehlo.multiply %230, %83 : tensor<16x32xf32> loc(#at6)
    %232 = stablehlo.multiply %231, %83 : tensor<16x32xf32> loc(#at6)
    %233 = stablehlo.add %229, %232 : tensor<16x32xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %234 = stablehlo.power %cst_85, %118 : tensor<f32> loc(#at6)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.subtract %cst_86, %234 : tensor<f32> loc(#at6)
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %237 = stablehlo.divide %227, %236 : tensor<16x32xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %239 = stablehlo.multiply %238, %237 : tensor<16x32xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %240 = stablehlo.power %cst_88, %118 : tensor<f32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.subtract %cst_89, %240 : tensor<f32> loc(#at6)
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %243 = stablehlo.divide %233, %242 : tensor<16x32xf32> loc(#at6)
    %244 = stablehlo.sqrt %243 : tensor<16x32xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %246 = stablehlo.add %244, %245 : tensor<16x32xf32> loc(#at6)
    %247 = stablehlo.divide %239, %246 : tensor<16x32xf32> loc(#at6)
    %248 = stablehlo.subtract %arg4, %247 : tensor<16x32xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %250 = stablehlo.multiply %249, %arg18 : tensor<2x32x16xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %252 = stablehlo.multiply %251, %114#14 : tensor<2x32x16xf32> loc(#at6)
    %253 = stablehlo.add %250, %252 : tensor<2x32x16xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %255 = stablehlo.multiply %254, %arg30 : tensor<2x32x16xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %257 = stablehlo.multiply %256, %114#14 : tensor<2x32x16xf32> loc(#at6)
    %258 = stablehlo.multiply %257, %114#14 : tensor<2x32x16xf32> loc(#at6)
    %259 = stablehlo.add %255, %258 : tensor<2x32x16xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %260 = stablehlo.power %cst_95, %118 : tensor<f32> loc(#at6)
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.subtract %cst_96, %260 : tensor<f32> loc(#at6)
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %263 = stablehlo.divide %253, %262 : tensor<2x32x16xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %265 = stablehlo.multiply %264, %263 : tensor<2x32x16xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %266 = stablehlo.power %cst_98, %118 : tensor<f32> loc(#at6)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.subtract %cst_99, %266 : tensor<f32> loc(#at6)
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %269 = stablehlo.divide %259, %268 : tensor<2x32x16xf32> loc(#at6)
    %270 = stablehlo.sqrt %269 : tensor<2x32x16xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %272 = stablehlo.add %270, %271 : tensor<2x32x16xf32> loc(#at6)
    %273 = stablehlo.divide %265, %272 : tensor<2x32x16xf32> loc(#at6)
    %274 = stablehlo.subtract %arg5, %273 : tensor<2x32x16xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %276 = stablehlo.multiply %275, %arg19 : tensor<2x16x32xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %278 = stablehlo.multiply %277, %114#15 : tensor<2x16x32xf32> loc(#at6)
    %279 = stablehlo.add %276, %278 : tensor<2x16x32xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %281 = stablehlo.multiply %280, %arg31 : tensor<2x16x32xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %283 = stablehlo.multiply %282, %114#15 : tensor<2x16x32xf32> loc(#at6)
    %284 = stablehlo.multiply %283, %114#15 : tensor<2x16x32xf32> loc(#at6)
    %285 = stablehlo.add %281, %284 : tensor<2x16x32xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %286 = stablehlo.power %cst_105, %118 : tensor<f32> loc(#at6)
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.subtract %cst_106, %286 : tensor<f32> loc(#at6)
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %289 = stablehlo.divide %279, %288 : tensor<2x16x32xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %291 = stablehlo.multiply %290, %289 : tensor<2x16x32xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %292 = stablehlo.power %cst_108, %118 : tensor<f32> loc(#at6)
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.subtract %cst_109, %292 : tensor<f32> loc(#at6)
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %295 = stablehlo.divide %285, %294 : tensor<2x16x32xf32> loc(#at6)
    %296 = stablehlo.sqrt %295 : tensor<2x16x32xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %298 = stablehlo.add %296, %297 : tensor<2x16x32xf32> loc(#at6)
    %299 = stablehlo.divide %291, %298 : tensor<2x16x32xf32> loc(#at6)
    %300 = stablehlo.subtract %arg6, %299 : tensor<2x16x32xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %302 = stablehlo.multiply %301, %arg20 : tensor<2x16x32xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %304 = stablehlo.multiply %303, %114#16 : tensor<2x16x32xf32> loc(#at6)
    %305 = stablehlo.add %302, %304 : tensor<2x16x32xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %307 = stablehlo.multiply %306, %arg32 : tensor<2x16x32xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %309 = stablehlo.multiply %308, %114#16 : tensor<2x16x32xf32> loc(#at6)
    %310 = stablehlo.multiply %309, %114#16 : tensor<2x16x32xf32> loc(#at6)
    %311 = stablehlo.add %307, %310 : tensor<2x16x32xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %312 = stablehlo.power %cst_115, %118 : tensor<f32> loc(#at6)
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %313 = stablehlo.subtract %cst_116, %312 : tensor<f32> loc(#at6)
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %315 = stablehlo.divide %305, %314 : tensor<2x16x32xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %317 = stablehlo.multiply %316, %315 : tensor<2x16x32xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %318 = stablehlo.power %cst_118, %118 : tensor<f32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.subtract %cst_119, %318 : tensor<f32> loc(#at6)
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %321 = stablehlo.divide %311, %320 : tensor<2x16x32xf32> loc(#at6)
    %322 = stablehlo.sqrt %321 : tensor<2x16x32xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %324 = stablehlo.add %322, %323 : tensor<2x16x32xf32> loc(#at6)
    %325 = stablehlo.divide %317, %324 : tensor<2x16x32xf32> loc(#at6)
    %326 = stablehlo.subtract %arg7, %325 : tensor<2x16x32xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %328 = stablehlo.multiply %327, %arg21 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %330 = stablehlo.multiply %329, %114#17 : tensor<2x16x4x8xf32> loc(#at6)
    %331 = stablehlo.add %328, %330 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %333 = stablehlo.multiply %332, %arg33 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %335 = stablehlo.multiply %334, %114#17 : tensor<2x16x4x8xf32> loc(#at6)
    %336 = stablehlo.multiply %335, %114#17 : tensor<2x16x4x8xf32> loc(#at6)
    %337 = stablehlo.add %333, %336 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %338 = stablehlo.power %cst_125, %118 : tensor<f32> loc(#at6)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %339 = stablehlo.subtract %cst_126, %338 : tensor<f32> loc(#at6)
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %341 = stablehlo.divide %331, %340 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %343 = stablehlo.multiply %342, %341 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %344 = stablehlo.power %cst_128, %118 : tensor<f32> loc(#at6)
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345 = stablehlo.subtract %cst_129, %344 : tensor<f32> loc(#at6)
    %346 = stablehlo.broadcast_in_dim %345, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %347 = stablehlo.divide %337, %346 : tensor<2x16x4x8xf32> loc(#at6)
    %348 = stablehlo.sqrt %347 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %350 = stablehlo.add %348, %349 : tensor<2x16x4x8xf32> loc(#at6)
    %351 = stablehlo.divide %343, %350 : tensor<2x16x4x8xf32> loc(#at6)
    %352 = stablehlo.subtract %arg8, %351 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %354 = stablehlo.multiply %353, %arg22 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %356 = stablehlo.multiply %355, %114#18 : tensor<2x4x8x16xf32> loc(#at6)
    %357 = stablehlo.add %354, %356 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %359 = stablehlo.multiply %358, %arg34 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %361 = stablehlo.multiply %360, %114#18 : tensor<2x4x8x16xf32> loc(#at6)
    %362 = stablehlo.multiply %361, %114#18 : tensor<2x4x8x16xf32> loc(#at6)
    %363 = stablehlo.add %359, %362 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %364 = stablehlo.power %cst_135, %118 : tensor<f32> loc(#at6)
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.subtract %cst_136, %364 : tensor<f32> loc(#at6)
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %367 = stablehlo.divide %357, %366 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %369 = stablehlo.multiply %368, %367 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %370 = stablehlo.power %cst_138, %118 : tensor<f32> loc(#at6)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %371 = stablehlo.subtract %cst_139, %370 : tensor<f32> loc(#at6)
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %373 = stablehlo.divide %363, %372 : tensor<2x4x8x16xf32> loc(#at6)
    %374 = stablehlo.sqrt %373 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %376 = stablehlo.add %374, %375 : tensor<2x4x8x16xf32> loc(#at6)
    %377 = stablehlo.divide %369, %376 : tensor<2x4x8x16xf32> loc(#at6)
    %378 = stablehlo.subtract %arg9, %377 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %380 = stablehlo.multiply %379, %arg23 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %382 = stablehlo.multiply %381, %114#19 : tensor<2x16x4x8xf32> loc(#at6)
    %383 = stablehlo.add %380, %382 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %385 = stablehlo.multiply %384, %arg35 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %387 = stablehlo.multiply %386, %114#19 : tensor<2x16x4x8xf32> loc(#at6)
    %388 = stablehlo.multiply %387, %114#19 : tensor<2x16x4x8xf32> loc(#at6)
    %389 = stablehlo.add %385, %388 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %390 = stablehlo.power %cst_145, %118 : tensor<f32> loc(#at6)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.subtract %cst_146, %390 : tensor<f32> loc(#at6)
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %393 = stablehlo.divide %383, %392 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %395 = stablehlo.multiply %394, %393 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %396 = stablehlo.power %cst_148, %118 : tensor<f32> loc(#at6)
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.subtract %cst_149, %396 : tensor<f32> loc(#at6)
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %399 = stablehlo.divide %389, %398 : tensor<2x16x4x8xf32> loc(#at6)
    %400 = stablehlo.sqrt %399 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %402 = stablehlo.add %400, %401 : tensor<2x16x4x8xf32> loc(#at6)
    %403 = stablehlo.divide %395, %402 : tensor<2x16x4x8xf32> loc(#at6)
    %404 = stablehlo.subtract %arg10, %403 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %406 = stablehlo.multiply %405, %arg24 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %408 = stablehlo.multiply %407, %114#20 : tensor<2x16x4x8xf32> loc(#at6)
    %409 = stablehlo.add %406, %408 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %411 = stablehlo.multiply %410, %arg36 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %413 = stablehlo.multiply %412, %114#20 : tensor<2x16x4x8xf32> loc(#at6)
    %414 = stablehlo.multiply %413, %114#20 : tensor<2x16x4x8xf32> loc(#at6)
    %415 = stablehlo.add %411, %414 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %416 = stablehlo.power %cst_155, %118 : tensor<f32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %417 = stablehlo.subtract %cst_156, %416 : tensor<f32> loc(#at6)
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %419 = stablehlo.divide %409, %418 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %421 = stablehlo.multiply %420, %419 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %422 = stablehlo.power %cst_158, %118 : tensor<f32> loc(#at6)
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %423 = stablehlo.subtract %cst_159, %422 : tensor<f32> loc(#at6)
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %425 = stablehlo.divide %415, %424 : tensor<2x16x4x8xf32> loc(#at6)
    %426 = stablehlo.sqrt %425 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %428 = stablehlo.add %426, %427 : tensor<2x16x4x8xf32> loc(#at6)
    %429 = stablehlo.divide %421, %428 : tensor<2x16x4x8xf32> loc(#at6)
    %430 = stablehlo.subtract %arg11, %429 : tensor<2x16x4x8xf32> loc(#at6)
    return %144, %170, %196, %222, %248, %274, %300, %326, %352, %378, %404, %430, %118, %123, %149, %175, %201, %227, %253, %279, %305, %331, %357, %383, %409, %129, %155, %181, %207, %233, %259, %285, %311, %337, %363, %389, %415, %66 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x4x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x4x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x16xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %4 = stablehlo.divide %2, %3 : tensor<8x8x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %6 = stablehlo.add %4, %5 : tensor<8x8x1xf32> loc(#at5)
    %7 = stablehlo.rsqrt %6 : tensor<8x8x1xf32> loc(#at5)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %9 = stablehlo.multiply %arg0, %8 : tensor<8x8x16xf32> loc(#at5)
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %12 = stablehlo.multiply %9, %11 : tensor<8x8x16xf32> loc(#at5)
    %13 = stablehlo.dot_general %12, %arg8, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %16:3 = stablehlo.optimization_barrier %13, %14, %15 : tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32> loc(#at0)
    %17 = stablehlo.dot_general %16#0, %16#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %19 = stablehlo.multiply %17, %18 : tensor<8x4x8x8xf32> loc(#at1)
    %20 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at1)
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at1)
    %22 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at1)
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at1)
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at1)
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at1)
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at1)
    %27 = stablehlo.convert %26 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at1)
    %29 = stablehlo.multiply %28, %27 : tensor<8x8xf32> loc(#at1)
    %30 = stablehlo.broadcast_in_dim %29, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at1)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %32 = stablehlo.subtract %19, %31 : tensor<8x4x8x8xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %33 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at1)
    %35 = stablehlo.maximum %34, %33 : tensor<8x4x8xf32> loc(#at1)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at1)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %38 = stablehlo.subtract %32, %37 : tensor<8x4x8x8xf32> loc(#at1)
    %39 = stablehlo.exponential %38 : tensor<8x4x8x8xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at1)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at1)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %43 = stablehlo.divide %39, %42 : tensor<8x4x8x8xf32> loc(#at1)
    %44 = stablehlo.dot_general %16#2, %43, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %45 = stablehlo.transpose %44, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %46 = stablehlo.dot_general %45, %arg7, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %47 = stablehlo.add %arg0, %46 : tensor<8x8x16xf32>
    %48 = sdy.sharding_constraint %47 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32>
    %49 = stablehlo.multiply %48, %48 : tensor<8x8x16xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %50 = stablehlo.reduce(%49 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %53 = stablehlo.divide %51, %52 : tensor<8x8x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %55 = stablehlo.add %53, %54 : tensor<8x8x1xf32> loc(#at5)
    %56 = stablehlo.rsqrt %55 : tensor<8x8x1xf32> loc(#at5)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %58 = stablehlo.multiply %48, %57 : tensor<8x8x16xf32> loc(#at5)
    %59 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %61 = stablehlo.multiply %58, %60 : tensor<8x8x16xf32> loc(#at5)
    %62 = stablehlo.dot_general %61, %arg5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %63 = stablehlo.dot_general %61, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %64 = call @silu_4(%63) : (tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %65 = stablehlo.multiply %64, %62 : tensor<8x8x32xf32> loc(#at3)
    %66 = stablehlo.dot_general %65, %arg3, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %67 = stablehlo.add %48, %66 : tensor<8x8x16xf32>
    %68 = sdy.sharding_constraint %67 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32>
    return %68, %arg0 : tensor<8x8x16xf32>, tensor<8x8x16xf32>
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
  func.func private @_one_hot(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 8, 16] : (tensor<2x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x16xf32>) -> tensor<8x8x16xf32>
    return %1 : tensor<8x8x16xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x4x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x4x8xf32>, %arg10: tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<8x8x16xf32>, tensor<8x8x16xf32>
    %1 = stablehlo.multiply %0#9, %0#9 : tensor<8x8x16xf32> loc(#at11)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at11)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at11)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %5 = stablehlo.divide %3, %4 : tensor<8x8x1xf32> loc(#at11)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %7 = stablehlo.add %5, %6 : tensor<8x8x1xf32> loc(#at11)
    %8 = stablehlo.rsqrt %7 : tensor<8x8x1xf32> loc(#at11)
    %9 = stablehlo.divide %8, %7 : tensor<8x8x1xf32> loc(#at11)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %11 = stablehlo.multiply %10, %9 : tensor<8x8x1xf32> loc(#at11)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at11)
    %13 = stablehlo.multiply %0#9, %12 : tensor<8x8x16xf32> loc(#at11)
    %14 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at11)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at11)
    %16 = stablehlo.multiply %13, %15 : tensor<8x8x16xf32> loc(#at11)
    %17 = stablehlo.dot_general %16, %0#7, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at8)
    %18 = stablehlo.dot_general %16, %0#5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at8)
    %19 = stablehlo.dot_general %16, %0#8, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x4x8xf32>) -> tensor<8x8x4x8xf32> loc(#at8)
    %20 = stablehlo.dot_general %17, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %22 = stablehlo.multiply %20, %21 : tensor<8x4x8x8xf32> loc(#at9)
    %23 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at9)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at9)
    %25 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at9)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at9)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at9)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at9)
    %29 = stablehlo.compare LT, %27, %28, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at9)
    %30 = stablehlo.convert %29 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at9)
    %32 = stablehlo.multiply %31, %30 : tensor<8x8xf32> loc(#at9)
    %33 = stablehlo.broadcast_in_dim %32, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at9)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %35 = stablehlo.subtract %22, %34 : tensor<8x4x8x8xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %38 = stablehlo.maximum %37, %36 : tensor<8x4x8xf32> loc(#at9)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at9)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %41 = stablehlo.subtract %35, %40 : tensor<8x4x8x8xf32> loc(#at9)
    %42 = stablehlo.exponential %41 : tensor<8x4x8x8xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at9)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %46 = stablehlo.divide %42, %45 : tensor<8x4x8x8xf32> loc(#at9)
    %47 = stablehlo.dot_general %19, %46, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<8x8x4x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %48 = stablehlo.transpose %47, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at9)
    %49 = stablehlo.dot_general %48, %0#6, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at8)
    %50 = stablehlo.add %0#9, %49 : tensor<8x8x16xf32> loc(#at7)
    %51 = sdy.sharding_constraint %50 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32> loc(#at7)
    %52 = stablehlo.multiply %51, %51 : tensor<8x8x16xf32> loc(#at11)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %53 = stablehlo.reduce(%52 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at11)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at11)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %56 = stablehlo.divide %54, %55 : tensor<8x8x1xf32> loc(#at11)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %58 = stablehlo.add %56, %57 : tensor<8x8x1xf32> loc(#at11)
    %59 = stablehlo.rsqrt %58 : tensor<8x8x1xf32> loc(#at11)
    %60 = stablehlo.divide %59, %58 : tensor<8x8x1xf32> loc(#at11)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at11)
    %62 = stablehlo.multiply %61, %60 : tensor<8x8x1xf32> loc(#at11)
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at11)
    %64 = stablehlo.multiply %51, %63 : tensor<8x8x16xf32> loc(#at11)
    %65 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at11)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at11)
    %67 = stablehlo.multiply %64, %66 : tensor<8x8x16xf32> loc(#at11)
    %68 = stablehlo.dot_general %67, %0#4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at10)
    %69 = stablehlo.dot_general %67, %0#3, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at10)
    %70:3 = call @silu_7(%69) : (tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) loc(#at10)
    %71 = stablehlo.multiply %70#0, %68 : tensor<8x8x32xf32> loc(#at10)
    %72 = sdy.sharding_constraint %0#10 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32>
    %73 = stablehlo.dot_general %72, %71, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at3)
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at3)
    %75 = stablehlo.dot_general %72, %0#2, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %76 = stablehlo.multiply %70#0, %75 : tensor<8x8x32xf32> loc(#at3)
    %77 = stablehlo.multiply %75, %68 : tensor<8x8x32xf32> loc(#at3)
    %78 = call @silu_8(%70#1, %69, %70#2, %77) : (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %79 = stablehlo.dot_general %78, %67, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %81 = stablehlo.dot_general %78, %0#3, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %82 = stablehlo.dot_general %76, %67, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %84 = stablehlo.dot_general %76, %0#4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %85 = stablehlo.add %81, %84 : tensor<8x8x16xf32> loc(#at3)
    %86 = stablehlo.multiply %64, %85 : tensor<8x8x16xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %87 = stablehlo.reduce(%86 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %88 = stablehlo.reshape %87 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %89 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %90 = stablehlo.multiply %85, %89 : tensor<8x8x16xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %91 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %92 = stablehlo.multiply %51, %90 : tensor<8x8x16xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %93 = stablehlo.reduce(%92 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %94 = stablehlo.reshape %93 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %95 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %96 = stablehlo.multiply %90, %95 : tensor<8x8x16xf32> loc(#at5)
    %97 = stablehlo.add %72, %96 : tensor<8x8x16xf32> loc(#at5)
    %98 = stablehlo.multiply %94, %62 : tensor<8x8x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %100 = stablehlo.divide %98, %99 : tensor<8x8x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %101 = stablehlo.reduce(%100 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %103 = stablehlo.multiply %51, %102 : tensor<8x8x16xf32> loc(#at5)
    %104 = stablehlo.add %97, %103 : tensor<8x8x16xf32> loc(#at5)
    %105 = stablehlo.multiply %102, %51 : tensor<8x8x16xf32> loc(#at5)
    %106 = stablehlo.add %104, %105 : tensor<8x8x16xf32> loc(#at5)
    %107 = sdy.sharding_constraint %106 <@mesh, [{"fsdp"}, {}, {}]> : tensor<8x8x16xf32>
    %108 = stablehlo.dot_general %107, %48, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %109 = stablehlo.transpose %108, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %110 = stablehlo.dot_general %107, %0#6, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %111:4 = stablehlo.optimization_barrier %17, %18, %19, %110 : tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32> loc(#at0)
    %112 = stablehlo.dot_general %111#0, %111#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<8x8x4x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %cst_17 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %113 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %114 = stablehlo.multiply %112, %113 : tensor<8x4x8x8xf32> loc(#at9)
    %115 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at9)
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at9)
    %117 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at9)
    %118 = stablehlo.broadcast_in_dim %117, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at9)
    %119 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at9)
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at9)
    %121 = stablehlo.compare LT, %119, %120, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at9)
    %122 = stablehlo.convert %121 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at9)
    %cst_18 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %123 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at9)
    %124 = stablehlo.multiply %123, %122 : tensor<8x8xf32> loc(#at9)
    %125 = stablehlo.broadcast_in_dim %124, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at9)
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %127 = stablehlo.subtract %114, %126 : tensor<8x4x8x8xf32> loc(#at9)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %128 = stablehlo.reduce(%127 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %129 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %130 = stablehlo.maximum %129, %128 : tensor<8x4x8xf32> loc(#at9)
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at9)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %133 = stablehlo.subtract %127, %132 : tensor<8x4x8x8xf32> loc(#at9)
    %134 = stablehlo.exponential %133 : tensor<8x4x8x8xf32> loc(#at9)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %135 = stablehlo.reduce(%134 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at9)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at9)
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at9)
    %138 = stablehlo.divide %134, %137 : tensor<8x4x8x8xf32> loc(#at9)
    %139 = stablehlo.multiply %136, %136 : tensor<8x4x8x1xf32> loc(#at9)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %140 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x4x8x1xf32> loc(#at9)
    %141 = stablehlo.divide %140, %139 : tensor<8x4x8x1xf32> loc(#at9)
    %142 = stablehlo.transpose %111#3, dims = [0, 2, 3, 1] : (tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %143 = stablehlo.dot_general %142, %111#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %144 = stablehlo.dot_general %142, %138, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<8x4x8x8xf32>, tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %145 = stablehlo.transpose %144, dims = [0, 3, 1, 2] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %146 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %147 = stablehlo.multiply %143, %146 : tensor<8x4x8x8xf32> loc(#at1)
    %148 = stablehlo.multiply %147, %134 : tensor<8x4x8x8xf32> loc(#at1)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %149 = stablehlo.reduce(%148 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x8xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at1)
    %150 = stablehlo.reshape %149 : (tensor<8x4x8xf32>) -> tensor<8x4x8x1xf32> loc(#at1)
    %151 = stablehlo.negate %150 : tensor<8x4x8x1xf32> loc(#at1)
    %152 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<8x4x8x1xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %153 = stablehlo.divide %143, %152 : tensor<8x4x8x8xf32> loc(#at1)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %154 = stablehlo.reduce(%151 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<8x4x8x1xf32>, tensor<f32>) -> tensor<8x4x8xf32> loc(#at1)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %156 = stablehlo.add %153, %155 : tensor<8x4x8x8xf32> loc(#at1)
    %157 = stablehlo.multiply %156, %134 : tensor<8x4x8x8xf32> loc(#at1)
    %cst_25 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %158 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %159 = stablehlo.multiply %157, %158 : tensor<8x4x8x8xf32> loc(#at1)
    %160 = stablehlo.dot_general %159, %111#0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %161 = stablehlo.transpose %160, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %162 = stablehlo.dot_general %159, %111#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<8x4x8x8xf32>, tensor<8x8x4x8xf32>) -> tensor<8x4x8x8xf32> loc(#at1)
    %163 = stablehlo.transpose %162, dims = [0, 2, 1, 3] : (tensor<8x4x8x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %164 = stablehlo.dot_general %145, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %165 = stablehlo.transpose %164, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %166 = stablehlo.dot_general %145, %0#8, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %167 = stablehlo.dot_general %161, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %168 = stablehlo.transpose %167, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %169 = stablehlo.dot_general %161, %0#5, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %170 = stablehlo.add %166, %169 : tensor<8x8x16xf32> loc(#at0)
    %171 = stablehlo.dot_general %163, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %172 = stablehlo.transpose %171, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %173 = stablehlo.dot_general %163, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %174 = stablehlo.add %170, %173 : tensor<8x8x16xf32> loc(#at0)
    %175 = stablehlo.multiply %13, %174 : tensor<8x8x16xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %176 = stablehlo.reduce(%175 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %177 = stablehlo.reshape %176 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %178 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %179 = stablehlo.multiply %174, %178 : tensor<8x8x16xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %180 = stablehlo.reduce(%177 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %181 = stablehlo.multiply %0#9, %179 : tensor<8x8x16xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %182 = stablehlo.reduce(%181 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %183 = stablehlo.reshape %182 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %184 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %185 = stablehlo.multiply %179, %184 : tensor<8x8x16xf32> loc(#at5)
    %186 = stablehlo.add %107, %185 : tensor<8x8x16xf32> loc(#at5)
    %187 = stablehlo.multiply %183, %11 : tensor<8x8x1xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %189 = stablehlo.divide %187, %188 : tensor<8x8x1xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %190 = stablehlo.reduce(%189 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %192 = stablehlo.multiply %0#9, %191 : tensor<8x8x16xf32> loc(#at5)
    %193 = stablehlo.add %186, %192 : tensor<8x8x16xf32> loc(#at5)
    %194 = stablehlo.multiply %191, %0#9 : tensor<8x8x16xf32> loc(#at5)
    %195 = stablehlo.add %193, %194 : tensor<8x8x16xf32> loc(#at5)
    return %195, %180, %91, %74, %80, %83, %168, %109, %172, %165 : tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x4x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
  }
  func.func private @silu_7(%arg0: tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) {
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
  func.func private @silu_8(%arg0: tensor<8x8x32xf32>, %arg1: tensor<8x8x32xf32>, %arg2: tensor<8x8x32xf32>, %arg3: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<8x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<8x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<8x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x8x32xf32>
    return %3 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x4x8xf32>, tensor<1x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x8xf32>
    return %1 : tensor<2x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x8x16xf32>, tensor<1x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8x16xf32>
    return %1 : tensor<2x4x8x16xf32>
  }
}
#at0 = loc("attention")
#at1 = loc("attention/fused_kernel")
#at2 = loc("embedding")
#at3 = loc("ffn")
#at4 = loc("logits")
#at5 = loc("norm")
#at6 = loc("optimizer")
#at7 = loc("rematted_computation")
#at8 = loc("rematted_computation/attention")
#at9 = loc("rematted_computation/attention/fused_kernel")
#at10 = loc("rematted_computation/ffn")
#at11 = loc("rematted_computation/norm")

module @jit_tiny_fsdp_tensor attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=4, "tensor"=2]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 4 : i64}, {name = "tensor", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<2x16xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg13: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['embedding']"), %arg14: tensor<16xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg15: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg16: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg17: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['logits']"), %arg18: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wf']"), %arg19: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wg']"), %arg20: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wi']"), %arg21: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wk']"), %arg22: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wo']"), %arg23: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['wq']"), %arg24: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['wv']"), %arg25: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 25 : i32} loc("state['v']['embedding']"), %arg26: tensor<16xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg27: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg28: tensor<2x16xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg29: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['logits']"), %arg30: tensor<2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wf']"), %arg31: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wg']"), %arg32: tensor<2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wi']"), %arg33: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wk']"), %arg34: tensor<2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['wo']"), %arg35: tensor<2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['wq']"), %arg36: tensor<2x16x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['wv']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['labels']"), %arg38: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32x16xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['m']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x16xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<16xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<16x32xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<2x32x16xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['v']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x32xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x4x8x16xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<2x16x4x8xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32> loc(#at2)
    %1 = stablehlo.compare LT, %arg38, %0, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at2)
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x8xi32> loc(#at2)
    %3 = stablehlo.add %arg38, %2 : tensor<8x8xi32> loc(#at2)
    %4 = stablehlo.select %1, %3, %arg38 : tensor<8x8xi1>, tensor<8x8xi32> loc(#at2)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32> loc(#at2)
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<8x8x1xi32>) -> tensor<8x8x16xf32> loc(#at2)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32> loc(#at2)
    call @silu() : () -> () loc(#at3)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8x2x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x8x2x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x8x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x8x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15:18 = stablehlo.while(%iterArg = %arg2, %iterArg_167 = %arg3, %iterArg_168 = %arg5, %iterArg_169 = %arg6, %iterArg_170 = %arg7, %iterArg_171 = %arg8, %iterArg_172 = %arg9, %iterArg_173 = %arg10, %iterArg_174 = %arg11, %iterArg_175 = %c_7, %iterArg_176 = %7, %iterArg_177 = %8, %iterArg_178 = %9, %iterArg_179 = %10, %iterArg_180 = %11, %iterArg_181 = %12, %iterArg_182 = %13, %iterArg_183 = %14) : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x4x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x16xf32>
    cond {
      %c_184 = stablehlo.constant dense<2> : tensor<i32>
      %437 = stablehlo.compare LT, %iterArg_175, %c_184, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %437 : tensor<i1>
    } do {
      %437 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_175) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %438 = func.call @dynamic_index_in_dim(%iterArg_167, %iterArg_175) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %439 = func.call @dynamic_index_in_dim_0(%iterArg_168, %iterArg_175) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %440 = func.call @dynamic_index_in_dim_1(%iterArg_169, %iterArg_175) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %441 = func.call @dynamic_index_in_dim_1(%iterArg_170, %iterArg_175) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %442 = func.call @dynamic_index_in_dim_2(%iterArg_171, %iterArg_175) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %443 = func.call @dynamic_index_in_dim_3(%iterArg_172, %iterArg_175) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %444 = func.call @dynamic_index_in_dim_4(%iterArg_173, %iterArg_175) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %445 = func.call @dynamic_index_in_dim_2(%iterArg_174, %iterArg_175) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %446:8 = func.call @closed_call(%iterArg_176, %437, %438, %439, %440, %441, %442, %443, %444, %445) : (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x16xf32>)
      %447 = func.call @dynamic_update_index_in_dim(%iterArg_177, %446#1, %iterArg_175) : (tensor<2x8x8x4x8xf32>, tensor<8x8x4x8xf32>, tensor<i32>) -> tensor<2x8x8x4x8xf32>
      %448 = func.call @dynamic_update_index_in_dim_6(%iterArg_178, %446#2, %iterArg_175) : (tensor<2x8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<i32>) -> tensor<2x8x8x2x8xf32>
      %449 = func.call @dynamic_update_index_in_dim_6(%iterArg_179, %446#3, %iterArg_175) : (tensor<2x8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<i32>) -> tensor<2x8x8x2x8xf32>
      %450 = func.call @dynamic_update_index_in_dim_7(%iterArg_180, %446#4, %iterArg_175) : (tensor<2x8x8x16xf32>, tensor<8x8x16xf32>, tensor<i32>) -> tensor<2x8x8x16xf32>
      %451 = func.call @dynamic_update_index_in_dim_8(%iterArg_181, %446#5, %iterArg_175) : (tensor<2x8x8x32xf32>, tensor<8x8x32xf32>, tensor<i32>) -> tensor<2x8x8x32xf32>
      %452 = func.call @dynamic_update_index_in_dim_8(%iterArg_182, %446#6, %iterArg_175) : (tensor<2x8x8x32xf32>, tensor<8x8x32xf32>, tensor<i32>) -> tensor<2x8x8x32xf32>
      %453 = func.call @dynamic_update_index_in_dim_7(%iterArg_183, %446#7, %iterArg_175) : (tensor<2x8x8x16xf32>, tensor<8x8x16xf32>, tensor<i32>) -> tensor<2x8x8x16xf32>
      %c_184 = stablehlo.constant dense<1> : tensor<i32>
      %454 = stablehlo.add %iterArg_175, %c_184 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %454, %446#0, %447, %448, %449, %450, %451, %452, %453 : tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x8x8x4x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x16xf32>
    }
    %16 = stablehlo.multiply %15#10, %15#10 : tensor<8x8x16xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %17 = stablehlo.reduce(%16 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %20 = stablehlo.divide %18, %19 : tensor<8x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %22 = stablehlo.add %20, %21 : tensor<8x8x1xf32> loc(#at5)
    %23 = stablehlo.rsqrt %22 : tensor<8x8x1xf32> loc(#at5)
    %24 = stablehlo.divide %23, %22 : tensor<8x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %26 = stablehlo.multiply %25, %24 : tensor<8x8x1xf32> loc(#at5)
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %28 = stablehlo.multiply %15#10, %27 : tensor<8x8x16xf32> loc(#at5)
    %29 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %31 = stablehlo.multiply %28, %30 : tensor<8x8x16xf32> loc(#at5)
    %32 = stablehlo.dot_general %31, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %33 = sdy.sharding_constraint %32 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x32xf32> loc(#at4)
    %34 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %35 = stablehlo.multiply %33, %34 : tensor<8x8x32xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %36 = stablehlo.reduce(%35 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %37 = stablehlo.reduce(%33 init: %cst_13) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %38 = stablehlo.reshape %37 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %40 = stablehlo.compare EQ, %33, %39, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %41 = stablehlo.convert %40 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %42 = stablehlo.reduce(%41 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %44 = stablehlo.maximum %43, %37 : tensor<8x8xf32> loc(#at4)
    %45 = stablehlo.compare EQ, %37, %44, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %48 = stablehlo.select %45, %46, %47 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %50 = stablehlo.compare EQ, %49, %44, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %53 = stablehlo.select %50, %51, %52 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %54 = stablehlo.divide %48, %53 : tensor<8x8xf32> loc(#at4)
    %55 = stablehlo.is_finite %44 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %57 = stablehlo.select %55, %44, %56 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %61 = stablehlo.subtract %33, %60 : tensor<8x8x32xf32> loc(#at4)
    %62 = stablehlo.exponential %61 : tensor<8x8x32xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %63 = stablehlo.reduce(%62 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %64 = stablehlo.sign %63 : tensor<8x8xf32> loc(#at4)
    %65 = stablehlo.abs %63 : tensor<8x8xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %67 = stablehlo.compare GE, %63, %66, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %68 = stablehlo.log %65 : tensor<8x8xf32> loc(#at4)
    %69 = stablehlo.add %68, %57 : tensor<8x8xf32> loc(#at4)
    %70 = stablehlo.subtract %69, %36 : tensor<8x8xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %71 = stablehlo.reduce(%70 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_26 : tensor<f32> loc(#at4)
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_28 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %73 = stablehlo.divide %cst_27, %cst_28 : tensor<f32> loc(#at4)
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %75 = stablehlo.negate %74 : tensor<8x8xf32> loc(#at4)
    %76 = stablehlo.divide %74, %65 : tensor<8x8xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %78 = stablehlo.select %67, %77, %76 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %79 = stablehlo.select %67, %76, %77 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %80 = stablehlo.negate %78 : tensor<8x8xf32> loc(#at4)
    %81 = stablehlo.add %79, %80 : tensor<8x8xf32> loc(#at4)
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %83 = stablehlo.multiply %82, %62 : tensor<8x8x32xf32> loc(#at4)
    %84 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %85 = stablehlo.multiply %84, %34 : tensor<8x8x32xf32> loc(#at4)
    %86 = stablehlo.add %83, %85 : tensor<8x8x32xf32> loc(#at4)
    %87 = sdy.sharding_constraint %86 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x32xf32> loc(#at4)
    %88 = stablehlo.dot_general %87, %31, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %90 = stablehlo.dot_general %87, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %91 = stablehlo.multiply %28, %90 : tensor<8x8x16xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %92 = stablehlo.reduce(%91 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %93 = stablehlo.reshape %92 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %94 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %95 = stablehlo.multiply %90, %94 : tensor<8x8x16xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %96 = stablehlo.reduce(%93 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %97 = stablehlo.multiply %15#10, %95 : tensor<8x8x16xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%97 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %99 = stablehlo.reshape %98 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %100 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %101 = stablehlo.multiply %95, %100 : tensor<8x8x16xf32> loc(#at5)
    %102 = stablehlo.multiply %99, %26 : tensor<8x8x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %104 = stablehlo.divide %102, %103 : tensor<8x8x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %105 = stablehlo.reduce(%104 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %107 = stablehlo.multiply %15#10, %106 : tensor<8x8x16xf32> loc(#at5)
    %108 = stablehlo.add %101, %107 : tensor<8x8x16xf32> loc(#at5)
    %109 = stablehlo.multiply %106, %15#10 : tensor<8x8x16xf32> loc(#at5)
    %110 = stablehlo.add %108, %109 : tensor<8x8x16xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %120:27 = stablehlo.while(%iterArg = %15#11, %iterArg_167 = %15#12, %iterArg_168 = %15#13, %iterArg_169 = %15#14, %iterArg_170 = %15#15, %iterArg_171 = %15#16, %iterArg_172 = %arg2, %iterArg_173 = %arg3, %iterArg_174 = %arg5, %iterArg_175 = %arg6, %iterArg_176 = %arg7, %iterArg_177 = %arg8, %iterArg_178 = %arg9, %iterArg_179 = %arg10, %iterArg_180 = %arg11, %iterArg_181 = %15#17, %iterArg_182 = %c_44, %iterArg_183 = %110, %iterArg_184 = %111, %iterArg_185 = %112, %iterArg_186 = %113, %iterArg_187 = %114, %iterArg_188 = %115, %iterArg_189 = %116, %iterArg_190 = %117, %iterArg_191 = %118, %iterArg_192 = %119) : tensor<2x8x8x4x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>
    cond {
      %c_193 = stablehlo.constant dense<2> : tensor<i32>
      %437 = stablehlo.compare LT, %iterArg_182, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %437 : tensor<i1>
    } do {
      %c_193 = stablehlo.constant dense<2> : tensor<i32>
      %437 = stablehlo.subtract %c_193, %iterArg_182 : tensor<i32>
      %c_194 = stablehlo.constant dense<1> : tensor<i32>
      %438 = stablehlo.subtract %437, %c_194 : tensor<i32>
      %439 = func.call @dynamic_index_in_dim_9(%iterArg, %438) : (tensor<2x8x8x4x8xf32>, tensor<i32>) -> tensor<8x8x4x8xf32>
      %440 = func.call @dynamic_index_in_dim_10(%iterArg_167, %438) : (tensor<2x8x8x2x8xf32>, tensor<i32>) -> tensor<8x8x2x8xf32>
      %441 = func.call @dynamic_index_in_dim_10(%iterArg_168, %438) : (tensor<2x8x8x2x8xf32>, tensor<i32>) -> tensor<8x8x2x8xf32>
      %442 = func.call @dynamic_index_in_dim_11(%iterArg_169, %438) : (tensor<2x8x8x16xf32>, tensor<i32>) -> tensor<8x8x16xf32>
      %443 = func.call @dynamic_index_in_dim_12(%iterArg_170, %438) : (tensor<2x8x8x32xf32>, tensor<i32>) -> tensor<8x8x32xf32>
      %444 = func.call @dynamic_index_in_dim_12(%iterArg_171, %438) : (tensor<2x8x8x32xf32>, tensor<i32>) -> tensor<8x8x32xf32>
      %445 = func.call @dynamic_index_in_dim(%iterArg_172, %438) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %446 = func.call @dynamic_index_in_dim(%iterArg_173, %438) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %447 = func.call @dynamic_index_in_dim_0(%iterArg_174, %438) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %448 = func.call @dynamic_index_in_dim_1(%iterArg_175, %438) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %449 = func.call @dynamic_index_in_dim_1(%iterArg_176, %438) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %450 = func.call @dynamic_index_in_dim_2(%iterArg_177, %438) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %451 = func.call @dynamic_index_in_dim_3(%iterArg_178, %438) : (tensor<2x4x8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
      %452 = func.call @dynamic_index_in_dim_4(%iterArg_179, %438) : (tensor<2x16x4x8xf32>, tensor<i32>) -> tensor<16x4x8xf32>
      %453 = func.call @dynamic_index_in_dim_2(%iterArg_180, %438) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %454 = func.call @dynamic_index_in_dim_11(%iterArg_181, %438) : (tensor<2x8x8x16xf32>, tensor<i32>) -> tensor<8x8x16xf32>
      %455:10 = func.call @closed_call_13(%iterArg_183, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454) : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>, tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>)
      %456 = func.call @dynamic_update_index_in_dim_16(%iterArg_184, %455#1, %438) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %457 = func.call @dynamic_update_index_in_dim_16(%iterArg_185, %455#2, %438) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %458 = func.call @dynamic_update_index_in_dim_17(%iterArg_186, %455#3, %438) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %459 = func.call @dynamic_update_index_in_dim_18(%iterArg_187, %455#4, %438) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %460 = func.call @dynamic_update_index_in_dim_18(%iterArg_188, %455#5, %438) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %461 = func.call @dynamic_update_index_in_dim_19(%iterArg_189, %455#6, %438) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %462 = func.call @dynamic_update_index_in_dim_20(%iterArg_190, %455#7, %438) : (tensor<2x4x8x16xf32>, tensor<4x8x16xf32>, tensor<i32>) -> tensor<2x4x8x16xf32>
      %463 = func.call @dynamic_update_index_in_dim_21(%iterArg_191, %455#8, %438) : (tensor<2x16x4x8xf32>, tensor<16x4x8xf32>, tensor<i32>) -> tensor<2x16x4x8xf32>
      %464 = func.call @dynamic_update_index_in_dim_19(%iterArg_192, %455#9, %438) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %c_195 = stablehlo.constant dense<1> : tensor<i32>
      %465 = stablehlo.add %iterArg_182, %c_195 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %iterArg_181, %465, %455#0, %456, %457, %458, %459, %460, %461, %462, %463, %464 : tensor<2x8x8x4x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x2x8xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<2x8x8x16xf32>, tensor<i32>, tensor<8x8x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>
    }
    %121 = sdy.sharding_constraint %120#17 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32> loc(#at2)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at2)
    %123 = "stablehlo.scatter"(%122, %5, %121) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %437 = stablehlo.add %arg39, %arg40 : tensor<f32> loc(#at2)
      stablehlo.return %437 : tensor<f32> loc(#at2)
    }) : (tensor<32x16xf32>, tensor<8x8x1xi32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at2)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.add %arg12, %cst_46 : tensor<f32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %126 = stablehlo.multiply %125, %arg13 : tensor<32x16xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %128 = stablehlo.multiply %127, %123 : tensor<32x16xf32> loc(#at6)
    %129 = stablehlo.add %126, %128 : tensor<32x16xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %131 = stablehlo.multiply %130, %arg25 : tensor<32x16xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %133 = stablehlo.multiply %132, %123 : tensor<32x16xf32> loc(#at6)
    %134 = stablehlo.multiply %133, %123 : tensor<32x16xf32> loc(#at6)
    %135 = stablehlo.add %131, %134 : tensor<32x16xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.power %cst_51, %124 : tensor<f32> loc(#at6)
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.subtract %cst_52, %136 : tensor<f32> loc(#at6)
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %139 = stablehlo.divide %129, %138 : tensor<32x16xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %141 = stablehlo.multiply %140, %139 : tensor<32x16xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %142 = stablehlo.power %cst_54, %124 : tensor<f32> loc(#at6)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.subtract %cst_55, %142 : tensor<f32> loc(#at6)
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %145 = stablehlo.divide %135, %144 : tensor<32x16xf32> loc(#at6)
    %146 = stablehlo.sqrt %145 : tensor<32x16xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %148 = stablehlo.add %146, %147 : tensor<32x16xf32> loc(#at6)
    %149 = stablehlo.divide %141, %148 : tensor<32x16xf32> loc(#at6)
    %150 = stablehlo.subtract %arg0, %149 : tensor<32x16xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %152 = stablehlo.multiply %151, %arg14 : tensor<16xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %154 = stablehlo.multiply %153, %96 : tensor<16xf32> loc(#at6)
    %155 = stablehlo.add %152, %154 : tensor<16xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %157 = stablehlo.multiply %156, %arg26 : tensor<16xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %159 = stablehlo.multiply %158, %96 : tensor<16xf32> loc(#at6)
    %160 = stablehlo.multiply %159, %96 : tensor<16xf32> loc(#at6)
    %161 = stablehlo.add %157, %160 : tensor<16xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.power %cst_61, %124 : tensor<f32> loc(#at6)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.subtract %cst_62, %162 : tensor<f32> loc(#at6)
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %165 = stablehlo.divide %155, %164 : tensor<16xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %167 = stablehlo.multiply %166, %165 : tensor<16xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %168 = stablehlo.power %cst_64, %124 : tensor<f32> loc(#at6)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.subtract %cst_65, %168 : tensor<f32> loc(#at6)
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %171 = stablehlo.divide %161, %170 : tensor<16xf32> loc(#at6)
    %172 = stablehlo.sqrt %171 : tensor<16xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %174 = stablehlo.add %172, %173 : tensor<16xf32> loc(#at6)
    %175 = stablehlo.divide %167, %174 : tensor<16xf32> loc(#at6)
    %176 = stablehlo.subtract %arg1, %175 : tensor<16xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %178 = stablehlo.multiply %177, %arg15 : tensor<2x16xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %180 = stablehlo.multiply %179, %120#18 : tensor<2x16xf32> loc(#at6)
    %181 = stablehlo.add %178, %180 : tensor<2x16xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %183 = stablehlo.multiply %182, %arg27 : tensor<2x16xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %185 = stablehlo.multiply %184, %120#18 : tensor<2x16xf32> loc(#at6)
    %186 = stablehlo.multiply %185, %120#18 : tensor<2x16xf32> loc(#at6)
    %187 = stablehlo.add %183, %186 : tensor<2x16xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %188 = stablehlo.power %cst_71, %124 : tensor<f32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %189 = stablehlo.subtract %cst_72, %188 : tensor<f32> loc(#at6)
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %191 = stablehlo.divide %181, %190 : tensor<2x16xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %193 = stablehlo.multiply %192, %191 : tensor<2x16xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %194 = stablehlo.power %cst_74, %124 : tensor<f32> loc(#at6)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.subtract %cst_75, %194 : tensor<f32> loc(#at6)
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %197 = stablehlo.divide %187, %196 : tensor<2x16xf32> loc(#at6)
    %198 = stablehlo.sqrt %197 : tensor<2x16xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %200 = stablehlo.add %198, %199 : tensor<2x16xf32> loc(#at6)
    %201 = stablehlo.divide %193, %200 : tensor<2x16xf32> loc(#at6)
    %202 = stablehlo.subtract %arg2, %201 : tensor<2x16xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %204 = stablehlo.multiply %203, %arg16 : tensor<2x16xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %206 = stablehlo.multiply %205, %120#19 : tensor<2x16xf32> loc(#at6)
    %207 = stablehlo.add %204, %206 : tensor<2x16xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %209 = stablehlo.multiply %208, %arg28 : tensor<2x16xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %211 = stablehlo.multiply %210, %120#19 : tensor<2x16xf32> loc(#at6)
    %212 = stablehlo.multiply %211, %120#19 : tensor<2x16xf32> loc(#at6)
    %213 = stablehlo.add %209, %212 : tensor<2x16xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %214 = stablehlo.power %cst_81, %124 : tensor<f32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.subtract %cst_82, %214 : tensor<f32> loc(#at6)
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %217 = stablehlo.divide %207, %216 : tensor<2x16xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %219 = stablehlo.multiply %218, %217 : tensor<2x16xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %220 = stablehlo.power %cst_84, %124 : tensor<f32> loc(#at6)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.subtract %cst_85, %220 : tensor<f32> loc(#at6)
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %223 = stablehlo.divide %213, %222 : tensor<2x16xf32> loc(#at6)
    %224 = stablehlo.sqrt %223 : tensor<2x16xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x16xf32> loc(#at6)
    %226 = stablehlo.add %224, %225 : tensor<2x16xf32> loc(#at6)
    %227 = stablehlo.divide %219, %226 : tensor<2x16xf32> loc(#at6)
    %228 = stablehlo.subtract %arg3, %227 : tensor<2x16xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %230 = stablehlo.multiply %229, %arg17 : tensor<16x32xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %232 = stablehlo.multiply %231, %89 : tensor<16x32xf32> loc(#at6)
    %233 = stablehlo.add %230, %232 : tensor<16x32xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %235 = stablehlo.multiply %234, %arg29 : tensor<16x32xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %237 = stablehlo.multiply %236, %89 : tensor<16x32xf32> loc(#at6)
    %238 = stablehlo.multiply %237, %89 : tensor<16x32xf32> loc(#at6)
    %239 = stablehlo.add %235, %238 : tensor<16x32xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %240 = stablehlo.power %cst_91, %124 : tensor<f32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.subtract %cst_92, %240 : tensor<f32> loc(#at6)
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %243 = stablehlo.divide %233, %242 : tensor<16x32xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %245 = stablehlo.multiply %244, %243 : tensor<16x32xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %246 = stablehlo.power %cst_94, %124 : tensor<f32> loc(#at6)
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.subtract %cst_95, %246 : tensor<f32> loc(#at6)
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %249 = stablehlo.divide %239, %248 : tensor<16x32xf32> loc(#at6)
    %250 = stablehlo.sqrt %249 : tensor<16x32xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %252 = stablehlo.add %250, %251 : tensor<16x32xf32> loc(#at6)
    %253 = stablehlo.divide %245, %252 : tensor<16x32xf32> loc(#at6)
    %254 = stablehlo.subtract %arg4, %253 : tensor<16x32xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %256 = stablehlo.multiply %255, %arg18 : tensor<2x32x16xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %258 = stablehlo.multiply %257, %120#20 : tensor<2x32x16xf32> loc(#at6)
    %259 = stablehlo.add %256, %258 : tensor<2x32x16xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %261 = stablehlo.multiply %260, %arg30 : tensor<2x32x16xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %263 = stablehlo.multiply %262, %120#20 : tensor<2x32x16xf32> loc(#at6)
    %264 = stablehlo.multiply %263, %120#20 : tensor<2x32x16xf32> loc(#at6)
    %265 = stablehlo.add %261, %264 : tensor<2x32x16xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %266 = stablehlo.power %cst_101, %124 : tensor<f32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.subtract %cst_102, %266 : tensor<f32> loc(#at6)
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %269 = stablehlo.divide %259, %268 : tensor<2x32x16xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %271 = stablehlo.multiply %270, %269 : tensor<2x32x16xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %272 = stablehlo.power %cst_104, %124 : tensor<f32> loc(#at6)
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.subtract %cst_105, %272 : tensor<f32> loc(#at6)
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %275 = stablehlo.divide %265, %274 : tensor<2x32x16xf32> loc(#at6)
    %276 = stablehlo.sqrt %275 : tensor<2x32x16xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32> loc(#at6)
    %278 = stablehlo.add %276, %277 : tensor<2x32x16xf32> loc(#at6)
    %279 = stablehlo.divide %271, %278 : tensor<2x32x16xf32> loc(#at6)
    %280 = stablehlo.subtract %arg5, %279 : tensor<2x32x16xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %282 = stablehlo.multiply %281, %arg19 : tensor<2x16x32xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %284 = stablehlo.multiply %283, %120#21 : tensor<2x16x32xf32> loc(#at6)
    %285 = stablehlo.add %282, %284 : tensor<2x16x32xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %287 = stablehlo.multiply %286, %arg31 : tensor<2x16x32xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %289 = stablehlo.multiply %288, %120#21 : tensor<2x16x32xf32> loc(#at6)
    %290 = stablehlo.multiply %289, %120#21 : tensor<2x16x32xf32> loc(#at6)
    %291 = stablehlo.add %287, %290 : tensor<2x16x32xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %292 = stablehlo.power %cst_111, %124 : tensor<f32> loc(#at6)
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %293 = stablehlo.subtract %cst_112, %292 : tensor<f32> loc(#at6)
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %295 = stablehlo.divide %285, %294 : tensor<2x16x32xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %297 = stablehlo.multiply %296, %295 : tensor<2x16x32xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %298 = stablehlo.power %cst_114, %124 : tensor<f32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %299 = stablehlo.subtract %cst_115, %298 : tensor<f32> loc(#at6)
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %301 = stablehlo.divide %291, %300 : tensor<2x16x32xf32> loc(#at6)
    %302 = stablehlo.sqrt %301 : tensor<2x16x32xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %304 = stablehlo.add %302, %303 : tensor<2x16x32xf32> loc(#at6)
    %305 = stablehlo.divide %297, %304 : tensor<2x16x32xf32> loc(#at6)
    %306 = stablehlo.subtract %arg6, %305 : tensor<2x16x32xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %308 = stablehlo.multiply %307, %arg20 : tensor<2x16x32xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %310 = stablehlo.multiply %309, %120#22 : tensor<2x16x32xf32> loc(#at6)
    %311 = stablehlo.add %308, %310 : tensor<2x16x32xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %313 = stablehlo.multiply %312, %arg32 : tensor<2x16x32xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %315 = stablehlo.multiply %314, %120#22 : tensor<2x16x32xf32> loc(#at6)
    %316 = stablehlo.multiply %315, %120#22 : tensor<2x16x32xf32> loc(#at6)
    %317 = stablehlo.add %313, %316 : tensor<2x16x32xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %318 = stablehlo.power %cst_121, %124 : tensor<f32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.subtract %cst_122, %318 : tensor<f32> loc(#at6)
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %321 = stablehlo.divide %311, %320 : tensor<2x16x32xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %323 = stablehlo.multiply %322, %321 : tensor<2x16x32xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %324 = stablehlo.power %cst_124, %124 : tensor<f32> loc(#at6)
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.subtract %cst_125, %324 : tensor<f32> loc(#at6)
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %327 = stablehlo.divide %317, %326 : tensor<2x16x32xf32> loc(#at6)
    %328 = stablehlo.sqrt %327 : tensor<2x16x32xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32> loc(#at6)
    %330 = stablehlo.add %328, %329 : tensor<2x16x32xf32> loc(#at6)
    %331 = stablehlo.divide %323, %330 : tensor<2x16x32xf32> loc(#at6)
    %332 = stablehlo.subtract %arg7, %331 : tensor<2x16x32xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %334 = stablehlo.multiply %333, %arg21 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %336 = stablehlo.multiply %335, %120#23 : tensor<2x16x2x8xf32> loc(#at6)
    %337 = stablehlo.add %334, %336 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %339 = stablehlo.multiply %338, %arg33 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %341 = stablehlo.multiply %340, %120#23 : tensor<2x16x2x8xf32> loc(#at6)
    %342 = stablehlo.multiply %341, %120#23 : tensor<2x16x2x8xf32> loc(#at6)
    %343 = stablehlo.add %339, %342 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %344 = stablehlo.power %cst_131, %124 : tensor<f32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %345 = stablehlo.subtract %cst_132, %344 : tensor<f32> loc(#at6)
    %346 = stablehlo.broadcast_in_dim %345, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %347 = stablehlo.divide %337, %346 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %349 = stablehlo.multiply %348, %347 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %350 = stablehlo.power %cst_134, %124 : tensor<f32> loc(#at6)
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %351 = stablehlo.subtract %cst_135, %350 : tensor<f32> loc(#at6)
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %353 = stablehlo.divide %343, %352 : tensor<2x16x2x8xf32> loc(#at6)
    %354 = stablehlo.sqrt %353 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %356 = stablehlo.add %354, %355 : tensor<2x16x2x8xf32> loc(#at6)
    %357 = stablehlo.divide %349, %356 : tensor<2x16x2x8xf32> loc(#at6)
    %358 = stablehlo.subtract %arg8, %357 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %360 = stablehlo.multiply %359, %arg22 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %362 = stablehlo.multiply %361, %120#24 : tensor<2x4x8x16xf32> loc(#at6)
    %363 = stablehlo.add %360, %362 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %365 = stablehlo.multiply %364, %arg34 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %367 = stablehlo.multiply %366, %120#24 : tensor<2x4x8x16xf32> loc(#at6)
    %368 = stablehlo.multiply %367, %120#24 : tensor<2x4x8x16xf32> loc(#at6)
    %369 = stablehlo.add %365, %368 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %370 = stablehlo.power %cst_141, %124 : tensor<f32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %371 = stablehlo.subtract %cst_142, %370 : tensor<f32> loc(#at6)
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %373 = stablehlo.divide %363, %372 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %375 = stablehlo.multiply %374, %373 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %376 = stablehlo.power %cst_144, %124 : tensor<f32> loc(#at6)
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %377 = stablehlo.subtract %cst_145, %376 : tensor<f32> loc(#at6)
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %379 = stablehlo.divide %369, %378 : tensor<2x4x8x16xf32> loc(#at6)
    %380 = stablehlo.sqrt %379 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x4x8x16xf32> loc(#at6)
    %382 = stablehlo.add %380, %381 : tensor<2x4x8x16xf32> loc(#at6)
    %383 = stablehlo.divide %375, %382 : tensor<2x4x8x16xf32> loc(#at6)
    %384 = stablehlo.subtract %arg9, %383 : tensor<2x4x8x16xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %386 = stablehlo.multiply %385, %arg23 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %388 = stablehlo.multiply %387, %120#25 : tensor<2x16x4x8xf32> loc(#at6)
    %389 = stablehlo.add %386, %388 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %391 = stablehlo.multiply %390, %arg35 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %393 = stablehlo.multiply %392, %120#25 : tensor<2x16x4x8xf32> loc(#at6)
    %394 = stablehlo.multiply %393, %120#25 : tensor<2x16x4x8xf32> loc(#at6)
    %395 = stablehlo.add %391, %394 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %396 = stablehlo.power %cst_151, %124 : tensor<f32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.subtract %cst_152, %396 : tensor<f32> loc(#at6)
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %399 = stablehlo.divide %389, %398 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %401 = stablehlo.multiply %400, %399 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %402 = stablehlo.power %cst_154, %124 : tensor<f32> loc(#at6)
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %403 = stablehlo.subtract %cst_155, %402 : tensor<f32> loc(#at6)
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %405 = stablehlo.divide %395, %404 : tensor<2x16x4x8xf32> loc(#at6)
    %406 = stablehlo.sqrt %405 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x16x4x8xf32> loc(#at6)
    %408 = stablehlo.add %406, %407 : tensor<2x16x4x8xf32> loc(#at6)
    %409 = stablehlo.divide %401, %408 : tensor<2x16x4x8xf32> loc(#at6)
    %410 = stablehlo.subtract %arg10, %409 : tensor<2x16x4x8xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %412 = stablehlo.multiply %411, %arg24 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %414 = stablehlo.multiply %413, %120#26 : tensor<2x16x2x8xf32> loc(#at6)
    %415 = stablehlo.add %412, %414 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %417 = stablehlo.multiply %416, %arg36 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %419 = stablehlo.multiply %418, %120#26 : tensor<2x16x2x8xf32> loc(#at6)
    %420 = stablehlo.multiply %419, %120#26 : tensor<2x16x2x8xf32> loc(#at6)
    %421 = stablehlo.add %417, %420 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %422 = stablehlo.power %cst_161, %124 : tensor<f32> loc(#at6)
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %423 = stablehlo.subtract %cst_162, %422 : tensor<f32> loc(#at6)
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %425 = stablehlo.divide %415, %424 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %427 = stablehlo.multiply %426, %425 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %428 = stablehlo.power %cst_164, %124 : tensor<f32> loc(#at6)
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.subtract %cst_165, %428 : tensor<f32> loc(#at6)
    %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %431 = stablehlo.divide %421, %430 : tensor<2x16x2x8xf32> loc(#at6)
    %432 = stablehlo.sqrt %431 : tensor<2x16x2x8xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32> loc(#at6)
    %434 = stablehlo.add %432, %433 : tensor<2x16x2x8xf32> loc(#at6)
    %435 = stablehlo.divide %427, %434 : tensor<2x16x2x8xf32> loc(#at6)
    %436 = stablehlo.subtract %arg11, %435 : tensor<2x16x2x8xf32> loc(#at6)
    return %150, %176, %202, %228, %254, %280, %306, %332, %358, %384, %410, %436, %124, %129, %155, %181, %207, %233, %259, %285, %311, %337, %363, %389, %415, %135, %161, %187, %213, %239, %265, %291, %317, %343, %369, %395, %421, %72 : tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<f32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x2x8xf32>, tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x2x8xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2, 8] : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    return %1 : tensor<16x2x8xf32>
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
  func.func private @closed_call(%arg0: tensor<8x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<16x2x8xf32>, %arg7: tensor<4x8x16xf32>, %arg8: tensor<16x4x8xf32>, %arg9: tensor<16x2x8xf32>) -> (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x16xf32>) {
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
    %14 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x2x8xf32>) -> tensor<8x8x2x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg9, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x2x8xf32>) -> tensor<8x8x2x8xf32> loc(#at0)
    %16:3 = stablehlo.optimization_barrier %13, %14, %15 : tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32> loc(#at0)
    %17 = stablehlo.reshape %16#0 : (tensor<8x8x4x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at1)
    %18 = stablehlo.dot_general %16#1, %17, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<8x8x2x8xf32>, tensor<8x8x2x2x8xf32>) -> tensor<8x2x8x8x2xf32> loc(#at1)
    %19 = stablehlo.transpose %18, dims = [0, 1, 4, 3, 2] : (tensor<8x2x8x8x2xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %21 = stablehlo.multiply %19, %20 : tensor<8x2x2x8x8xf32> loc(#at1)
    %22 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at1)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at1)
    %24 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at1)
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at1)
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at1)
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at1)
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at1)
    %29 = stablehlo.convert %28 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at1)
    %31 = stablehlo.multiply %30, %29 : tensor<8x8xf32> loc(#at1)
    %32 = stablehlo.broadcast_in_dim %31, dims = [3, 4] : (tensor<8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at1)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %34 = stablehlo.subtract %21, %33 : tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %35 = stablehlo.reduce(%34 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at1)
    %37 = stablehlo.maximum %36, %35 : tensor<8x2x2x8xf32> loc(#at1)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at1)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %40 = stablehlo.subtract %34, %39 : tensor<8x2x2x8x8xf32> loc(#at1)
    %41 = stablehlo.exponential %40 : tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at1)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at1)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %45 = stablehlo.divide %41, %44 : tensor<8x2x2x8x8xf32> loc(#at1)
    %46 = stablehlo.dot_general %16#2, %45, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<8x8x2x8xf32>, tensor<8x2x2x8x8xf32>) -> tensor<8x2x8x2x8xf32> loc(#at1)
    %47 = stablehlo.transpose %46, dims = [0, 4, 1, 3, 2] : (tensor<8x2x8x2x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at1)
    %48 = stablehlo.reshape %47 : (tensor<8x8x2x2x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %49 = stablehlo.dot_general %48, %arg7, contracting_dims = [3, 2] x [1, 0] : (tensor<8x8x4x8xf32>, tensor<4x8x16xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %50 = stablehlo.reduce_precision %49, format = e8m23 : tensor<8x8x16xf32> loc(#at0)
    %51 = stablehlo.add %arg0, %50 : tensor<8x8x16xf32>
    %52 = sdy.sharding_constraint %51 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32>
    %53 = stablehlo.multiply %52, %52 : tensor<8x8x16xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %54 = stablehlo.reduce(%53 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %57 = stablehlo.divide %55, %56 : tensor<8x8x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %59 = stablehlo.add %57, %58 : tensor<8x8x1xf32> loc(#at5)
    %60 = stablehlo.rsqrt %59 : tensor<8x8x1xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %62 = stablehlo.multiply %52, %61 : tensor<8x8x16xf32> loc(#at5)
    %63 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %65 = stablehlo.multiply %62, %64 : tensor<8x8x16xf32> loc(#at5)
    %66 = stablehlo.dot_general %65, %arg5, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %67 = stablehlo.reduce_precision %66, format = e8m23 : tensor<8x8x32xf32> loc(#at3)
    %68 = stablehlo.dot_general %65, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %69 = stablehlo.reduce_precision %68, format = e8m23 : tensor<8x8x32xf32> loc(#at3)
    %70 = call @silu_5(%69) : (tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %71 = stablehlo.multiply %70, %67 : tensor<8x8x32xf32> loc(#at3)
    %72 = stablehlo.dot_general %71, %arg3, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %73 = stablehlo.add %52, %72 : tensor<8x8x16xf32>
    %74 = sdy.sharding_constraint %73 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32>
    return %74, %16#0, %16#1, %16#2, %50, %69, %67, %arg0 : tensor<8x8x16xf32>, tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x16xf32>
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
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x8x4x8xf32>, %arg1: tensor<8x8x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x8x8x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x8x4x8xf32>) -> tensor<1x8x8x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x8x4x8xf32>, tensor<1x8x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8x4x8xf32>
    return %1 : tensor<2x8x8x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x8x8x2x8xf32>, %arg1: tensor<8x8x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x8x8x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x8x2x8xf32>) -> tensor<1x8x8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x8x2x8xf32>, tensor<1x8x8x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8x2x8xf32>
    return %1 : tensor<2x8x8x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<8x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x8x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x8x16xf32>) -> tensor<1x8x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x8x16xf32>, tensor<1x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8x16xf32>
    return %1 : tensor<2x8x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x8x8x32xf32>, %arg1: tensor<8x8x32xf32>, %arg2: tensor<i32>) -> tensor<2x8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x8x32xf32>) -> tensor<1x8x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x8x32xf32>, tensor<1x8x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x8x32xf32>
    return %1 : tensor<2x8x8x32xf32>
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
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<2x8x8x4x8xf32>, %arg1: tensor<i32>) -> tensor<8x8x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 8, 4, 8] : (tensor<2x8x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x4x8xf32>) -> tensor<8x8x4x8xf32>
    return %1 : tensor<8x8x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<2x8x8x2x8xf32>, %arg1: tensor<i32>) -> tensor<8x8x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 8, 2, 8] : (tensor<2x8x8x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x2x8xf32>) -> tensor<8x8x2x8xf32>
    return %1 : tensor<8x8x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<2x8x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 8, 16] : (tensor<2x8x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x16xf32>) -> tensor<8x8x16xf32>
    return %1 : tensor<8x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<2x8x8x32xf32>, %arg1: tensor<i32>) -> tensor<8x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 8, 32] : (tensor<2x8x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x8x32xf32>) -> tensor<8x8x32xf32>
    return %1 : tensor<8x8x32xf32>
  }
  func.func private @closed_call_13(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x8x4x8xf32>, %arg2: tensor<8x8x2x8xf32>, %arg3: tensor<8x8x2x8xf32>, %arg4: tensor<8x8x16xf32>, %arg5: tensor<8x8x32xf32>, %arg6: tensor<8x8x32xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<32x16xf32>, %arg10: tensor<16x32xf32>, %arg11: tensor<16x32xf32>, %arg12: tensor<16x2x8xf32>, %arg13: tensor<4x8x16xf32>, %arg14: tensor<16x4x8xf32>, %arg15: tensor<16x2x8xf32>, %arg16: tensor<8x8x16xf32>) -> (tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>) {
    %0:17 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg0 : tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>, tensor<8x8x16xf32>, tensor<8x8x16xf32>
    %1 = stablehlo.multiply %0#15, %0#15 : tensor<8x8x16xf32> loc(#at10)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at10)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at10)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %5 = stablehlo.divide %3, %4 : tensor<8x8x1xf32> loc(#at10)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %7 = stablehlo.add %5, %6 : tensor<8x8x1xf32> loc(#at10)
    %8 = stablehlo.rsqrt %7 : tensor<8x8x1xf32> loc(#at10)
    %9 = stablehlo.divide %8, %7 : tensor<8x8x1xf32> loc(#at10)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %11 = stablehlo.multiply %10, %9 : tensor<8x8x1xf32> loc(#at10)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at10)
    %13 = stablehlo.multiply %0#15, %12 : tensor<8x8x16xf32> loc(#at10)
    %14 = stablehlo.broadcast_in_dim %0#6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at10)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at10)
    %16 = stablehlo.multiply %13, %15 : tensor<8x8x16xf32> loc(#at10)
    %17 = stablehlo.reshape %0#0 : (tensor<8x8x4x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at8)
    %18 = stablehlo.dot_general %0#1, %17, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<8x8x2x8xf32>, tensor<8x8x2x2x8xf32>) -> tensor<8x2x8x8x2xf32> loc(#at8)
    %19 = stablehlo.transpose %18, dims = [0, 1, 4, 3, 2] : (tensor<8x2x8x8x2xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %21 = stablehlo.multiply %19, %20 : tensor<8x2x2x8x8xf32> loc(#at8)
    %22 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at8)
    %24 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at8)
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at8)
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at8)
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at8)
    %29 = stablehlo.convert %28 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at8)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at8)
    %31 = stablehlo.multiply %30, %29 : tensor<8x8xf32> loc(#at8)
    %32 = stablehlo.broadcast_in_dim %31, dims = [3, 4] : (tensor<8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at8)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %34 = stablehlo.subtract %21, %33 : tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at8)
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %37 = stablehlo.maximum %36, %35 : tensor<8x2x2x8xf32> loc(#at8)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at8)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %40 = stablehlo.subtract %34, %39 : tensor<8x2x2x8x8xf32> loc(#at8)
    %41 = stablehlo.exponential %40 : tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at8)
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at8)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %45 = stablehlo.divide %41, %44 : tensor<8x2x2x8x8xf32> loc(#at8)
    %46 = stablehlo.dot_general %0#2, %45, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<8x8x2x8xf32>, tensor<8x2x2x8x8xf32>) -> tensor<8x2x8x2x8xf32> loc(#at8)
    %47 = stablehlo.transpose %46, dims = [0, 4, 1, 3, 2] : (tensor<8x2x8x2x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at8)
    %48 = stablehlo.reshape %47 : (tensor<8x8x2x2x8xf32>) -> tensor<8x8x4x8xf32> loc(#at8)
    %49 = stablehlo.add %0#15, %0#3 : tensor<8x8x16xf32> loc(#at7)
    %50 = sdy.sharding_constraint %49 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32> loc(#at7)
    %51 = stablehlo.multiply %50, %50 : tensor<8x8x16xf32> loc(#at10)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at10)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at10)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %55 = stablehlo.divide %53, %54 : tensor<8x8x1xf32> loc(#at10)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %57 = stablehlo.add %55, %56 : tensor<8x8x1xf32> loc(#at10)
    %58 = stablehlo.rsqrt %57 : tensor<8x8x1xf32> loc(#at10)
    %59 = stablehlo.divide %58, %57 : tensor<8x8x1xf32> loc(#at10)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at10)
    %61 = stablehlo.multiply %60, %59 : tensor<8x8x1xf32> loc(#at10)
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at10)
    %63 = stablehlo.multiply %50, %62 : tensor<8x8x16xf32> loc(#at10)
    %64 = stablehlo.broadcast_in_dim %0#7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at10)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at10)
    %66 = stablehlo.multiply %63, %65 : tensor<8x8x16xf32> loc(#at10)
    %67:3 = call @silu_14(%0#4) : (tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) loc(#at9)
    %68 = stablehlo.multiply %67#0, %0#5 : tensor<8x8x32xf32> loc(#at9)
    %69 = sdy.sharding_constraint %0#16 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32>
    %70 = stablehlo.dot_general %69, %68, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at3)
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at3)
    %72 = stablehlo.dot_general %69, %0#8, contracting_dims = [2] x [1] : (tensor<8x8x16xf32>, tensor<32x16xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %73 = stablehlo.multiply %67#0, %72 : tensor<8x8x32xf32> loc(#at3)
    %74 = stablehlo.multiply %72, %0#5 : tensor<8x8x32xf32> loc(#at3)
    %75 = call @silu_15(%67#1, %0#4, %67#2, %74) : (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xf32> loc(#at3)
    %76 = stablehlo.dot_general %75, %66, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %78 = stablehlo.dot_general %75, %0#9, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %79 = stablehlo.dot_general %73, %66, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at3)
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at3)
    %81 = stablehlo.dot_general %73, %0#10, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at3)
    %82 = stablehlo.add %78, %81 : tensor<8x8x16xf32> loc(#at3)
    %83 = stablehlo.multiply %63, %82 : tensor<8x8x16xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %84 = stablehlo.reduce(%83 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %85 = stablehlo.reshape %84 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %86 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %87 = stablehlo.multiply %82, %86 : tensor<8x8x16xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %88 = stablehlo.reduce(%85 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %89 = stablehlo.multiply %50, %87 : tensor<8x8x16xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %90 = stablehlo.reduce(%89 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %91 = stablehlo.reshape %90 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %92 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %93 = stablehlo.multiply %87, %92 : tensor<8x8x16xf32> loc(#at5)
    %94 = stablehlo.add %69, %93 : tensor<8x8x16xf32> loc(#at5)
    %95 = stablehlo.multiply %91, %61 : tensor<8x8x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %97 = stablehlo.divide %95, %96 : tensor<8x8x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%97 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %100 = stablehlo.multiply %50, %99 : tensor<8x8x16xf32> loc(#at5)
    %101 = stablehlo.add %94, %100 : tensor<8x8x16xf32> loc(#at5)
    %102 = stablehlo.multiply %99, %50 : tensor<8x8x16xf32> loc(#at5)
    %103 = stablehlo.add %101, %102 : tensor<8x8x16xf32> loc(#at5)
    %104 = sdy.sharding_constraint %103 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<8x8x16xf32>
    %105 = stablehlo.dot_general %104, %48, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x4x8xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %106 = stablehlo.transpose %105, dims = [1, 2, 0] : (tensor<16x4x8xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %107 = stablehlo.dot_general %104, %0#12, contracting_dims = [2] x [2] : (tensor<8x8x16xf32>, tensor<4x8x16xf32>) -> tensor<8x8x4x8xf32> loc(#at0)
    %108:4 = stablehlo.optimization_barrier %0#0, %0#1, %0#2, %107 : tensor<8x8x4x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x2x8xf32>, tensor<8x8x4x8xf32> loc(#at0)
    %109 = stablehlo.reshape %108#0 : (tensor<8x8x4x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at8)
    %110 = stablehlo.dot_general %108#1, %109, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<8x8x2x8xf32>, tensor<8x8x2x2x8xf32>) -> tensor<8x2x8x8x2xf32> loc(#at8)
    %111 = stablehlo.transpose %110, dims = [0, 1, 4, 3, 2] : (tensor<8x2x8x8x2xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_17 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %112 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %113 = stablehlo.multiply %111, %112 : tensor<8x2x2x8x8xf32> loc(#at8)
    %114 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %115 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at8)
    %116 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %117 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at8)
    %118 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at8)
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at8)
    %120 = stablehlo.compare LT, %118, %119, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at8)
    %121 = stablehlo.convert %120 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at8)
    %cst_18 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %122 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at8)
    %123 = stablehlo.multiply %122, %121 : tensor<8x8xf32> loc(#at8)
    %124 = stablehlo.broadcast_in_dim %123, dims = [3, 4] : (tensor<8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at8)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %126 = stablehlo.subtract %113, %125 : tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at8)
    %127 = stablehlo.reduce(%126 init: %cst_19) applies stablehlo.maximum across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %128 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %129 = stablehlo.maximum %128, %127 : tensor<8x2x2x8xf32> loc(#at8)
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at8)
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %132 = stablehlo.subtract %126, %131 : tensor<8x2x2x8x8xf32> loc(#at8)
    %133 = stablehlo.exponential %132 : tensor<8x2x2x8x8xf32> loc(#at8)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at8)
    %134 = stablehlo.reduce(%133 init: %cst_21) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at8)
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at8)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at8)
    %137 = stablehlo.divide %133, %136 : tensor<8x2x2x8x8xf32> loc(#at8)
    %138 = stablehlo.multiply %135, %135 : tensor<8x2x2x8x1xf32> loc(#at8)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at8)
    %139 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x2x2x8x1xf32> loc(#at8)
    %140 = stablehlo.divide %139, %138 : tensor<8x2x2x8x1xf32> loc(#at8)
    %141 = stablehlo.reshape %108#3 : (tensor<8x8x4x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at1)
    %142 = stablehlo.transpose %141, dims = [0, 2, 4, 3, 1] : (tensor<8x8x2x2x8xf32>) -> tensor<8x2x8x2x8xf32> loc(#at1)
    %143 = stablehlo.dot_general %142, %108#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x2x8x2x8xf32>, tensor<8x8x2x8xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %144 = stablehlo.dot_general %142, %137, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<8x2x8x2x8xf32>, tensor<8x2x2x8x8xf32>) -> tensor<8x2x8x8xf32> loc(#at1)
    %145 = stablehlo.transpose %144, dims = [0, 3, 1, 2] : (tensor<8x2x8x8xf32>) -> tensor<8x8x2x8xf32> loc(#at1)
    %146 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %147 = stablehlo.multiply %143, %146 : tensor<8x2x2x8x8xf32> loc(#at1)
    %148 = stablehlo.multiply %147, %133 : tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %149 = stablehlo.reduce(%148 init: %cst_23) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x8x8xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at1)
    %150 = stablehlo.reshape %149 : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x1xf32> loc(#at1)
    %151 = stablehlo.negate %150 : tensor<8x2x2x8x1xf32> loc(#at1)
    %152 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x8x1xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %153 = stablehlo.divide %143, %152 : tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %154 = stablehlo.reduce(%151 init: %cst_24) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x8x1xf32>, tensor<f32>) -> tensor<8x2x2x8xf32> loc(#at1)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3] : (tensor<8x2x2x8xf32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %156 = stablehlo.add %153, %155 : tensor<8x2x2x8x8xf32> loc(#at1)
    %157 = stablehlo.multiply %156, %133 : tensor<8x2x2x8x8xf32> loc(#at1)
    %cst_25 = stablehlo.constant dense<0.353553385> : tensor<f32> loc(#at0)
    %158 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x2x2x8x8xf32> loc(#at1)
    %159 = stablehlo.multiply %157, %158 : tensor<8x2x2x8x8xf32> loc(#at1)
    %160 = stablehlo.transpose %159, dims = [0, 1, 4, 3, 2] : (tensor<8x2x2x8x8xf32>) -> tensor<8x2x8x8x2xf32> loc(#at1)
    %161 = stablehlo.dot_general %160, %108#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<8x2x8x8x2xf32>, tensor<8x8x2x8xf32>) -> tensor<8x2x8x2x8xf32> loc(#at1)
    %162 = stablehlo.transpose %161, dims = [0, 2, 1, 3, 4] : (tensor<8x2x8x2x8xf32>) -> tensor<8x8x2x2x8xf32> loc(#at1)
    %163 = stablehlo.dot_general %160, %109, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<8x2x8x8x2xf32>, tensor<8x8x2x2x8xf32>) -> tensor<8x2x8x8xf32> loc(#at1)
    %164 = stablehlo.transpose %163, dims = [0, 2, 1, 3] : (tensor<8x2x8x8xf32>) -> tensor<8x8x2x8xf32> loc(#at1)
    %165 = stablehlo.reshape %162 : (tensor<8x8x2x2x8xf32>) -> tensor<8x8x4x8xf32> loc(#at1)
    %166 = stablehlo.dot_general %145, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x2x8xf32>, tensor<8x8x16xf32>) -> tensor<2x8x16xf32> loc(#at0)
    %167 = stablehlo.transpose %166, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32> loc(#at0)
    %168 = stablehlo.dot_general %145, %0#14, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x2x8xf32>, tensor<16x2x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %169 = stablehlo.dot_general %164, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x2x8xf32>, tensor<8x8x16xf32>) -> tensor<2x8x16xf32> loc(#at0)
    %170 = stablehlo.transpose %169, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32> loc(#at0)
    %171 = stablehlo.dot_general %164, %0#11, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x2x8xf32>, tensor<16x2x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %172 = stablehlo.add %168, %171 : tensor<8x8x16xf32> loc(#at0)
    %173 = stablehlo.dot_general %165, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x4x8xf32>, tensor<8x8x16xf32>) -> tensor<4x8x16xf32> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [2, 0, 1] : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32> loc(#at0)
    %175 = stablehlo.dot_general %165, %0#13, contracting_dims = [2, 3] x [1, 2] : (tensor<8x8x4x8xf32>, tensor<16x4x8xf32>) -> tensor<8x8x16xf32> loc(#at0)
    %176 = stablehlo.add %172, %175 : tensor<8x8x16xf32> loc(#at0)
    %177 = stablehlo.multiply %13, %176 : tensor<8x8x16xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %178 = stablehlo.reduce(%177 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %179 = stablehlo.reshape %178 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %180 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %181 = stablehlo.multiply %176, %180 : tensor<8x8x16xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %182 = stablehlo.reduce(%179 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %183 = stablehlo.multiply %0#15, %181 : tensor<8x8x16xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %184 = stablehlo.reduce(%183 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %185 = stablehlo.reshape %184 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %186 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %187 = stablehlo.multiply %181, %186 : tensor<8x8x16xf32> loc(#at5)
    %188 = stablehlo.add %104, %187 : tensor<8x8x16xf32> loc(#at5)
    %189 = stablehlo.multiply %185, %11 : tensor<8x8x1xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %191 = stablehlo.divide %189, %190 : tensor<8x8x1xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %192 = stablehlo.reduce(%191 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %194 = stablehlo.multiply %0#15, %193 : tensor<8x8x16xf32> loc(#at5)
    %195 = stablehlo.add %188, %194 : tensor<8x8x16xf32> loc(#at5)
    %196 = stablehlo.multiply %193, %0#15 : tensor<8x8x16xf32> loc(#at5)
    %197 = stablehlo.add %195, %196 : tensor<8x8x16xf32> loc(#at5)
    return %197, %182, %88, %71, %77, %80, %170, %106, %174, %167 : tensor<8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x2x8xf32>, tensor<4x8x16xf32>, tensor<16x4x8xf32>, tensor<16x2x8xf32>
  }
  func.func private @silu_14(%arg0: tensor<8x8x32xf32>) -> (tensor<8x8x32xf32>, tensor<8x8x32xf32>, tensor<8x8x32xf32>) {
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
  func.func private @silu_15(%arg0: tensor<8x8x32xf32>, %arg1: tensor<8x8x32xf32>, %arg2: tensor<8x8x32xf32>, %arg3: tensor<8x8x32xf32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<8x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<8x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<8x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x8x32xf32>
    return %3 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    return %1 : tensor<2x16x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<2x4x8x16xf32>, %arg1: tensor<4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x8x16xf32>) -> tensor<1x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x8x16xf32>, tensor<1x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x8x16xf32>
    return %1 : tensor<2x4x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<2x16x4x8xf32>, %arg1: tensor<16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x4x8xf32>) -> tensor<1x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x4x8xf32>, tensor<1x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x8xf32>
    return %1 : tensor<2x16x4x8xf32>
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
#at8 = loc("rematted_computation/attention/fused_kernel")
#at9 = loc("rematted_computation/ffn")
#at10 = loc("rematted_computation/norm")

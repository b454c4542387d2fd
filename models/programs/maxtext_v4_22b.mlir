module @jit_maxtext_v4_22b attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=64]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 64 : i64}]}}
  func.func public @main(%arg0: tensor<32768x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<6144xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<48x6144xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<48x6144xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<6144x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<48x24576x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<48x6144x24576xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<48x24x256x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<32768x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<6144xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg14: tensor<48x6144xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg15: tensor<48x6144xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg16: tensor<6144x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<48x24576x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<48x6144x24576xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<48x24x256x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<32768x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 23 : i32} loc("state['v']['embedding']"), %arg24: tensor<6144xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg25: tensor<48x6144xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg26: tensor<48x6144xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg27: tensor<6144x32768xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 27 : i32} loc("state['v']['logits']"), %arg28: tensor<48x24576x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 28 : i32} loc("state['v']['wf']"), %arg29: tensor<48x6144x24576xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 29 : i32} loc("state['v']['wi']"), %arg30: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wk']"), %arg31: tensor<48x24x256x6144xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wo']"), %arg32: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wq']"), %arg33: tensor<48x6144x24x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wv']"), %arg34: tensor<832x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['labels']"), %arg35: tensor<832x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<32768x6144xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<6144xf32> {jax.result_info = "result[0]['ln']"}, tensor<48x6144xf32> {jax.result_info = "result[0]['ln1']"}, tensor<48x6144xf32> {jax.result_info = "result[0]['ln2']"}, tensor<6144x32768xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<48x24576x6144xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<48x6144x24576xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x24x256x6144xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32768x6144xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<6144xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<48x6144xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<48x6144xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<6144x32768xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<48x24576x6144xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<48x6144x24576xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x24x256x6144xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<32768x6144xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<6144xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<48x6144xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<48x6144xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<6144x32768xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<48x24576x6144xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<48x6144x24576xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x24x256x6144xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<48x6144x24x256xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32768x6144xf32>) -> tensor<32768x6144xbf16> loc(#at1)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<832x2048xi32> loc(#at1)
    %2 = stablehlo.compare LT, %arg35, %1, SIGNED : (tensor<832x2048xi32>, tensor<832x2048xi32>) -> tensor<832x2048xi1> loc(#at1)
    %c_0 = stablehlo.constant dense<32768> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<832x2048xi32> loc(#at1)
    %4 = stablehlo.add %arg35, %3 : tensor<832x2048xi32> loc(#at1)
    %5 = stablehlo.select %2, %4, %arg35 : tensor<832x2048xi1>, tensor<832x2048xi32> loc(#at1)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<832x2048xi32>) -> tensor<832x2048x1xi32> loc(#at1)
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6144>}> : (tensor<32768x6144xbf16>, tensor<832x2048x1xi32>) -> tensor<832x2048x6144xbf16> loc(#at1)
    %8 = sdy.sharding_constraint %7 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16> loc(#at1)
    %9 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at0)
    %11 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at0)
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %15 = stablehlo.compare LT, %13, %14, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at0)
    %16 = stablehlo.convert %15 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at0)
    %18 = stablehlo.multiply %17, %16 : tensor<2048x2048xf32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %18, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at0)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<48x832x2048x6144xbf16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %21:12 = stablehlo.while(%iterArg = %arg2, %iterArg_151 = %arg3, %iterArg_152 = %arg5, %iterArg_153 = %arg6, %iterArg_154 = %arg7, %iterArg_155 = %arg8, %iterArg_156 = %arg9, %iterArg_157 = %arg10, %iterArg_158 = %19, %iterArg_159 = %c_2, %iterArg_160 = %8, %iterArg_161 = %20) : tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<832x2048x6144xbf16>, tensor<48x832x2048x6144xbf16>
    cond {
      %c_162 = stablehlo.constant dense<48> : tensor<i32>
      %425 = stablehlo.compare LT, %iterArg_159, %c_162, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %425 : tensor<i1>
    } do {
      %425 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_159) : (tensor<48x6144xf32>, tensor<i32>) -> tensor<6144xf32>
      %426 = func.call @dynamic_index_in_dim(%iterArg_151, %iterArg_159) : (tensor<48x6144xf32>, tensor<i32>) -> tensor<6144xf32>
      %427 = func.call @dynamic_index_in_dim_0(%iterArg_152, %iterArg_159) : (tensor<48x24576x6144xf32>, tensor<i32>) -> tensor<24576x6144xf32>
      %428 = func.call @dynamic_index_in_dim_1(%iterArg_153, %iterArg_159) : (tensor<48x6144x24576xf32>, tensor<i32>) -> tensor<6144x24576xf32>
      %429 = func.call @dynamic_index_in_dim_2(%iterArg_154, %iterArg_159) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %430 = func.call @dynamic_index_in_dim_3(%iterArg_155, %iterArg_159) : (tensor<48x24x256x6144xf32>, tensor<i32>) -> tensor<24x256x6144xf32>
      %431 = func.call @dynamic_index_in_dim_2(%iterArg_156, %iterArg_159) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %432 = func.call @dynamic_index_in_dim_2(%iterArg_157, %iterArg_159) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %433:2 = func.call @closed_call(%iterArg_158, %iterArg_160, %425, %426, %427, %428, %429, %430, %431, %432) : (tensor<1x1x2048x2048xf32>, tensor<832x2048x6144xbf16>, tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>) -> (tensor<832x2048x6144xbf16>, tensor<832x2048x6144xbf16>)
      %434 = func.call @dynamic_update_index_in_dim(%iterArg_161, %433#1, %iterArg_159) : (tensor<48x832x2048x6144xbf16>, tensor<832x2048x6144xbf16>, tensor<i32>) -> tensor<48x832x2048x6144xbf16>
      %c_162 = stablehlo.constant dense<1> : tensor<i32>
      %435 = stablehlo.add %iterArg_159, %c_162 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %435, %433#0, %434 : tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<832x2048x6144xbf16>, tensor<48x832x2048x6144xbf16>
    }
    %22 = stablehlo.convert %21#10 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %23 = stablehlo.multiply %22, %22 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %27 = stablehlo.divide %25, %26 : tensor<832x2048x1xf32> loc(#at4)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %29 = stablehlo.add %27, %28 : tensor<832x2048x1xf32> loc(#at4)
    %30 = stablehlo.rsqrt %29 : tensor<832x2048x1xf32> loc(#at4)
    %31 = stablehlo.divide %30, %29 : tensor<832x2048x1xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %33 = stablehlo.multiply %32, %31 : tensor<832x2048x1xf32> loc(#at4)
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %35 = stablehlo.multiply %22, %34 : tensor<832x2048x6144xf32> loc(#at4)
    %36 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %38 = stablehlo.multiply %35, %37 : tensor<832x2048x6144xf32> loc(#at4)
    %39 = stablehlo.convert %38 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %40 = stablehlo.convert %arg4 : (tensor<6144x32768xf32>) -> tensor<6144x32768xbf16> loc(#at3)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x32768xbf16>) -> tensor<832x2048x32768xbf16> loc(#at3)
    %42 = sdy.sharding_constraint %41 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x32768xbf16> loc(#at3)
    %43 = stablehlo.convert %42 : (tensor<832x2048x32768xbf16>) -> tensor<832x2048x32768xf32> loc(#at3)
    %44 = call @_one_hot(%arg34) : (tensor<832x2048xi32>) -> tensor<832x2048x32768xf32> loc(#at3)
    %45 = stablehlo.multiply %43, %44 : tensor<832x2048x32768xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x32768xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %47 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.maximum across dimensions = [2] : (tensor<832x2048x32768xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %48 = stablehlo.reshape %47 : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at3)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x32768xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %43, %49, FLOAT : (tensor<832x2048x32768xf32>, tensor<832x2048x32768xf32>) -> tensor<832x2048x32768xi1> loc(#at3)
    %51 = stablehlo.convert %50 : (tensor<832x2048x32768xi1>) -> tensor<832x2048x32768xf32> loc(#at3)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %52 = stablehlo.reduce(%51 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x32768xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %54 = stablehlo.maximum %53, %47 : tensor<832x2048xf32> loc(#at3)
    %55 = stablehlo.compare EQ, %47, %54, FLOAT : (tensor<832x2048xf32>, tensor<832x2048xf32>) -> tensor<832x2048xi1> loc(#at3)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %58 = stablehlo.select %55, %56, %57 : tensor<832x2048xi1>, tensor<832x2048xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %60 = stablehlo.compare EQ, %59, %54, FLOAT : (tensor<832x2048xf32>, tensor<832x2048xf32>) -> tensor<832x2048xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %63 = stablehlo.select %60, %61, %62 : tensor<832x2048xi1>, tensor<832x2048xf32> loc(#at3)
    %64 = stablehlo.divide %58, %63 : tensor<832x2048xf32> loc(#at3)
    %65 = stablehlo.is_finite %54 : (tensor<832x2048xf32>) -> tensor<832x2048xi1> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %67 = stablehlo.select %65, %54, %66 : tensor<832x2048xi1>, tensor<832x2048xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at3)
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x32768xf32> loc(#at3)
    %71 = stablehlo.subtract %43, %70 : tensor<832x2048x32768xf32> loc(#at3)
    %72 = stablehlo.exponential %71 : tensor<832x2048x32768xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x32768xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %74 = stablehlo.sign %73 : tensor<832x2048xf32> loc(#at3)
    %75 = stablehlo.abs %73 : tensor<832x2048xf32> loc(#at3)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %77 = stablehlo.compare GE, %73, %76, FLOAT : (tensor<832x2048xf32>, tensor<832x2048xf32>) -> tensor<832x2048xi1> loc(#at3)
    %78 = stablehlo.log %75 : tensor<832x2048xf32> loc(#at3)
    %79 = stablehlo.add %78, %67 : tensor<832x2048xf32> loc(#at3)
    %80 = stablehlo.subtract %79, %46 : tensor<832x2048xf32> loc(#at3)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %81 = stablehlo.reduce(%80 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<832x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0x49D00000> : tensor<f32>
    %82 = stablehlo.divide %81, %cst_21 : tensor<f32> loc(#at3)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<0x49D00000> : tensor<f32>
    %83 = stablehlo.divide %cst_22, %cst_23 : tensor<f32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %85 = stablehlo.negate %84 : tensor<832x2048xf32> loc(#at3)
    %86 = stablehlo.divide %84, %75 : tensor<832x2048xf32> loc(#at3)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<832x2048xf32> loc(#at3)
    %88 = stablehlo.select %77, %87, %86 : tensor<832x2048xi1>, tensor<832x2048xf32> loc(#at3)
    %89 = stablehlo.select %77, %86, %87 : tensor<832x2048xi1>, tensor<832x2048xf32> loc(#at3)
    %90 = stablehlo.negate %88 : tensor<832x2048xf32> loc(#at3)
    %91 = stablehlo.add %89, %90 : tensor<832x2048xf32> loc(#at3)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x32768xf32> loc(#at3)
    %93 = stablehlo.multiply %92, %72 : tensor<832x2048x32768xf32> loc(#at3)
    %94 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x32768xf32> loc(#at3)
    %95 = stablehlo.multiply %94, %44 : tensor<832x2048x32768xf32> loc(#at3)
    %96 = stablehlo.add %93, %95 : tensor<832x2048x32768xf32> loc(#at3)
    %97 = stablehlo.convert %96 : (tensor<832x2048x32768xf32>) -> tensor<832x2048x32768xbf16> loc(#at3)
    %98 = sdy.sharding_constraint %97 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x32768xbf16> loc(#at3)
    %99 = stablehlo.dot_general %98, %39, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x32768xbf16>, tensor<832x2048x6144xbf16>) -> tensor<32768x6144xbf16> loc(#at3)
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<32768x6144xbf16>) -> tensor<6144x32768xbf16> loc(#at3)
    %101 = stablehlo.dot_general %98, %40, contracting_dims = [2] x [1] : (tensor<832x2048x32768xbf16>, tensor<6144x32768xbf16>) -> tensor<832x2048x6144xbf16> loc(#at3)
    %102 = stablehlo.convert %100 : (tensor<6144x32768xbf16>) -> tensor<6144x32768xf32> loc(#at3)
    %103 = stablehlo.convert %101 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %104 = stablehlo.multiply %35, %103 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %106 = stablehlo.reshape %105 : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %107 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %108 = stablehlo.multiply %103, %107 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %109 = stablehlo.reduce(%106 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %110 = stablehlo.multiply %22, %108 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %111 = stablehlo.reduce(%110 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %112 = stablehlo.reshape %111 : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %113 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %114 = stablehlo.multiply %108, %113 : tensor<832x2048x6144xf32> loc(#at4)
    %115 = stablehlo.multiply %112, %33 : tensor<832x2048x1xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %117 = stablehlo.divide %115, %116 : tensor<832x2048x1xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %118 = stablehlo.reduce(%117 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x1xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %120 = stablehlo.multiply %22, %119 : tensor<832x2048x6144xf32> loc(#at4)
    %121 = stablehlo.add %114, %120 : tensor<832x2048x6144xf32> loc(#at4)
    %122 = stablehlo.multiply %119, %22 : tensor<832x2048x6144xf32> loc(#at4)
    %123 = stablehlo.add %121, %122 : tensor<832x2048x6144xf32> loc(#at4)
    %124 = stablehlo.convert %123 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<48x6144xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<48x6144xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %133:19 = stablehlo.while(%iterArg = %arg2, %iterArg_151 = %arg3, %iterArg_152 = %arg5, %iterArg_153 = %arg6, %iterArg_154 = %arg7, %iterArg_155 = %arg8, %iterArg_156 = %arg9, %iterArg_157 = %arg10, %iterArg_158 = %21#11, %iterArg_159 = %c_38, %iterArg_160 = %124, %iterArg_161 = %125, %iterArg_162 = %126, %iterArg_163 = %127, %iterArg_164 = %128, %iterArg_165 = %129, %iterArg_166 = %130, %iterArg_167 = %131, %iterArg_168 = %132) : tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<48x832x2048x6144xbf16>, tensor<i32>, tensor<832x2048x6144xbf16>, tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>
    cond {
      %c_169 = stablehlo.constant dense<48> : tensor<i32>
      %425 = stablehlo.compare LT, %iterArg_159, %c_169, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %425 : tensor<i1>
    } do {
      %c_169 = stablehlo.constant dense<48> : tensor<i32>
      %425 = stablehlo.subtract %c_169, %iterArg_159 : tensor<i32>
      %c_170 = stablehlo.constant dense<1> : tensor<i32>
      %426 = stablehlo.subtract %425, %c_170 : tensor<i32>
      %427 = func.call @dynamic_index_in_dim(%iterArg, %426) : (tensor<48x6144xf32>, tensor<i32>) -> tensor<6144xf32>
      %428 = func.call @dynamic_index_in_dim(%iterArg_151, %426) : (tensor<48x6144xf32>, tensor<i32>) -> tensor<6144xf32>
      %429 = func.call @dynamic_index_in_dim_0(%iterArg_152, %426) : (tensor<48x24576x6144xf32>, tensor<i32>) -> tensor<24576x6144xf32>
      %430 = func.call @dynamic_index_in_dim_1(%iterArg_153, %426) : (tensor<48x6144x24576xf32>, tensor<i32>) -> tensor<6144x24576xf32>
      %431 = func.call @dynamic_index_in_dim_2(%iterArg_154, %426) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %432 = func.call @dynamic_index_in_dim_3(%iterArg_155, %426) : (tensor<48x24x256x6144xf32>, tensor<i32>) -> tensor<24x256x6144xf32>
      %433 = func.call @dynamic_index_in_dim_2(%iterArg_156, %426) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %434 = func.call @dynamic_index_in_dim_2(%iterArg_157, %426) : (tensor<48x6144x24x256xf32>, tensor<i32>) -> tensor<6144x24x256xf32>
      %435 = func.call @dynamic_index_in_dim_4(%iterArg_158, %426) : (tensor<48x832x2048x6144xbf16>, tensor<i32>) -> tensor<832x2048x6144xbf16>
      %436:9 = func.call @closed_call_5(%iterArg_160, %427, %428, %429, %430, %431, %432, %433, %434, %435) : (tensor<832x2048x6144xbf16>, tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>, tensor<832x2048x6144xbf16>) -> (tensor<832x2048x6144xbf16>, tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>)
      %437 = func.call @dynamic_update_index_in_dim_6(%iterArg_161, %436#1, %426) : (tensor<48x6144xf32>, tensor<6144xf32>, tensor<i32>) -> tensor<48x6144xf32>
      %438 = func.call @dynamic_update_index_in_dim_6(%iterArg_162, %436#2, %426) : (tensor<48x6144xf32>, tensor<6144xf32>, tensor<i32>) -> tensor<48x6144xf32>
      %439 = func.call @dynamic_update_index_in_dim_7(%iterArg_163, %436#3, %426) : (tensor<48x24576x6144xf32>, tensor<24576x6144xf32>, tensor<i32>) -> tensor<48x24576x6144xf32>
      %440 = func.call @dynamic_update_index_in_dim_8(%iterArg_164, %436#4, %426) : (tensor<48x6144x24576xf32>, tensor<6144x24576xf32>, tensor<i32>) -> tensor<48x6144x24576xf32>
      %441 = func.call @dynamic_update_index_in_dim_9(%iterArg_165, %436#5, %426) : (tensor<48x6144x24x256xf32>, tensor<6144x24x256xf32>, tensor<i32>) -> tensor<48x6144x24x256xf32>
      %442 = func.call @dynamic_update_index_in_dim_10(%iterArg_166, %436#6, %426) : (tensor<48x24x256x6144xf32>, tensor<24x256x6144xf32>, tensor<i32>) -> tensor<48x24x256x6144xf32>
      %443 = func.call @dynamic_update_index_in_dim_9(%iterArg_167, %436#7, %426) : (tensor<48x6144x24x256xf32>, tensor<6144x24x256xf32>, tensor<i32>) -> tensor<48x6144x24x256xf32>
      %444 = func.call @dynamic_update_index_in_dim_9(%iterArg_168, %436#8, %426) : (tensor<48x6144x24x256xf32>, tensor<6144x24x256xf32>, tensor<i32>) -> tensor<48x6144x24x256xf32>
      %c_171 = stablehlo.constant dense<1> : tensor<i32>
      %445 = stablehlo.add %iterArg_159, %c_171 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %445, %436#0, %437, %438, %439, %440, %441, %442, %443, %444 : tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<48x832x2048x6144xbf16>, tensor<i32>, tensor<832x2048x6144xbf16>, tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>
    }
    %134 = sdy.sharding_constraint %133#10 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16> loc(#at1)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %135 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<32768x6144xbf16> loc(#at1)
    %136 = "stablehlo.scatter"(%135, %6, %134) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg36: tensor<bf16>, %arg37: tensor<bf16>):
      %425 = stablehlo.add %arg36, %arg37 : tensor<bf16> loc(#at1)
      stablehlo.return %425 : tensor<bf16> loc(#at1)
    }) : (tensor<32768x6144xbf16>, tensor<832x2048x1xi32>, tensor<832x2048x6144xbf16>) -> tensor<32768x6144xbf16> loc(#at1)
    %137 = stablehlo.convert %136 : (tensor<32768x6144xbf16>) -> tensor<32768x6144xf32> loc(#at1)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.add %arg11, %cst_40 : tensor<f32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %140 = stablehlo.multiply %139, %arg12 : tensor<32768x6144xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %142 = stablehlo.multiply %141, %137 : tensor<32768x6144xf32> loc(#at5)
    %143 = stablehlo.add %140, %142 : tensor<32768x6144xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %145 = stablehlo.multiply %144, %arg23 : tensor<32768x6144xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %147 = stablehlo.multiply %146, %137 : tensor<32768x6144xf32> loc(#at5)
    %148 = stablehlo.multiply %147, %137 : tensor<32768x6144xf32> loc(#at5)
    %149 = stablehlo.add %145, %148 : tensor<32768x6144xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.power %cst_45, %138 : tensor<f32> loc(#at5)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_46, %150 : tensor<f32> loc(#at5)
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %153 = stablehlo.divide %143, %152 : tensor<32768x6144xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %155 = stablehlo.multiply %154, %153 : tensor<32768x6144xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %156 = stablehlo.power %cst_48, %138 : tensor<f32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %157 = stablehlo.subtract %cst_49, %156 : tensor<f32> loc(#at5)
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %159 = stablehlo.divide %149, %158 : tensor<32768x6144xf32> loc(#at5)
    %160 = stablehlo.sqrt %159 : tensor<32768x6144xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32768x6144xf32> loc(#at5)
    %162 = stablehlo.add %160, %161 : tensor<32768x6144xf32> loc(#at5)
    %163 = stablehlo.divide %155, %162 : tensor<32768x6144xf32> loc(#at5)
    %164 = stablehlo.subtract %arg0, %163 : tensor<32768x6144xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %166 = stablehlo.multiply %165, %arg13 : tensor<6144xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %168 = stablehlo.multiply %167, %109 : tensor<6144xf32> loc(#at5)
    %169 = stablehlo.add %166, %168 : tensor<6144xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %171 = stablehlo.multiply %170, %arg24 : tensor<6144xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %173 = stablehlo.multiply %172, %109 : tensor<6144xf32> loc(#at5)
    %174 = stablehlo.multiply %173, %109 : tensor<6144xf32> loc(#at5)
    %175 = stablehlo.add %171, %174 : tensor<6144xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %176 = stablehlo.power %cst_55, %138 : tensor<f32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.subtract %cst_56, %176 : tensor<f32> loc(#at5)
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %179 = stablehlo.divide %169, %178 : tensor<6144xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %181 = stablehlo.multiply %180, %179 : tensor<6144xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %182 = stablehlo.power %cst_58, %138 : tensor<f32> loc(#at5)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.subtract %cst_59, %182 : tensor<f32> loc(#at5)
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %185 = stablehlo.divide %175, %184 : tensor<6144xf32> loc(#at5)
    %186 = stablehlo.sqrt %185 : tensor<6144xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6144xf32> loc(#at5)
    %188 = stablehlo.add %186, %187 : tensor<6144xf32> loc(#at5)
    %189 = stablehlo.divide %181, %188 : tensor<6144xf32> loc(#at5)
    %190 = stablehlo.subtract %arg1, %189 : tensor<6144xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %arg14 : tensor<48x6144xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %194 = stablehlo.multiply %193, %133#11 : tensor<48x6144xf32> loc(#at5)
    %195 = stablehlo.add %192, %194 : tensor<48x6144xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %197 = stablehlo.multiply %196, %arg25 : tensor<48x6144xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %199 = stablehlo.multiply %198, %133#11 : tensor<48x6144xf32> loc(#at5)
    %200 = stablehlo.multiply %199, %133#11 : tensor<48x6144xf32> loc(#at5)
    %201 = stablehlo.add %197, %200 : tensor<48x6144xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %202 = stablehlo.power %cst_65, %138 : tensor<f32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.subtract %cst_66, %202 : tensor<f32> loc(#at5)
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %205 = stablehlo.divide %195, %204 : tensor<48x6144xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %207 = stablehlo.multiply %206, %205 : tensor<48x6144xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %208 = stablehlo.power %cst_68, %138 : tensor<f32> loc(#at5)
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %209 = stablehlo.subtract %cst_69, %208 : tensor<f32> loc(#at5)
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %211 = stablehlo.divide %201, %210 : tensor<48x6144xf32> loc(#at5)
    %212 = stablehlo.sqrt %211 : tensor<48x6144xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %214 = stablehlo.add %212, %213 : tensor<48x6144xf32> loc(#at5)
    %215 = stablehlo.divide %207, %214 : tensor<48x6144xf32> loc(#at5)
    %216 = stablehlo.subtract %arg2, %215 : tensor<48x6144xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %218 = stablehlo.multiply %217, %arg15 : tensor<48x6144xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %220 = stablehlo.multiply %219, %133#12 : tensor<48x6144xf32> loc(#at5)
    %221 = stablehlo.add %218, %220 : tensor<48x6144xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %223 = stablehlo.multiply %222, %arg26 : tensor<48x6144xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %225 = stablehlo.multiply %224, %133#12 : tensor<48x6144xf32> loc(#at5)
    %226 = stablehlo.multiply %225, %133#12 : tensor<48x6144xf32> loc(#at5)
    %227 = stablehlo.add %223, %226 : tensor<48x6144xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %228 = stablehlo.power %cst_75, %138 : tensor<f32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.subtract %cst_76, %228 : tensor<f32> loc(#at5)
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %231 = stablehlo.divide %221, %230 : tensor<48x6144xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %233 = stablehlo.multiply %232, %231 : tensor<48x6144xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %234 = stablehlo.power %cst_78, %138 : tensor<f32> loc(#at5)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.subtract %cst_79, %234 : tensor<f32> loc(#at5)
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %237 = stablehlo.divide %227, %236 : tensor<48x6144xf32> loc(#at5)
    %238 = stablehlo.sqrt %237 : tensor<48x6144xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<48x6144xf32> loc(#at5)
    %240 = stablehlo.add %238, %239 : tensor<48x6144xf32> loc(#at5)
    %241 = stablehlo.divide %233, %240 : tensor<48x6144xf32> loc(#at5)
    %242 = stablehlo.subtract %arg3, %241 : tensor<48x6144xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %244 = stablehlo.multiply %243, %arg16 : tensor<6144x32768xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %246 = stablehlo.multiply %245, %102 : tensor<6144x32768xf32> loc(#at5)
    %247 = stablehlo.add %244, %246 : tensor<6144x32768xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %249 = stablehlo.multiply %248, %arg27 : tensor<6144x32768xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %251 = stablehlo.multiply %250, %102 : tensor<6144x32768xf32> loc(#at5)
    %252 = stablehlo.multiply %251, %102 : tensor<6144x32768xf32> loc(#at5)
    %253 = stablehlo.add %249, %252 : tensor<6144x32768xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %254 = stablehlo.power %cst_85, %138 : tensor<f32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.subtract %cst_86, %254 : tensor<f32> loc(#at5)
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %257 = stablehlo.divide %247, %256 : tensor<6144x32768xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %259 = stablehlo.multiply %258, %257 : tensor<6144x32768xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %260 = stablehlo.power %cst_88, %138 : tensor<f32> loc(#at5)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.subtract %cst_89, %260 : tensor<f32> loc(#at5)
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %263 = stablehlo.divide %253, %262 : tensor<6144x32768xf32> loc(#at5)
    %264 = stablehlo.sqrt %263 : tensor<6144x32768xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<6144x32768xf32> loc(#at5)
    %266 = stablehlo.add %264, %265 : tensor<6144x32768xf32> loc(#at5)
    %267 = stablehlo.divide %259, %266 : tensor<6144x32768xf32> loc(#at5)
    %268 = stablehlo.subtract %arg4, %267 : tensor<6144x32768xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %270 = stablehlo.multiply %269, %arg17 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %272 = stablehlo.multiply %271, %133#13 : tensor<48x24576x6144xf32> loc(#at5)
    %273 = stablehlo.add %270, %272 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %275 = stablehlo.multiply %274, %arg28 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %277 = stablehlo.multiply %276, %133#13 : tensor<48x24576x6144xf32> loc(#at5)
    %278 = stablehlo.multiply %277, %133#13 : tensor<48x24576x6144xf32> loc(#at5)
    %279 = stablehlo.add %275, %278 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %280 = stablehlo.power %cst_95, %138 : tensor<f32> loc(#at5)
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.subtract %cst_96, %280 : tensor<f32> loc(#at5)
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %283 = stablehlo.divide %273, %282 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %285 = stablehlo.multiply %284, %283 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %286 = stablehlo.power %cst_98, %138 : tensor<f32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %287 = stablehlo.subtract %cst_99, %286 : tensor<f32> loc(#at5)
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %289 = stablehlo.divide %279, %288 : tensor<48x24576x6144xf32> loc(#at5)
    %290 = stablehlo.sqrt %289 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<48x24576x6144xf32> loc(#at5)
    %292 = stablehlo.add %290, %291 : tensor<48x24576x6144xf32> loc(#at5)
    %293 = stablehlo.divide %285, %292 : tensor<48x24576x6144xf32> loc(#at5)
    %294 = stablehlo.subtract %arg5, %293 : tensor<48x24576x6144xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %296 = stablehlo.multiply %295, %arg18 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %298 = stablehlo.multiply %297, %133#14 : tensor<48x6144x24576xf32> loc(#at5)
    %299 = stablehlo.add %296, %298 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %301 = stablehlo.multiply %300, %arg29 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %303 = stablehlo.multiply %302, %133#14 : tensor<48x6144x24576xf32> loc(#at5)
    %304 = stablehlo.multiply %303, %133#14 : tensor<48x6144x24576xf32> loc(#at5)
    %305 = stablehlo.add %301, %304 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %306 = stablehlo.power %cst_105, %138 : tensor<f32> loc(#at5)
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.subtract %cst_106, %306 : tensor<f32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %309 = stablehlo.divide %299, %308 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %311 = stablehlo.multiply %310, %309 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %312 = stablehlo.power %cst_108, %138 : tensor<f32> loc(#at5)
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %313 = stablehlo.subtract %cst_109, %312 : tensor<f32> loc(#at5)
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %315 = stablehlo.divide %305, %314 : tensor<48x6144x24576xf32> loc(#at5)
    %316 = stablehlo.sqrt %315 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<48x6144x24576xf32> loc(#at5)
    %318 = stablehlo.add %316, %317 : tensor<48x6144x24576xf32> loc(#at5)
    %319 = stablehlo.divide %311, %318 : tensor<48x6144x24576xf32> loc(#at5)
    %320 = stablehlo.subtract %arg6, %319 : tensor<48x6144x24576xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %322 = stablehlo.multiply %321, %arg19 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %324 = stablehlo.multiply %323, %133#15 : tensor<48x6144x24x256xf32> loc(#at5)
    %325 = stablehlo.add %322, %324 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %327 = stablehlo.multiply %326, %arg30 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %329 = stablehlo.multiply %328, %133#15 : tensor<48x6144x24x256xf32> loc(#at5)
    %330 = stablehlo.multiply %329, %133#15 : tensor<48x6144x24x256xf32> loc(#at5)
    %331 = stablehlo.add %327, %330 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %332 = stablehlo.power %cst_115, %138 : tensor<f32> loc(#at5)
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.subtract %cst_116, %332 : tensor<f32> loc(#at5)
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %335 = stablehlo.divide %325, %334 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %337 = stablehlo.multiply %336, %335 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %338 = stablehlo.power %cst_118, %138 : tensor<f32> loc(#at5)
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %339 = stablehlo.subtract %cst_119, %338 : tensor<f32> loc(#at5)
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %341 = stablehlo.divide %331, %340 : tensor<48x6144x24x256xf32> loc(#at5)
    %342 = stablehlo.sqrt %341 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %344 = stablehlo.add %342, %343 : tensor<48x6144x24x256xf32> loc(#at5)
    %345 = stablehlo.divide %337, %344 : tensor<48x6144x24x256xf32> loc(#at5)
    %346 = stablehlo.subtract %arg7, %345 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %348 = stablehlo.multiply %347, %arg20 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %350 = stablehlo.multiply %349, %133#16 : tensor<48x24x256x6144xf32> loc(#at5)
    %351 = stablehlo.add %348, %350 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %353 = stablehlo.multiply %352, %arg31 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %355 = stablehlo.multiply %354, %133#16 : tensor<48x24x256x6144xf32> loc(#at5)
    %356 = stablehlo.multiply %355, %133#16 : tensor<48x24x256x6144xf32> loc(#at5)
    %357 = stablehlo.add %353, %356 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %358 = stablehlo.power %cst_125, %138 : tensor<f32> loc(#at5)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %359 = stablehlo.subtract %cst_126, %358 : tensor<f32> loc(#at5)
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %361 = stablehlo.divide %351, %360 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %363 = stablehlo.multiply %362, %361 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %364 = stablehlo.power %cst_128, %138 : tensor<f32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %365 = stablehlo.subtract %cst_129, %364 : tensor<f32> loc(#at5)
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %367 = stablehlo.divide %357, %366 : tensor<48x24x256x6144xf32> loc(#at5)
    %368 = stablehlo.sqrt %367 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<48x24x256x6144xf32> loc(#at5)
    %370 = stablehlo.add %368, %369 : tensor<48x24x256x6144xf32> loc(#at5)
    %371 = stablehlo.divide %363, %370 : tensor<48x24x256x6144xf32> loc(#at5)
    %372 = stablehlo.subtract %arg8, %371 : tensor<48x24x256x6144xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %374 = stablehlo.multiply %373, %arg21 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %376 = stablehlo.multiply %375, %133#17 : tensor<48x6144x24x256xf32> loc(#at5)
    %377 = stablehlo.add %374, %376 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %379 = stablehlo.multiply %378, %arg32 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %381 = stablehlo.multiply %380, %133#17 : tensor<48x6144x24x256xf32> loc(#at5)
    %382 = stablehlo.multiply %381, %133#17 : tensor<48x6144x24x256xf32> loc(#at5)
    %383 = stablehlo.add %379, %382 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %384 = stablehlo.power %cst_135, %138 : tensor<f32> loc(#at5)
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.subtract %cst_136, %384 : tensor<f32> loc(#at5)
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %387 = stablehlo.divide %377, %386 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %389 = stablehlo.multiply %388, %387 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %390 = stablehlo.power %cst_138, %138 : tensor<f32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.subtract %cst_139, %390 : tensor<f32> loc(#at5)
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %393 = stablehlo.divide %383, %392 : tensor<48x6144x24x256xf32> loc(#at5)
    %394 = stablehlo.sqrt %393 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %396 = stablehlo.add %394, %395 : tensor<48x6144x24x256xf32> loc(#at5)
    %397 = stablehlo.divide %389, %396 : tensor<48x6144x24x256xf32> loc(#at5)
    %398 = stablehlo.subtract %arg9, %397 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %400 = stablehlo.multiply %399, %arg22 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %402 = stablehlo.multiply %401, %133#18 : tensor<48x6144x24x256xf32> loc(#at5)
    %403 = stablehlo.add %400, %402 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %405 = stablehlo.multiply %404, %arg33 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %407 = stablehlo.multiply %406, %133#18 : tensor<48x6144x24x256xf32> loc(#at5)
    %408 = stablehlo.multiply %407, %133#18 : tensor<48x6144x24x256xf32> loc(#at5)
    %409 = stablehlo.add %405, %408 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %410 = stablehlo.power %cst_145, %138 : tensor<f32> loc(#at5)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %411 = stablehlo.subtract %cst_146, %410 : tensor<f32> loc(#at5)
    %412 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %413 = stablehlo.divide %403, %412 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %415 = stablehlo.multiply %414, %413 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %416 = stablehlo.power %cst_148, %138 : tensor<f32> loc(#at5)
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %417 = stablehlo.subtract %cst_149, %416 : tensor<f32> loc(#at5)
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %419 = stablehlo.divide %409, %418 : tensor<48x6144x24x256xf32> loc(#at5)
    %420 = stablehlo.sqrt %419 : tensor<48x6144x24x256xf32> loc(#at5)
    %cst_150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<48x6144x24x256xf32> loc(#at5)
    %422 = stablehlo.add %420, %421 : tensor<48x6144x24x256xf32> loc(#at5)
    %423 = stablehlo.divide %415, %422 : tensor<48x6144x24x256xf32> loc(#at5)
    %424 = stablehlo.subtract %arg10, %423 : tensor<48x6144x24x256xf32> loc(#at5)
    return %164, %190, %216, %242, %268, %294, %320, %346, %372, %398, %424, %138, %143, %169, %195, %221, %247, %273, %299, %325, %351, %377, %403, %149, %175, %201, %227, %253, %279, %305, %331, %357, %383, %409, %82 : tensor<32768x6144xf32>, tensor<6144xf32>, tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<6144x32768xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<f32>, tensor<32768x6144xf32>, tensor<6144xf32>, tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<6144x32768xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<32768x6144xf32>, tensor<6144xf32>, tensor<48x6144xf32>, tensor<48x6144xf32>, tensor<6144x32768xf32>, tensor<48x24576x6144xf32>, tensor<48x6144x24576xf32>, tensor<48x6144x24x256xf32>, tensor<48x24x256x6144xf32>, tensor<48x6144x24x256xf32>, tensor<48x6144x24x256xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<48x6144xf32>, %arg1: tensor<i32>) -> tensor<6144xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6144] : (tensor<48x6144xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6144xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6144xf32>) -> tensor<6144xf32>
    return %1 : tensor<6144xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<48x24576x6144xf32>, %arg1: tensor<i32>) -> tensor<24576x6144xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24576, 6144] : (tensor<48x24576x6144xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24576x6144xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24576x6144xf32>) -> tensor<24576x6144xf32>
    return %1 : tensor<24576x6144xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<48x6144x24576xf32>, %arg1: tensor<i32>) -> tensor<6144x24576xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6144, 24576] : (tensor<48x6144x24576xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6144x24576xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6144x24576xf32>) -> tensor<6144x24576xf32>
    return %1 : tensor<6144x24576xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<48x6144x24x256xf32>, %arg1: tensor<i32>) -> tensor<6144x24x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6144, 24, 256] : (tensor<48x6144x24x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6144x24x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6144x24x256xf32>) -> tensor<6144x24x256xf32>
    return %1 : tensor<6144x24x256xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<48x24x256x6144xf32>, %arg1: tensor<i32>) -> tensor<24x256x6144xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 256, 6144] : (tensor<48x24x256x6144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x256x6144xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x256x6144xf32>) -> tensor<24x256x6144xf32>
    return %1 : tensor<24x256x6144xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x1x2048x2048xf32>, %arg1: tensor<832x2048x6144xbf16>, %arg2: tensor<6144xf32>, %arg3: tensor<6144xf32>, %arg4: tensor<24576x6144xf32>, %arg5: tensor<6144x24576xf32>, %arg6: tensor<6144x24x256xf32>, %arg7: tensor<24x256x6144xf32>, %arg8: tensor<6144x24x256xf32>, %arg9: tensor<6144x24x256xf32>) -> (tensor<832x2048x6144xbf16>, tensor<832x2048x6144xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<832x2048x6144xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<832x2048x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<832x2048x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<832x2048x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<832x2048x6144xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<832x2048x6144xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %15 = stablehlo.convert %arg8 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<832x2048x24x256xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<832x24x2048x2048xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<832x24x2048x2048xbf16>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<6.250000e-02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<832x24x2048x2048xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %26 = stablehlo.subtract %24, %25 : tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<832x24x2048x2048xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<832x24x2048xf32> loc(#at0)
    %29 = stablehlo.maximum %28, %27 : tensor<832x24x2048xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %32 = stablehlo.subtract %26, %31 : tensor<832x24x2048x2048xf32> loc(#at0)
    %33 = stablehlo.exponential %32 : tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %34 = stablehlo.reduce(%33 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<832x24x2048x2048xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x1xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %37 = stablehlo.divide %33, %36 : tensor<832x24x2048x2048xf32> loc(#at0)
    %38 = stablehlo.convert %37 : (tensor<832x24x2048x2048xf32>) -> tensor<832x24x2048x2048xbf16> loc(#at0)
    %39 = stablehlo.dot_general %20, %38, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<832x2048x24x256xbf16>, tensor<832x24x2048x2048xbf16>) -> tensor<832x24x256x2048xbf16> loc(#at0)
    %40 = stablehlo.transpose %39, dims = [0, 3, 1, 2] : (tensor<832x24x256x2048xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %41 = stablehlo.convert %arg7 : (tensor<24x256x6144xf32>) -> tensor<24x256x6144xbf16> loc(#at0)
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [3, 2] x [1, 0] : (tensor<832x2048x24x256xbf16>, tensor<24x256x6144xbf16>) -> tensor<832x2048x6144xbf16> loc(#at0)
    %43 = stablehlo.add %arg1, %42 : tensor<832x2048x6144xbf16>
    %44 = sdy.sharding_constraint %43 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16>
    %45 = stablehlo.convert %44 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %46 = stablehlo.multiply %45, %45 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %50 = stablehlo.divide %48, %49 : tensor<832x2048x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %52 = stablehlo.add %50, %51 : tensor<832x2048x1xf32> loc(#at4)
    %53 = stablehlo.rsqrt %52 : tensor<832x2048x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %55 = stablehlo.multiply %45, %54 : tensor<832x2048x6144xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %58 = stablehlo.multiply %55, %57 : tensor<832x2048x6144xf32> loc(#at4)
    %59 = stablehlo.convert %58 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %60 = stablehlo.convert %arg5 : (tensor<6144x24576xf32>) -> tensor<6144x24576xbf16> loc(#at2)
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24576xbf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %61 : tensor<832x2048x24576xbf16> loc(#at2)
    %63 = stablehlo.multiply %62, %61 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %65 = stablehlo.multiply %64, %63 : tensor<832x2048x24576xbf16> loc(#at2)
    %66 = stablehlo.add %61, %65 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<832x2048x24576xbf16> loc(#at2)
    %69 = stablehlo.tanh %68 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %70 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %71 = stablehlo.add %70, %69 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %73 = stablehlo.multiply %72, %71 : tensor<832x2048x24576xbf16> loc(#at2)
    %74 = stablehlo.multiply %61, %73 : tensor<832x2048x24576xbf16> loc(#at2)
    %75 = stablehlo.convert %arg4 : (tensor<24576x6144xf32>) -> tensor<24576x6144xbf16> loc(#at2)
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0] : (tensor<832x2048x24576xbf16>, tensor<24576x6144xbf16>) -> tensor<832x2048x6144xbf16> loc(#at2)
    %77 = stablehlo.add %44, %76 : tensor<832x2048x6144xbf16>
    %78 = sdy.sharding_constraint %77 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16>
    return %78, %arg1 : tensor<832x2048x6144xbf16>, tensor<832x2048x6144xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<48x832x2048x6144xbf16>, %arg1: tensor<832x2048x6144xbf16>, %arg2: tensor<i32>) -> tensor<48x832x2048x6144xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<832x2048x6144xbf16>) -> tensor<1x832x2048x6144xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<48x832x2048x6144xbf16>, tensor<1x832x2048x6144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<48x832x2048x6144xbf16>
    return %1 : tensor<48x832x2048x6144xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<832x2048xi32>) -> tensor<832x2048x32768xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<832x2048xi32>) -> tensor<832x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32768xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<832x2048x1xi32>) -> tensor<832x2048x32768xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32768xi32>) -> tensor<832x2048x32768xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<832x2048x32768xi32>, tensor<832x2048x32768xi32>) -> tensor<832x2048x32768xi1>
    %5 = stablehlo.convert %4 : (tensor<832x2048x32768xi1>) -> tensor<832x2048x32768xf32>
    return %5 : tensor<832x2048x32768xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<48x832x2048x6144xbf16>, %arg1: tensor<i32>) -> tensor<832x2048x6144xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 832, 2048, 6144] : (tensor<48x832x2048x6144xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x832x2048x6144xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x832x2048x6144xbf16>) -> tensor<832x2048x6144xbf16>
    return %1 : tensor<832x2048x6144xbf16>
  }
  func.func private @closed_call_5(%arg0: tensor<832x2048x6144xbf16>, %arg1: tensor<6144xf32>, %arg2: tensor<6144xf32>, %arg3: tensor<24576x6144xf32>, %arg4: tensor<6144x24576xf32>, %arg5: tensor<6144x24x256xf32>, %arg6: tensor<24x256x6144xf32>, %arg7: tensor<6144x24x256xf32>, %arg8: tensor<6144x24x256xf32>, %arg9: tensor<832x2048x6144xbf16>) -> (tensor<832x2048x6144xbf16>, tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>, tensor<832x2048x6144xbf16>, tensor<832x2048x6144xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<832x2048x6144xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<832x2048x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<832x2048x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<832x2048x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<832x2048x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<832x2048x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<832x2048x6144xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<832x2048x6144xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at9)
    %19 = stablehlo.convert %0#6 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at7)
    %21 = stablehlo.convert %0#4 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at7)
    %23 = stablehlo.convert %0#7 : (tensor<6144x24x256xf32>) -> tensor<6144x24x256xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<832x2048x24x256xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<832x24x2048x2048xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<832x24x2048x2048xbf16>) -> tensor<832x24x2048x2048xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<6.250000e-02> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<832x24x2048x2048xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<832x24x2048x2048xf32> loc(#at7)
    %29 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at7)
    %31 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at7)
    %36 = stablehlo.convert %35 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at7)
    %38 = stablehlo.multiply %37, %36 : tensor<2048x2048xf32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %38, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<832x24x2048x2048xf32> loc(#at7)
    %41 = stablehlo.subtract %28, %40 : tensor<832x24x2048x2048xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<832x24x2048x2048xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<832x24x2048xf32> loc(#at7)
    %44 = stablehlo.maximum %43, %42 : tensor<832x24x2048xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at7)
    %47 = stablehlo.subtract %41, %46 : tensor<832x24x2048x2048xf32> loc(#at7)
    %48 = stablehlo.exponential %47 : tensor<832x24x2048x2048xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<832x24x2048x2048xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x1xf32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at7)
    %52 = stablehlo.divide %48, %51 : tensor<832x24x2048x2048xf32> loc(#at7)
    %53 = stablehlo.multiply %50, %50 : tensor<832x24x2048x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<832x24x2048x1xf32> loc(#at7)
    %55 = stablehlo.divide %54, %53 : tensor<832x24x2048x1xf32> loc(#at7)
    %56 = stablehlo.convert %52 : (tensor<832x24x2048x2048xf32>) -> tensor<832x24x2048x2048xbf16> loc(#at7)
    %57 = stablehlo.dot_general %24, %56, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<832x2048x24x256xbf16>, tensor<832x24x2048x2048xbf16>) -> tensor<832x24x256x2048xbf16> loc(#at7)
    %58 = stablehlo.transpose %57, dims = [0, 3, 1, 2] : (tensor<832x24x256x2048xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at7)
    %59 = stablehlo.convert %0#5 : (tensor<24x256x6144xf32>) -> tensor<24x256x6144xbf16> loc(#at7)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [3, 2] x [1, 0] : (tensor<832x2048x24x256xbf16>, tensor<24x256x6144xbf16>) -> tensor<832x2048x6144xbf16> loc(#at7)
    %61 = stablehlo.add %0#8, %60 : tensor<832x2048x6144xbf16> loc(#at6)
    %62 = sdy.sharding_constraint %61 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16> loc(#at6)
    %63 = stablehlo.convert %62 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at9)
    %64 = stablehlo.multiply %63, %63 : tensor<832x2048x6144xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %65 = stablehlo.reduce(%64 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at9)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %68 = stablehlo.divide %66, %67 : tensor<832x2048x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %70 = stablehlo.add %68, %69 : tensor<832x2048x1xf32> loc(#at9)
    %71 = stablehlo.rsqrt %70 : tensor<832x2048x1xf32> loc(#at9)
    %72 = stablehlo.divide %71, %70 : tensor<832x2048x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at9)
    %74 = stablehlo.multiply %73, %72 : tensor<832x2048x1xf32> loc(#at9)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at9)
    %76 = stablehlo.multiply %63, %75 : tensor<832x2048x6144xf32> loc(#at9)
    %77 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at9)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at9)
    %79 = stablehlo.multiply %76, %78 : tensor<832x2048x6144xf32> loc(#at9)
    %80 = stablehlo.convert %79 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at9)
    %81 = stablehlo.convert %0#3 : (tensor<6144x24576xf32>) -> tensor<6144x24576xbf16> loc(#at8)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<832x2048x6144xbf16>, tensor<6144x24576xbf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %83 = stablehlo.multiply %82, %82 : tensor<832x2048x24576xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %82 : tensor<832x2048x24576xbf16> loc(#at8)
    %85 = stablehlo.multiply %82, %82 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %89 = stablehlo.multiply %88, %84 : tensor<832x2048x24576xbf16> loc(#at8)
    %90 = stablehlo.add %82, %89 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %92 = stablehlo.multiply %91, %90 : tensor<832x2048x24576xbf16> loc(#at8)
    %93 = stablehlo.tanh %92 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %95 = stablehlo.subtract %94, %93 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %96 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %97 = stablehlo.add %96, %93 : tensor<832x2048x24576xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at8)
    %99 = stablehlo.multiply %98, %97 : tensor<832x2048x24576xbf16> loc(#at8)
    %100 = stablehlo.multiply %82, %99 : tensor<832x2048x24576xbf16> loc(#at8)
    %101 = stablehlo.convert %0#2 : (tensor<24576x6144xf32>) -> tensor<24576x6144xbf16> loc(#at8)
    %102 = sdy.sharding_constraint %0#9 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16>
    %103 = stablehlo.dot_general %102, %100, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x6144xbf16>, tensor<832x2048x24576xbf16>) -> tensor<6144x24576xbf16> loc(#at2)
    %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<6144x24576xbf16>) -> tensor<24576x6144xbf16> loc(#at2)
    %105 = stablehlo.dot_general %102, %101, contracting_dims = [2] x [1] : (tensor<832x2048x6144xbf16>, tensor<24576x6144xbf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %106 = stablehlo.convert %104 : (tensor<24576x6144xbf16>) -> tensor<24576x6144xf32> loc(#at2)
    %107 = stablehlo.multiply %82, %105 : tensor<832x2048x24576xbf16> loc(#at2)
    %108 = stablehlo.multiply %105, %99 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %107 : tensor<832x2048x24576xbf16> loc(#at2)
    %111 = stablehlo.multiply %110, %95 : tensor<832x2048x24576xbf16> loc(#at2)
    %112 = stablehlo.multiply %111, %93 : tensor<832x2048x24576xbf16> loc(#at2)
    %113 = stablehlo.add %111, %112 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %114 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %115 = stablehlo.multiply %114, %113 : tensor<832x2048x24576xbf16> loc(#at2)
    %116 = stablehlo.add %108, %115 : tensor<832x2048x24576xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<832x2048x24576xbf16> loc(#at2)
    %118 = stablehlo.multiply %117, %115 : tensor<832x2048x24576xbf16> loc(#at2)
    %119 = stablehlo.multiply %118, %87 : tensor<832x2048x24576xbf16> loc(#at2)
    %120 = stablehlo.add %116, %119 : tensor<832x2048x24576xbf16> loc(#at2)
    %121 = stablehlo.dot_general %120, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x24576xbf16>, tensor<832x2048x6144xbf16>) -> tensor<24576x6144xbf16> loc(#at2)
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<24576x6144xbf16>) -> tensor<6144x24576xbf16> loc(#at2)
    %123 = stablehlo.dot_general %120, %81, contracting_dims = [2] x [1] : (tensor<832x2048x24576xbf16>, tensor<6144x24576xbf16>) -> tensor<832x2048x6144xbf16> loc(#at2)
    %124 = stablehlo.convert %122 : (tensor<6144x24576xbf16>) -> tensor<6144x24576xf32> loc(#at2)
    %125 = stablehlo.convert %123 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %126 = stablehlo.multiply %76, %125 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %127 = stablehlo.reduce(%126 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %128 = stablehlo.reshape %127 : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %129 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %130 = stablehlo.multiply %125, %129 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %131 = stablehlo.reduce(%128 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %132 = stablehlo.multiply %63, %130 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %133 = stablehlo.reduce(%132 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %134 = stablehlo.reshape %133 : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %135 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %136 = stablehlo.multiply %130, %135 : tensor<832x2048x6144xf32> loc(#at4)
    %137 = stablehlo.multiply %134, %74 : tensor<832x2048x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %139 = stablehlo.divide %137, %138 : tensor<832x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %140 = stablehlo.reduce(%139 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x1xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %142 = stablehlo.multiply %63, %141 : tensor<832x2048x6144xf32> loc(#at4)
    %143 = stablehlo.add %136, %142 : tensor<832x2048x6144xf32> loc(#at4)
    %144 = stablehlo.multiply %141, %63 : tensor<832x2048x6144xf32> loc(#at4)
    %145 = stablehlo.add %143, %144 : tensor<832x2048x6144xf32> loc(#at4)
    %146 = stablehlo.convert %145 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %147 = stablehlo.add %102, %146 : tensor<832x2048x6144xbf16> loc(#at4)
    %148 = sdy.sharding_constraint %147 <@mesh, [{"fsdp"}, {}, {}]> : tensor<832x2048x6144xbf16>
    %149 = stablehlo.dot_general %148, %58, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x6144xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<6144x24x256xbf16> loc(#at0)
    %150 = stablehlo.transpose %149, dims = [1, 2, 0] : (tensor<6144x24x256xbf16>) -> tensor<24x256x6144xbf16> loc(#at0)
    %151 = stablehlo.dot_general %148, %59, contracting_dims = [2] x [2] : (tensor<832x2048x6144xbf16>, tensor<24x256x6144xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %152 = stablehlo.convert %150 : (tensor<24x256x6144xbf16>) -> tensor<24x256x6144xf32> loc(#at0)
    %153 = stablehlo.transpose %151, dims = [0, 2, 3, 1] : (tensor<832x2048x24x256xbf16>) -> tensor<832x24x256x2048xbf16> loc(#at0)
    %154 = stablehlo.dot_general %153, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<832x24x256x2048xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<832x24x2048x2048xbf16> loc(#at0)
    %155 = stablehlo.dot_general %153, %56, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<832x24x256x2048xbf16>, tensor<832x24x2048x2048xbf16>) -> tensor<832x24x256x2048xbf16> loc(#at0)
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<832x24x256x2048xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %157 = stablehlo.convert %154 : (tensor<832x24x2048x2048xbf16>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %158 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %159 = stablehlo.multiply %157, %158 : tensor<832x24x2048x2048xf32> loc(#at0)
    %160 = stablehlo.multiply %159, %48 : tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%160 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<832x24x2048x2048xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at0)
    %162 = stablehlo.reshape %161 : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x1xf32> loc(#at0)
    %163 = stablehlo.negate %162 : tensor<832x24x2048x1xf32> loc(#at0)
    %164 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<832x24x2048x1xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %165 = stablehlo.divide %157, %164 : tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %166 = stablehlo.reduce(%163 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<832x24x2048x1xf32>, tensor<f32>) -> tensor<832x24x2048xf32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<832x24x2048xf32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %168 = stablehlo.add %165, %167 : tensor<832x24x2048x2048xf32> loc(#at0)
    %169 = stablehlo.multiply %168, %48 : tensor<832x24x2048x2048xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<6.250000e-02> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<832x24x2048x2048xf32> loc(#at0)
    %171 = stablehlo.multiply %169, %170 : tensor<832x24x2048x2048xf32> loc(#at0)
    %172 = stablehlo.convert %171 : (tensor<832x24x2048x2048xf32>) -> tensor<832x24x2048x2048xbf16> loc(#at0)
    %173 = stablehlo.dot_general %172, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<832x24x2048x2048xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<832x24x2048x256xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [0, 2, 1, 3] : (tensor<832x24x2048x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %175 = stablehlo.dot_general %172, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<832x24x2048x2048xbf16>, tensor<832x2048x24x256xbf16>) -> tensor<832x24x2048x256xbf16> loc(#at0)
    %176 = stablehlo.transpose %175, dims = [0, 2, 1, 3] : (tensor<832x24x2048x256xbf16>) -> tensor<832x2048x24x256xbf16> loc(#at0)
    %177 = stablehlo.dot_general %156, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x24x256xbf16>, tensor<832x2048x6144xbf16>) -> tensor<24x256x6144xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [2, 0, 1] : (tensor<24x256x6144xbf16>) -> tensor<6144x24x256xbf16> loc(#at0)
    %179 = stablehlo.dot_general %156, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<832x2048x24x256xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x6144xbf16> loc(#at0)
    %180 = stablehlo.convert %178 : (tensor<6144x24x256xbf16>) -> tensor<6144x24x256xf32> loc(#at0)
    %181 = stablehlo.dot_general %174, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x24x256xbf16>, tensor<832x2048x6144xbf16>) -> tensor<24x256x6144xbf16> loc(#at0)
    %182 = stablehlo.transpose %181, dims = [2, 0, 1] : (tensor<24x256x6144xbf16>) -> tensor<6144x24x256xbf16> loc(#at0)
    %183 = stablehlo.dot_general %174, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<832x2048x24x256xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x6144xbf16> loc(#at0)
    %184 = stablehlo.add %179, %183 : tensor<832x2048x6144xbf16> loc(#at0)
    %185 = stablehlo.convert %182 : (tensor<6144x24x256xbf16>) -> tensor<6144x24x256xf32> loc(#at0)
    %186 = stablehlo.dot_general %176, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<832x2048x24x256xbf16>, tensor<832x2048x6144xbf16>) -> tensor<24x256x6144xbf16> loc(#at0)
    %187 = stablehlo.transpose %186, dims = [2, 0, 1] : (tensor<24x256x6144xbf16>) -> tensor<6144x24x256xbf16> loc(#at0)
    %188 = stablehlo.dot_general %176, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<832x2048x24x256xbf16>, tensor<6144x24x256xbf16>) -> tensor<832x2048x6144xbf16> loc(#at0)
    %189 = stablehlo.add %184, %188 : tensor<832x2048x6144xbf16> loc(#at0)
    %190 = stablehlo.convert %187 : (tensor<6144x24x256xbf16>) -> tensor<6144x24x256xf32> loc(#at0)
    %191 = stablehlo.convert %189 : (tensor<832x2048x6144xbf16>) -> tensor<832x2048x6144xf32> loc(#at4)
    %192 = stablehlo.multiply %14, %191 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %193 = stablehlo.reduce(%192 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %194 = stablehlo.reshape %193 : (tensor<6144xf32>) -> tensor<1x1x6144xf32> loc(#at4)
    %195 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x6144xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %196 = stablehlo.multiply %191, %195 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %197 = stablehlo.reduce(%194 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6144xf32>, tensor<f32>) -> tensor<6144xf32> loc(#at4)
    %198 = stablehlo.multiply %1, %196 : tensor<832x2048x6144xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %199 = stablehlo.reduce(%198 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x6144xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %200 = stablehlo.reshape %199 : (tensor<832x2048xf32>) -> tensor<832x2048x1xf32> loc(#at4)
    %201 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<832x2048x1xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %202 = stablehlo.multiply %196, %201 : tensor<832x2048x6144xf32> loc(#at4)
    %203 = stablehlo.multiply %200, %12 : tensor<832x2048x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<6.144000e+03> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<832x2048x1xf32> loc(#at4)
    %205 = stablehlo.divide %203, %204 : tensor<832x2048x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %206 = stablehlo.reduce(%205 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<832x2048x1xf32>, tensor<f32>) -> tensor<832x2048xf32> loc(#at4)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<832x2048xf32>) -> tensor<832x2048x6144xf32> loc(#at4)
    %208 = stablehlo.multiply %1, %207 : tensor<832x2048x6144xf32> loc(#at4)
    %209 = stablehlo.add %202, %208 : tensor<832x2048x6144xf32> loc(#at4)
    %210 = stablehlo.multiply %207, %1 : tensor<832x2048x6144xf32> loc(#at4)
    %211 = stablehlo.add %209, %210 : tensor<832x2048x6144xf32> loc(#at4)
    %212 = stablehlo.convert %211 : (tensor<832x2048x6144xf32>) -> tensor<832x2048x6144xbf16> loc(#at4)
    %213 = stablehlo.add %148, %212 : tensor<832x2048x6144xbf16> loc(#at4)
    return %213, %197, %131, %106, %124, %185, %152, %190, %180 : tensor<832x2048x6144xbf16>, tensor<6144xf32>, tensor<6144xf32>, tensor<24576x6144xf32>, tensor<6144x24576xf32>, tensor<6144x24x256xf32>, tensor<24x256x6144xf32>, tensor<6144x24x256xf32>, tensor<6144x24x256xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<48x6144xf32>, %arg1: tensor<6144xf32>, %arg2: tensor<i32>) -> tensor<48x6144xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6144xf32>) -> tensor<1x6144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<48x6144xf32>, tensor<1x6144xf32>, tensor<i32>, tensor<i32>) -> tensor<48x6144xf32>
    return %1 : tensor<48x6144xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<48x24576x6144xf32>, %arg1: tensor<24576x6144xf32>, %arg2: tensor<i32>) -> tensor<48x24576x6144xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24576x6144xf32>) -> tensor<1x24576x6144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<48x24576x6144xf32>, tensor<1x24576x6144xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<48x24576x6144xf32>
    return %1 : tensor<48x24576x6144xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<48x6144x24576xf32>, %arg1: tensor<6144x24576xf32>, %arg2: tensor<i32>) -> tensor<48x6144x24576xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6144x24576xf32>) -> tensor<1x6144x24576xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<48x6144x24576xf32>, tensor<1x6144x24576xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<48x6144x24576xf32>
    return %1 : tensor<48x6144x24576xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<48x6144x24x256xf32>, %arg1: tensor<6144x24x256xf32>, %arg2: tensor<i32>) -> tensor<48x6144x24x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6144x24x256xf32>) -> tensor<1x6144x24x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<48x6144x24x256xf32>, tensor<1x6144x24x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<48x6144x24x256xf32>
    return %1 : tensor<48x6144x24x256xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<48x24x256x6144xf32>, %arg1: tensor<24x256x6144xf32>, %arg2: tensor<i32>) -> tensor<48x24x256x6144xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x256x6144xf32>) -> tensor<1x24x256x6144xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<48x24x256x6144xf32>, tensor<1x24x256x6144xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<48x24x256x6144xf32>
    return %1 : tensor<48x24x256x6144xf32>
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

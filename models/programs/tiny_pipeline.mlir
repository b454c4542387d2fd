module @jit_tiny_pipeline attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=4, "data"=2]> {stablehlo.mesh = {axes = [{name = "stage", size = 4 : i64}, {name = "data", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<4x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<4x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<4x2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<4x2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<4x2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<4x2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['labels']"), %arg13: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<4x2x16xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4x2x16xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<4x2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>}, tensor<4x2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<4x2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg13) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
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
    %11 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %12:2 = call @remainder(%c_0) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%4) : (tensor<4x2x8x16xf32>) -> ()
    %13 = call @_where_0(%8) : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    %14 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32>
    %15 = stablehlo.transpose %arg3, dims = [1, 0, 2] : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32>
    %16 = stablehlo.transpose %arg5, dims = [1, 0, 2, 3] : (tensor<4x2x32x16xf32>) -> tensor<2x4x32x16xf32>
    %17 = stablehlo.transpose %arg6, dims = [1, 0, 2, 3] : (tensor<4x2x16x32xf32>) -> tensor<2x4x16x32xf32>
    %18 = stablehlo.transpose %arg7, dims = [1, 0, 2, 3] : (tensor<4x2x16x32xf32>) -> tensor<2x4x16x32xf32>
    %19 = stablehlo.transpose %arg8, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32>
    %20 = stablehlo.transpose %arg9, dims = [1, 0, 2, 3, 4] : (tensor<4x2x4x8x16xf32>) -> tensor<2x4x4x8x16xf32>
    %21 = stablehlo.transpose %arg10, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32>
    %22 = stablehlo.transpose %arg11, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32>
    %23:3 = call @closed_call(%14, %15, %16, %17, %18, %19, %20, %21, %22) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>) -> (tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>)
    call @_roll_static() : () -> () loc(#at10)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x2x8x16xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x4x2x8x16xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %27:20 = stablehlo.while(%iterArg = %11, %iterArg_58 = %23#0, %iterArg_59 = %23#1, %iterArg_60 = %22, %iterArg_61 = %21, %iterArg_62 = %19, %iterArg_63 = %20, %iterArg_64 = %23#2, %iterArg_65 = %17, %iterArg_66 = %18, %iterArg_67 = %16, %iterArg_68 = %12#0, %iterArg_69 = %12#1, %iterArg_70 = %4, %iterArg_71 = %13, %iterArg_72 = %c_4, %iterArg_73 = %10, %iterArg_74 = %24, %iterArg_75 = %25, %iterArg_76 = %26) : tensor<7xi32>, tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x4x2x8x16xf32>
    cond {
      %c_77 = stablehlo.constant dense<7> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_72, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %183 = func.call @dynamic_index_in_dim_7(%iterArg, %iterArg_72) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %184:4 = func.call @closed_call_8(%iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_73, %183) : (tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>)
      %185 = func.call @dynamic_update_index_in_dim_17(%iterArg_74, %184#1, %iterArg_72) : (tensor<7x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<7x2x8x16xf32>
      %186 = func.call @dynamic_update_index_in_dim_18(%iterArg_75, %184#2, %iterArg_72) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %187 = func.call @dynamic_update_index_in_dim_19(%iterArg_76, %184#3, %iterArg_72) : (tensor<7x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<7x4x2x8x16xf32>
      %c_77 = stablehlo.constant dense<1> : tensor<i32>
      %188 = stablehlo.add %iterArg_72, %c_77 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %188, %184#0, %185, %186, %187 : tensor<7xi32>, tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x4x2x8x16xf32>
    }
    %28 = stablehlo.slice %27#17 [3:7, 0:2, 0:8, 0:16] : (tensor<7x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %29 = stablehlo.reshape %28 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %30 = sdy.sharding_constraint %29 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<8x8x16xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %35 = stablehlo.divide %33, %34 : tensor<8x8x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %37 = stablehlo.add %35, %36 : tensor<8x8x1xf32> loc(#at5)
    %38 = stablehlo.rsqrt %37 : tensor<8x8x1xf32> loc(#at5)
    %39 = stablehlo.divide %38, %37 : tensor<8x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %41 = stablehlo.multiply %40, %39 : tensor<8x8x1xf32> loc(#at5)
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %43 = stablehlo.multiply %30, %42 : tensor<8x8x16xf32> loc(#at5)
    %44 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %46 = stablehlo.multiply %43, %45 : tensor<8x8x16xf32> loc(#at5)
    %47 = stablehlo.dot_general %46, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %48 = sdy.sharding_constraint %47 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %49 = call @_one_hot_20(%arg12) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %50 = stablehlo.multiply %48, %49 : tensor<8x8x32xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %52 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %53 = stablehlo.reshape %52 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %55 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %56 = stablehlo.convert %55 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %59 = stablehlo.maximum %58, %52 : tensor<8x8xf32> loc(#at4)
    %60 = stablehlo.compare EQ, %52, %59, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %63 = stablehlo.select %60, %61, %62 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %65 = stablehlo.compare EQ, %64, %59, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %68 = stablehlo.select %65, %66, %67 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %69 = stablehlo.divide %63, %68 : tensor<8x8xf32> loc(#at4)
    %70 = stablehlo.is_finite %59 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %72 = stablehlo.select %70, %59, %71 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %76 = stablehlo.subtract %48, %75 : tensor<8x8x32xf32> loc(#at4)
    %77 = stablehlo.exponential %76 : tensor<8x8x32xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %78 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %79 = stablehlo.sign %78 : tensor<8x8xf32> loc(#at4)
    %80 = stablehlo.abs %78 : tensor<8x8xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %82 = stablehlo.compare GE, %78, %81, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %83 = stablehlo.log %80 : tensor<8x8xf32> loc(#at4)
    %84 = stablehlo.add %83, %72 : tensor<8x8xf32> loc(#at4)
    %85 = stablehlo.subtract %84, %51 : tensor<8x8xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %86 = stablehlo.reduce(%85 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %87 = stablehlo.divide %86, %cst_23 : tensor<f32> loc(#at4)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %89 = stablehlo.divide %cst_24, %cst_26 : tensor<f32> loc(#at4)
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %91 = stablehlo.negate %90 : tensor<8x8xf32> loc(#at4)
    %92 = stablehlo.divide %90, %80 : tensor<8x8xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %94 = stablehlo.select %82, %93, %92 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %95 = stablehlo.select %82, %92, %93 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %96 = stablehlo.negate %94 : tensor<8x8xf32> loc(#at4)
    %97 = stablehlo.add %95, %96 : tensor<8x8xf32> loc(#at4)
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %99 = stablehlo.multiply %98, %77 : tensor<8x8x32xf32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %101 = stablehlo.multiply %100, %49 : tensor<8x8x32xf32> loc(#at4)
    %102 = stablehlo.add %99, %101 : tensor<8x8x32xf32> loc(#at4)
    %103 = sdy.sharding_constraint %102 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %104 = stablehlo.dot_general %103, %46, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %106 = stablehlo.dot_general %103, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %107 = stablehlo.multiply %43, %106 : tensor<8x8x16xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %108 = stablehlo.reduce(%107 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %109 = stablehlo.reshape %108 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %110 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %111 = stablehlo.multiply %106, %110 : tensor<8x8x16xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %112 = stablehlo.reduce(%109 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %113 = stablehlo.multiply %30, %111 : tensor<8x8x16xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %114 = stablehlo.reduce(%113 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %115 = stablehlo.reshape %114 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %116 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %117 = stablehlo.multiply %111, %116 : tensor<8x8x16xf32> loc(#at5)
    %118 = stablehlo.multiply %115, %41 : tensor<8x8x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %120 = stablehlo.divide %118, %119 : tensor<8x8x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %121 = stablehlo.reduce(%120 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %123 = stablehlo.multiply %30, %122 : tensor<8x8x16xf32> loc(#at5)
    %124 = stablehlo.add %117, %123 : tensor<8x8x16xf32> loc(#at5)
    %125 = stablehlo.multiply %122, %30 : tensor<8x8x16xf32> loc(#at5)
    %126 = stablehlo.add %124, %125 : tensor<8x8x16xf32> loc(#at5)
    %127 = sdy.sharding_constraint %126 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32>
    %128 = stablehlo.reshape %127 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.pad %128, %cst_33, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<7x2x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x2x32x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %141:25 = stablehlo.while(%iterArg = %129, %iterArg_58 = %27#18, %iterArg_59 = %27#19, %iterArg_60 = %13, %iterArg_61 = %arg2, %iterArg_62 = %arg3, %iterArg_63 = %arg5, %iterArg_64 = %arg6, %iterArg_65 = %arg7, %iterArg_66 = %arg8, %iterArg_67 = %arg9, %iterArg_68 = %arg10, %iterArg_69 = %arg11, %iterArg_70 = %c_45, %iterArg_71 = %131, %iterArg_72 = %132, %iterArg_73 = %133, %iterArg_74 = %134, %iterArg_75 = %135, %iterArg_76 = %136, %iterArg_77 = %137, %iterArg_78 = %138, %iterArg_79 = %139, %iterArg_80 = %140, %iterArg_81 = %130) : tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
    cond {
      %c_82 = stablehlo.constant dense<7> : tensor<i32>
      %183 = stablehlo.compare LT, %iterArg_70, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %183 : tensor<i1>
    } do {
      %c_82 = stablehlo.constant dense<7> : tensor<i32>
      %183 = stablehlo.subtract %c_82, %iterArg_70 : tensor<i32>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %184 = stablehlo.subtract %183, %c_83 : tensor<i32>
      %185 = func.call @dynamic_index_in_dim_21(%iterArg, %184) : (tensor<7x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %186 = func.call @dynamic_index_in_dim_7(%iterArg_58, %184) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %187 = func.call @dynamic_index_in_dim_22(%iterArg_59, %184) : (tensor<7x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %188:11 = func.call @closed_call_23(%iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %185, %186, %187) : (tensor<4x2x8x16xi1>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>)
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %189 = stablehlo.add %iterArg_70, %c_84 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %189, %188#0, %188#1, %188#2, %188#3, %188#4, %188#5, %188#6, %188#7, %188#8, %188#9, %188#10 : tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
    }
    %142 = sdy.sharding_constraint %141#14 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %143 = stablehlo.reshape %142 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %144 = sdy.sharding_constraint %143 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %145 = stablehlo.dot_general %144, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %146 = stablehlo.transpose %145, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %148 = stablehlo.multiply %147, %146 : tensor<32x16xf32> loc(#at6)
    %149 = stablehlo.subtract %arg0, %148 : tensor<32x16xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %151 = stablehlo.multiply %150, %112 : tensor<16xf32> loc(#at6)
    %152 = stablehlo.subtract %arg1, %151 : tensor<16xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32> loc(#at6)
    %154 = stablehlo.multiply %153, %141#15 : tensor<4x2x16xf32> loc(#at6)
    %155 = stablehlo.subtract %arg2, %154 : tensor<4x2x16xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32> loc(#at6)
    %157 = stablehlo.multiply %156, %141#16 : tensor<4x2x16xf32> loc(#at6)
    %158 = stablehlo.subtract %arg3, %157 : tensor<4x2x16xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %160 = stablehlo.multiply %159, %105 : tensor<16x32xf32> loc(#at6)
    %161 = stablehlo.subtract %arg4, %160 : tensor<16x32xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x2x32x16xf32> loc(#at6)
    %163 = stablehlo.multiply %162, %141#17 : tensor<4x2x32x16xf32> loc(#at6)
    %164 = stablehlo.subtract %arg5, %163 : tensor<4x2x32x16xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32> loc(#at6)
    %166 = stablehlo.multiply %165, %141#18 : tensor<4x2x16x32xf32> loc(#at6)
    %167 = stablehlo.subtract %arg6, %166 : tensor<4x2x16x32xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32> loc(#at6)
    %169 = stablehlo.multiply %168, %141#19 : tensor<4x2x16x32xf32> loc(#at6)
    %170 = stablehlo.subtract %arg7, %169 : tensor<4x2x16x32xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %172 = stablehlo.multiply %171, %141#20 : tensor<4x2x16x4x8xf32> loc(#at6)
    %173 = stablehlo.subtract %arg8, %172 : tensor<4x2x16x4x8xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x16xf32> loc(#at6)
    %175 = stablehlo.multiply %174, %141#21 : tensor<4x2x4x8x16xf32> loc(#at6)
    %176 = stablehlo.subtract %arg9, %175 : tensor<4x2x4x8x16xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %178 = stablehlo.multiply %177, %141#22 : tensor<4x2x16x4x8xf32> loc(#at6)
    %179 = stablehlo.subtract %arg10, %178 : tensor<4x2x16x4x8xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %181 = stablehlo.multiply %180, %141#23 : tensor<4x2x16x4x8xf32> loc(#at6)
    %182 = stablehlo.subtract %arg11, %181 : tensor<4x2x16x4x8xf32> loc(#at6)
    return %149, %152, %155, %158, %161, %164, %167, %170, %173, %176, %179, %182, %87 : tensor<32x16xf32>, tensor<16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<16x32xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<f32>
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
  func.func private @_where_0(%arg0: tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    return %0 : tensor<4x2x8x16xi1>
  }
  func.func private @closed_call(%arg0: tensor<2x4x16xf32>, %arg1: tensor<2x4x16xf32>, %arg2: tensor<2x4x32x16xf32>, %arg3: tensor<2x4x16x32xf32>, %arg4: tensor<2x4x16x32xf32>, %arg5: tensor<2x4x16x4x8xf32>, %arg6: tensor<2x4x4x8x16xf32>, %arg7: tensor<2x4x16x4x8xf32>, %arg8: tensor<2x4x16x4x8xf32>) -> (tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %2 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %7 = stablehlo.convert %6 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at0)
    %9 = stablehlo.multiply %8, %7 : tensor<8x8xf32> loc(#at0)
    %10 = stablehlo.broadcast_in_dim %9, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at0)
    %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2, 3, 4] : (tensor<1x1x8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:12 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3, %iterArg_5 = %arg4, %iterArg_6 = %arg5, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %arg8, %iterArg_10 = %c, %iterArg_11 = %12, %iterArg_12 = %13) : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>
    cond {
      %c_13 = stablehlo.constant dense<2> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_10) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_2, %iterArg_10) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %17 = func.call @dynamic_index_in_dim_2(%iterArg_3, %iterArg_10) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %18 = func.call @dynamic_index_in_dim_3(%iterArg_4, %iterArg_10) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %19 = func.call @dynamic_index_in_dim_3(%iterArg_5, %iterArg_10) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %20 = func.call @dynamic_index_in_dim_4(%iterArg_6, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %21 = func.call @dynamic_index_in_dim_5(%iterArg_7, %iterArg_10) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %22 = func.call @dynamic_index_in_dim_4(%iterArg_8, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %23 = func.call @dynamic_index_in_dim_4(%iterArg_9, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %24:2 = func.call @closed_call_6(%15, %16, %17, %18, %19, %20, %21, %22, %23) : (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>)
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_11, %24#0, %iterArg_10) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32>
      %26 = func.call @dynamic_update_index_in_dim(%iterArg_12, %24#1, %iterArg_10) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %27, %25, %26 : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>
    }
    return %11, %14#10, %14#11 : tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<2x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x4x32x16xf32>, %arg1: tensor<i32>) -> tensor<4x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 32, 16] : (tensor<2x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x32x16xf32>) -> tensor<4x32x16xf32>
    return %1 : tensor<4x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 16, 32] : (tensor<2x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 8] : (tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    return %1 : tensor<4x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x4x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 8, 16] : (tensor<2x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    return %1 : tensor<4x4x8x16xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x32x16xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x4x8xf32>, %arg6: tensor<4x4x8x16xf32>, %arg7: tensor<4x16x4x8xf32>, %arg8: tensor<4x16x4x8xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    return %0, %1 : tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x4x1x1x16xf32>, %arg1: tensor<4x1x1x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x1x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x1x1x16xf32>, tensor<1x4x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1x1x16xf32>
    return %1 : tensor<2x4x1x1x16xf32>
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_8(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<2x4x1x1x16xf32>, %arg2: tensor<2x4x16x4x8xf32>, %arg3: tensor<2x4x16x4x8xf32>, %arg4: tensor<2x4x16x4x8xf32>, %arg5: tensor<2x4x4x8x16xf32>, %arg6: tensor<2x4x1x1x16xf32>, %arg7: tensor<2x4x16x32xf32>, %arg8: tensor<2x4x16x32xf32>, %arg9: tensor<2x4x32x16xf32>, %arg10: tensor<i32>, %arg11: tensor<i1>, %arg12: tensor<4x2x8x16xf32>, %arg13: tensor<4x2x8x16xi1>, %arg14: tensor<4x2x8x16xf32>, %arg15: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>) {
    %0 = call @remainder_9(%arg15, %arg10, %arg11) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_10(%0, %arg12) : (tensor<i32>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>)
    %2 = call @_where_11(%1#0, %arg14, %arg13) : (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %4 = call @closed_call_12(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %3) : (tensor<1x1x1x8x8xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %6 = stablehlo.slice %5 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    %8 = call @_roll_static_16(%5) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %9 = sdy.sharding_constraint %8 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at10)
    return %9, %7, %1#1, %3 : tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>
  }
  func.func private @remainder_9(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
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
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>) {
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
  func.func private @_where_11(%arg0: tensor<1x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg2, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @closed_call_12(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<2x4x1x1x16xf32>, %arg2: tensor<2x4x16x4x8xf32>, %arg3: tensor<2x4x16x4x8xf32>, %arg4: tensor<2x4x16x4x8xf32>, %arg5: tensor<2x4x4x8x16xf32>, %arg6: tensor<2x4x1x1x16xf32>, %arg7: tensor<2x4x16x32xf32>, %arg8: tensor<2x4x16x32xf32>, %arg9: tensor<2x4x32x16xf32>, %arg10: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:12 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %arg3, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg6, %iterArg_5 = %arg7, %iterArg_6 = %arg8, %iterArg_7 = %arg9, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %arg10) : tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>
    cond {
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_9, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim_13(%iterArg, %iterArg_9) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %2 = func.call @dynamic_index_in_dim_4(%iterArg_0, %iterArg_9) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %3 = func.call @dynamic_index_in_dim_4(%iterArg_1, %iterArg_9) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %4 = func.call @dynamic_index_in_dim_4(%iterArg_2, %iterArg_9) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %5 = func.call @dynamic_index_in_dim_5(%iterArg_3, %iterArg_9) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %6 = func.call @dynamic_index_in_dim_13(%iterArg_4, %iterArg_9) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %7 = func.call @dynamic_index_in_dim_3(%iterArg_5, %iterArg_9) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %8 = func.call @dynamic_index_in_dim_3(%iterArg_6, %iterArg_9) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %9 = func.call @dynamic_index_in_dim_2(%iterArg_7, %iterArg_9) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %10 = func.call @closed_call_14(%iterArg_8, %iterArg_10, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (tensor<1x1x1x8x8xf32>, tensor<4x2x8x16xf32>, tensor<4x1x1x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x1x1x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_9, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %11, %10 : tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>
    }
    return %0#11 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x4x1x1x16xf32>, %arg1: tensor<i32>) -> tensor<4x1x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 1, 1, 16] : (tensor<2x4x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1x1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    return %1 : tensor<4x1x1x16xf32>
  }
  func.func private @closed_call_14(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x1x1x16xf32>, %arg3: tensor<4x16x4x8xf32>, %arg4: tensor<4x16x4x8xf32>, %arg5: tensor<4x16x4x8xf32>, %arg6: tensor<4x4x8x16xf32>, %arg7: tensor<4x1x1x16xf32>, %arg8: tensor<4x16x32xf32>, %arg9: tensor<4x16x32xf32>, %arg10: tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<4x2x8x16xf32> loc(#at5)
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
    %9 = stablehlo.multiply %arg1, %8 : tensor<4x2x8x16xf32> loc(#at5)
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %11 = stablehlo.multiply %9, %10 : tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.dot_general %11, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %13 = stablehlo.dot_general %11, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %11, %arg3, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %13, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %17 = stablehlo.multiply %15, %16 : tensor<4x2x4x8x8xf32> loc(#at0)
    %18 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %19 = stablehlo.subtract %17, %18 : tensor<4x2x4x8x8xf32> loc(#at0)
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
    %31 = stablehlo.dot_general %14, %30, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %32 = stablehlo.transpose %31, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %33 = stablehlo.dot_general %32, %arg6, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %34 = stablehlo.add %arg1, %33 : tensor<4x2x8x16xf32>
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
    %46 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %47 = stablehlo.multiply %45, %46 : tensor<4x2x8x16xf32> loc(#at5)
    %48 = stablehlo.dot_general %47, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %49 = stablehlo.dot_general %47, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %50 = call @silu_15(%49) : (tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %51 = stablehlo.multiply %50, %48 : tensor<4x2x8x32xf32> loc(#at2)
    %52 = stablehlo.dot_general %51, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %53 = stablehlo.add %35, %52 : tensor<4x2x8x16xf32>
    %54 = sdy.sharding_constraint %53 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %54 : tensor<4x2x8x16xf32>
  }
  func.func private @silu_15(%arg0: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
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
  func.func private @_roll_static_16(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x8x16xf32>, tensor<3x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %2 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<7x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<7x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<7x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x8x16xf32>
    return %1 : tensor<7x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<7x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<7x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<7x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x4x2x8x16xf32>
    return %1 : tensor<7x4x2x8x16xf32>
  }
  func.func private @_one_hot_20(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<7x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<7x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<7x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<7x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @closed_call_23(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x16xf32>, %arg2: tensor<4x2x16xf32>, %arg3: tensor<4x2x32x16xf32>, %arg4: tensor<4x2x16x32xf32>, %arg5: tensor<4x2x16x32xf32>, %arg6: tensor<4x2x16x4x8xf32>, %arg7: tensor<4x2x4x8x16xf32>, %arg8: tensor<4x2x16x4x8xf32>, %arg9: tensor<4x2x16x4x8xf32>, %arg10: tensor<4x2x8x16xf32>, %arg11: tensor<4x2x16xf32>, %arg12: tensor<4x2x16xf32>, %arg13: tensor<4x2x32x16xf32>, %arg14: tensor<4x2x16x32xf32>, %arg15: tensor<4x2x16x32xf32>, %arg16: tensor<4x2x16x4x8xf32>, %arg17: tensor<4x2x4x8x16xf32>, %arg18: tensor<4x2x16x4x8xf32>, %arg19: tensor<4x2x16x4x8xf32>, %arg20: tensor<4x2x8x16xf32>, %arg21: tensor<2x8x16xf32>, %arg22: tensor<i32>, %arg23: tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>) {
    %0 = sdy.sharding_constraint %arg20 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at10)
    %1 = call @_roll_static_24(%0) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %2 = stablehlo.broadcast_in_dim %arg21, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x2x8x16xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %6:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg23, %5 : tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
    %7 = stablehlo.transpose %6#0, dims = [1, 0, 2] : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32> loc(#at7)
    %8 = stablehlo.transpose %6#1, dims = [1, 0, 2] : (tensor<4x2x16xf32>) -> tensor<2x4x16xf32> loc(#at7)
    %9 = stablehlo.transpose %6#2, dims = [1, 0, 2, 3] : (tensor<4x2x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#at7)
    %10 = stablehlo.transpose %6#3, dims = [1, 0, 2, 3] : (tensor<4x2x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#at7)
    %11 = stablehlo.transpose %6#4, dims = [1, 0, 2, 3] : (tensor<4x2x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#at7)
    %12 = stablehlo.transpose %6#5, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32> loc(#at7)
    %13 = stablehlo.transpose %6#6, dims = [1, 0, 2, 3, 4] : (tensor<4x2x4x8x16xf32>) -> tensor<2x4x4x8x16xf32> loc(#at7)
    %14 = stablehlo.transpose %6#7, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32> loc(#at7)
    %15 = stablehlo.transpose %6#8, dims = [1, 0, 2, 3, 4] : (tensor<4x2x16x4x8xf32>) -> tensor<2x4x16x4x8xf32> loc(#at7)
    %16 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at8)
    %18 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at8)
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at8)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at8)
    %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at8)
    %23 = stablehlo.convert %22 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at8)
    %cst_0 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at8)
    %25 = stablehlo.multiply %24, %23 : tensor<8x8xf32> loc(#at8)
    %26 = stablehlo.broadcast_in_dim %25, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at8)
    %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2, 3, 4] : (tensor<1x1x8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at8)
    %28 = call @silu_25() : () -> tensor<f32> loc(#at9)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x2x4x8x8xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x2x4x8x8xf32> loc(#at7)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x2x4x8x1xf32> loc(#at7)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x2x4x8x1xf32> loc(#at7)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32> loc(#at7)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %47 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %53 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#at7)
    %55:39 = stablehlo.while(%iterArg = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %13, %iterArg_43 = %14, %iterArg_44 = %15, %iterArg_45 = %27, %iterArg_46 = %28, %iterArg_47 = %c, %iterArg_48 = %6#9, %iterArg_49 = %29, %iterArg_50 = %30, %iterArg_51 = %31, %iterArg_52 = %32, %iterArg_53 = %33, %iterArg_54 = %34, %iterArg_55 = %35, %iterArg_56 = %36, %iterArg_57 = %37, %iterArg_58 = %38, %iterArg_59 = %39, %iterArg_60 = %40, %iterArg_61 = %41, %iterArg_62 = %42, %iterArg_63 = %43, %iterArg_64 = %44, %iterArg_65 = %45, %iterArg_66 = %46, %iterArg_67 = %47, %iterArg_68 = %48, %iterArg_69 = %49, %iterArg_70 = %50, %iterArg_71 = %51, %iterArg_72 = %52, %iterArg_73 = %53, %iterArg_74 = %54) : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>
    cond {
      %c_75 = stablehlo.constant dense<2> : tensor<i32> loc(#at7)
      %88 = stablehlo.compare LT, %iterArg_47, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at7)
      stablehlo.return %88 : tensor<i1> loc(#at7)
    } do {
      %88 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_47) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32> loc(#at7)
      %89 = func.call @dynamic_index_in_dim_1(%iterArg_37, %iterArg_47) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32> loc(#at7)
      %90 = func.call @dynamic_index_in_dim_2(%iterArg_38, %iterArg_47) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32> loc(#at7)
      %91 = func.call @dynamic_index_in_dim_3(%iterArg_39, %iterArg_47) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32> loc(#at7)
      %92 = func.call @dynamic_index_in_dim_3(%iterArg_40, %iterArg_47) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32> loc(#at7)
      %93 = func.call @dynamic_index_in_dim_4(%iterArg_41, %iterArg_47) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %94 = func.call @dynamic_index_in_dim_5(%iterArg_42, %iterArg_47) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32> loc(#at7)
      %95 = func.call @dynamic_index_in_dim_4(%iterArg_43, %iterArg_47) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %96 = func.call @dynamic_index_in_dim_4(%iterArg_44, %iterArg_47) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %97:27 = func.call @closed_call_26(%iterArg_45, %iterArg_46, %iterArg_48, %88, %89, %90, %91, %92, %93, %94, %95, %96) : (tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at7)
      %98 = func.call @dynamic_update_index_in_dim_28(%iterArg_49, %97#1, %iterArg_47) : (tensor<2x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
      %99 = func.call @dynamic_update_index_in_dim_29(%iterArg_50, %97#2, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %100 = func.call @dynamic_update_index_in_dim_28(%iterArg_51, %97#3, %iterArg_47) : (tensor<2x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
      %101 = func.call @dynamic_update_index_in_dim(%iterArg_52, %97#4, %iterArg_47) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32> loc(#at7)
      %102 = func.call @dynamic_update_index_in_dim_29(%iterArg_53, %97#5, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %103 = func.call @dynamic_update_index_in_dim_29(%iterArg_54, %97#6, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %104 = func.call @dynamic_update_index_in_dim_30(%iterArg_55, %97#7, %iterArg_47) : (tensor<2x4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>, tensor<i32>) -> tensor<2x4x2x4x8x8xf32> loc(#at7)
      %105 = func.call @dynamic_update_index_in_dim_31(%iterArg_56, %97#8, %iterArg_47) : (tensor<2x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
      %106 = func.call @dynamic_update_index_in_dim_31(%iterArg_57, %97#9, %iterArg_47) : (tensor<2x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
      %107 = func.call @dynamic_update_index_in_dim_31(%iterArg_58, %97#10, %iterArg_47) : (tensor<2x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
      %108 = func.call @dynamic_update_index_in_dim_30(%iterArg_59, %97#11, %iterArg_47) : (tensor<2x4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>, tensor<i32>) -> tensor<2x4x2x4x8x8xf32> loc(#at7)
      %109 = func.call @dynamic_update_index_in_dim_32(%iterArg_60, %97#12, %iterArg_47) : (tensor<2x4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<i32>) -> tensor<2x4x2x4x8x1xf32> loc(#at7)
      %110 = func.call @dynamic_update_index_in_dim_32(%iterArg_61, %97#13, %iterArg_47) : (tensor<2x4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<i32>) -> tensor<2x4x2x4x8x1xf32> loc(#at7)
      %111 = func.call @dynamic_update_index_in_dim_31(%iterArg_62, %97#14, %iterArg_47) : (tensor<2x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<2x4x2x8x4x8xf32> loc(#at7)
      %112 = func.call @dynamic_update_index_in_dim_28(%iterArg_63, %97#15, %iterArg_47) : (tensor<2x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
      %113 = func.call @dynamic_update_index_in_dim_29(%iterArg_64, %97#16, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %114 = func.call @dynamic_update_index_in_dim_28(%iterArg_65, %97#17, %iterArg_47) : (tensor<2x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<2x4x2x8x1xf32> loc(#at7)
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_66, %97#18, %iterArg_47) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32> loc(#at7)
      %116 = func.call @dynamic_update_index_in_dim_29(%iterArg_67, %97#19, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %117 = func.call @dynamic_update_index_in_dim_29(%iterArg_68, %97#20, %iterArg_47) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32> loc(#at7)
      %118 = func.call @dynamic_update_index_in_dim_33(%iterArg_69, %97#21, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %119 = func.call @dynamic_update_index_in_dim_33(%iterArg_70, %97#22, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %120 = func.call @dynamic_update_index_in_dim_33(%iterArg_71, %97#23, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %121 = func.call @dynamic_update_index_in_dim_33(%iterArg_72, %97#24, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %122 = func.call @dynamic_update_index_in_dim_33(%iterArg_73, %97#25, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %123 = func.call @dynamic_update_index_in_dim_33(%iterArg_74, %97#26, %iterArg_47) : (tensor<2x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<2x4x2x8x32xf32> loc(#at7)
      %c_75 = stablehlo.constant dense<1> : tensor<i32> loc(#at7)
      %124 = stablehlo.add %iterArg_47, %c_75 : tensor<i32> loc(#at7)
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %124, %97#0, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123 : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32> loc(#at7)
    } loc(#at7)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x4x32x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x4x16x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x4x16x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x4x4x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %65:44 = stablehlo.while(%iterArg = %55#13, %iterArg_37 = %55#14, %iterArg_38 = %55#15, %iterArg_39 = %55#16, %iterArg_40 = %55#17, %iterArg_41 = %15, %iterArg_42 = %55#18, %iterArg_43 = %55#19, %iterArg_44 = %55#20, %iterArg_45 = %14, %iterArg_46 = %55#21, %iterArg_47 = %55#22, %iterArg_48 = %12, %iterArg_49 = %55#23, %iterArg_50 = %55#24, %iterArg_51 = %55#25, %iterArg_52 = %13, %iterArg_53 = %55#26, %iterArg_54 = %55#27, %iterArg_55 = %55#28, %iterArg_56 = %55#29, %iterArg_57 = %55#30, %iterArg_58 = %55#31, %iterArg_59 = %10, %iterArg_60 = %55#32, %iterArg_61 = %55#33, %iterArg_62 = %55#34, %iterArg_63 = %55#35, %iterArg_64 = %55#36, %iterArg_65 = %55#37, %iterArg_66 = %11, %iterArg_67 = %9, %iterArg_68 = %55#38, %iterArg_69 = %c_36, %iterArg_70 = %6#10, %iterArg_71 = %56, %iterArg_72 = %57, %iterArg_73 = %58, %iterArg_74 = %59, %iterArg_75 = %60, %iterArg_76 = %61, %iterArg_77 = %62, %iterArg_78 = %63, %iterArg_79 = %64) : tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<2x4x2x8x32xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>
    cond {
      %c_80 = stablehlo.constant dense<2> : tensor<i32>
      %88 = stablehlo.compare LT, %iterArg_69, %c_80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %88 : tensor<i1>
    } do {
      %c_80 = stablehlo.constant dense<2> : tensor<i32>
      %88 = stablehlo.subtract %c_80, %iterArg_69 : tensor<i32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.subtract %88, %c_81 : tensor<i32>
      %90 = func.call @dynamic_index_in_dim_34(%iterArg, %89) : (tensor<2x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %91 = func.call @dynamic_index_in_dim_35(%iterArg_37, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %92 = func.call @dynamic_index_in_dim_34(%iterArg_38, %89) : (tensor<2x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %93 = func.call @dynamic_index_in_dim_13(%iterArg_39, %89) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %94 = func.call @dynamic_index_in_dim_35(%iterArg_40, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %95 = func.call @dynamic_index_in_dim_4(%iterArg_41, %89) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %96 = func.call @dynamic_index_in_dim_35(%iterArg_42, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %97 = func.call @dynamic_index_in_dim_36(%iterArg_43, %89) : (tensor<2x4x2x4x8x8xf32>, tensor<i32>) -> tensor<4x2x4x8x8xf32>
      %98 = func.call @dynamic_index_in_dim_37(%iterArg_44, %89) : (tensor<2x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %99 = func.call @dynamic_index_in_dim_4(%iterArg_45, %89) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %100 = func.call @dynamic_index_in_dim_37(%iterArg_46, %89) : (tensor<2x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %101 = func.call @dynamic_index_in_dim_37(%iterArg_47, %89) : (tensor<2x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %102 = func.call @dynamic_index_in_dim_4(%iterArg_48, %89) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %103 = func.call @dynamic_index_in_dim_36(%iterArg_49, %89) : (tensor<2x4x2x4x8x8xf32>, tensor<i32>) -> tensor<4x2x4x8x8xf32>
      %104 = func.call @dynamic_index_in_dim_38(%iterArg_50, %89) : (tensor<2x4x2x4x8x1xf32>, tensor<i32>) -> tensor<4x2x4x8x1xf32>
      %105 = func.call @dynamic_index_in_dim_38(%iterArg_51, %89) : (tensor<2x4x2x4x8x1xf32>, tensor<i32>) -> tensor<4x2x4x8x1xf32>
      %106 = func.call @dynamic_index_in_dim_5(%iterArg_52, %89) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %107 = func.call @dynamic_index_in_dim_37(%iterArg_53, %89) : (tensor<2x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %108 = func.call @dynamic_index_in_dim_34(%iterArg_54, %89) : (tensor<2x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %109 = func.call @dynamic_index_in_dim_35(%iterArg_55, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %110 = func.call @dynamic_index_in_dim_34(%iterArg_56, %89) : (tensor<2x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %111 = func.call @dynamic_index_in_dim_13(%iterArg_57, %89) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %112 = func.call @dynamic_index_in_dim_35(%iterArg_58, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %113 = func.call @dynamic_index_in_dim_3(%iterArg_59, %89) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %114 = func.call @dynamic_index_in_dim_35(%iterArg_60, %89) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %115 = func.call @dynamic_index_in_dim_39(%iterArg_61, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %116 = func.call @dynamic_index_in_dim_39(%iterArg_62, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %117 = func.call @dynamic_index_in_dim_39(%iterArg_63, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %118 = func.call @dynamic_index_in_dim_39(%iterArg_64, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %119 = func.call @dynamic_index_in_dim_39(%iterArg_65, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %120 = func.call @dynamic_index_in_dim_3(%iterArg_66, %89) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %121 = func.call @dynamic_index_in_dim_2(%iterArg_67, %89) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %122 = func.call @dynamic_index_in_dim_39(%iterArg_68, %89) : (tensor<2x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %123:10 = func.call @closed_call_40(%iterArg_70, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122) : (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x4x8x16xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x16x32xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x16x32xf32>, tensor<4x32x16xf32>, tensor<4x2x8x32xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>)
      %124 = func.call @dynamic_update_index_in_dim_42(%iterArg_71, %123#1, %89) : (tensor<2x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<2x4x16xf32>
      %125 = func.call @dynamic_update_index_in_dim_42(%iterArg_72, %123#2, %89) : (tensor<2x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<2x4x16xf32>
      %126 = func.call @dynamic_update_index_in_dim_43(%iterArg_73, %123#3, %89) : (tensor<2x4x32x16xf32>, tensor<4x32x16xf32>, tensor<i32>) -> tensor<2x4x32x16xf32>
      %127 = func.call @dynamic_update_index_in_dim_44(%iterArg_74, %123#4, %89) : (tensor<2x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<2x4x16x32xf32>
      %128 = func.call @dynamic_update_index_in_dim_44(%iterArg_75, %123#5, %89) : (tensor<2x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<2x4x16x32xf32>
      %129 = func.call @dynamic_update_index_in_dim_45(%iterArg_76, %123#6, %89) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %130 = func.call @dynamic_update_index_in_dim_46(%iterArg_77, %123#7, %89) : (tensor<2x4x4x8x16xf32>, tensor<4x4x8x16xf32>, tensor<i32>) -> tensor<2x4x4x8x16xf32>
      %131 = func.call @dynamic_update_index_in_dim_45(%iterArg_78, %123#8, %89) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %132 = func.call @dynamic_update_index_in_dim_45(%iterArg_79, %123#9, %89) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.add %iterArg_69, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %133, %123#0, %124, %125, %126, %127, %128, %129, %130, %131, %132 : tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x4x8x8xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x2x4x8x1xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x2x8x4x8xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x1xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x2x8x16xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x2x8x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<2x4x2x8x32xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>
    }
    %66 = stablehlo.transpose %65#43, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %67 = stablehlo.transpose %65#42, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %68 = stablehlo.transpose %65#41, dims = [1, 0, 2, 3, 4] : (tensor<2x4x4x8x16xf32>) -> tensor<4x2x4x8x16xf32>
    %69 = stablehlo.transpose %65#40, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %70 = stablehlo.transpose %65#39, dims = [1, 0, 2, 3] : (tensor<2x4x16x32xf32>) -> tensor<4x2x16x32xf32>
    %71 = stablehlo.transpose %65#38, dims = [1, 0, 2, 3] : (tensor<2x4x16x32xf32>) -> tensor<4x2x16x32xf32>
    %72 = stablehlo.transpose %65#37, dims = [1, 0, 2, 3] : (tensor<2x4x32x16xf32>) -> tensor<4x2x32x16xf32>
    %73 = stablehlo.transpose %65#36, dims = [1, 0, 2] : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %74 = stablehlo.transpose %65#35, dims = [1, 0, 2] : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %75 = stablehlo.add %arg11, %74 : tensor<4x2x16xf32>
    %76 = stablehlo.add %arg12, %73 : tensor<4x2x16xf32>
    %77 = stablehlo.add %arg13, %72 : tensor<4x2x32x16xf32>
    %78 = stablehlo.add %arg14, %71 : tensor<4x2x16x32xf32>
    %79 = stablehlo.add %arg15, %70 : tensor<4x2x16x32xf32>
    %80 = stablehlo.add %arg16, %69 : tensor<4x2x16x4x8xf32>
    %81 = stablehlo.add %arg17, %68 : tensor<4x2x4x8x16xf32>
    %82 = stablehlo.add %arg18, %67 : tensor<4x2x16x4x8xf32>
    %83 = stablehlo.add %arg19, %66 : tensor<4x2x16x4x8xf32>
    %84 = sdy.sharding_constraint %65#34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %85:2 = call @_where_47(%arg0, %84) : (tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %86 = call @dynamic_index_in_dim_48(%arg22, %85#0) : (tensor<i32>, tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %87 = stablehlo.add %arg10, %86 : tensor<4x2x8x16xf32>
    return %87, %75, %76, %77, %78, %79, %80, %81, %82, %83, %85#1 : tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_roll_static_24(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x2x8x16xf32>
    return %4 : tensor<4x2x8x16xf32>
  }
  func.func private @silu_25() -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func private @closed_call_26(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x32x16xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<4x16x4x8xf32>, %arg9: tensor<4x4x8x16xf32>, %arg10: tensor<4x16x4x8xf32>, %arg11: tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
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
    %8 = stablehlo.divide %7, %6 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %10 = stablehlo.multiply %9, %8 : tensor<4x2x8x1xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.multiply %arg2, %11 : tensor<4x2x8x16xf32> loc(#at5)
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %15 = stablehlo.multiply %12, %14 : tensor<4x2x8x16xf32> loc(#at5)
    %16 = stablehlo.dot_general %15, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %17 = stablehlo.dot_general %15, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %18 = stablehlo.dot_general %15, %arg11, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %19 = stablehlo.dot_general %16, %17, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %21 = stablehlo.multiply %19, %20 : tensor<4x2x4x8x8xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %23 = stablehlo.subtract %21, %22 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %26 = stablehlo.maximum %25, %24 : tensor<4x2x4x8xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %29 = stablehlo.subtract %23, %28 : tensor<4x2x4x8x8xf32> loc(#at0)
    %30 = stablehlo.exponential %29 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %34 = stablehlo.divide %30, %33 : tensor<4x2x4x8x8xf32> loc(#at0)
    %35 = stablehlo.multiply %32, %32 : tensor<4x2x4x8x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %37 = stablehlo.divide %36, %35 : tensor<4x2x4x8x1xf32> loc(#at0)
    %38 = stablehlo.dot_general %18, %34, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %40 = stablehlo.dot_general %39, %arg9, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %41 = stablehlo.add %arg2, %40 : tensor<4x2x8x16xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %47 = stablehlo.divide %45, %46 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %49 = stablehlo.add %47, %48 : tensor<4x2x8x1xf32> loc(#at5)
    %50 = stablehlo.rsqrt %49 : tensor<4x2x8x1xf32> loc(#at5)
    %51 = stablehlo.divide %50, %49 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %53 = stablehlo.multiply %52, %51 : tensor<4x2x8x1xf32> loc(#at5)
    %54 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %55 = stablehlo.multiply %42, %54 : tensor<4x2x8x16xf32> loc(#at5)
    %56 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %58 = stablehlo.multiply %55, %57 : tensor<4x2x8x16xf32> loc(#at5)
    %59 = stablehlo.dot_general %58, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %60 = stablehlo.dot_general %58, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %61:3 = call @silu_27(%60, %arg1) : (tensor<4x2x8x32xf32>, tensor<f32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at2)
    %62 = stablehlo.multiply %61#0, %59 : tensor<4x2x8x32xf32> loc(#at2)
    %63 = stablehlo.dot_general %62, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %64 = stablehlo.add %42, %63 : tensor<4x2x8x16xf32>
    %65 = sdy.sharding_constraint %64 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %65, %7, %arg2, %10, %13, %12, %15, %34, %18, %17, %16, %30, %32, %37, %39, %50, %42, %53, %56, %55, %58, %61#1, %60, %61#2, %59, %61#0, %62 : tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
  }
  func.func private @silu_27(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<f32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x2x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x2x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x2x8x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x2x8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x2x8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x2x8x32xf32>
    return %9, %5, %8 : tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x4x2x8x1xf32>, %arg1: tensor<4x2x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x1xf32>) -> tensor<1x4x2x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x8x1xf32>, tensor<1x4x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x1xf32>
    return %1 : tensor<2x4x2x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<2x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x16xf32>
    return %1 : tensor<2x4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<2x4x2x4x8x8xf32>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x4x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x4x8x8xf32>) -> tensor<1x4x2x4x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x4x2x4x8x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x4x8x8xf32>
    return %1 : tensor<2x4x2x4x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_31(%arg0: tensor<2x4x2x8x4x8xf32>, %arg1: tensor<4x2x8x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x8x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x8x4x8xf32>) -> tensor<1x4x2x8x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x4x8xf32>
    return %1 : tensor<2x4x2x8x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<2x4x2x4x8x1xf32>, %arg1: tensor<4x2x4x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x4x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x4x8x1xf32>) -> tensor<1x4x2x4x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x4x8x1xf32>
    return %1 : tensor<2x4x2x4x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<2x4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x32xf32>) -> tensor<1x4x2x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x32xf32>
    return %1 : tensor<2x4x2x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<2x4x2x8x1xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 1] : (tensor<2x4x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x1xf32>) -> tensor<4x2x8x1xf32>
    return %1 : tensor<4x2x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<2x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<2x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_36(%arg0: tensor<2x4x2x4x8x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x4x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 4, 8, 8] : (tensor<2x4x2x4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32>
    return %1 : tensor<4x2x4x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<2x4x2x8x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 8, 4, 8] : (tensor<2x4x2x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x4x8xf32>) -> tensor<4x2x8x4x8xf32>
    return %1 : tensor<4x2x8x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<2x4x2x4x8x1xf32>, %arg1: tensor<i32>) -> tensor<4x2x4x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 4, 8, 1] : (tensor<2x4x2x4x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x4x8x1xf32>) -> tensor<4x2x4x8x1xf32>
    return %1 : tensor<4x2x4x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<2x4x2x8x32xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 32] : (tensor<2x4x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x32xf32>) -> tensor<4x2x8x32xf32>
    return %1 : tensor<4x2x8x32xf32>
  }
  func.func private @closed_call_40(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x2x8x1xf32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x2x8x1xf32>, %arg4: tensor<4x1x1x16xf32>, %arg5: tensor<4x2x8x16xf32>, %arg6: tensor<4x16x4x8xf32>, %arg7: tensor<4x2x8x16xf32>, %arg8: tensor<4x2x4x8x8xf32>, %arg9: tensor<4x2x8x4x8xf32>, %arg10: tensor<4x16x4x8xf32>, %arg11: tensor<4x2x8x4x8xf32>, %arg12: tensor<4x2x8x4x8xf32>, %arg13: tensor<4x16x4x8xf32>, %arg14: tensor<4x2x4x8x8xf32>, %arg15: tensor<4x2x4x8x1xf32>, %arg16: tensor<4x2x4x8x1xf32>, %arg17: tensor<4x4x8x16xf32>, %arg18: tensor<4x2x8x4x8xf32>, %arg19: tensor<4x2x8x1xf32>, %arg20: tensor<4x2x8x16xf32>, %arg21: tensor<4x2x8x1xf32>, %arg22: tensor<4x1x1x16xf32>, %arg23: tensor<4x2x8x16xf32>, %arg24: tensor<4x16x32xf32>, %arg25: tensor<4x2x8x16xf32>, %arg26: tensor<4x2x8x32xf32>, %arg27: tensor<4x2x8x32xf32>, %arg28: tensor<4x2x8x32xf32>, %arg29: tensor<4x2x8x32xf32>, %arg30: tensor<4x2x8x32xf32>, %arg31: tensor<4x16x32xf32>, %arg32: tensor<4x32x16xf32>, %arg33: tensor<4x2x8x32xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %1 = stablehlo.dot_general %0, %arg33, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %3 = stablehlo.dot_general %0, %arg32, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %4 = stablehlo.multiply %arg30, %3 : tensor<4x2x8x32xf32> loc(#at2)
    %5 = stablehlo.multiply %3, %arg29 : tensor<4x2x8x32xf32> loc(#at2)
    %6 = call @silu_41(%arg26, %arg27, %arg28, %5) : (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %7 = stablehlo.dot_general %6, %arg25, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %8 = stablehlo.transpose %7, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %9 = stablehlo.dot_general %6, %arg24, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %10 = stablehlo.dot_general %4, %arg25, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %11 = stablehlo.transpose %10, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %12 = stablehlo.dot_general %4, %arg31, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %13 = stablehlo.add %9, %12 : tensor<4x2x8x16xf32> loc(#at2)
    %14 = stablehlo.multiply %arg23, %13 : tensor<4x2x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %16 = stablehlo.reshape %15 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %17 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %18 = stablehlo.multiply %13, %17 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %19 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %20 = stablehlo.multiply %arg20, %18 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %22 = stablehlo.reshape %21 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %23 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %24 = stablehlo.multiply %18, %23 : tensor<4x2x8x16xf32> loc(#at5)
    %25 = stablehlo.add %0, %24 : tensor<4x2x8x16xf32> loc(#at5)
    %26 = stablehlo.multiply %22, %arg21 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %28 = stablehlo.divide %26, %27 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %29 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %31 = stablehlo.multiply %arg20, %30 : tensor<4x2x8x16xf32> loc(#at5)
    %32 = stablehlo.add %25, %31 : tensor<4x2x8x16xf32> loc(#at5)
    %33 = stablehlo.multiply %30, %arg20 : tensor<4x2x8x16xf32> loc(#at5)
    %34 = stablehlo.add %32, %33 : tensor<4x2x8x16xf32> loc(#at5)
    %35 = sdy.sharding_constraint %34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %36 = stablehlo.dot_general %35, %arg18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %37 = stablehlo.transpose %36, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %38 = stablehlo.dot_general %35, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<4x2x8x16xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 1, 3, 4, 2] : (tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %40 = stablehlo.dot_general %39, %arg9, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %41 = stablehlo.dot_general %39, %arg8, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %42 = stablehlo.transpose %41, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %43 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %44 = stablehlo.multiply %40, %43 : tensor<4x2x4x8x8xf32> loc(#at0)
    %45 = stablehlo.multiply %44, %arg14 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %46 = stablehlo.reduce(%45 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %47 = stablehlo.reshape %46 : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %48 = stablehlo.negate %47 : tensor<4x2x4x8x1xf32> loc(#at0)
    %49 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %50 = stablehlo.divide %40, %49 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %51 = stablehlo.reduce(%48 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x1xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %53 = stablehlo.add %50, %52 : tensor<4x2x4x8x8xf32> loc(#at0)
    %54 = stablehlo.multiply %53, %arg14 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %56 = stablehlo.multiply %54, %55 : tensor<4x2x4x8x8xf32> loc(#at0)
    %57 = stablehlo.dot_general %56, %arg12, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %58 = stablehlo.transpose %57, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %59 = stablehlo.dot_general %56, %arg11, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %60 = stablehlo.transpose %59, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %61 = stablehlo.dot_general %42, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %63 = stablehlo.dot_general %42, %arg6, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %64 = stablehlo.dot_general %58, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %65 = stablehlo.transpose %64, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %66 = stablehlo.dot_general %58, %arg13, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %67 = stablehlo.add %63, %66 : tensor<4x2x8x16xf32> loc(#at0)
    %68 = stablehlo.dot_general %60, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %69 = stablehlo.transpose %68, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %70 = stablehlo.dot_general %60, %arg10, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %71 = stablehlo.add %67, %70 : tensor<4x2x8x16xf32> loc(#at0)
    %72 = stablehlo.multiply %arg5, %71 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %73 = stablehlo.reduce(%72 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %74 = stablehlo.reshape %73 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %75 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %76 = stablehlo.multiply %71, %75 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %77 = stablehlo.reduce(%74 init: %cst_8) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %78 = stablehlo.multiply %arg2, %76 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %79 = stablehlo.reduce(%78 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %80 = stablehlo.reshape %79 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %81 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %82 = stablehlo.multiply %76, %81 : tensor<4x2x8x16xf32> loc(#at5)
    %83 = stablehlo.add %35, %82 : tensor<4x2x8x16xf32> loc(#at5)
    %84 = stablehlo.multiply %80, %arg3 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %86 = stablehlo.divide %84, %85 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %87 = stablehlo.reduce(%86 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %89 = stablehlo.multiply %arg2, %88 : tensor<4x2x8x16xf32> loc(#at5)
    %90 = stablehlo.add %83, %89 : tensor<4x2x8x16xf32> loc(#at5)
    %91 = stablehlo.multiply %88, %arg2 : tensor<4x2x8x16xf32> loc(#at5)
    %92 = stablehlo.add %90, %91 : tensor<4x2x8x16xf32> loc(#at5)
    return %92, %77, %19, %2, %8, %11, %65, %37, %69, %62 : tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>
  }
  func.func private @silu_41(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<4x2x8x32xf32>, %arg3: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4x2x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4x2x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4x2x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x2x8x32xf32>
    return %3 : tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<2x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16xf32>
    return %1 : tensor<2x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_43(%arg0: tensor<2x4x32x16xf32>, %arg1: tensor<4x32x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x32x16xf32>) -> tensor<1x4x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x32x16xf32>, tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x32x16xf32>
    return %1 : tensor<2x4x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_44(%arg0: tensor<2x4x16x32xf32>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<i32>) -> tensor<2x4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x16x32xf32>) -> tensor<1x4x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x32xf32>
    return %1 : tensor<2x4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_45(%arg0: tensor<2x4x16x4x8xf32>, %arg1: tensor<4x16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
    return %1 : tensor<2x4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<2x4x4x8x16xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x4x8x16xf32>, tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4x8x16xf32>
    return %1 : tensor<2x4x4x8x16xf32>
  }
  func.func private @_where_47(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    return %4, %1 : tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_48(%arg0: tensor<i32>, %arg1: tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
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
#at10 = loc("shift")

module @jit_tiny_pipeline attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=4, "data"=2]> {stablehlo.mesh = {axes = [{name = "stage", size = 4 : i64}, {name = "data", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<4x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<4x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<4x2x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<4x2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<4x2x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<4x2x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<4x2x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg13: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<4x2x16xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4x2x16xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<4x2x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>}, tensor<4x2x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<4x2x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<4x2x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {"data"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg13) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
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
    %23 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %25 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %30:2 = call @_where_1(%29, %cst_1) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) loc(#at0)
    call @_where_2(%30#0, %30#1) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) -> () loc(#at0)
    call @silu() : () -> () loc(#at2)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1x1x16xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %33:12 = stablehlo.while(%iterArg = %14, %iterArg_62 = %15, %iterArg_63 = %16, %iterArg_64 = %17, %iterArg_65 = %18, %iterArg_66 = %19, %iterArg_67 = %20, %iterArg_68 = %21, %iterArg_69 = %22, %iterArg_70 = %c_4, %iterArg_71 = %31, %iterArg_72 = %32) : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>
    cond {
      %c_73 = stablehlo.constant dense<2> : tensor<i32>
      %193 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %193 : tensor<i1>
    } do {
      %193 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_70) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %194 = func.call @dynamic_index_in_dim_3(%iterArg_62, %iterArg_70) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %195 = func.call @dynamic_index_in_dim_4(%iterArg_63, %iterArg_70) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %196 = func.call @dynamic_index_in_dim_5(%iterArg_64, %iterArg_70) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %197 = func.call @dynamic_index_in_dim_5(%iterArg_65, %iterArg_70) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %198 = func.call @dynamic_index_in_dim_6(%iterArg_66, %iterArg_70) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %199 = func.call @dynamic_index_in_dim_7(%iterArg_67, %iterArg_70) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %200 = func.call @dynamic_index_in_dim_6(%iterArg_68, %iterArg_70) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %201 = func.call @dynamic_index_in_dim_6(%iterArg_69, %iterArg_70) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %202:2 = func.call @closed_call(%193, %194, %195, %196, %197, %198, %199, %200, %201) : (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>)
      %203 = func.call @dynamic_update_index_in_dim(%iterArg_71, %202#0, %iterArg_70) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32>
      %204 = func.call @dynamic_update_index_in_dim(%iterArg_72, %202#1, %iterArg_70) : (tensor<2x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<2x4x1x1x16xf32>
      %c_73 = stablehlo.constant dense<1> : tensor<i32>
      %205 = stablehlo.add %iterArg_70, %c_73 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %205, %203, %204 : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<2x4x1x1x16xf32>, tensor<2x4x1x1x16xf32>
    }
    call @_roll_static() : () -> () loc(#at11)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x2x8x16xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x2x4x2x8x16xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %37:21 = stablehlo.while(%iterArg = %11, %iterArg_62 = %30#0, %iterArg_63 = %30#1, %iterArg_64 = %12#0, %iterArg_65 = %12#1, %iterArg_66 = %4, %iterArg_67 = %13, %iterArg_68 = %33#10, %iterArg_69 = %22, %iterArg_70 = %21, %iterArg_71 = %19, %iterArg_72 = %20, %iterArg_73 = %33#11, %iterArg_74 = %17, %iterArg_75 = %18, %iterArg_76 = %16, %iterArg_77 = %c_8, %iterArg_78 = %10, %iterArg_79 = %34, %iterArg_80 = %35, %iterArg_81 = %36) : tensor<7xi32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x2x4x2x8x16xf32>
    cond {
      %c_82 = stablehlo.constant dense<7> : tensor<i32>
      %193 = stablehlo.compare LT, %iterArg_77, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %193 : tensor<i1>
    } do {
      %193 = func.call @dynamic_index_in_dim_8(%iterArg, %iterArg_77) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %194:4 = func.call @closed_call_9(%iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_78, %193) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<2x4x2x8x16xf32>)
      %195 = func.call @dynamic_update_index_in_dim_19(%iterArg_79, %194#1, %iterArg_77) : (tensor<7x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<7x2x8x16xf32>
      %196 = func.call @dynamic_update_index_in_dim_20(%iterArg_80, %194#2, %iterArg_77) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %197 = func.call @dynamic_update_index_in_dim_21(%iterArg_81, %194#3, %iterArg_77) : (tensor<7x2x4x2x8x16xf32>, tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<7x2x4x2x8x16xf32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %198 = stablehlo.add %iterArg_77, %c_82 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %198, %194#0, %195, %196, %197 : tensor<7xi32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x2x4x2x8x16xf32>
    }
    %38 = stablehlo.slice %37#18 [3:7, 0:2, 0:8, 0:16] : (tensor<7x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %39 = stablehlo.reshape %38 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %40 = sdy.sharding_constraint %39 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<8x8x16xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %45 = stablehlo.divide %43, %44 : tensor<8x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %47 = stablehlo.add %45, %46 : tensor<8x8x1xf32> loc(#at5)
    %48 = stablehlo.rsqrt %47 : tensor<8x8x1xf32> loc(#at5)
    %49 = stablehlo.divide %48, %47 : tensor<8x8x1xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %51 = stablehlo.multiply %50, %49 : tensor<8x8x1xf32> loc(#at5)
    %52 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %53 = stablehlo.multiply %40, %52 : tensor<8x8x16xf32> loc(#at5)
    %54 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %56 = stablehlo.multiply %53, %55 : tensor<8x8x16xf32> loc(#at5)
    %57 = stablehlo.dot_general %56, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %58 = sdy.sharding_constraint %57 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %59 = call @_one_hot_22(%arg12) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %60 = stablehlo.multiply %58, %59 : tensor<8x8x32xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %61 = stablehlo.reduce(%60 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %62 = stablehlo.reduce(%58 init: %cst_14) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %63 = stablehlo.reshape %62 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %65 = stablehlo.compare EQ, %58, %64, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %66 = stablehlo.convert %65 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %67 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %69 = stablehlo.maximum %68, %62 : tensor<8x8xf32> loc(#at4)
    %70 = stablehlo.compare EQ, %62, %69, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %73 = stablehlo.select %70, %71, %72 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %75 = stablehlo.compare EQ, %74, %69, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %78 = stablehlo.select %75, %76, %77 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %79 = stablehlo.divide %73, %78 : tensor<8x8xf32> loc(#at4)
    %80 = stablehlo.is_finite %69 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %82 = stablehlo.select %80, %69, %81 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %86 = stablehlo.subtract %58, %85 : tensor<8x8x32xf32> loc(#at4)
    %87 = stablehlo.exponential %86 : tensor<8x8x32xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %88 = stablehlo.reduce(%87 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %89 = stablehlo.sign %88 : tensor<8x8xf32> loc(#at4)
    %90 = stablehlo.abs %88 : tensor<8x8xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %92 = stablehlo.compare GE, %88, %91, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %93 = stablehlo.log %90 : tensor<8x8xf32> loc(#at4)
    %94 = stablehlo.add %93, %82 : tensor<8x8xf32> loc(#at4)
    %95 = stablehlo.subtract %94, %61 : tensor<8x8xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_27 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %97 = stablehlo.divide %96, %cst_27 : tensor<f32> loc(#at4)
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_30 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %99 = stablehlo.divide %cst_28, %cst_30 : tensor<f32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %101 = stablehlo.negate %100 : tensor<8x8xf32> loc(#at4)
    %102 = stablehlo.divide %100, %90 : tensor<8x8xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %104 = stablehlo.select %92, %103, %102 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %105 = stablehlo.select %92, %102, %103 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %106 = stablehlo.negate %104 : tensor<8x8xf32> loc(#at4)
    %107 = stablehlo.add %105, %106 : tensor<8x8xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %109 = stablehlo.multiply %108, %87 : tensor<8x8x32xf32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %111 = stablehlo.multiply %110, %59 : tensor<8x8x32xf32> loc(#at4)
    %112 = stablehlo.add %109, %111 : tensor<8x8x32xf32> loc(#at4)
    %113 = sdy.sharding_constraint %112 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %114 = stablehlo.dot_general %113, %56, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %116 = stablehlo.dot_general %113, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %117 = stablehlo.multiply %53, %116 : tensor<8x8x16xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %118 = stablehlo.reduce(%117 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %119 = stablehlo.reshape %118 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %120 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %121 = stablehlo.multiply %116, %120 : tensor<8x8x16xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %122 = stablehlo.reduce(%119 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %123 = stablehlo.multiply %40, %121 : tensor<8x8x16xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %124 = stablehlo.reduce(%123 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %125 = stablehlo.reshape %124 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %126 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %127 = stablehlo.multiply %121, %126 : tensor<8x8x16xf32> loc(#at5)
    %128 = stablehlo.multiply %125, %51 : tensor<8x8x1xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %130 = stablehlo.divide %128, %129 : tensor<8x8x1xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %131 = stablehlo.reduce(%130 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %133 = stablehlo.multiply %40, %132 : tensor<8x8x16xf32> loc(#at5)
    %134 = stablehlo.add %127, %133 : tensor<8x8x16xf32> loc(#at5)
    %135 = stablehlo.multiply %132, %40 : tensor<8x8x16xf32> loc(#at5)
    %136 = stablehlo.add %134, %135 : tensor<8x8x16xf32> loc(#at5)
    %137 = sdy.sharding_constraint %136 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32>
    %138 = stablehlo.reshape %137 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.pad %138, %cst_37, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<7x2x8x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x2x32x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %151:25 = stablehlo.while(%iterArg = %139, %iterArg_62 = %37#19, %iterArg_63 = %37#20, %iterArg_64 = %13, %iterArg_65 = %14, %iterArg_66 = %15, %iterArg_67 = %16, %iterArg_68 = %17, %iterArg_69 = %18, %iterArg_70 = %19, %iterArg_71 = %20, %iterArg_72 = %21, %iterArg_73 = %22, %iterArg_74 = %c_49, %iterArg_75 = %141, %iterArg_76 = %142, %iterArg_77 = %143, %iterArg_78 = %144, %iterArg_79 = %145, %iterArg_80 = %146, %iterArg_81 = %147, %iterArg_82 = %148, %iterArg_83 = %149, %iterArg_84 = %150, %iterArg_85 = %140) : tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x2x4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
    cond {
      %c_86 = stablehlo.constant dense<7> : tensor<i32>
      %193 = stablehlo.compare LT, %iterArg_74, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %193 : tensor<i1>
    } do {
      %c_86 = stablehlo.constant dense<7> : tensor<i32>
      %193 = stablehlo.subtract %c_86, %iterArg_74 : tensor<i32>
      %c_87 = stablehlo.constant dense<1> : tensor<i32>
      %194 = stablehlo.subtract %193, %c_87 : tensor<i32>
      %195 = func.call @dynamic_index_in_dim_23(%iterArg, %194) : (tensor<7x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %196 = func.call @dynamic_index_in_dim_8(%iterArg_62, %194) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %197 = func.call @dynamic_index_in_dim_24(%iterArg_63, %194) : (tensor<7x2x4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32>
      %198:11 = func.call @closed_call_25(%iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %195, %196, %197) : (tensor<4x2x8x16xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<2x4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>)
      %c_88 = stablehlo.constant dense<1> : tensor<i32>
      %199 = stablehlo.add %iterArg_74, %c_88 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %199, %198#0, %198#1, %198#2, %198#3, %198#4, %198#5, %198#6, %198#7, %198#8, %198#9, %198#10 : tensor<7x2x8x16xf32>, tensor<7xi32>, tensor<7x2x4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
    }
    %152 = sdy.sharding_constraint %151#14 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %153 = stablehlo.reshape %152 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %154 = sdy.sharding_constraint %153 <@mesh, [{"data"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %155 = stablehlo.dot_general %154, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %158 = stablehlo.multiply %157, %156 : tensor<32x16xf32> loc(#at6)
    %159 = stablehlo.subtract %arg0, %158 : tensor<32x16xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %161 = stablehlo.multiply %160, %122 : tensor<16xf32> loc(#at6)
    %162 = stablehlo.subtract %arg1, %161 : tensor<16xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32> loc(#at6)
    %164 = stablehlo.multiply %163, %151#15 : tensor<4x2x16xf32> loc(#at6)
    %165 = stablehlo.subtract %arg2, %164 : tensor<4x2x16xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x2x16xf32> loc(#at6)
    %167 = stablehlo.multiply %166, %151#16 : tensor<4x2x16xf32> loc(#at6)
    %168 = stablehlo.subtract %arg3, %167 : tensor<4x2x16xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %170 = stablehlo.multiply %169, %115 : tensor<16x32xf32> loc(#at6)
    %171 = stablehlo.subtract %arg4, %170 : tensor<16x32xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x2x32x16xf32> loc(#at6)
    %173 = stablehlo.multiply %172, %151#17 : tensor<4x2x32x16xf32> loc(#at6)
    %174 = stablehlo.subtract %arg5, %173 : tensor<4x2x32x16xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32> loc(#at6)
    %176 = stablehlo.multiply %175, %151#18 : tensor<4x2x16x32xf32> loc(#at6)
    %177 = stablehlo.subtract %arg6, %176 : tensor<4x2x16x32xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x2x16x32xf32> loc(#at6)
    %179 = stablehlo.multiply %178, %151#19 : tensor<4x2x16x32xf32> loc(#at6)
    %180 = stablehlo.subtract %arg7, %179 : tensor<4x2x16x32xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %182 = stablehlo.multiply %181, %151#20 : tensor<4x2x16x4x8xf32> loc(#at6)
    %183 = stablehlo.subtract %arg8, %182 : tensor<4x2x16x4x8xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x16xf32> loc(#at6)
    %185 = stablehlo.multiply %184, %151#21 : tensor<4x2x4x8x16xf32> loc(#at6)
    %186 = stablehlo.subtract %arg9, %185 : tensor<4x2x4x8x16xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %188 = stablehlo.multiply %187, %151#22 : tensor<4x2x16x4x8xf32> loc(#at6)
    %189 = stablehlo.subtract %arg10, %188 : tensor<4x2x16x4x8xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x2x16x4x8xf32> loc(#at6)
    %191 = stablehlo.multiply %190, %151#23 : tensor<4x2x16x4x8xf32> loc(#at6)
    %192 = stablehlo.subtract %arg11, %191 : tensor<4x2x16x4x8xf32> loc(#at6)
    return %159, %162, %165, %168, %171, %174, %177, %180, %183, %186, %189, %192, %97 : tensor<32x16xf32>, tensor<16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<16x32xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<f32>
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
  func.func private @_where_1(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x4x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x8x8xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xi1>) -> tensor<4x2x4x8x8xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32>
    return %3, %4 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
  } loc(#at3)
  func.func private @_where_2(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>) {
    return
  } loc(#at3)
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<2x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x4x32x16xf32>, %arg1: tensor<i32>) -> tensor<4x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 32, 16] : (tensor<2x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x32x16xf32>) -> tensor<4x32x16xf32>
    return %1 : tensor<4x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 16, 32] : (tensor<2x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 8] : (tensor<2x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    return %1 : tensor<4x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x4x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 8, 16] : (tensor<2x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    return %1 : tensor<4x4x8x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x32x16xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x4x8xf32>, %arg6: tensor<4x4x8x16xf32>, %arg7: tensor<4x16x4x8xf32>, %arg8: tensor<4x16x4x8xf32>) -> (tensor<4x1x1x16xf32>, tensor<4x1x1x16xf32>) {
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
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_9(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<i32>, %arg3: tensor<i1>, %arg4: tensor<4x2x8x16xf32>, %arg5: tensor<4x2x8x16xi1>, %arg6: tensor<2x4x1x1x16xf32>, %arg7: tensor<2x4x16x4x8xf32>, %arg8: tensor<2x4x16x4x8xf32>, %arg9: tensor<2x4x16x4x8xf32>, %arg10: tensor<2x4x4x8x16xf32>, %arg11: tensor<2x4x1x1x16xf32>, %arg12: tensor<2x4x16x32xf32>, %arg13: tensor<2x4x16x32xf32>, %arg14: tensor<2x4x32x16xf32>, %arg15: tensor<4x2x8x16xf32>, %arg16: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<2x4x2x8x16xf32>) {
    %0 = call @remainder_10(%arg16, %arg2, %arg3) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_11(%0, %arg4) : (tensor<i32>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>)
    %2 = call @_where_12(%1#0, %arg15, %arg5) : (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:14 = stablehlo.while(%iterArg = %arg6, %iterArg_0 = %arg7, %iterArg_1 = %arg8, %iterArg_2 = %arg9, %iterArg_3 = %arg10, %iterArg_4 = %arg11, %iterArg_5 = %arg12, %iterArg_6 = %arg13, %iterArg_7 = %arg14, %iterArg_8 = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %c, %iterArg_11 = %3, %iterArg_12 = %4) : tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x2x8x16xf32>
    cond {
      %c_13 = stablehlo.constant dense<2> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim_13(%iterArg, %iterArg_10) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %12 = func.call @dynamic_index_in_dim_6(%iterArg_0, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %13 = func.call @dynamic_index_in_dim_6(%iterArg_1, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %14 = func.call @dynamic_index_in_dim_6(%iterArg_2, %iterArg_10) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %15 = func.call @dynamic_index_in_dim_7(%iterArg_3, %iterArg_10) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %16 = func.call @dynamic_index_in_dim_13(%iterArg_4, %iterArg_10) : (tensor<2x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %17 = func.call @dynamic_index_in_dim_5(%iterArg_5, %iterArg_10) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %18 = func.call @dynamic_index_in_dim_5(%iterArg_6, %iterArg_10) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %19 = func.call @dynamic_index_in_dim_4(%iterArg_7, %iterArg_10) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %20:2 = func.call @closed_call_14(%iterArg_8, %iterArg_9, %iterArg_11, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x16xf32>, tensor<4x1x1x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x1x1x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x32x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>)
      %21 = func.call @dynamic_update_index_in_dim_17(%iterArg_12, %20#1, %iterArg_10) : (tensor<2x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<2x4x2x8x16xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %22, %20#0, %21 : tensor<2x4x1x1x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x1x1x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x32x16xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x2x8x16xf32>
    }
    %6 = sdy.sharding_constraint %5#12 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %7 = stablehlo.slice %6 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    %9 = call @_roll_static_18(%6) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at11)
    %10 = sdy.sharding_constraint %9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at11)
    return %10, %8, %1#1, %5#13 : tensor<4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<2x4x2x8x16xf32>
  }
  func.func private @remainder_10(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
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
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>) {
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
  func.func private @_where_12(%arg0: tensor<1x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg2, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
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
  func.func private @closed_call_14(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x1x1x16xf32>, %arg4: tensor<4x16x4x8xf32>, %arg5: tensor<4x16x4x8xf32>, %arg6: tensor<4x16x4x8xf32>, %arg7: tensor<4x4x8x16xf32>, %arg8: tensor<4x1x1x16xf32>, %arg9: tensor<4x16x32xf32>, %arg10: tensor<4x16x32xf32>, %arg11: tensor<4x32x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
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
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %11 = stablehlo.multiply %9, %10 : tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.dot_general %11, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %13 = stablehlo.dot_general %11, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %11, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %13, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %17 = stablehlo.multiply %15, %16 : tensor<4x2x4x8x8xf32> loc(#at0)
    %18 = call @_where_15(%17, %arg0, %arg1) : (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %21 = stablehlo.maximum %20, %19 : tensor<4x2x4x8xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %24 = stablehlo.subtract %18, %23 : tensor<4x2x4x8x8xf32> loc(#at0)
    %25 = stablehlo.exponential %24 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %29 = stablehlo.divide %25, %28 : tensor<4x2x4x8x8xf32> loc(#at0)
    %30 = stablehlo.dot_general %14, %29, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %31 = stablehlo.transpose %30, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %32 = stablehlo.dot_general %31, %arg7, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %33 = stablehlo.add %arg2, %32 : tensor<4x2x8x16xf32>
    %34 = sdy.sharding_constraint %33 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %35 = stablehlo.multiply %34, %34 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %39 = stablehlo.divide %37, %38 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %41 = stablehlo.add %39, %40 : tensor<4x2x8x1xf32> loc(#at5)
    %42 = stablehlo.rsqrt %41 : tensor<4x2x8x1xf32> loc(#at5)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %44 = stablehlo.multiply %34, %43 : tensor<4x2x8x16xf32> loc(#at5)
    %45 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %46 = stablehlo.multiply %44, %45 : tensor<4x2x8x16xf32> loc(#at5)
    %47 = stablehlo.dot_general %46, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %48 = stablehlo.dot_general %46, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %49 = call @silu_16(%48) : (tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %50 = stablehlo.multiply %49, %47 : tensor<4x2x8x32xf32> loc(#at2)
    %51 = stablehlo.dot_general %50, %arg11, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %52 = stablehlo.add %34, %51 : tensor<4x2x8x16xf32>
    %53 = sdy.sharding_constraint %52 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %53, %arg2 : tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_where_15(%arg0: tensor<4x2x4x8x8xf32>, %arg1: tensor<4x2x4x8x8xi1>, %arg2: tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
    return %0 : tensor<4x2x4x8x8xf32>
  }
  func.func private @silu_16(%arg0: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
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
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x2x8x16xf32>
    return %1 : tensor<2x4x2x8x16xf32>
  }
  func.func private @_roll_static_18(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x8x16xf32>, tensor<3x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %2 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<7x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<7x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<7x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x8x16xf32>
    return %1 : tensor<7x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<7x2x4x2x8x16xf32>, %arg1: tensor<2x4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<7x2x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<2x4x2x8x16xf32>) -> tensor<1x2x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<7x2x4x2x8x16xf32>, tensor<1x2x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x4x2x8x16xf32>
    return %1 : tensor<7x2x4x2x8x16xf32>
  }
  func.func private @_one_hot_22(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<7x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<7x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<7x2x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 2, 4, 2, 8, 16] : (tensor<7x2x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4x2x8x16xf32>) -> tensor<2x4x2x8x16xf32>
    return %1 : tensor<2x4x2x8x16xf32>
  }
  func.func private @closed_call_25(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<2x4x16xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x32x16xf32>, %arg4: tensor<2x4x16x32xf32>, %arg5: tensor<2x4x16x32xf32>, %arg6: tensor<2x4x16x4x8xf32>, %arg7: tensor<2x4x4x8x16xf32>, %arg8: tensor<2x4x16x4x8xf32>, %arg9: tensor<2x4x16x4x8xf32>, %arg10: tensor<4x2x8x16xf32>, %arg11: tensor<4x2x16xf32>, %arg12: tensor<4x2x16xf32>, %arg13: tensor<4x2x32x16xf32>, %arg14: tensor<4x2x16x32xf32>, %arg15: tensor<4x2x16x32xf32>, %arg16: tensor<4x2x16x4x8xf32>, %arg17: tensor<4x2x4x8x16xf32>, %arg18: tensor<4x2x16x4x8xf32>, %arg19: tensor<4x2x16x4x8xf32>, %arg20: tensor<4x2x8x16xf32>, %arg21: tensor<2x8x16xf32>, %arg22: tensor<i32>, %arg23: tensor<2x4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>) {
    %0 = sdy.sharding_constraint %arg20 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at11)
    %1 = call @_roll_static_26(%0) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at11)
    %2 = stablehlo.broadcast_in_dim %arg21, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x2x8x16xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x32x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x16x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x4x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:21 = stablehlo.while(%iterArg = %arg1, %iterArg_9 = %arg2, %iterArg_10 = %arg3, %iterArg_11 = %arg4, %iterArg_12 = %arg5, %iterArg_13 = %arg6, %iterArg_14 = %arg7, %iterArg_15 = %arg8, %iterArg_16 = %arg9, %iterArg_17 = %arg23, %iterArg_18 = %c, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %8, %iterArg_23 = %9, %iterArg_24 = %10, %iterArg_25 = %11, %iterArg_26 = %12, %iterArg_27 = %13, %iterArg_28 = %14) : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>
    cond {
      %c_29 = stablehlo.constant dense<2> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_18, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_29 = stablehlo.constant dense<2> : tensor<i32>
      %38 = stablehlo.subtract %c_29, %iterArg_18 : tensor<i32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.subtract %38, %c_30 : tensor<i32>
      %40 = func.call @dynamic_index_in_dim_3(%iterArg, %39) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %41 = func.call @dynamic_index_in_dim_3(%iterArg_9, %39) : (tensor<2x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %42 = func.call @dynamic_index_in_dim_4(%iterArg_10, %39) : (tensor<2x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %43 = func.call @dynamic_index_in_dim_5(%iterArg_11, %39) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %44 = func.call @dynamic_index_in_dim_5(%iterArg_12, %39) : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %45 = func.call @dynamic_index_in_dim_6(%iterArg_13, %39) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %46 = func.call @dynamic_index_in_dim_7(%iterArg_14, %39) : (tensor<2x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %47 = func.call @dynamic_index_in_dim_6(%iterArg_15, %39) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %48 = func.call @dynamic_index_in_dim_6(%iterArg_16, %39) : (tensor<2x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %49 = func.call @dynamic_index_in_dim_27(%iterArg_17, %39) : (tensor<2x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %50:10 = func.call @closed_call_28(%iterArg_19, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49) : (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>)
      %51 = func.call @dynamic_update_index_in_dim_33(%iterArg_20, %50#1, %39) : (tensor<2x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<2x4x16xf32>
      %52 = func.call @dynamic_update_index_in_dim_33(%iterArg_21, %50#2, %39) : (tensor<2x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<2x4x16xf32>
      %53 = func.call @dynamic_update_index_in_dim_34(%iterArg_22, %50#3, %39) : (tensor<2x4x32x16xf32>, tensor<4x32x16xf32>, tensor<i32>) -> tensor<2x4x32x16xf32>
      %54 = func.call @dynamic_update_index_in_dim_35(%iterArg_23, %50#4, %39) : (tensor<2x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<2x4x16x32xf32>
      %55 = func.call @dynamic_update_index_in_dim_35(%iterArg_24, %50#5, %39) : (tensor<2x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<2x4x16x32xf32>
      %56 = func.call @dynamic_update_index_in_dim_36(%iterArg_25, %50#6, %39) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %57 = func.call @dynamic_update_index_in_dim_37(%iterArg_26, %50#7, %39) : (tensor<2x4x4x8x16xf32>, tensor<4x4x8x16xf32>, tensor<i32>) -> tensor<2x4x4x8x16xf32>
      %58 = func.call @dynamic_update_index_in_dim_36(%iterArg_27, %50#8, %39) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %59 = func.call @dynamic_update_index_in_dim_36(%iterArg_28, %50#9, %39) : (tensor<2x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_18, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %60, %50#0, %51, %52, %53, %54, %55, %56, %57, %58, %59 : tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<2x4x16xf32>, tensor<2x4x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x4x8x16xf32>, tensor<2x4x16x4x8xf32>, tensor<2x4x16x4x8xf32>
    }
    %16 = stablehlo.transpose %15#20, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %17 = stablehlo.add %arg19, %16 : tensor<4x2x16x4x8xf32>
    %18 = stablehlo.transpose %15#19, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %19 = stablehlo.add %arg18, %18 : tensor<4x2x16x4x8xf32>
    %20 = stablehlo.transpose %15#18, dims = [1, 0, 2, 3, 4] : (tensor<2x4x4x8x16xf32>) -> tensor<4x2x4x8x16xf32>
    %21 = stablehlo.add %arg17, %20 : tensor<4x2x4x8x16xf32>
    %22 = stablehlo.transpose %15#17, dims = [1, 0, 2, 3, 4] : (tensor<2x4x16x4x8xf32>) -> tensor<4x2x16x4x8xf32>
    %23 = stablehlo.add %arg16, %22 : tensor<4x2x16x4x8xf32>
    %24 = stablehlo.transpose %15#16, dims = [1, 0, 2, 3] : (tensor<2x4x16x32xf32>) -> tensor<4x2x16x32xf32>
    %25 = stablehlo.add %arg15, %24 : tensor<4x2x16x32xf32>
    %26 = stablehlo.transpose %15#15, dims = [1, 0, 2, 3] : (tensor<2x4x16x32xf32>) -> tensor<4x2x16x32xf32>
    %27 = stablehlo.add %arg14, %26 : tensor<4x2x16x32xf32>
    %28 = stablehlo.transpose %15#14, dims = [1, 0, 2, 3] : (tensor<2x4x32x16xf32>) -> tensor<4x2x32x16xf32>
    %29 = stablehlo.add %arg13, %28 : tensor<4x2x32x16xf32>
    %30 = stablehlo.transpose %15#13, dims = [1, 0, 2] : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %31 = stablehlo.add %arg12, %30 : tensor<4x2x16xf32>
    %32 = stablehlo.transpose %15#12, dims = [1, 0, 2] : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
    %33 = stablehlo.add %arg11, %32 : tensor<4x2x16xf32>
    %34 = sdy.sharding_constraint %15#11 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %35:2 = call @_where_38(%arg0, %34) : (tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %36 = call @dynamic_index_in_dim_39(%arg22, %35#0) : (tensor<i32>, tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %37 = stablehlo.add %arg10, %36 : tensor<4x2x8x16xf32>
    return %37, %33, %31, %29, %27, %25, %23, %21, %19, %17, %35#1 : tensor<4x2x8x16xf32>, tensor<4x2x16xf32>, tensor<4x2x16xf32>, tensor<4x2x32x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x8x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_roll_static_26(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x2x8x16xf32>
    return %4 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<2x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<2x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @closed_call_28(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x32x16xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<4x16x4x8xf32>, %arg7: tensor<4x4x8x16xf32>, %arg8: tensor<4x16x4x8xf32>, %arg9: tensor<4x16x4x8xf32>, %arg10: tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) {
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
    %30:3 = call @_where_29(%29, %22, %cst_4) : (tensor<8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<f32>) -> (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) loc(#at8)
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
    %68:3 = call @silu_30(%67) : (tensor<4x2x8x32xf32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at9)
    %69 = stablehlo.multiply %68#0, %66 : tensor<4x2x8x32xf32> loc(#at9)
    %70 = sdy.sharding_constraint %0#10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %71 = stablehlo.dot_general %70, %69, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %72 = stablehlo.transpose %71, dims = [0, 2, 1] : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %73 = stablehlo.dot_general %70, %0#2, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %74 = stablehlo.multiply %68#0, %73 : tensor<4x2x8x32xf32> loc(#at2)
    %75 = stablehlo.multiply %73, %66 : tensor<4x2x8x32xf32> loc(#at2)
    %76 = call @silu_31(%68#1, %67, %68#2, %75) : (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
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
    %125 = call @_where_32(%30#1, %30#2, %124) : (tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
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
  func.func private @_where_29(%arg0: tensor<8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<f32>) -> (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>) {
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
  func.func private @silu_30(%arg0: tensor<4x2x8x32xf32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
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
  func.func private @silu_31(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<4x2x8x32xf32>, %arg3: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4x2x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4x2x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4x2x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x2x8x32xf32>
    return %3 : tensor<4x2x8x32xf32>
  }
  func.func private @_where_32(%arg0: tensor<4x2x4x8x8xi1>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x2x4x8x8xi1>, tensor<4x2x4x8x8xf32>
    return %1 : tensor<4x2x4x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<2x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16xf32>
    return %1 : tensor<2x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<2x4x32x16xf32>, %arg1: tensor<4x32x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x32x16xf32>) -> tensor<1x4x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x32x16xf32>, tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x32x16xf32>
    return %1 : tensor<2x4x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<2x4x16x32xf32>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<i32>) -> tensor<2x4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x16x32xf32>) -> tensor<1x4x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x32xf32>
    return %1 : tensor<2x4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<2x4x16x4x8xf32>, %arg1: tensor<4x16x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x4x8xf32>
    return %1 : tensor<2x4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<2x4x4x8x16xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x4x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x4x4x8x16xf32>, tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4x8x16xf32>
    return %1 : tensor<2x4x4x8x16xf32>
  }
  func.func private @_where_38(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    return %4, %1 : tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<i32>, %arg1: tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
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

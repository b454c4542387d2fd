// Read by pipeline.test: eight stages of two products by JAX 0.10.2, a product of all stages and a shift from one to the next for each
// of eight microbatches of four rows.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2048x2048xbf16>, %arg1: tensor<8x2048x2048xbf16>, %arg2: tensor<8x4x2048xbf16>) -> (tensor<8x4x2048xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7x4x2048xbf16>
    %1 = stablehlo.concatenate %arg2, %0, dim = 0 : (tensor<8x4x2048xbf16>, tensor<7x4x2048xbf16>) -> tensor<15x4x2048xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x4x2048xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<15x4x2048xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %1, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c, %iterArg_5 = %2, %iterArg_6 = %3) : tensor<15x4x2048xbf16>, tensor<8x2048x2048xbf16>, tensor<8x2048x2048xbf16>, tensor<i32>, tensor<8x4x2048xbf16>, tensor<15x4x2048xbf16>
    cond {
      %c_7 = stablehlo.constant dense<15> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<15x4x2048xbf16>, tensor<i32>) -> tensor<4x2048xbf16>
      %7:2 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_5, %6) : (tensor<8x2048x2048xbf16>, tensor<8x2048x2048xbf16>, tensor<8x4x2048xbf16>, tensor<4x2048xbf16>) -> (tensor<8x4x2048xbf16>, tensor<4x2048xbf16>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_6, %7#1, %iterArg_4) : (tensor<15x4x2048xbf16>, tensor<4x2048xbf16>, tensor<i32>) -> tensor<15x4x2048xbf16>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %9, %7#0, %8 : tensor<15x4x2048xbf16>, tensor<8x2048x2048xbf16>, tensor<8x2048x2048xbf16>, tensor<i32>, tensor<8x4x2048xbf16>, tensor<15x4x2048xbf16>
    }
    %5 = stablehlo.slice %4#5 [7:15, 0:4, 0:2048] : (tensor<15x4x2048xbf16>) -> tensor<8x4x2048xbf16>
    return %5 : tensor<8x4x2048xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<15x4x2048xbf16>, %arg1: tensor<i32>) -> tensor<4x2048xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 2048] : (tensor<15x4x2048xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2048xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2048xbf16>) -> tensor<4x2048xbf16>
    return %1 : tensor<4x2048xbf16>
  }
  func.func private @closed_call(%arg0: tensor<8x2048x2048xbf16>, %arg1: tensor<8x2048x2048xbf16>, %arg2: tensor<8x4x2048xbf16>, %arg3: tensor<4x2048xbf16>) -> (tensor<8x4x2048xbf16>, tensor<4x2048xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<4x2048xbf16>) -> tensor<1x4x2048xbf16>
    %1 = stablehlo.slice %arg2 [0:7, 0:4, 0:2048] : (tensor<8x4x2048xbf16>) -> tensor<7x4x2048xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4x2048xbf16>, tensor<7x4x2048xbf16>) -> tensor<8x4x2048xbf16>
    %3 = stablehlo.dot_general %2, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x2048xbf16>, tensor<8x2048x2048xbf16>) -> tensor<8x4x2048xbf16>
    %4 = stablehlo.tanh %3 : tensor<8x4x2048xbf16>
    %5 = stablehlo.dot_general %4, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x2048xbf16>, tensor<8x2048x2048xbf16>) -> tensor<8x4x2048xbf16>
    %6 = stablehlo.add %2, %5 : tensor<8x4x2048xbf16>
    %7 = stablehlo.slice %6 [7:8, 0:4, 0:2048] : (tensor<8x4x2048xbf16>) -> tensor<1x4x2048xbf16>
    %8 = stablehlo.reshape %7 : (tensor<1x4x2048xbf16>) -> tensor<4x2048xbf16>
    return %6, %8 : tensor<8x4x2048xbf16>, tensor<4x2048xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<15x4x2048xbf16>, %arg1: tensor<4x2048xbf16>, %arg2: tensor<i32>) -> tensor<15x4x2048xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x2048xbf16>) -> tensor<1x4x2048xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<15x4x2048xbf16>, tensor<1x4x2048xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<15x4x2048xbf16>
    return %1 : tensor<15x4x2048xbf16>
  }
}

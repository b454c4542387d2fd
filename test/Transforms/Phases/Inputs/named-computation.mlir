module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=4, "y"=2]>
  func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.tanh %a : tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
    %2 = sdy.named_computation<"f">(%1) in_shardings=[<@mesh, [{"x"}, {}]>] (%b: tensor<8x8xf32>) {
      %3 = stablehlo.negate %b : tensor<8x8xf32>
      sdy.return %3 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}

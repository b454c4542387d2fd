// A started collective and what waits for it.
sharding.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> {spmd.start} : tensor<8x8xf32>
  %1 = stablehlo.tanh %b : tensor<8x8xf32>
  %2 = spmd.done %0 : tensor<8x8xf32>
  %3 = stablehlo.add %1, %2 : tensor<8x8xf32>
  %4 = spmd.all_reduce add %3 over <@mesh ["x"]> : tensor<8x8xf32>
  return %4, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}

// Read by annotated.test.
sdy.mesh @mesh = <["a"=4, "b"=2]>
func.func @main(%x: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<16x8xf32> {
  %0 = stablehlo.tanh %x : tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

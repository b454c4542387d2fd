// Read by annotated.test.
sdy.mesh @mesh = <["a"=8]>
func.func @main(%x: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"a"}, {}]>] out_shardings=[<@mesh, [{"a"}, {}]>] manual_axes={"a"} (%y: tensor<8x32xf32>) {
    %1 = stablehlo.tanh %y : tensor<8x32xf32>
    sdy.return %1 : tensor<8x32xf32>
  } : (tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}

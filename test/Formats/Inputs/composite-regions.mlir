// A composite with regions, as clients write scans: newer than one without.
module {
  func.func private @twice(%t: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %s = stablehlo.add %t, %t : tensor<4x6xf32>
    return %s : tensor<4x6xf32>
  }
  func.func @main(%t: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.composite "user.scan" %t ({
    ^bb0(%x: tensor<f32>):
      %1 = stablehlo.add %x, %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {decomposition = @twice} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

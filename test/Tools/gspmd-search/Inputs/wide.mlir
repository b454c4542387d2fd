// Read by machines.test: weights are 16 times as large as what goes in and comes out.
func.func @main(%x: tensor<1024x4096xf32> loc("x"),
                %w1: tensor<4096x16384xf32> loc("w1"),
                %w2: tensor<16384x4096xf32> loc("w2"))
    -> tensor<1024x4096xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
    : (tensor<1024x4096xf32>, tensor<4096x16384xf32>) -> tensor<1024x16384xf32>
  %1 = stablehlo.tanh %0 : tensor<1024x16384xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0]
    : (tensor<1024x16384xf32>, tensor<16384x4096xf32>) -> tensor<1024x4096xf32>
  return %2 : tensor<1024x4096xf32>
}

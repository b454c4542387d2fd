// Read by recompute.test: a wide value is read again when two products are done. It is kept, or rematerialized from the narrow %x.
func.func @main(%x: tensor<16384x128xf32>, %u: tensor<128x4096xf32>, %v: tensor<4096x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16384xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<16384x128xf32>, tensor<128x4096xf32>) -> tensor<16384x4096xf32>
  %1 = stablehlo.tanh %0 : tensor<16384x4096xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<16384x4096xf32>, tensor<4096x4096xf32>) -> tensor<16384x4096xf32>
  %3 = stablehlo.tanh %2 : tensor<16384x4096xf32>
  %4 = stablehlo.dot_general %3, %w, contracting_dims = [1] x [0] : (tensor<16384x4096xf32>, tensor<4096x4096xf32>) -> tensor<16384x4096xf32>
  %5 = stablehlo.multiply %4, %0 : tensor<16384x4096xf32>
  %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16384x4096xf32>, tensor<f32>) -> tensor<16384xf32>
  return %6 : tensor<16384xf32>
}

// Sums along the rows of all pairs, of which one operand is transposed (gspmd-tile-and-fuse), against the same by a product.
// RUN: gspmd-run %s --no-cache --no-partition

func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ix = stablehlo.iota dim = 0 : tensor<6000xf32>
  %wx = stablehlo.sine %ix : tensor<6000xf32>
  %rx = stablehlo.reshape %wx : (tensor<6000xf32>) -> tensor<300x20xf32>
  %x = stablehlo.optimization_barrier %rx : tensor<300x20xf32>
  %y0 = stablehlo.slice %x [0:40, 0:20] : (tensor<300x20xf32>) -> tensor<40x20xf32>
  %y1 = stablehlo.cosine %y0 : tensor<40x20xf32>
  %y = stablehlo.optimization_barrier %y1 : tensor<40x20xf32>

  %a = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<300x20xf32>) -> tensor<300x40x20xf32>
  %b = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<40x20xf32>) -> tensor<300x40x20xf32>
  %p = stablehlo.multiply %a, %b : tensor<300x40x20xf32>
  %sum = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<300x40x20xf32>, tensor<f32>) -> tensor<300x40xf32>
  %product = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<300x20xf32>, tensor<40x20xf32>) -> tensor<300x40xf32>
  check.expect_almost_eq %sum, %product : tensor<300x40xf32>

  // Eight terms, summed one after the other.
  %x8 = stablehlo.slice %x [0:300, 0:8] : (tensor<300x20xf32>) -> tensor<300x8xf32>
  %y8 = stablehlo.slice %y [0:40, 4:12] : (tensor<40x20xf32>) -> tensor<40x8xf32>
  %bx = stablehlo.optimization_barrier %x8 : tensor<300x8xf32>
  %by = stablehlo.optimization_barrier %y8 : tensor<40x8xf32>
  %a8 = stablehlo.broadcast_in_dim %bx, dims = [0, 2] : (tensor<300x8xf32>) -> tensor<300x40x8xf32>
  %b8 = stablehlo.broadcast_in_dim %by, dims = [1, 2] : (tensor<40x8xf32>) -> tensor<300x40x8xf32>
  %p8 = stablehlo.multiply %a8, %b8 : tensor<300x40x8xf32>
  %sum8 = stablehlo.reduce(%p8 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<300x40x8xf32>, tensor<f32>) -> tensor<300x40xf32>
  %product8 = stablehlo.dot_general %bx, %by, contracting_dims = [1] x [1] : (tensor<300x8xf32>, tensor<40x8xf32>) -> tensor<300x40xf32>
  check.expect_almost_eq %sum8, %product8 : tensor<300x40xf32>
  return
}

// RUN: gspmd-run %s --no-cache --no-partition
// A sum over the dimension by which loops over a large temporary buffer are tiled: the roots have two readers. One value
// after the other, the small numbers would all be lost: the sums would be 1, 511 units in the last place below.

func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1024xf32>
  %small = stablehlo.constant dense<5.95e-8> : tensor<1024xf32>
  %z = stablehlo.constant dense<0.0> : tensor<1024xf32>
  %first = stablehlo.compare EQ, %iota, %z : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
  %x0 = stablehlo.select %first, %one, %small : tensor<1024xi1>, tensor<1024xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<1024xf32>
  %y = stablehlo.optimization_barrier %z : tensor<1024xf32>
  %row = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %column = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %d = stablehlo.subtract %row, %column : tensor<1024x1024xf32>
  %s = stablehlo.multiply %d, %d : tensor<1024x1024xf32>
  %r = stablehlo.sqrt %s : tensor<1024x1024xf32>
  %byColumn = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %largest = stablehlo.reduce(%r init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  check.expect_eq %largest, %x : tensor<1024xf32>
  %e = stablehlo.constant dense<1.0000609> : tensor<1024xf32>
  check.expect_close %byColumn, %e, max_ulp_difference = 70 : tensor<1024xf32>, tensor<1024xf32>
  return
}

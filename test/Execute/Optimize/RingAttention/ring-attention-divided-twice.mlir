// RUN: gspmd-run %s --entry bias --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// RUN: gspmd-run %s --entry keys --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// CHECK: attention runs as a ring

// A bias and gathered keys that the scores use along both of their dimensions: the loop over blocks divides them along both.
sdy.mesh @mesh = <["x"=2]>

func.func @bias(%q: tensor<2x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>},
                %k: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %v: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<8x8xf32>)
    -> (tensor<2x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %1 = stablehlo.tanh %b : tensor<8x8xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %5 = stablehlo.add %0, %3 : tensor<2x8x8xf32>
  %6 = stablehlo.add %5, %4 : tensor<2x8x8xf32>
  %7 = stablehlo.reduce(%6 init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
  %9 = stablehlo.subtract %6, %8 : tensor<2x8x8xf32>
  %10 = stablehlo.exponential %9 : tensor<2x8x8xf32>
  %11 = stablehlo.reduce(%10 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<2x8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [2] x [0] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  return %14 : tensor<2x8x8xf32>
}

func.func @keys(%q: tensor<2x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>},
                %k: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %v: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<2x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %1 = stablehlo.transpose %k, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %3 = stablehlo.dot_general %2, %k, contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  %4 = stablehlo.tanh %3 : tensor<2x8x8xf32>
  %7 = stablehlo.reduce(%4 init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
  %9 = stablehlo.subtract %4, %8 : tensor<2x8x8xf32>
  %10 = stablehlo.exponential %9 : tensor<2x8x8xf32>
  %11 = stablehlo.reduce(%10 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<2x8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [2] x [0] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
  return %14 : tensor<2x8x8xf32>
}

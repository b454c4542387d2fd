// RUN: gspmd-run %s --entry lowest --random-inputs 1 --check --poison --rtol 5e-2 --atol 5e-2 --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// RUN: gspmd-run %s --entry bounded --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// RUN: gspmd-run %s --entry other_row --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// RUN: gspmd-run %s --entry infinite --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// CHECK: spmd-ring-attention: 4 changes

sdy.mesh @mesh = <["x"=2]>

// A format without infinities: rows whose scores are all the lowest number have equal weights.
func.func @lowest(%q: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %k: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %c = stablehlo.constant dense<5> : tensor<8x8xi32>
  %p = stablehlo.compare GE, %i, %c : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %n = stablehlo.constant dense<-448.0> : tensor<8x8xf32>
  %1 = stablehlo.select %p, %n, %0 : tensor<8x8xi1>, tensor<8x8xf32>
  %s = stablehlo.convert %1 : (tensor<8x8xf32>) -> tensor<8x8xf8E4M3FN>
  %elow = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
  %ezero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%s init: %elow) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8xf8E4M3FN>
  %8 = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf8E4M3FN>) -> tensor<8x8xf8E4M3FN>
  %9 = stablehlo.subtract %s, %8 : tensor<8x8xf8E4M3FN>
  %e = stablehlo.exponential %9 : tensor<8x8xf8E4M3FN>
  %10 = stablehlo.convert %e : (tensor<8x8xf8E4M3FN>) -> tensor<8x8xf32>
  %11 = stablehlo.reduce(%10 init: %ezero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %14, %11 : tensor<8x4xf32>, tensor<8xf32>
}

// A guard by a finite number: the exponentials of rows without keys are 0, and their quotients NaN.
func.func @bounded(%q: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %k: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %c = stablehlo.constant dense<5> : tensor<8x8xi32>
  %p = stablehlo.compare GE, %i, %c : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %n = stablehlo.constant dense<0xFF800000> : tensor<8x8xf32>
  %s = stablehlo.select %p, %n, %0 : tensor<8x8xi1>, tensor<8x8xf32>
  %ezero = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %b = stablehlo.constant dense<-1.0e30> : tensor<8xf32>
  %r = stablehlo.maximum %7, %b : tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %9 = stablehlo.subtract %s, %8 : tensor<8x8xf32>
  %10 = stablehlo.exponential %9 : tensor<8x8xf32>
  %11 = stablehlo.reduce(%10 init: %ezero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %14, %11 : tensor<8x4xf32>, tensor<8xf32>
}

// What is subtracted is not the maximum of the row: relative to it, exponentials of the first blocks overflow.
func.func @other_row(%q: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %k: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %n = stablehlo.constant dense<60.0> : tensor<8x8xf32>
  %i = stablehlo.iota dim = 1 : tensor<8x8xf32>
  %1 = stablehlo.multiply %i, %n : tensor<8x8xf32>
  %o = stablehlo.constant dense<-400.0> : tensor<8x8xf32>
  %2 = stablehlo.add %1, %o : tensor<8x8xf32>
  %s = stablehlo.add %2, %0 : tensor<8x8xf32>
  %ezero = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %b = stablehlo.constant dense<[2.0, 1.5, 1.0, 1.0, 1.0, 1.1, 1.2, 1.3]> : tensor<8xf32>
  %r = stablehlo.multiply %7, %b : tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %9 = stablehlo.subtract %s, %8 : tensor<8x8xf32>
  %10 = stablehlo.exponential %9 : tensor<8x8xf32>
  %11 = stablehlo.reduce(%10 init: %ezero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %14, %11 : tensor<8x4xf32>, tensor<8xf32>
}

// Infinite scores, with a guard that subtracts 0.
func.func @infinite(%q: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %k: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8x8xi32>
  %c = stablehlo.constant dense<5> : tensor<8x8xi32>
  %p = stablehlo.compare GE, %i, %c : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
  %n = stablehlo.constant dense<0x7F800000> : tensor<8x8xf32>
  %s = stablehlo.select %p, %n, %0 : tensor<8x8xi1>, tensor<8x8xf32>
  %ezero = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %f = stablehlo.is_finite %7 : (tensor<8xf32>) -> tensor<8xi1>
  %b = stablehlo.constant dense<0.0> : tensor<8xf32>
  %r = stablehlo.select %f, %7, %b : tensor<8xi1>, tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %9 = stablehlo.subtract %s, %8 : tensor<8x8xf32>
  %10 = stablehlo.exponential %9 : tensor<8x8xf32>
  %11 = stablehlo.reduce(%10 init: %ezero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %13 = stablehlo.divide %10, %12 : tensor<8x8xf32>
  %14 = stablehlo.dot_general %13, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %14, %11 : tensor<8x4xf32>, tensor<8xf32>
}

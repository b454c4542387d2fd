// Indices of extremes along a sharded dimension, as on one device: the first of equal elements
// and of NaNs, wherever the shards are; in padding, elements never count.
// RUN: gspmd-run %s --entry=largest --no-partition
// RUN: gspmd-run %s --entry=largest --check --poison
// RUN: gspmd-run %s --entry=smallest --no-partition
// RUN: gspmd-run %s --entry=smallest --check --poison
// RUN: gspmd-run %s --entry=largest_integer --no-partition
// RUN: gspmd-run %s --entry=largest_integer --check --poison
sdy.mesh @mesh = <["x"=4]>
func.func @largest() {
  %c = stablehlo.constant dense<[[1.0, 3.0, 3.0, 2.0, 3.0, 0.0], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 5.0, 0x7FC00000, 9.0, 0x7FC00000, 1.0], [-0.0, 0.0, -1.0, 0.0, -0.0, 0.0], [-4.0, -3.0, -2.0, -3.0, -2.5, -1.0]]> : tensor<5x6xf32>
  %b = stablehlo.optimization_barrier %c : tensor<5x6xf32>
  %a = sdy.sharding_constraint %b <@mesh, [{}, {"x"}]> : tensor<5x6xf32>
  %i = stablehlo.iota dim = 1 : tensor<5x6xi32>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %init), (%i init: %zero) across dimensions = [1] : (tensor<5x6xf32>, tensor<5x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare NE, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.or %1, %2 : tensor<i1>
      %4 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.and %4, %5 : tensor<i1>
      %7 = stablehlo.or %3, %6 : tensor<i1>
      %8 = stablehlo.select %3, %x, %y : tensor<i1>, tensor<f32>
      %9 = stablehlo.select %7, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %8, %9 : tensor<f32>, tensor<i32>
    }
  check.expect_eq_const %0#1, dense<[1, 0, 2, 0, 5]> : tensor<5xi32>
  return
}
func.func @smallest() {
  %c = stablehlo.constant dense<[[1.0, 0.5, 3.0, 0.5, 3.0, 0.5], [0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [0.0, -5.0, 2.0, -9.0, 3.0, 0x7FC00000]]> : tensor<3x6xf32>
  %b = stablehlo.optimization_barrier %c : tensor<3x6xf32>
  %a = sdy.sharding_constraint %b <@mesh, [{}, {"x"}]> : tensor<3x6xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x6xi32>
  %init = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %init), (%i init: %zero) across dimensions = [1] : (tensor<3x6xf32>, tensor<3x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare NE, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.or %1, %2 : tensor<i1>
      %4 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.and %4, %5 : tensor<i1>
      %7 = stablehlo.or %3, %6 : tensor<i1>
      %8 = stablehlo.select %3, %x, %y : tensor<i1>, tensor<f32>
      %9 = stablehlo.select %7, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %8, %9 : tensor<f32>, tensor<i32>
    }
  check.expect_eq_const %0#1, dense<[1, 0, 5]> : tensor<3xi32>
  return
}
func.func @largest_integer() {
  %c = stablehlo.constant dense<[[-128, -128, -128, -128, -128], [-5, -7, -5, -4, -4]]> : tensor<2x5xi8>
  %b = stablehlo.optimization_barrier %c : tensor<2x5xi8>
  %a = sdy.sharding_constraint %b <@mesh, [{}, {"x"}]> : tensor<2x5xi8>
  %i = stablehlo.iota dim = 1 : tensor<2x5xi32>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %init), (%i init: %zero) across dimensions = [1] : (tensor<2x5xi8>, tensor<2x5xi32>, tensor<i8>, tensor<i32>) -> (tensor<2xi8>, tensor<2xi32>)
    reducer(%x: tensor<i8>, %y: tensor<i8>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare GT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.compare NE, %x, %x : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.or %1, %2 : tensor<i1>
      %4 = stablehlo.compare EQ, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %5 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.and %4, %5 : tensor<i1>
      %7 = stablehlo.or %3, %6 : tensor<i1>
      %8 = stablehlo.select %3, %x, %y : tensor<i1>, tensor<i8>
      %9 = stablehlo.select %7, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %8, %9 : tensor<i8>, tensor<i32>
    }
  check.expect_eq_const %0#1, dense<[0, 3]> : tensor<2xi32>
  return
}

// Flops as XLA's cost analysis counts them: 2MNK, one per output element, one
// per combined element, transcendental functions and moved data nothing, loop
// bodies once, calls as often as they are called.
//
// RUN: gspmd-run %s --random-inputs 1 | FileCheck %s

// dot 2*2*3*4 = 48, exp 0, add 6 in each of two calls, reduce 6-2 = 4, convert
// 2, loop body 2 and condition 1
// CHECK: flops per device 69

func.func @main(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>) -> tensor<2xf64> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.exponential %0 : tensor<2x3xf32>
  %2 = func.call @double(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = func.call @double(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %5 = stablehlo.convert %4 : (tensor<2xf32>) -> tensor<2xf64>
  %count = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %6:2 = stablehlo.while(%i = %count, %x = %5) : tensor<i32>, tensor<2xf64>
   cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.reshape %x : (tensor<2xf64>) -> tensor<2xf64>
    %m = stablehlo.maximum %n, %one : tensor<i32>
    stablehlo.return %m, %y : tensor<i32>, tensor<2xf64>
  }
  return %6#1 : tensor<2xf64>
}

func.func private @double(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %a, %a : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

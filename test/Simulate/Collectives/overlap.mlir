// Gathers of 4 ms beside products of 2 ms, on a ring of 4.

// RUN: gspmd-simulate %s --entry layers --topology %S/../Inputs/round.json:4r | FileCheck %s --check-prefix=NONE
// RUN: gspmd-simulate %s --entry layers --topology %S/../Inputs/round.json:4r --overlap async | FileCheck %s --check-prefix=ASYNC
// RUN: gspmd-simulate %s --entry chain --topology %S/../Inputs/round.json:4r --overlap async | FileCheck %s --check-prefix=CHAIN
// RUN: gspmd-simulate %s --entry chain --topology %S/../Inputs/round.json:4r --overlap matmul | FileCheck %s --check-prefix=MATMUL

// Weights of 1 MB, of which each device has a quarter and gathers the rest: 375
// us, eight times. Concurrent with the previous layer they cost nothing but network
// time, except for the first one, which has no previous layer.
// NONE: step time             19.0{{.*}} ms
// NONE: network busy          3.000 ms, cores wait 3.000 ms
// ASYNC: step time             16.37{{.*}} ms
// ASYNC: network busy          3.000 ms, cores wait 375.00 us
sharding.mesh @mesh = <["x"=4]>
func.func @layers(%a: tensor<2000x500xf32>, %w: tensor<8x125x500xf32>) -> tensor<2000x500xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %ws = %w) : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 125, 500] : (tensor<8x125x500xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x125x500xf32>
    %t = stablehlo.reshape %s : (tensor<1x125x500xf32>) -> tensor<125x500xf32>
    %g = spmd.all_gather %t dim 0 over <@mesh ["x"]> : tensor<125x500xf32> -> tensor<500x500xf32>
    %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x500xf32>) -> tensor<2000x500xf32>
    %z = stablehlo.dot_general %y, %g, contracting_dims = [1] x [0] : (tensor<2000x500xf32>, tensor<500x500xf32>) -> tensor<2000x500xf32>
    stablehlo.return %next, %z, %ws : tensor<i32>, tensor<2000x500xf32>, tensor<8x125x500xf32>
  }
  return %r#1 : tensor<2000x500xf32>
}

// A gather right before its product has nothing to overlap, unless
// the product runs in four steps: 1.5 ms of gather, 2 ms of product, of
// which a step waits for the first quarter.
// CHAIN: step time             3.500 ms
// CHAIN: cores wait 1.500 ms
// MATMUL: step time             2.375 ms
// MATMUL: cores wait 375.00 us
func.func @chain(%a: tensor<250x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %0 = stablehlo.dot_general %g, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

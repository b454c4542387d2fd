// Asynchronous collectives in the program: a started collective overlaps the ops
// before its `done`. Gathers of 1.5 ms concurrent with products of 2 ms, on a ring of 4.

// RUN: gspmd-simulate %s --entry beside --topology %S/../Inputs/round.json:4r | FileCheck %s --check-prefix=BESIDE
// RUN: gspmd-simulate %s --entry beside --topology %S/../Inputs/round.json:4r --overlap async | FileCheck %s --check-prefix=BESIDE
// RUN: gspmd-simulate %s --entry both --topology %S/../Inputs/round.json:4r | FileCheck %s --check-prefix=BOTH
// RUN: gspmd-simulate %s --entry at_once --topology %S/../Inputs/round.json:4r | FileCheck %s --check-prefix=AT_ONCE

sharding.mesh @mesh = <["x"=4]>

// BESIDE: step time             4.000 ms
// BESIDE: network busy          1.500 ms, cores wait 0.00 us
func.func @beside(%a: tensor<250x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %d = spmd.done %g : tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %d, %0, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}

// The second finds the links busy: it arrives 3 ms after the beginning, 1 ms
// after the first product.
// BOTH: step time             7.000 ms
// BOTH: network busy          3.000 ms, cores wait 1.000 ms
func.func @both(%a: tensor<250x1000xf32>, %c: tensor<250x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %h = spmd.all_gather %c dim 0 over <@mesh ["x"]> {spmd.start} : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %0 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %d = spmd.done %g : tensor<1000x1000xf32>
  %e = spmd.done %h : tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %d, %0, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %2 = stablehlo.dot_general %e, %1, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %2 : tensor<1000x1000xf32>
}

// Waited for at once, it is like a synchronous one.
// AT_ONCE: step time             3.500 ms
// AT_ONCE: cores wait 1.500 ms
func.func @at_once(%a: tensor<250x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %g = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<250x1000xf32> -> tensor<1000x1000xf32>
  %d = spmd.done %g : tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %d, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}

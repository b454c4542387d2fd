// A layer that is computed again for its gradient gathers its weights and its
// input once.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=share-collectives --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --stats=- | FileCheck %s --check-prefix=BEFORE
// CHECK: "all-gather": {
// CHECK-NEXT: "bytes": {{[0-9]+}},
// CHECK-NEXT: "count": 2
// CHECK: "optimizations": [
// CHECK-NEXT: all_gather repeats an earlier one: its result is reused
// BEFORE: "all-gather": {
// BEFORE-NEXT: "bytes": {{[0-9]+}},
// BEFORE-NEXT: "count": 4

sdy.mesh @mesh = <["x"=4]>

func.func @main(
    %x: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %w: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.tanh %x : tensor<16x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}]> : tensor<16x8xf32>
  %2 = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<8x8xf32>
  %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %4 = stablehlo.sine %3 : tensor<16x8xf32>
  %5:3 = stablehlo.optimization_barrier %x, %w, %4 : tensor<16x8xf32>, tensor<8x8xf32>, tensor<16x8xf32>
  %6 = stablehlo.tanh %5#0 : tensor<16x8xf32>
  %7 = sdy.sharding_constraint %6 <@mesh, [{}, {}]> : tensor<16x8xf32>
  %8 = sdy.sharding_constraint %5#1 <@mesh, [{}, {}]> : tensor<8x8xf32>
  %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %10 = stablehlo.cosine %9 : tensor<16x8xf32>
  %11 = stablehlo.multiply %10, %5#2 : tensor<16x8xf32>
  return %4, %11 : tensor<16x8xf32>, tensor<16x8xf32>
}

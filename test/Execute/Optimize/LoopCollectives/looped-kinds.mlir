// Two gathers that look alike, one of which has fewer forms: the other operand of its product is
// replicated.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --atol 1e-2 --optimize --topology=%S/../Inputs/slow-cores.json
// RUN: gspmd-opt '--spmd-loop-collectives=topology=v4:8rx1x1 overlap=async' %S/Inputs/alike-gathers.mlir 2>&1 | FileCheck %s
// RUN: gspmd-opt '--spmd-loop-collectives=topology=v4:8rx1x1 overlap=async' %S/Inputs/alike-gathers-swapped.mlir 2>&1 | FileCheck %s
// CHECK: all_gather runs

sdy.mesh @mesh = <["x"=8]>
func.func @main(%p: tensor<64x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %w: tensor<512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %q: tensor<64x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %v: tensor<512x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<64x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = sdy.sharding_constraint %p <@mesh, [{}, {}]> : tensor<64x512xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{}, {}]> : tensor<64x512xf32>
  %s = stablehlo.tanh %2 : tensor<64x512xf32>
  %s1 = sdy.sharding_constraint %s <@mesh, [{}, {"x"}]> : tensor<64x512xf32>
  %s2 = stablehlo.multiply %s1, %q : tensor<64x512xf32>
  %3 = sdy.sharding_constraint %s2 <@mesh, [{}, {}]> : tensor<64x512xf32>
  %4 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512x4096xf32>) -> tensor<64x4096xf32>
  return %4 : tensor<64x4096xf32>
}

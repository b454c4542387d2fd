// The results that the search adds to a program leave XLA's collectives unchanged, or the report states the change.
//
// REQUIRES: pjrt
//
// RUN: split-file %s %t
// RUN: gspmd-bisect %t/kept.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 --json %t/kept.json | FileCheck %s --check-prefix=KEPT
// RUN: gspmd-bisect %t/kept.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=KEPT
// RUN: FileCheck %s --check-prefix=KEPT-JSON --input-file %t/kept.json
// KEPT: no op is wrong
// KEPT: collectives: the results that the search adds leave them unchanged
// KEPT-JSON: "changed_collectives": [],
// KEPT-JSON-NEXT: "compared_windows": 1,

// In a program of its own, a product with 0 needs no sum of partial sums:
// RUN: gspmd-bisect %t/changed.mlir --random-inputs 1 --suspect xla --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 --json %t/changed.json | FileCheck %s --check-prefix=CHANGED
// RUN: gspmd-bisect %t/changed.mlir --random-inputs 1 --suspect xla-gspmd --pjrt-plugin %xla_plugin --pjrt-option cpu_device_count=8 | FileCheck %s --check-prefix=CHANGED
// RUN: FileCheck %s --check-prefix=JSON --input-file %t/changed.json
// CHANGED: no op is wrong
// CHANGED: collectives: the results that the search adds change them between %0 = stablehlo.dot_general at {{.*}} and %2 = stablehlo.multiply at
// CHANGED-NEXT: only with added results: all-reduce add s32[8,8] over
// JSON: "with": [
// JSON-NEXT: "all-reduce add s32[8,8] over
// JSON: "without": []

//--- kept.mlir
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
//--- changed.mlir
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<16x8xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xi32>, tensor<16x8xi32>) -> tensor<8x8xi32>
  %1 = stablehlo.constant dense<0> : tensor<8x8xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<8x8xi32>
  return %2 : tensor<8x8xi32>
}

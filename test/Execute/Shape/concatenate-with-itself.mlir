// A tensor that is concatenated with itself is resharded once for all its elements, by blocks: a device
// has some of the elements already. A gather would send twice as much, and halos three times.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "collective-permute": {
// CHECK-NEXT: "bytes": 320,
// CHECK-NEXT: "count": 4
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<48x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<12x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.concatenate %a, %a, %a, dim = 0 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<48x8xf32>
  %1 = stablehlo.concatenate %b, %b, %b, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
  return %0, %1 : tensor<48x8xf32>, tensor<12x8xf32>
}

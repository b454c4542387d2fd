// A tensor that is concatenated with itself is resharded once for all its elements: one gather of
// 16 rows, where halos for three elements send half more.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "all-gather": {
// CHECK-NEXT: "bytes": 640,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<48x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<12x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.concatenate %a, %a, %a, dim = 0 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<48x8xf32>
  %1 = stablehlo.concatenate %b, %b, %b, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
  return %0, %1 : tensor<48x8xf32>, tensor<12x8xf32>
}

// Factors that a reshape preserves stay sharded although it mixes major ones; only moved elements
// are sent. (Each tensor was gathered: 1584 bytes.)
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "all-gather": {
// CHECK-NEXT: "bytes": 144,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: },
// CHECK-NEXT: "all-to-all": {
// CHECK-NEXT: "bytes": 288,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: },
// CHECK-NEXT: "collective-permute": {
// CHECK-NEXT: "bytes": 24,
// CHECK-NEXT: "count": 1
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
func.func @main(%a: tensor<2x3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x", "y"}]>}, %b: tensor<3x4x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x","y"}]>}, %c: tensor<2x3x8x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"z"}, {}, {"x","y"}, {}]>}) -> (tensor<3x4x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>}, tensor<2x3x8xf32>{sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x","y"}]>}, tensor<3x4x4x5xf32>{sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {"z"}]>}) {
  %0 = stablehlo.reshape %a : (tensor<2x3x8xf32>) -> tensor<3x4x4xf32>
  %1 = stablehlo.reshape %b : (tensor<3x4x4xf32>) -> tensor<2x3x8xf32>
  %2 = stablehlo.reshape %c : (tensor<2x3x8x5xf32>) -> tensor<3x4x4x5xf32>
  return %0, %1, %2 : tensor<3x4x4xf32>, tensor<2x3x8xf32>, tensor<3x4x4x5xf32>
}

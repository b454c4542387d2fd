// A rotation uses the ring of the devices that have elements: 9 rows on 8 devices are on the first
// five. Only moved elements are sent, also for a rotation by more than a shard. (2048 and 2816
// bytes.)
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "collective-permute": {
// CHECK-NEXT: "bytes": 1024,
// CHECK-NEXT: "count": 3
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=8]>

func.func @main(%a: tensor<9x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<10x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<9x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<10x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [8:9, 0:64] : (tensor<9x64xf32>) -> tensor<1x64xf32>
  %1 = stablehlo.slice %a [0:8, 0:64] : (tensor<9x64xf32>) -> tensor<8x64xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x64xf32>, tensor<8x64xf32>) -> tensor<9x64xf32>
  %3 = stablehlo.slice %b [5:10, 0:64] : (tensor<10x64xf32>) -> tensor<5x64xf32>
  %4 = stablehlo.slice %b [0:5, 0:64] : (tensor<10x64xf32>) -> tensor<5x64xf32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<5x64xf32>, tensor<5x64xf32>) -> tensor<10x64xf32>
  return %2, %5 : tensor<9x64xf32>, tensor<10x64xf32>
}

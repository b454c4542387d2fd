// Adjacent windows, and their transpose, with uneven shards: devices read the halo of their
// neighbors. (They exchanged their entire shards.)
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "collective-permute": {
// CHECK-NEXT: "bytes": 96,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: }
// CHECK-NEXT: }
sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<2x10x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}, %k: tensor<2x3x4xf32>)
    -> (tensor<2x20x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<2x5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x3xf32>, tensor<2x3x4xf32>) -> tensor<2x20x4xf32>
  %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x3xf32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return %0, %1 : tensor<2x20x4xf32>, tensor<2x5x4xf32>
}

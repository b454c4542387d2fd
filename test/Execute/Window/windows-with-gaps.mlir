// A halo reaches to the farthest window and included everything in between, although separate
// windows read little of it.
// RUN: split-file %s %t
// RUN: gspmd-run %t/apart.mlir --random-inputs 1 --check --poison --stats=%t/apart.json
// RUN: FileCheck %s --check-prefix=APART < %t/apart.json
// RUN: gspmd-run %t/strided.mlir --random-inputs 1 --check --poison --stats=%t/strided.json
// RUN: FileCheck %s --check-prefix=STRIDED < %t/strided.json
// RUN: gspmd-run %t/crossing.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/two.mlir --random-inputs 1 --check --poison

//--- apart.mlir
sharding.mesh @mesh = <["x"=8]>
// Device p has the indices [8p, 8p + 8) and reads [1 + 2p, 3 + 2p): 12 of others instead of
// 35.
// APART: "collective-permute": {
// APART-NEXT: "bytes": 48,
// APART-NEXT: "count": 5
func.func @main(%a: tensor<64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<14xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.slice %a [1:15] : (tensor<64xf32>) -> tensor<14xf32>
  return %0 : tensor<14xf32>
}

//--- strided.mlir
sharding.mesh @mesh = <["x"=2]>
// The second device needs one column of the first, not the four from there on.
// STRIDED: "collective-permute": {
// STRIDED-NEXT: "bytes": 132,
// STRIDED-NEXT: "count": 1
func.func @main(%a: tensor<33x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<33x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.slice %a [0:33, 2:6:2] : (tensor<33x16xf32>) -> tensor<33x2xf32>
  return %0 : tensor<33x2xf32>
}

//--- crossing.mlir
sharding.mesh @mesh = <["x"=6]>
// Windows that begin in one shard and end in the next, trailing shards of padding, and a device
// whose shard of the result is padding.
func.func @main(%a: tensor<29x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<11x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [4:15, 0:2] : (tensor<29x2xf32>) -> tensor<11x2xf32>
  return %0 : tensor<11x2xf32>
}

//--- two.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
// Along two dimensions, and two reads of one tensor, each of which has gaps.
func.func @main(%a: tensor<33x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<5x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
        tensor<12x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %0 = stablehlo.slice %a [3:16:3, 2:14:2] : (tensor<33x16xf32>) -> tensor<5x6xf32>
  %1 = stablehlo.slice %a [1:7, 0:16] : (tensor<33x16xf32>) -> tensor<6x16xf32>
  %2 = stablehlo.slice %a [20:26, 0:16] : (tensor<33x16xf32>) -> tensor<6x16xf32>
  %3 = stablehlo.concatenate %2, %1, dim = 0 : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<12x16xf32>
  return %0, %3 : tensor<5x6xf32>, tensor<12x16xf32>
}

// A fused projection, sharded along its outputs, is split into slices that are sharded likewise, and
// its gradient joins them again. The slices share one exchange of blocks, in which every device sends
// each element of its shard at most once.
// RUN: gspmd-run %s --entry=gates --random-inputs 1 --check --poison --stats=%t.gates.json
// RUN: FileCheck %s --check-prefix=GATES < %t.gates.json
// RUN: gspmd-run %s --entry=heads --random-inputs 1 --check --poison --stats=%t.heads.json
// RUN: FileCheck %s --check-prefix=HEADS < %t.heads.json
// RUN: gspmd-run %s --entry=joined --random-inputs 1 --check --poison --stats=%t.joined.json
// RUN: FileCheck %s --check-prefix=JOINED < %t.joined.json
// RUN: gspmd-run %s --entry=otherwise --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry=tensors --random-inputs 1 --check --poison --stats=%t.tensors.json
// RUN: FileCheck %s --check-prefix=HEADS < %t.tensors.json
sharding.mesh @mesh = <["x"=8]>

// Windows would send 896 bytes in 24 permutes.
// GATES: "collective-permute": {
// GATES-NEXT: "bytes": 128,
// GATES-NEXT: "count": 4
func.func @gates(%a: tensor<4x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.slice %a [0:4, 0:16] : (tensor<4x64xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.slice %a [0:4, 16:32] : (tensor<4x64xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.slice %a [0:4, 32:48] : (tensor<4x64xf32>) -> tensor<4x16xf32>
  %3 = stablehlo.slice %a [0:4, 48:64] : (tensor<4x64xf32>) -> tensor<4x16xf32>
  return %0, %1, %2, %3 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
}

// Query heads, and fewer key and value heads.
// HEADS: "collective-permute": {
// HEADS-NEXT: "bytes": 96,
// HEADS-NEXT: "count": 6
func.func @heads(%a: tensor<4x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.slice %a [0:4, 0:32] : (tensor<4x48xf32>) -> tensor<4x32xf32>
  %1 = stablehlo.slice %a [0:4, 32:40] : (tensor<4x48xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.slice %a [0:4, 40:48] : (tensor<4x48xf32>) -> tensor<4x8xf32>
  return %0, %1, %2 : tensor<4x32xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

func.func @tensors(%a: tensor<4x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = tensor.extract_slice %a[0, 0] [4, 32] [1, 1] : tensor<4x48xf32> to tensor<4x32xf32>
  %1 = tensor.extract_slice %a[0, 32] [4, 8] [1, 1] : tensor<4x48xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %a[0, 40] [4, 8] [1, 1] : tensor<4x48xf32> to tensor<4x8xf32>
  return %0, %1, %2 : tensor<4x32xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// One slice is replicated, one has another size, one is a single column; they have windows of their own.
func.func @otherwise(%a: tensor<4x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
        tensor<4x21xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
        tensor<4x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.slice %a [0:4, 0:16] : (tensor<4x48xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.slice %a [0:4, 16:32] : (tensor<4x48xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.slice %a [0:4, 32:48] : (tensor<4x48xf32>) -> tensor<4x16xf32>
  %3 = stablehlo.slice %a [0:4, 0:21] : (tensor<4x48xf32>) -> tensor<4x21xf32>
  %4 = stablehlo.slice %a [0:4, 5:6] : (tensor<4x48xf32>) -> tensor<4x1xf32>
  return %0, %1, %2, %3, %4 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x21xf32>, tensor<4x1xf32>
}

// Windows would send 448 bytes in 14 permutes.
// JOINED: "collective-permute": {
// JOINED-NEXT: "bytes": 96,
// JOINED-NEXT: "count": 3
func.func @joined(%a: tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %c: tensor<4x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x48xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x48xf32>
  return %0 : tensor<4x48xf32>
}

// A kernel that slices the shard of a replicated argument reads what it needs, as one that slices a
// sharded argument does: half of 8x4096 f32, and writes as much. The search preferred arguments that
// are replicated, because their kernels were grouped by other bytes.
// RUN: split-file %s %t
// RUN: gspmd-simulate %t/sliced.mlir --topology v5e:2x4 --trace %t/sliced.json
// RUN: gspmd-simulate %t/sharded.mlir --topology v5e:2x4 --trace %t/sharded.json
// RUN: FileCheck %s < %t/sliced.json
// RUN: FileCheck %s < %t/sharded.json

// CHECK: "memory_bytes":{{ *}}131072

//--- sliced.mlir
sharding.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<64x4096xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>})
    -> (tensor<64x2048xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [0:64, 0:2048] : (tensor<64x4096xf32>) -> tensor<64x2048xf32>
  %1 = stablehlo.negate %0 : tensor<64x2048xf32>
  return %1 : tensor<64x2048xf32>
}

//--- sharded.mlir
sharding.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<64x4096xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<64x2048xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [0:64, 0:2048] : (tensor<64x4096xf32>) -> tensor<64x2048xf32>
  %1 = stablehlo.negate %0 : tensor<64x2048xf32>
  return %1 : tensor<64x2048xf32>
}

// A kernel that slices the shard of a replicated argument reads what it needs, as one that slices a
// sharded argument does: half of 8x4096 f32, and writes as much. The search preferred arguments that
// are replicated, because their kernels were grouped by other bytes.
// RUN: split-file %s %t
// RUN: gspmd-simulate %t/sliced.mlir --topology v5e:2x4 --trace %t/sliced.json
// RUN: gspmd-simulate %t/sharded.mlir --topology v5e:2x4 --trace %t/sharded.json
// RUN: FileCheck %s < %t/sliced.json
// RUN: FileCheck %s < %t/sharded.json

// What ops between the slice and memory read: an operand that an op reads twice once, of a broadcast
// all of what it repeats, and of a pad what it does not add.
// RUN: gspmd-simulate %t/square.mlir --topology v5e:1 --trace %t/square.json
// RUN: FileCheck %s --check-prefix=SQUARE < %t/square.json
// RUN: gspmd-simulate %t/broadcast.mlir --topology v5e:1 --trace %t/broadcast.json
// RUN: FileCheck %s --check-prefix=BROADCAST < %t/broadcast.json
// RUN: gspmd-simulate %t/pad.mlir --topology v5e:1 --trace %t/pad.json
// RUN: FileCheck %s --check-prefix=PAD < %t/pad.json

// SQUARE: "memory_bytes":{{ *}}65536{{[^0-9]}}
// BROADCAST: "memory_bytes":{{ *}}147456{{[^0-9]}}
// PAD: "memory_bytes":{{ *}}65536{{[^0-9]}}
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

//--- square.mlir
func.func @main(%a: tensor<8x4096xf32>) -> tensor<8x1024xf32> {
  %0 = stablehlo.negate %a : tensor<8x4096xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x4096xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x4096xf32>
  %3 = stablehlo.slice %2 [0:8, 0:1024] : (tensor<8x4096xf32>) -> tensor<8x1024xf32>
  return %3 : tensor<8x1024xf32>
}

//--- broadcast.mlir
func.func @main(%a: tensor<4096xf32>) -> tensor<8x4096xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4096xf32>) -> tensor<1024x4096xf32>
  %1 = stablehlo.slice %0 [0:8, 0:4096] : (tensor<1024x4096xf32>) -> tensor<8x4096xf32>
  return %1 : tensor<8x4096xf32>
}

//--- pad.mlir
func.func @main(%a: tensor<8x4096xf32>) -> tensor<8x1024xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %c, low = [0, 0], high = [0, 4096000], interior = [0, 0] : (tensor<8x4096xf32>, tensor<f32>) -> tensor<8x4100096xf32>
  %1 = stablehlo.slice %0 [0:8, 0:1024] : (tensor<8x4100096xf32>) -> tensor<8x1024xf32>
  return %1 : tensor<8x1024xf32>
}

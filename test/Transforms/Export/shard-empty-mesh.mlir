// A grid has at least one axis, so a mesh without axes becomes a grid of one device.
// RUN: gspmd-opt %s --gspmd-complete --export-shard | mlir-opt | FileCheck %s
// RUN: gspmd-opt %s --gspmd-partition --export-shard | mlir-opt | FileCheck %s
// CHECK: shard.grid @empty(shape = 1)
sdy.mesh @empty = <[]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@empty, [{}]>}) -> tensor<8xf32> {
  // CHECK: return
  return %a : tensor<8xf32>
}

// Each nested module is exported with its own meshes.
// RUN: gspmd-opt %s --gspmd-complete --export-sdy | FileCheck %s
// CHECK: sdy.mesh @mesh = <["x"=2]>
// CHECK: module @inner
// CHECK-NEXT: sdy.mesh @mesh = <["x"=4]>
// CHECK: %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}

// RUN: gspmd-opt %s --gspmd-complete --export-mhlo-sharding | FileCheck %s --check-prefix=MHLO --implicit-check-not=sharding.mesh
// MHLO: module @inner
// MHLO: %arg0: tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}

// RUN: gspmd-opt %s --gspmd-partition --export-shard | FileCheck %s --check-prefix=SHARD --implicit-check-not=sharding.mesh
// SHARD: shard.grid @mesh(shape = 2)
// SHARD: module @inner
// SHARD-NEXT: shard.grid @mesh(shape = 4)
// SHARD-NEXT: %arg0: tensor<2xf32>
// SHARD-NEXT: shard.all_gather %arg0 on @mesh grid_axes = [0]
sdy.mesh @mesh = <["x"=2]>
module @inner {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
    return %a : tensor<8xf32>
  }
}

// Each nested module is exported with its own meshes.
// RUN: gspmd-opt %s --gspmd-complete --export-sdy | FileCheck %s
// CHECK: sdy.mesh @mesh = <["x"=2]>
// CHECK: module @inner
// CHECK-NEXT: sdy.mesh @mesh = <["x"=4]>
// CHECK: %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}
sdy.mesh @mesh = <["x"=2]>
module @inner {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}

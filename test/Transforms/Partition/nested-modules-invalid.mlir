// RUN: not gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s
// The attribute marks the place of a module while the modules around it are partitioned.
// CHECK: [[@LINE+1]]:1: error: 'builtin.module' op has the attribute 'gspmd.nested_module', which is reserved for the partitioner; remove it
module attributes {gspmd.nested_module = 5 : i64} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}

// From an axis of 2 to another one of 4: one permute along half of the larger axis. A permute of
// quarters and a gather of them would send as many bytes.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison

sharding.mesh @mesh = <["a"=4, "b"=2]>

// CHECK-LABEL: func.func @main
// CHECK: %[[HALF:.*]] = spmd.all_slice %arg0 dim 0 over <@mesh ["a":(1)2]> : tensor<8xi32> -> tensor<4xi32>
// CHECK-NEXT: spmd.collective_permute %[[HALF]] from <@mesh ["b", "a":(1)2]> to <@mesh ["a"]> : tensor<4xi32>
// CHECK-NEXT: return
func.func @main(%x: tensor<16xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"b"}]>})
    -> (tensor<16xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"a"}]>}) {
  return %x : tensor<16xi32>
}

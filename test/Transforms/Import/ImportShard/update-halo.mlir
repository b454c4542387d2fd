// What export-shard writes for a halo exchange is read back as the same one.
// RUN: gspmd-opt %s --export-shard --gspmd-import-shard --canonicalize --cse | FileCheck %s
// A halo with other elements than zeros keeps these at the ends of the tensor.
// RUN: gspmd-opt %S/Inputs/kept-halo.mlir --gspmd-import-shard \
// RUN:   | sed 's/-> tensor<4xi32> {$/-> (tensor<4xi32> {spmd.global_type = tensor<12xi32>, sharding.sharding = #sharding.sharding<@grid, [{"axis0"}]>}) {/' > %t.mlir
// RUN: gspmd-run %t.mlir --outputs %t.npz
// RUN: %python -c "import struct, zipfile; print(struct.unpack('<12i', zipfile.ZipFile('%t.npz').read('a0.npy')[-48:]))" | FileCheck %s --check-prefix=KEPT
// KEPT: (1, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 4)

// CHECK: sharding.mesh @mesh = <["axis0"=4, "axis1"=2]>
sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @adjacent(
// CHECK-NEXT: %[[R:.*]] = spmd.halo_exchange %arg0 dim 0 left 1 right 2 over <@mesh ["axis0"]> : tensor<4x6xf32> -> tensor<7x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @adjacent(%a: tensor<4x6xf32>) -> tensor<7x6xf32> {
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 over <@mesh ["x"]> : tensor<4x6xf32> -> tensor<7x6xf32>
  return %0 : tensor<7x6xf32>
}

// CHECK-LABEL: func.func @integers(
// CHECK: spmd.halo_exchange %arg0 dim 1 left 3 right 0 over <@mesh ["axis1"]> : tensor<4x6xi32> -> tensor<4x9xi32>
func.func @integers(%a: tensor<4x6xi32>) -> tensor<4x9xi32> {
  %0 = spmd.halo_exchange %a dim 1 left 3 right 0 over <@mesh ["y"]> : tensor<4x6xi32> -> tensor<4x9xi32>
  return %0 : tensor<4x9xi32>
}

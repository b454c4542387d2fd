// A program of several devices, none of whose annotations states their number, states it.
// RUN: gspmd-opt --export-mhlo-sharding --split-input-file %s | FileCheck %s
// RUN: gspmd-opt --export-mhlo-sharding --split-input-file %s -o %t.mlir
// RUN: gspmd-opt --gspmd-import --split-input-file %t.mlir | FileCheck %s --check-prefix=AGAIN

// CHECK: module attributes {mhlo.num_partitions = 4 : i32}
// CHECK: mhlo.sharding = "{replicated}"
// AGAIN: sharding.mesh @mesh = <["a"=4]>
// AGAIN: #sharding.sharding<@mesh, [{}]>
sharding.mesh @mesh = <["x"=4]>
func.func @replicated(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>}) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

// Nothing is annotated.
// CHECK: module attributes {mhlo.num_partitions = 4 : i32}
// CHECK-NOT: mhlo.sharding
sharding.mesh @mesh = <["x"=4]>
func.func @open(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

// A tile assignment states the number.
// CHECK-NOT: mhlo.num_partitions
// CHECK: mhlo.sharding = "{devices=[4]<=[4]}"
sharding.mesh @mesh = <["x"=4]>
func.func @sharded(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

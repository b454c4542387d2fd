// A reduction is deferred along the axes that its operands keep: an argument of
// 14 rows, which the user left open, is not sharded by an axis of size 3. The
// completed program is completed as itself.
// RUN: gspmd-opt --gspmd-complete %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: gspmd-opt --gspmd-complete %t.mlir | diff %t.mlir -

sharding.mesh @mesh = <["x"=2, "y"=3]>

// CHECK-LABEL: func.func @dropped
// CHECK-SAME: %arg0: tensor<14x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}
func.func @dropped(%a: tensor<14x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", ?}, {}]>},
                   %b: tensor<14x7xf32>) -> tensor<5x7xf32> {
  // CHECK: stablehlo.dot_general
  // CHECK-NOT: unreduced
  // CHECK: return
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<14x5xf32>, tensor<14x7xf32>) -> tensor<5x7xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{}, {}], unreduced={"y"}> : tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @kept
func.func @kept(%a: tensor<15x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", ?}, {}]>},
                %b: tensor<15x7xf32>) -> tensor<5x7xf32> {
  // CHECK: stablehlo.dot_general
  // CHECK-SAME: unreduced={"y"}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<15x5xf32>, tensor<15x7xf32>) -> tensor<5x7xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{}, {}], unreduced={"y"}> : tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

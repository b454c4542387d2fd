// The shardings of a declaration annotate the operands and results of its calls.
// Annotations in regions use shardings outside of them, so that a reader that does not
// know the op of the region finds the grid.
// RUN: gspmd-opt %s --gspmd-import --export-shard -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: gspmd-opt %t.mlir --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect -o %t.generic
// RUN: gspmd-opt %t.mlir --gspmd-import-shard | FileCheck %s --check-prefix=IMPORT
// CHECK: func.func private @f(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-LABEL: func.func @main
// CHECK: %[[ROWS:.*]] = shard.sharding @mesh split_axes = {{\[\[}}0]]
// CHECK: %[[A:.*]] = shard.shard %arg0 to %[[ROWS]] annotate_for_users
// CHECK: %[[F:.*]] = call @f(%[[A]], %arg0)
// CHECK: %[[COLUMNS:.*]] = shard.sharding @mesh split_axes = {{\[\[}}], [0]]
// CHECK: %[[R:.*]] = shard.shard %[[F]] to %[[COLUMNS]]
// CHECK: %[[INSIDE:.*]] = shard.sharding @mesh split_axes = {{\[\[}}0]]
// CHECK: "stablehlo.case"
// CHECK-NEXT: shard.shard %[[R]] to %[[INSIDE]] annotate_for_users
// IMPORT: sharding.mesh_split %arg0 <@mesh, [{"axis0"}, {}]>
// IMPORT-NEXT: call @f
sdy.mesh @mesh = <["x"=4]>
func.func private @f(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8x8xf32>)
  -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
func.func @main(%a: tensor<8x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {
  %0 = call @f(%a, %a) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = "stablehlo.case"(%i) ({
    %2 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
    stablehlo.return %2 : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

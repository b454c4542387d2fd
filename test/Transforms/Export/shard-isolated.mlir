// A region that is isolated from above has shardings of its own.
// RUN: gspmd-opt %s --gspmd-import --export-shard -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: gspmd-opt %t.mlir --gspmd-import-shard | FileCheck %s --check-prefix=IMPORT
// CHECK: sdy.named_computation
// CHECK-NEXT: %[[OWN:.*]] = shard.sharding @mesh split_axes = {{\[\[}}0]]
// CHECK-NEXT: shard.shard %{{.*}} to %[[OWN]] annotate_for_users
// IMPORT: sdy.named_computation<"f">(%arg0) (%[[B:.*]]: tensor<8x8xf32>)
// IMPORT-NEXT: sharding.mesh_split %[[B]] <@mesh, [{"axis0"}, {}]>
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<8x8xf32>) {
    %1 = sdy.sharding_constraint %b <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Pipeline stages as Shardy's mpmd. Fragments have the shardings of completion in the types of their operands and
// results; what a task reads of another mesh is transferred.
// RUN: gspmd-opt %s --gspmd-export-mpmd | FileCheck %s
// RUN: gspmd-opt %s --gspmd-export-mpmd=groups=1 | FileCheck %s --check-prefix=ONE
// RUN: not gspmd-opt %s --gspmd-export-mpmd=groups=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: groups: expected the number of meshes, or 0 for one for each stage, found -1

// CHECK: sdy.mesh @mesh = <["x"=2]>
// CHECK-NEXT: func.func @main(%arg0: !mpmd.mesh_tensor<"m0", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>> {sharding.microbatch = 0 : i64}, %arg1: !mpmd.mesh_tensor<"m0", tensor<4x4xf32>, sharding=<@mesh, [{}, {}]>>, %arg2: !mpmd.mesh_tensor<"m1", tensor<4x4xf32>, sharding=<@mesh, [{}, {"x"}]>>)
// CHECK-SAME: attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>} {
// CHECK-NEXT: [[H:%[0-9]+]] = mpmd.fragment<mesh="m0", origin=["stage0"], stage=0> (%arg0, %arg1) (
// CHECK-NEXT: stablehlo.dot_general {{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}
// CHECK: } : (!mpmd.mesh_tensor<"m0", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>>, !mpmd.mesh_tensor<"m0", tensor<4x4xf32>, sharding=<@mesh, [{}, {}]>>) -> !mpmd.mesh_tensor<"m0", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>>
// CHECK: mpmd.transfer [[H]] : (!mpmd.mesh_tensor<"m0", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>>) -> !mpmd.mesh_tensor<"m1", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>>
// CHECK: mpmd.fragment<mesh="m1", origin=["stage1"], stage=1>
// CHECK: mpmd.fragment<mesh="m1", origin=["stage1"(1)], stage=1>
// CHECK: mpmd.transfer {{.*}} -> !mpmd.mesh_tensor<"m0"
// CHECK: mpmd.fragment<mesh="m0", origin=["stage0"(1)], stage=0>
// CHECK-NOT: func.func
// ONE: topology = #mpmd.topology<<"m0" : <["x"=2]>>>
// ONE-NOT: mpmd.transfer
// ONE: mpmd.fragment<mesh="m0", origin=["stage1"], stage=1>
sharding.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %w1: tensor<4x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>},
                %w2: tensor<4x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.dot_general %0, %w2, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %dw2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %d1 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %dw1 = stablehlo.dot_general %x, %d1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %dw1, %dw2 : tensor<4x4xf32>, tensor<4x4xf32>
}

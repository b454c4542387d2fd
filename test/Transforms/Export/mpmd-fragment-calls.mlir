// Fragments as calls of functions. Equal tasks on meshes of equal shape call one function, which states the shape.
// RUN: gspmd-opt %s --gspmd-export-mpmd=fragment-calls=true -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// The text can be read: with fewer meshes than stages, too.
// RUN: gspmd-opt %t.mlir --gspmd-import-mpmd | FileCheck %s --check-prefix=AGAIN
// RUN: gspmd-opt %s --gspmd-export-mpmd="fragment-calls=true groups=2" | gspmd-opt --gspmd-import-mpmd | FileCheck %s --check-prefix=AGAIN

// CHECK: [[H0:%[0-9]+]] = mpmd.fragment_call<mesh="m0", origin=["stage0"]> @stage0(%arg0, %arg1) : (!mpmd.mesh_tensor<"m0", tensor<8x4xf32>>, !mpmd.mesh_tensor<"m0", tensor<4x4xf32>>) -> !mpmd.mesh_tensor<"m0", tensor<8x4xf32>>
// CHECK-NEXT: [[T0:%[0-9]+]] = mpmd.transfer [[H0]]
// CHECK-NEXT: [[H1:%[0-9]+]] = mpmd.fragment_call<mesh="m1", origin=["stage1"]> @stage0([[T0]], %arg2)
// CHECK-NEXT: [[T1:%[0-9]+]] = mpmd.transfer [[H1]]
// CHECK-NEXT: mpmd.fragment_call<mesh="m2", origin=["stage2"]> @stage2([[T1]], %arg3)
// CHECK-NOT: mpmd.fragment<
// CHECK: func.func private @stage0(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<8x4xf32> attributes {mesh_shape = #sdy.mesh<["device"=1]>} {
// CHECK-NEXT: stablehlo.dot_general
// CHECK-NEXT: return
// CHECK: func.func private @stage2(
// CHECK-NOT: func.func

// AGAIN: stablehlo.dot_general {{.*}}sharding.stage = 0 : i64
// AGAIN-NEXT: stablehlo.dot_general {{.*}}sharding.stage = 1 : i64
// AGAIN-NEXT: stablehlo.dot_general {{.*}}sharding.stage = 2 : i64
// AGAIN-NEXT: stablehlo.tanh {{.*}}sharding.stage = 2 : i64
// AGAIN-NOT: func.func private
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w0: tensor<4x4xf32>, %w1: tensor<4x4xf32>, %w2: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.dot_general %0, %w1, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] {sharding.stage = 2 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.tanh %2 : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

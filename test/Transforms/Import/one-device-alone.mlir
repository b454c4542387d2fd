// A program whose only mesh is one device loses its shardings, with
// a remark, also if it was imported before without unifying meshes.
// RUN: gspmd-opt %s --gspmd-complete 2>&1 | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import | gspmd-opt --gspmd-complete 2>&1 | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import --export-sdy | FileCheck %s --check-prefix=KEPT

// KEPT: sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
// CHECK: remark: sharding on device 0 alone (mesh @maximal_mesh_0) is treated as replicated
// CHECK-NOT: maximal_mesh_0>
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %arg0: tensor<8xf32>) -> tensor<8xf32>
func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: stablehlo.negate %arg0 : tensor<8xf32>
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  // CHECK-NEXT: stablehlo.custom_call @xla_ffi_python_cpu_callback(%0) {has_side_effect = true} : (tensor<8xf32>) -> ()
  // KEPT: stablehlo.custom_call @xla_ffi_python_cpu_callback(%0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>}
  stablehlo.custom_call @xla_ffi_python_cpu_callback(%0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<8xf32>) -> ()
  return %0 : tensor<8xf32>
}

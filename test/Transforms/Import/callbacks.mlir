// Callbacks of JAX: on one device, annotated without
// dimensions, and with one sharding if there is no result.
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s --check-prefix=PARTITION

sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK: sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>

// PARTITION: remark: sharding on device 0 alone (mesh @maximal_mesh_0) is treated as replicated
// PARTITION-LABEL: func public @main(
func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK: stablehlo.custom_call @xla_ffi_python_cpu_callback(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<8x8xf32>) -> ()
  stablehlo.custom_call @xla_ffi_python_cpu_callback(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<8x8xf32>) -> ()
  // CHECK: %[[R:.*]] = stablehlo.custom_call @xla_ffi_python_cpu_callback(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[T:.*]] = stablehlo.after_all {{.*}}<[<@maximal_mesh_0, []>]>
  %1 = stablehlo.after_all {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : !stablehlo.token
  // CHECK: sdy.sharding_constraint %[[R]] <@mesh, [{"x"}, {"y"}]>
  %2 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
  // Each device calls with the global tensor and keeps its shard of the result.
  // PARTITION: stablehlo.custom_call @xla_ffi_python_cpu_callback({{.*}}) {has_side_effect = true{{.*}}} : (tensor<8x8xf32>) -> ()
  // PARTITION: stablehlo.custom_call @xla_ffi_python_cpu_callback({{.*}}) {{.*}}: (tensor<8x8xf32>) -> tensor<8x8xf32>
  // PARTITION: return %{{.*}} : tensor<2x4xf32>
  return %2 : tensor<8x8xf32>
}

// Replica groups that are specified by mesh axes.
// RUN: gspmd-opt %s --split-input-file | gspmd-opt --split-input-file | FileCheck %s

// CHECK: a = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[1, 0, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>
// CHECK-SAME: b = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>
// CHECK-SAME: c = #stablehlo<sub_axis_info(1)2>
// CHECK-SAME: d = #stablehlo.mesh_axis<name = "x", size = 2>
func.func private @attributes() attributes {a = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, <name = "y", size = 4>], device_ids = dense<[1, 0, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, b = #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, c = #stablehlo<sub_axis_info(1)2>, d = #stablehlo.mesh_axis<name = "x", size = 2>}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
// CHECK-LABEL: func.func @gather
func.func @gather(%a: tensor<4xf32>) -> tensor<8xf32> {
  // CHECK: replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

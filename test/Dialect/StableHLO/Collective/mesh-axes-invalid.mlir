// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{unknown axis "z" of #stablehlo.mesh}}
func.func private @unknown_axis() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "z">]>}

// -----

// expected-error@+1 {{expected a mesh or the symbol of one, found 3 : i64}}
func.func private @no_mesh() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = 3, axes = []>}

// -----

// expected-error@+1 {{expected a #stablehlo.axis_ref, found "x"}}
func.func private @no_axis() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = ["x"]>}

// -----

// expected-error@+1 {{axis "x" is specified twice}}
func.func private @twice() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "x">]>}

// -----

// expected-error@+1 {{(3)2 is not a sub-axis of axis "x" of size 4}}
func.func private @not_a_sub_axis() attributes {a = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (3)2>]>}

// -----

// expected-error@+1 {{device_ids are not a permutation of the 2 devices of the mesh}}
func.func private @devices() attributes {a = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[1, 1]> : tensor<2xi64>>}

// -----

// expected-error@+1 {{mesh axis "x" has size 0; expected a positive size}}
func.func private @size() attributes {a = #stablehlo.mesh_axis<name = "x", size = 0>}

// -----

func.func @unknown_mesh(%a: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{replica_groups are of mesh @mesh, which the program does not have}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @unknown_mesh_of_all_to_all(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{replica_groups are of mesh @mesh, which the program does not have}}
  %0 = "stablehlo.all_to_all"(%a) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @shape(%a: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{result has shape [8], expected [16]}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// RUN: gspmd-opt %s --gspmd-partition --split-input-file --verify-diagnostics

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @outside(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{communicates between devices outside of a manual computation, where tensors are global}}
  %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @free_axis(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    // expected-error @+1 {{communicates along "y", which is not manual here ("x" is)}}
    %1 = "stablehlo.collective_permute"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2], [4, 5], [5, 4], [6, 7], [7, 6]]> : tensor<8x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @not_all(%a: tensor<8xf32>) -> tensor<16xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    // expected-error @+1 {{has device 2 in 0 of its replica_groups; expected each of the 4 devices of mesh @mesh in one group}}
    %1 = "stablehlo.all_gather"(%l) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2xf32>) -> tensor<4xf32>
    sharding.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @no_device(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    // expected-error @+1 {{names device 4; mesh @mesh has 4}}
    %1 = "stablehlo.collective_permute"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[3, 4]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @other_replica(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    // expected-error @+1 {{communicates with replica 1; a program has one replica here}}
    %1 = "stablehlo.collective_permute"(%l) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @region(%a: tensor<8xf32>) -> tensor<2xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    // expected-error @+1 {{has an unsupported reduction region; expected one of add, mul, max, min, and, or, xor}}
    %1 = "stablehlo.all_reduce"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.subtract %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// expected-error @+1 {{is a program of 2 replicas; expected one replica, of any number of partitions}}
module attributes {mhlo.num_replicas = 2 : i32} {
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @order(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{input 0: dimension 0 is sharded by "y", "x"; manual axes must come before the others}}
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"y", "x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2xf32>):
    sharding.return %l : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_along_y(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{communicates along "y", which is not manual here ("x" is)}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_lists_along_y(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{communicates along "y", which is not manual here ("x" is)}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1], [3, 2], [4, 5], [6, 7]]> : tensor<4x2xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_not_all(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{has device 1 in 0 of its replica_groups}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_replicas(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{communicates with replica 1; a program has one replica here}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_no_groups(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has no lists of replica_groups in its backend_config}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_uneven(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has replica_groups of several sizes; only all_reduce may}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4], [6, -1, -1]]> : tensor<2x3xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_slices(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has 4 slices, which are not as many for each of the 8 members of a group}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4, 6, 1, 3, 5, 7]]> : tensor<1x8xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_operands(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has 5 operands and 1 results; expected 6 and 1}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_rows(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<16xi32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has operand tensor<4xf32> and output}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%t, %s, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}} : (tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    sharding.return %1 : tensor<4xi32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_floats(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has offsets and sizes of tensor<4xi32> and tensor<4xf32>; expected vectors of integers of one length}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %t, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xi32>) -> tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @ragged_result(%a: tensor<8xf32>, %n: tensor<16xi32>, %f: tensor<4xf32>) -> tensor<16xf32> {
  %0 = sharding.manual_computation(%a, %n, %f) in <[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<4xi32>, %t: tensor<4xf32>):
    // expected-error @+1 {{@ragged_all_to_all has a result of tensor<4xf32> for an output of tensor<2xf32>}}
    %1 = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xf32>
    sharding.return %1 : tensor<4xf32>
  } : (tensor<8xf32>, tensor<16xi32>, tensor<4xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

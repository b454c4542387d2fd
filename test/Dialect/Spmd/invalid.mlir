// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @mesh(%a: tensor<8xf32>) {
  // expected-error @+1 {{unknown mesh @mesh}}
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @axis(%a: tensor<8xf32>) {
  // expected-error @+1 {{unknown axis "y" in dimension 0: mesh @mesh has "x"}}
  %0 = spmd.axis_index <@mesh ["y"]> : tensor<i32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @gather_size(%a: tensor<8xf32>) {
  // expected-error @+1 {{result is 'tensor<16xf32>'; expected 'tensor<32xf32>' from 'tensor<8xf32>' and the size of the group}}
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<16xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @gather_dim(%a: tensor<8xf32>) {
  // expected-error @+1 {{dim 1 is not a dimension of 'tensor<8xf32>'}}
  %0 = spmd.all_gather %a dim 1 over <@mesh ["x"]> : tensor<8xf32> -> tensor<32xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @scatter_uneven(%a: tensor<6xf32>) {
  // expected-error @+1 {{dimension 0 of 'tensor<6xf32>' does not divide by the group's 4 devices}}
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x"]> : tensor<6xf32> -> tensor<2xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @all_to_all(%a: tensor<8x2xf32>) {
  // expected-error @+1 {{result is 'tensor<2x4xf32>'; expected 'tensor<2x8xf32>'}}
  %0 = spmd.all_to_all %a split 0 concat 1 over <@mesh ["x"]> : tensor<8x2xf32> -> tensor<2x4xf32>
  return
}

// -----

sharding.mesh @a = <["x"=4]>
sharding.mesh @b = <["x"=4]>
func.func @permute(%a: tensor<8xf32>) {
  // expected-error @+1 {{permutes between meshes @a and @b}}
  %0 = spmd.collective_permute %a from <@a ["x"]> to <@b ["x"]> : tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @halo(%a: tensor<8xf32>) {
  // expected-error @+1 {{halos -5 and -4 leave less than nothing of 'tensor<8xf32>'}}
  %0 = spmd.halo_exchange %a dim 0 left -5 right -4 over <@mesh ["x"]> : tensor<8xf32> -> tensor<0xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ring(%a: tensor<8xf32>) {
  // expected-error @+1 {{has a ring of 5 devices in groups of 4}}
  %0 = spmd.halo_exchange %a dim 0 left 1 right 0 wrap ring 5 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ring_of_one(%a: tensor<8xf32>) {
  // expected-error @+1 {{has a ring but does not wrap}}
  %0 = spmd.halo_exchange %a dim 0 left 1 right 0 ring 2 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @pairs_odd(%a: tensor<8xf32>) {
  // expected-error @+1 {{has 3 indices; expected pairs, at least one}}
  %0 = spmd.permute_pairs %a [0, 1, 2] over <@mesh ["x"]> : tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @pairs_range(%a: tensor<8xf32>) {
  // expected-error @+1 {{index 4 is not in a group of 4 devices}}
  %0 = spmd.permute_pairs %a [0, 4] over <@mesh ["x"]> : tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @pairs_twice(%a: tensor<8xf32>) {
  // expected-error @+1 {{index 2 is target twice}}
  %0 = spmd.permute_pairs %a [0, 2, 1, 2] over <@mesh ["x"]> : tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @element_types(%a: tensor<8xf32>, %b: tensor<8xf64>) {
  // expected-error @+1 {{has operands of 'tensor<8xf32>' and 'tensor<8xf64>'; expected one element type}}
  %0:2 = spmd.all_reduce add %a, %b over <@mesh ["x"]> : tensor<8xf32>, tensor<8xf64>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @second_operand_size(%a: tensor<8xf32>, %b: tensor<6xf32>) {
  // expected-error @+1 {{dimension 0 of 'tensor<6xf32>' does not divide by the group's 4 devices}}
  %0:2 = spmd.reduce_scatter add %a, %b dim 0 over <@mesh ["x"]> : tensor<8xf32>, tensor<6xf32> -> tensor<2xf32>, tensor<2xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @read_before_done(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{is started, but its result is read without 'spmd.done' in the same block}}
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> {spmd.start} : tensor<8xf32>
  // expected-note @+1 {{read here}}
  %1 = stablehlo.tanh %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @done_elsewhere(%a: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {
  // expected-error @+1 {{read without 'spmd.done' in the same block}}
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> {spmd.start} : tensor<8xf32>
  %1 = "stablehlo.if"(%p) ({
    // expected-note @+1 {{read here}}
    %2 = spmd.done %0 : tensor<8xf32>
    stablehlo.return %2 : tensor<8xf32>
  }, {
    stablehlo.return %a : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @no_collective(%a: tensor<8xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{has 'spmd.start', which only collectives have}}
  %0 = spmd.all_slice %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<8xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_rows(%a: tensor<8x2xf32>, %b: tensor<8x3xf32>, %n: tensor<4xi32>) {
  // expected-error @+1 {{input is 'tensor<8x2xf32>' and output 'tensor<8x3xf32>'; expected tensors that differ in the number of rows only}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %b[%n, %n] over <@mesh ["x"]> : tensor<8x2xf32>, tensor<4xi32> -> tensor<8x3xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_scalar(%a: tensor<f32>, %b: tensor<f32>, %n: tensor<4xi32>) {
  // expected-error @+1 {{expected tensors that differ in the number of rows only}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %b[%n, %n] over <@mesh ["x"]> : tensor<f32>, tensor<4xi32> -> tensor<f32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_slices(%a: tensor<8xf32>, %n: tensor<6xi32>) {
  // expected-error @+1 {{offsets and sizes are 'tensor<6xi32>'; expected as many for each of the group's 4 devices}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] over <@mesh ["x"]> : tensor<8xf32>, tensor<6xi32> -> tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_no_slices(%a: tensor<8xf32>, %n: tensor<0xi32>) {
  // expected-error @+1 {{offsets and sizes are 'tensor<0xi32>'; expected as many}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] over <@mesh ["x"]> : tensor<8xf32>, tensor<0xi32> -> tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_few_members(%a: tensor<8xf32>, %n: tensor<4xi32>) {
  // expected-error @+1 {{lists 2 members in groups of 2; expected each of 4 devices, in groups of one size}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] groups of 2 [0, 1] over <@mesh ["x"]> : tensor<8xf32>, tensor<4xi32> -> tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_uneven(%a: tensor<8xf32>, %n: tensor<6xi32>) {
  // expected-error @+1 {{lists 4 members in groups of 3}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] groups of 3 [0, 1, 2, 3] over <@mesh ["x"]> : tensor<8xf32>, tensor<6xi32> -> tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_twice(%a: tensor<8xf32>, %n: tensor<4xi32>) {
  // expected-error @+1 {{index 1 is in groups twice}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] groups of 2 [0, 1, 1, 3] over <@mesh ["x"]> : tensor<8xf32>, tensor<4xi32> -> tensor<8xf32>
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @ragged_range(%a: tensor<8xf32>, %n: tensor<4xi32>) {
  // expected-error @+1 {{index 4 is not in a group of 4 devices}}
  %0 = spmd.ragged_all_to_all %a[%n, %n] into %a[%n, %n] groups of 2 [0, 1, 2, 4] over <@mesh ["x"]> : tensor<8xf32>, tensor<4xi32> -> tensor<8xf32>
  return
}

// -----

func.func @group0(%a: tensor<4xf32>) {
  // expected-error @below {{expected a group and a channel of at least 0, found group 1 and channel -1}}
  spmd.send %a to 1 channel -1 : tensor<4xf32>
  return
}

// -----

func.func @group0() -> tensor<4xf32> {
  // expected-error @below {{expected a group and a channel of at least 0, found group -2 and channel 0}}
  %0 = spmd.recv from -2 channel 0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

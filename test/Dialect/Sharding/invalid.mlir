// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{mesh axis "x" is declared twice}}
sharding.mesh @mesh = <["x"=4, "x"=2]>

// -----

// expected-error @+1 {{mesh axis "x" has size 0; expected a positive size}}
sharding.mesh @mesh = <["x"=0]>

// -----

// expected-error @+1 {{device list of 4 entries is not a permutation of the 4 devices of the mesh}}
sharding.mesh @mesh = <["x"=4], devices=[0,1,1,3]>

// -----

// expected-error @+1 {{device order does not number the 4 devices of the mesh: the reshape has 6 elements}}
sharding.mesh @mesh = <["x"=4], iota=[2,3]T(1,0)>

// -----

// expected-error @+1 {{device order has a size of -1; expected positive sizes that number the 4 devices of the mesh}}
sharding.mesh @mesh = <["x"=4], iota=[-1,-4]T(1,0)>

// -----

// expected-error @+1 {{device order has a size of 9223372036854775807; expected positive sizes that number the 4 devices}}
sharding.mesh @mesh = <["x"=4], iota=[4,9223372036854775807,4]T(2,1,0)>

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @unknown_axis(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{unknown axis "z" in dimension 0: mesh @mesh has "x"}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"z"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @unknown_mesh(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{unknown mesh @mesh}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"z"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @axis_twice(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{axis "x" is used twice: in dimension 0 and in dimension 1 (mesh @mesh, type 'tensor<8x8xf32>')}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"x"}, {"x"}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

sharding.mesh @mesh = <["x"=8]>
func.func @sub_axes_overlap(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{axis "x":(1)4 in dimension 0 overlaps "x":(2)2 in dimension 1 (mesh @mesh, type 'tensor<8x8xf32>')}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"x":(1)4}, {"x":(2)2}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

sharding.mesh @mesh = <["x"=8]>
func.func @not_a_sub_axis(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{sub-axis "x":(2)3 in dimension 0 is not a proper part of an axis of size 8 of mesh @mesh}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"x":(2)3}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
// expected-error-re @+1 {{sharding of argument 0: {{.*}}rank}}
func.func @rank(%arg0: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
// expected-error @+1 {{sharding of argument 0: expected a #sharding.sharding, found 1 : i64}}
func.func @not_a_sharding(%arg0: tensor<8xf32> {sharding.sharding = 1}) {
  return
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @too_many(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has 2 shardings for 1 results}}
  %0 = arith.negf %arg0 {sharding.shardings = #sharding.per_value<[<@mesh, [{}]>, <@mesh, [{}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @split_unreduced(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{unknown axis "q" in unreduced axes}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{}], unreduced={"q"}> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @direction(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{blocks "up"; expected both, forward or backward}}
  %0 = sharding.barrier %arg0 blocks "up" : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @manual_local(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{input 0 is 'tensor<4xf32>' in the region; expected 'tensor<2xf32>' from 'tensor<8xf32>' and its sharding}}
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%a: tensor<4xf32>):
    sharding.return %a : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @rotate_dim(%a: tensor<8xf32>) {
  // expected-error @+1 {{dim 1 is not a dimension of 'tensor<8xf32>'}}
  %0 = sharding.rotate %a dim 1 by 3 : tensor<8xf32>
  return
}

// -----

func.func @rotate_by(%a: tensor<8xf32>) {
  // expected-error @+1 {{rotates dimension 0 of 'tensor<8xf32>' by 9; expected 0 to its size}}
  %0 = sharding.rotate %a dim 0 by 9 : tensor<8xf32>
  return
}

// -----

// expected-error @+1 {{`?` must be the last in a dimension sharding}}
func.func private @question(tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{?, "x"}]>})

// -----

// expected-error @+1 {{expected a priority such as `p1`, found `q1`}}
func.func private @priority(tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}q1]>})

// -----

// expected-error @+1 {{factor j has no size}}
func.func private @factor(tensor<8xf32> {sharding.rule = #sharding.rule<([i, j])->([i]) {i=8}>})

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @huge_sub_axis(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{sub-axis "x":(4611686018427387904)4 in dimension 0 is not a proper part of an axis of size 4 of mesh @mesh}}
  %0 = sharding.mesh_split %arg0 <@mesh, [{"x":(4611686018427387904)4}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{sub-axis "x":(2)0 must have a pre-size of at least 1 and a size of at least 2}}
func.func private @empty_part(tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x":(2)0}]>})

// -----

// expected-error@+1 {{expected the sizes of the axes before `<=`}}
sharding.mesh @mesh = <["x"=4, "y"=2], devices=[2,4]<=[8]>

// -----

// expected-error@+1 {{'sharding.phase' must be "completed" or "resharded" on a module, found "partitioned"}}
module attributes {sharding.phase = "partitioned"} {}

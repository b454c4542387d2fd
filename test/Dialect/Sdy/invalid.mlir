// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{mesh axis "x" is declared twice}}
sdy.mesh @mesh = <["x"=4, "x"=2]>

// -----

// expected-error@+1 {{mesh axis "x" has size 0; expected a positive size}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error@+1 {{device list of 2 entries is not a permutation of the 4 devices of the mesh}}
sdy.mesh @mesh = <["x"=4], device_ids=[1, 0]>

// -----

// expected-error@+1 {{device ids are 0, 1, ... in order; expected them to be left out}}
sdy.mesh @mesh = <["x"=4], device_ids=[0, 1, 2, 3]>

// -----

// expected-error@+1 {{a mesh without axes has 2 device ids; expected at most one}}
sdy.mesh @mesh = <[], device_ids=[0, 1]>

// -----

// expected-error@+1 {{device id -1 is negative}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

// expected-error@+1 {{sharding of argument 0: unknown mesh @nowhere}}
func.func @unknown_mesh(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{"x"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error@+1 {{sharding of argument 0: unknown axis "z" in dimension 0: mesh @mesh has "x", "y"}}
func.func @unknown_axis(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error-re@+1 {{sharding of result 0: {{.*}}"x"{{.*}}(mesh @mesh, type 'tensor<8x8xf32>')}}
func.func private @axis_twice() -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"x"}]>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error-re@+1 {{sharding of argument 0: {{.*}}"x":(1)4{{.*}}}}
func.func private @overlapping_sub_axes(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)4}, {"x":(2)4}]>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sub-axis "x":(3)2 in dimension 0 is no proper part of an axis of size 8 of mesh @mesh}}
func.func private @bad_sub_axis(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(3)2}, {}]>})

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error-re@+1 {{sharding of argument 0: {{.*}}rank{{.*}}}}
func.func private @rank(tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error@+1 {{sharding of argument 0: dimension 0 is closed and has no axes but a priority}}
func.func private @priority(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p1]>})

// -----

// expected-error@+1 {{sharding of argument 0: expected a #sdy.sharding, found 1 : i64}}
func.func private @no_sharding(tensor<8xf32> {sdy.sharding = 1})

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @not_per_value(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'sdy.sharding' must be a #sdy.sharding_per_value, found #sdy.sharding<@mesh, [{"x"}]>}}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 2 shardings for 1 results}}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [{}]>]>} : tensor<8xf32>
  return
}

// -----

func.func @rule_kind(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'sdy.sharding_rule' must be a #sdy.op_sharding_rule, found "r"}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = "r"} : tensor<8xf32>
  return
}

// -----

func.func @rule_operands(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule has 2 operand mappings for 1 operands}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=8}>} : tensor<8xf32>
  return
}

// -----

func.func @rule_rank(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule maps 2 dimensions of result 0, which has rank 1}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i, j]) {i=8, j=2}>} : tensor<8xf32>
  return
}

// -----

func.func @rule_custom(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has a custom sharding rule; only stablehlo.custom_call may have one}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @constraint(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'sdy.sharding_constraint' op unknown axis "y" in dimension 0: mesh @mesh has "x"}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

func.func @barrier(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{allows both directions; expected NONE, FORWARD or BACKWARD}}
  %0 = sdy.propagation_barrier %arg0 allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @manual_unknown_axis(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{unknown manual axis "z" in mesh @mesh}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"z"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @manual_shape(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{input 0 is 'tensor<8xf32>' in the region; expected 'tensor<2xf32>' from 'tensor<8xf32>' and its sharding}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @manual_after_free(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{input 0: manual axis "x" stands after a free one in dimension 0}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @manual_count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 1 inputs and 0 shardings for them}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @gather(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) {
  // expected-error@+1 {{dimension 0: the op makes {"y", "x"}, out_sharding has {"x", "y"}}}
  %0 = sdy.all_gather [{"x"}] %arg0 out_sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @permute(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{dimension 0 has 4 shards before and 2 after}}
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @all_to_all(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{moves axes from dimension 0 to 1; expected two dimensions of a tensor of rank 1}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @all_reduce(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{axes {"x"} cut a dimension of the operand}}
  %0 = sdy.all_reduce {"x"} %arg0 out_sharding=<@mesh, [{"x"}]> : tensor<8xf32>
  return
}

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
// expected-error@+1 {{sub-axis "x":(3)2 in dimension 0 is not a proper part of an axis of size 8 of mesh @mesh}}
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

sdy.mesh @mesh = <["x"=4]>
func.func @constraint(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'sdy.sharding_constraint' op unknown axis "y" in dimension 0: mesh @mesh has "x"}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"y"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: consecutive sub-axes "x":(1)2 and "x":(2)2 are one; expected them merged}}
func.func private @split_in_a_dimension(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "x":(2)2}]>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: consecutive sub-axes "x":(2)2 and "x":(4)2 are one; expected them merged}}
func.func private @split_in_a_set(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"x":(2)2, "x":(4)2}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: replicated axes: "x" comes after "y"; expected the order of the mesh}}
func.func private @order_of_replicated(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"y", "x"}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: replicated axes: "x":(1)2 comes after "x":(4)2; expected the order of the mesh}}
func.func private @order_of_sub_axes(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"x":(4)2, "x":(1)2}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: unreduced axes: "x" comes after "y"; expected the order of the mesh}}
func.func private @order_of_unreduced(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"y", "x"}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error-re@+1 {{sharding of argument 0: {{.*}}"x"{{.*}}}}
func.func private @replicated_and_unreduced(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"x"}, unreduced={"x"}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error-re@+1 {{sharding of argument 0: {{.*}}"x"{{.*}}}}
func.func private @cut_and_unreduced(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}], unreduced={"x":(1)2}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sub-axis "x":(1)8 in dimension 0 is not a proper part of an axis of size 8 of mesh @mesh}}
func.func private @whole_as_a_part(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)8}]>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sub-axis "x":(0)2 must have a pre-size of at least 1 and a size of at least 2}}
func.func private @pre_size_0(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"x":(0)2}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sub-axis "x":(2)1 must have a pre-size of at least 1 and a size of at least 2}}
func.func private @size_1(tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"x":(2)1}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: only ranked tensors have a sharding, found 'tensor<*xf32>'}}
func.func private @unranked(tensor<*xf32> {sdy.sharding = #sdy.sharding<@mesh, []>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: '!stablehlo.token' is not a tensor; expected neither dimensions nor replicated or unreduced axes}}
func.func private @token_dimension(!stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, [{}]>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{sharding of argument 0: '!stablehlo.token' is not a tensor; expected neither dimensions nor replicated or unreduced axes}}
func.func private @token_replicated(!stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, [], replicated={"x"}>})

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
func.func @on_a_terminator(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{has 1 shardings for 0 results}}
  return {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} %arg0 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
// expected-error@+1 {{has 1 shardings for 0 results}}
func.func @on_a_function() attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} {
  return
}

// -----

sdy.mesh @mesh = <["x"=8, "y"=2]>
func.func @without_results(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{sharding: 'none' is not a tensor; expected neither dimensions nor replicated or unreduced axes}}
  stablehlo.custom_call @f(%arg0) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @barrier(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{allows both directions; expected NONE, FORWARD or BACKWARD}}
  %0 = sdy.propagation_barrier %arg0 allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

func.func @constant() {
  // expected-error@+1 {{value has type 'tensor<2xi32>'; expected the result's, 'tensor<3xi32>'}}
  %0 = "sdy.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}

// RUN: gspmd-opt %s --gspmd-complete --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @rank(%a: tensor<8x8xf32>, %b: tensor<8xf32>) {
  // expected-note@+1 {{the group begins here}}
  sdy.sharding_group %a group_id=1 : tensor<8x8xf32>
  // expected-error@+1 {{puts a tensor of type 'tensor<8xf32>' into group 1 of tensors of type 'tensor<8x8xf32>'; expected one shape}}
  sdy.sharding_group %b group_id=1 : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @shape(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<16x4xf32>) {
  // expected-note@+1 {{the group begins here}}
  sdy.sharding_group %a group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %b group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %b group_id=2 : tensor<8x8xf32>
  // expected-error@+1 {{puts a tensor of type 'tensor<16x4xf32>' into group 2 of tensors of type 'tensor<8x8xf32>'; expected one shape}}
  sdy.sharding_group %c group_id=2 : tensor<16x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @manual(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-note@+1 {{the group begins here}}
  sdy.sharding_group %a group_id=1 : tensor<8x8xf32>
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {}], replicated={"x"}>] out_shardings=[<@mesh, [{}, {}], replicated={"x"}>] manual_axes={"x"} (%b: tensor<8x8xf32>) {
    // expected-error@+1 {{puts a tensor into group 1, which has one of another manual computation, or of none; expected all in the same}}
    sdy.sharding_group %b group_id=1 : tensor<8x8xf32>
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

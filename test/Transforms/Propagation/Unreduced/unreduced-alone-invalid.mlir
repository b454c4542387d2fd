// An unreduced tensor must not be unified with others by a group or a call.
// RUN: gspmd-opt %s --gspmd-complete --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @group(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{}, {"x"}]>, <@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}], unreduced={"x"}>] manual_axes={"x"} (%p: tensor<8x4xf32>, %q: tensor<4x8xf32>) {
    %d = stablehlo.dot %p, %q : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %d : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %0 group_id = 0 : tensor<8x8xf32>
  // expected-error@+1 {{a sharding group or a call unifies this tensor with one that is unreduced along "x"; only results of manual computations}}
  %1 = stablehlo.tanh %a : tensor<8x8xf32>
  sdy.sharding_group %1 group_id = 0 : tensor<8x8xf32>
  %2 = stablehlo.add %1, %0 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @called(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}], unreduced={"x"}>}) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{and arguments of functions without calls can be unreduced}}
  %1 = func.call @called(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

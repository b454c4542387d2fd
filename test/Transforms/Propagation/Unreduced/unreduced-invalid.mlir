// Results of a program are reduced, and a reduced value is not split into factors.
// RUN: gspmd-opt %s --gspmd-complete --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-error@+1 {{result 0 is to be unreduced along "x"; expected a reduced result}}
func.func public @result(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}], unreduced={"x"}>}) {
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func public @input(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{input 0 of type 'tensor<8x8xf32>' is to be unreduced along "x"; it is reduced, and only sums of numbers and of i1, maxima and minima can be split into partial results}}
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{}, {}], unreduced=mul{"x"}>]> out <[<@mesh, [{}, {}], unreduced=mul{"x"}>]> manual <@mesh ["x"]> {
  ^bb0(%a: tensor<8x8xf32>):
    sharding.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

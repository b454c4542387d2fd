// RUN: gspmd-opt %s --export-sdy --split-input-file --verify-diagnostics

sharding.mesh @mesh = <["x"=4]>
func.func @reduction(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{combines partial results by max, which Shardy's annotations cannot express}}
  %0 = sharding.reshard %arg0 reduce max <@mesh, [{"x"}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @sub_axis(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is manual on a sub-axis of "x", which sdy.manual_computation cannot express}}
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"x":(1)2}]>]> out <[<@mesh, [{"x":(1)2}]>]> manual <@mesh ["x":(1)2]> {
  ^bb0(%arg1: tensor<4xf32>):
    sharding.return %arg1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Local tensors, which Shardy's readers would take for global ones.
// expected-error@+1 {{is the program of one device, whose local tensors Shardy's annotations would describe as global; expected a program before partitioning}}
module {
  sharding.mesh @mesh = <["x"=4]>
  func.func @partitioned(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = spmd.all_reduce add %arg0 over <@mesh ["x"]> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

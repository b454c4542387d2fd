// Constraints of manual computations, named computations and data-flow edges.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @unknown_axis(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{unknown manual axis "z" in mesh @mesh}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"z"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @twice(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{manual axis "x" is specified twice}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x", "x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @shape(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{input 0 is 'tensor<8xf32>' in the region; expected 'tensor<2xf32>' from 'tensor<8xf32>' and its sharding}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @result_shape(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{result 0 is 'tensor<8xf32>' in the region; expected 'tensor<2xf32>' from 'tensor<8xf32>' and its sharding}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @after_free(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{input 0: manual axis "x" stands after a free one in dimension 0}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @padding(%arg0: tensor<6xf32>) {
  // expected-error@+1 {{input 0: dimension 0 of size 6 has 4 shards along manual axes; expected a divisor of the size}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<6xf32>) -> tensor<6xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 1 inputs and 0 shardings for them}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @count_inside(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 1 inputs, 0 in its region}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={"x"} () {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @a = <["x"=4, "y"=2]>
sdy.mesh @b = <["x"=4, "z"=2]>
func.func @two_meshes(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has shardings on meshes @a and @b; expected one mesh}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@a, [{"x"}]>] out_shardings=[<@b, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @nested(%arg0: tensor<8xf32>) {
  // expected-note@+1 {{the computation is here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}], replicated={"x"}>] out_shardings=[<@mesh, [{}], replicated={"x"}>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    // expected-error@+1 {{axis "x" is manual in a computation around the op; expected free axes}}
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
      sdy.return %arg2 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @constraint_inside(%arg0: tensor<8xf32>) {
  // expected-note@+1 {{the computation is here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}], replicated={"x"}>] out_shardings=[<@mesh, [{}], replicated={"x"}>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    // expected-error@+1 {{axis "x" is manual in a computation around the op; expected free axes}}
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"x"}]> : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @attribute_inside(%arg0: tensor<8xf32>) {
  // expected-note@+1 {{the computation is here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}], replicated={"x"}>] out_shardings=[<@mesh, [{}], replicated={"x"}>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    // expected-error@+1 {{sharding of result 0: axis "x" is manual in a computation around the op; expected free axes}}
    %1 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], replicated={"x"}>]>} : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @named_count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 1 operands and 2 shardings for them}}
  %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{}]>, <@mesh, [{}]>] (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @named_operand(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{operand of type 'tensor<8xf32>' is 'tensor<4xf32>' in its region}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<4xf32>) {
    sdy.return %arg1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @named_result(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{result of type 'tensor<4xf32>' is 'tensor<8xf32>' in its region}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @edge_with_other_uses(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
  // expected-error@+1 {{is on a value that has other uses; expected it to have none but the edge}}
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @edge_of_a_constraint(%arg0: tensor<8xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}]> : tensor<8xf32>
  // expected-error@+1 {{is on a result of sdy.sharding_constraint; expected an op of another dialect}}
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
sdy.mesh @mesh = <["x"=4]>
// expected-error@+1 {{redefinition of symbol named 'mesh'}}
sdy.mesh @mesh = <["x"=4]>

// -----

func.func @mesh_in_a_function() {
  // expected-error@+1 {{expects parent op 'builtin.module'}}
  sdy.mesh @mesh = <["x"=4]>
  return
}

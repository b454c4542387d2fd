// Programs of Shardy's mpmd that are no pipeline of stages.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --gspmd-import-mpmd=assignment=f@m0,g@m1,h@m0/1,i@m7
// RUN: echo 'module {}' | not gspmd-opt --gspmd-import-mpmd=assignment=f@m0,g@m1,f@m1 2>&1 | FileCheck %s
// CHECK: error: assignment: assigns "f" more than once; expected one mesh for each name

#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
func.func @stage() attributes {topology = #topology} {
  // expected-error@+1 {{'mpmd.fragment' op has stage 2 on mesh "m1"; expected mesh "m0", as stages are on the meshes of the topology in turn}}
  mpmd.fragment<mesh="m1", origin=["f"], stage=2> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
func.func @assigned_stage() attributes {topology = #topology} {
  // expected-error@+1 {{'mpmd.named_computation' op has stage 1 on mesh "m0"; expected mesh "m1"}}
  mpmd.named_computation<"h"> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
func.func @assigned_mesh() attributes {topology = #topology} {
  // expected-error@+1 {{is assigned to mesh "m7", which the topology of its function does not have}}
  mpmd.named_computation<"i"> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

func.func @unassigned() {
  // expected-error@+1 {{"z" has no assignment}}
  mpmd.named_computation<"z"> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
func.func @nested(%arg0: tensor<8xf32>) attributes {topology = #topology} {
  mpmd.named_computation<"f"> (%arg0) (%a: tensor<8xf32>) {
    mpmd.named_computation<"g"> (%a) (%b: tensor<8xf32>) {
      // expected-error@+1 {{'stablehlo.tanh' op is of a computation of stage 1 in a computation of stage 0; expected one stage}}
      %0 = stablehlo.tanh %b : tensor<8xf32>
      mpmd.return
    } : (tensor<8xf32>) -> ()
    mpmd.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m0" : <["x"=2]>>>
// expected-error@+1 {{'func.func' op has a tensor in memory kind "pinned_host", which stages do not have; expected "device"}}
func.func @host(%arg0: !mpmd.mesh_tensor<"m0", tensor<8xf32>, memory_kind="pinned_host">) attributes {topology = #topology} {
  return
}

// -----

#topology = #mpmd.topology<<"m0" : <["x"=2]>>>
func.func @outside(%arg0: !mpmd.mesh_tensor<"m0", tensor<8xf32>>) attributes {topology = #topology} {
  // expected-error@+1 {{has a value of type '!mpmd.mesh_tensor<"m0", tensor<8xf32>>' outside of a fragment}}
  %0 = builtin.unrealized_conversion_cast %arg0 : !mpmd.mesh_tensor<"m0", tensor<8xf32>> to tensor<8xf32>
  return
}

// -----

// expected-error@+1 {{has meshes with different axes: "m0" is #sdy.mesh<["x"=2]>, "m1" is #sdy.mesh<["y"=2]>; expected the same names, with any sizes}}
func.func @axes() attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["y"=2]>>>} {
  return
}

// -----

func.func @one() attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>>} {
  return
}
// expected-error@+1 {{has topology #mpmd.topology<<"m0" : <["x"=4]>>>, and @one has #mpmd.topology<<"m0" : <["x"=2]>>>; expected one topology}}
func.func @two() attributes {topology = #mpmd.topology<<"m0" : <["x"=4]>>>} {
  return
}

// -----

func.func private @body() {
  cf.br ^bb1
^bb1:
  return
}
func.func @blocks() attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>>} {
  // expected-error@+1 {{calls @body, which has several blocks}}
  mpmd.fragment_call<mesh="m0", origin=[]> @body() : () -> ()
  return
}

// -----

func.func @recursive() attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>>} {
  // expected-error@+1 {{is recursive: @recursive is being called already}}
  mpmd.fragment_call<mesh="m0", origin=[]> @recursive() : () -> ()
  return
}

// -----

// expected-warning@+1 {{assignment: no computation has the name "g", "h", "i"}}
module {
  func.func @unused() attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>} {
    mpmd.named_computation<"f"> () () {
      mpmd.return
    } : () -> ()
    return
  }
}

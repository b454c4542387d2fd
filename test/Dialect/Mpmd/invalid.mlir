// Errors name the op, its place and the reason.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @loop(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'mpmd.for' op is unsupported: a loop over computations on several meshes is no stage; expected an unrolled loop (mpmd-unroll-for-loops)}}
  %0 = mpmd.for (%arg0) {iterations = 2 : ui32} (%a: tensor<8xf32>, %index: tensor<ui32>) {
    mpmd.return %a : tensor<8xf32>
  } : tensor<8xf32>
  return
}

// -----

// expected-error@+1 {{has 'mpmd.is_sdy_partitioned': its fragments are programs of one device; expected the program before its fragments are partitioned}}
module attributes {mpmd.is_sdy_partitioned} {}

// -----

// expected-error@+1 {{the topology has two meshes "m"}}
func.func private @names() attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>, <"m" : <["x"=2]>>>}

// -----

// expected-error@+1 {{expected the memory kind "device", "pinned_host" or "unpinned_host", found "disk"}}
func.func private @memory(!mpmd.mesh_tensor<"m", tensor<8xf32>, memory_kind="disk">)

// -----

func.func @type(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{operand 0 of type 'tensor<8xf32>' is 'tensor<4xf32>' in the body; expected 'tensor<8xf32>'}}
  mpmd.named_computation<"f"> (%arg0) (%a: tensor<4xf32>) {
    mpmd.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @count(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has 0 results, 1 in its body}}
  mpmd.named_computation<"f"> (%arg0) (%a: tensor<8xf32>) {
    mpmd.return %a : tensor<8xf32>
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @no_topology() {
  // expected-error@+1 {{is on mesh "m", but its function has no attribute 'topology'}}
  mpmd.fragment<mesh="m", origin=[]> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

func.func @no_mesh() attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{is on mesh "n", which the topology #mpmd.topology<<"m" : <["x"=2]>>> does not have}}
  mpmd.fragment<mesh="n", origin=[]> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m" : <["x"=2]>>, <"n" : <["x"=2]>>>
func.func @other_mesh(%arg0: !mpmd.mesh_tensor<"n", tensor<8xf32>>) attributes {topology = #topology} {
  // expected-error@+1 {{operand 0 is on mesh "n"; expected the mesh of the op, "m"}}
  mpmd.fragment<mesh="m", origin=[]> (%arg0) (%a: tensor<8xf32>) {
    mpmd.return
  } : (!mpmd.mesh_tensor<"n", tensor<8xf32>>) -> ()
  return
}

// -----

func.func @shardings() attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{in_shardings has 1 entries; expected 0}}
  mpmd.fragment<mesh="m", origin=[], in_shardings=[<@mesh, []>]> () () {
    mpmd.return
  } : () -> ()
  return
}

// -----

#topology = #mpmd.topology<<"m" : <["x"=2]>>, <"n" : <["x"=2]>>>
func.func @transfer(%arg0: !mpmd.mesh_tensor<"n", tensor<8xf32>>) attributes {topology = #topology} {
  // expected-error@+1 {{sends 'tensor<8xf32>' as 'tensor<4xf32>'; expected one type}}
  %0 = mpmd.transfer %arg0 : (!mpmd.mesh_tensor<"n", tensor<8xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}

// -----

func.func @assigned(%arg0: tensor<8xf32>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{assigns 'tensor<8xf32>' to '!mpmd.mesh_tensor<"m", tensor<4xf32>>'; expected equal tensor types}}
  %0 = mpmd.assign %arg0 : (tensor<8xf32>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
  return
}

// -----

func.func @sharded(%arg0: tensor<8xf32>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{expected a replicated mesh tensor, found '!mpmd.mesh_tensor<"m", tensor<8xf32>, sharding=<@mesh, [{"x"}]>>'}}
  %0 = mpmd.assign %arg0 : (tensor<8xf32>) -> !mpmd.mesh_tensor<"m", tensor<8xf32>, sharding=<@mesh, [{"x"}]>>
  return
}

// -----

func.func @callee(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{calls @f, which is no function with a body}}
  mpmd.call @f(%arg0) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func private @f(%arg0: tensor<4xf32>) {
  return
}
func.func @local(%arg0: !mpmd.mesh_tensor<"m", tensor<8xf32>>) attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{operand 0 of type '!mpmd.mesh_tensor<"m", tensor<8xf32>>' is 'tensor<4xf32>' in the body; expected 'tensor<8xf32>'}}
  mpmd.fragment_call<mesh="m", origin=[]> @f(%arg0) : (!mpmd.mesh_tensor<"m", tensor<8xf32>>) -> ()
  return
}

// -----

func.func private @f() attributes {mesh_shape = #sdy.mesh<["x"=4]>} {
  return
}
func.func @mesh_shape() attributes {topology = #mpmd.topology<<"m" : <["x"=2]>>>} {
  // expected-error@+1 {{on mesh "m", #sdy.mesh<["x"=2]>, calls @f, whose mesh is #sdy.mesh<["x"=4]>; expected equal meshes}}
  mpmd.fragment_call<mesh="m", origin=[]> @f() : () -> ()
  return
}

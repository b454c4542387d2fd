// Shardy's computations on meshes become stages.
// RUN: gspmd-opt %s --split-input-file --gspmd-import-mpmd | FileCheck %s
// RUN: gspmd-opt %s --split-input-file --gspmd-import-mpmd=assignment=f@m0,g@m1/3,h@m0/2 | FileCheck %s --check-prefix=ASSIGNED

// Named computations: the backward pass of "f" is transposed. The function that "g" calls is in its name scope. The
// meshes are fewer than the stages, so the module states them.
// CHECK: module attributes {sharding.stage_meshes = [#sharding.mesh_def<["x"=2]>, #sharding.mesh_def<["x"=2]>]}
// CHECK-NEXT: sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @named(
// CHECK-SAME: -> tensor<8xf32> {
// CHECK-NEXT: %0 = stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// CHECK-NEXT: %1 = call @callee(%0) {sharding.stage = 1 : i64} : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %2 = stablehlo.sine %1 {sharding.stage = 1 : i64}
// CHECK-NEXT: %3 = stablehlo.cosine %2 {sharding.backward, sharding.stage = 0 : i64}
// CHECK-NEXT: %4 = stablehlo.maximum %0, %3 : tensor<8xf32>
// CHECK-NEXT: %5 = stablehlo.exponential %4 {sharding.stage = 2 : i64}
// CHECK-NEXT: return %5
// ASSIGNED-LABEL: @named(
// ASSIGNED: stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// ASSIGNED: stablehlo.sine %1 {sharding.stage = 3 : i64}
// ASSIGNED: stablehlo.exponential %4 {sharding.stage = 2 : i64}
#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
func.func @named(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {topology = #topology} {
  %0 = mpmd.named_computation<"f"> (%arg0) (%a: tensor<8xf32>) {
    %6 = stablehlo.tanh %a : tensor<8xf32>
    mpmd.return %6 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = mpmd.named_tensor %0 name="t" : tensor<8xf32>
  %2 = mpmd.named_computation<"g"> (%1) (%a: tensor<8xf32>) {
    %6 = func.call @callee(%a) : (tensor<8xf32>) -> tensor<8xf32>
    %7 = mpmd.named_computation<"g"> (%6) (%b: tensor<8xf32>) {
      %8 = stablehlo.sine %b : tensor<8xf32>
      mpmd.return %8 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    mpmd.return %7 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %3 = mpmd.named_computation<"f"(1)> (%2) (%a: tensor<8xf32>) {
    %6 = stablehlo.cosine %a : tensor<8xf32>
    mpmd.return %6 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %4 = mpmd.broadcast %3 : tensor<8xf32>
  %5 = mpmd.reduce<max> %0, %4 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %9 = mpmd.named_computation<"h"> (%5) (%a: tensor<8xf32>) {
    %6 = stablehlo.exponential %a : tensor<8xf32>
    mpmd.return %6 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %9 : tensor<8xf32>
}
func.func private @callee(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}

// -----

// Fragments: the stage is stated, or it is that of the mesh. A fragment without origin has none. Shardings of mesh
// tensors are those of arguments and results, and constraints; a transfer to another sharding is a constraint.
// CHECK: module {
// CHECK-NEXT: sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: @fragments(
// CHECK-SAME: %arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}
// CHECK-SAME: -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
// CHECK-NEXT: %0 = stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// CHECK-NEXT: %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> {sharding.stage = 0 : i64}
// CHECK-NEXT: %2 = sdy.sharding_constraint %1 <@mesh, [{}, {"x"}]> :
// CHECK-NEXT: %3 = sdy.sharding_constraint %2 <@mesh, [{}, {?}]> {sharding.backward, sharding.stage = 1 : i64}
// CHECK-NEXT: %4 = stablehlo.sine %3 {sharding.backward, sharding.stage = 1 : i64}
// CHECK-NEXT: %5 = sdy.sharding_constraint %4 <@mesh, [{}, {"x"}]> {sharding.backward, sharding.stage = 1 : i64}
// CHECK-NEXT: %6 = stablehlo.cosine %5 {sharding.stage = 1 : i64}
// CHECK-NEXT: %7 = sdy.sharding_constraint %6 <@mesh, [{}, {"x"}]> {sharding.stage = 1 : i64}
// The producer has the sharding.
// CHECK-NEXT: %8 = stablehlo.abs %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>} :
// CHECK-NEXT: return %8
// CHECK-NOT: @body
sdy.mesh @mesh = <["x"=2]>
#topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>
!a = !mpmd.mesh_tensor<"m0", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {}]>>
!b = !mpmd.mesh_tensor<"m1", tensor<8x4xf32>, sharding=<@mesh, [{}, {"x"}]>>
func.func @fragments(%arg0: !a) -> !b attributes {topology = #topology} {
  %0 = mpmd.fragment<mesh="m0", origin=["f"], stage=0> (%arg0) {call_counter = 0 : ui32} (%a: tensor<8x4xf32>) {
    %5 = stablehlo.tanh %a : tensor<8x4xf32>
    mpmd.return %5 : tensor<8x4xf32>
  } : (!a) -> !a
  %1 = mpmd.transfer %0 : (!a) -> !b
  %2 = mpmd.fragment<mesh="m1", origin=["g"(1)], in_shardings=[<@mesh, [{}, {?}]>]> (%1) (%a: tensor<8x4xf32>) {
    %5 = stablehlo.sine %a : tensor<8x4xf32>
    mpmd.return %5 : tensor<8x4xf32>
  } : (!b) -> !b
  %3 = mpmd.fragment_call<mesh="m1", origin=["g"]> @body(%2) : (!b) -> !b
  %4 = mpmd.fragment<mesh="m1", origin=[]> (%3) {mpmd.note = "inferred"} (%a: tensor<8x4xf32>) {
    %5 = stablehlo.abs %a {mpmd.note = "inferred", sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>} : tensor<8x4xf32>
    mpmd.return %5 : tensor<8x4xf32>
  } : (!b) -> !b
  return %4 : !b
}
func.func private @body(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  %0 = mpmd.broadcast %arg0 : tensor<8x4xf32>
  %1 = stablehlo.cosine %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// -----

// Meshes of several sizes: the program has one of them, and states all. Tensors that are assigned to a mesh, and the
// function of a call, have no mesh any more. Mesh tensors without a sharding are replicated, as others have one.
// CHECK: module attributes {sharding.stage_meshes = [#sharding.mesh_def<["x"=4]>, #sharding.mesh_def<["x"=2]>]}
// CHECK-NEXT: sdy.mesh @large = <["x"=4]>
// CHECK-NOT: @small
// CHECK-LABEL: @meshes(%arg0: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT: %0 = call @step(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %1 = sdy.sharding_constraint %0 <@large, [{}]> : tensor<8xf32>
// CHECK-NEXT: return %1
// CHECK: func.func private @step(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@large, [{}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@large, [{"x"}]>}) {
// CHECK-NEXT: %0 = stablehlo.tanh %arg0 {sharding.stage = 1 : i64}
// CHECK-NEXT: %1 = sdy.sharding_constraint %0 <@large, [{"x"}]> {sharding.stage = 1 : i64}
sdy.mesh @large = <["x"=4]>
sdy.mesh @small = <["x"=2]>
#topology = #mpmd.topology<<"large" : <["x"=4]>>, <"small" : <["x"=2]>>>
!sharded = !mpmd.mesh_tensor<"small", tensor<8xf32>, sharding=<@small, [{"x"}]>>
func.func @meshes(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {topology = #topology} {
  %0 = mpmd.assign %arg0 : (tensor<8xf32>) -> !mpmd.mesh_tensor<"small", tensor<8xf32>>
  %1 = mpmd.call @step(%0) {call_counter = 0 : ui32} : (!mpmd.mesh_tensor<"small", tensor<8xf32>>) -> !sharded
  %2 = mpmd.transfer %1 : (!sharded) -> !mpmd.mesh_tensor<"small", tensor<8xf32>>
  %3 = mpmd.unassign %2 : (!mpmd.mesh_tensor<"small", tensor<8xf32>>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}
func.func private @step(%arg0: !mpmd.mesh_tensor<"small", tensor<8xf32>>) -> !sharded attributes {topology = #topology} {
  %0 = mpmd.fragment<mesh="small", origin=["f"]> (%arg0) (%a: tensor<8xf32>) {
    %5 = stablehlo.tanh %a : tensor<8xf32>
    mpmd.return %5 : tensor<8xf32>
  } : (!mpmd.mesh_tensor<"small", tensor<8xf32>>) -> !sharded
  return %0 : !sharded
}

// -----

// Before Shardy's propagation, no type has a sharding, and nothing is replicated: attributes state shardings.
// CHECK-LABEL: @unpropagated(
// CHECK-SAME: %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg1: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT: %0 = stablehlo.add %arg0, %arg1 {sharding.stage = 0 : i64}
// CHECK-NEXT: return %0
sdy.mesh @mesh = <["x"=2]>
!m = !mpmd.mesh_tensor<"m0", tensor<8xf32>>
func.func @unpropagated(%arg0: !m {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg1: !m) -> !m attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m0", origin=["f"]> (%arg0, %arg1) (%a: tensor<8xf32>, %b: tensor<8xf32>) {
    %5 = stablehlo.add %a, %b : tensor<8xf32>
    mpmd.return %5 : tensor<8xf32>
  } : (!m, !m) -> !m
  return %0 : !m
}

// -----

// Calls of fragments state their stages by the names of their computations.
// CHECK-LABEL: @stages_of_calls(
// CHECK-NEXT: stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// CHECK-NEXT: stablehlo.tanh %0 {sharding.stage = 1 : i64}
// CHECK-NEXT: stablehlo.tanh %1 {sharding.stage = 2 : i64}
// CHECK-NEXT: stablehlo.tanh %2 {sharding.backward, sharding.stage = 2 : i64}
!m0 = !mpmd.mesh_tensor<"m0", tensor<8xf32>>
!m1 = !mpmd.mesh_tensor<"m1", tensor<8xf32>>
func.func @stages_of_calls(%arg0: !m0) -> !m0 attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m0", origin=["stage0"]> @body(%arg0) : (!m0) -> !m0
  %1 = mpmd.transfer %0 : (!m0) -> !m1
  %2 = mpmd.fragment_call<mesh="m1", origin=["stage1"]> @body(%1) : (!m1) -> !m1
  %3 = mpmd.transfer %2 : (!m1) -> !m0
  %4 = mpmd.fragment_call<mesh="m0", origin=["stage2"]> @body(%3) : (!m0) -> !m0
  %5 = mpmd.fragment_call<mesh="m0", origin=["stage2", "stage2"(1)]> @body(%4) : (!m0) -> !m0
  return %5 : !m0
}
func.func private @body(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  %0 = stablehlo.tanh %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----

// A stage is missing among the names, so that they are those of a user: each call is in the stage of its mesh.
// CHECK-LABEL: @missing_stage(
// CHECK-NEXT: stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// CHECK-NEXT: stablehlo.tanh %0 {sharding.stage = 0 : i64}
!m0 = !mpmd.mesh_tensor<"m0", tensor<8xf32>>
func.func @missing_stage(%arg0: !m0) -> !m0 attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m0", origin=["stage1"]> @body(%arg0) : (!m0) -> !m0
  %1 = mpmd.fragment_call<mesh="m0", origin=["stage3"]> @body(%0) : (!m0) -> !m0
  return %1 : !m0
}
func.func private @body(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  %0 = stablehlo.tanh %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----

// A name does not fit to the mesh of its call, or is none of a stage.
// CHECK-LABEL: @other_names(
// CHECK-NEXT: stablehlo.tanh %arg0 {sharding.stage = 0 : i64}
// CHECK-NEXT: stablehlo.tanh %0 {sharding.stage = 1 : i64}
// CHECK-NEXT: stablehlo.tanh %1 {sharding.stage = 1 : i64}
!m0 = !mpmd.mesh_tensor<"m0", tensor<8xf32>>
!m1 = !mpmd.mesh_tensor<"m1", tensor<8xf32>>
func.func @other_names(%arg0: !m0) -> !m1 attributes {topology = #mpmd.topology<<"m0" : <["x"=2]>>, <"m1" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m0", origin=["stage0"]> @body(%arg0) : (!m0) -> !m0
  %1 = mpmd.transfer %0 : (!m0) -> !m1
  %2 = mpmd.fragment_call<mesh="m1", origin=["stage2"]> @body(%1) : (!m1) -> !m1
  %3 = mpmd.fragment_call<mesh="m1", origin=["stage1", "stage3"]> @body(%2) : (!m1) -> !m1
  return %3 : !m1
}
func.func private @body(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  %0 = stablehlo.tanh %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}

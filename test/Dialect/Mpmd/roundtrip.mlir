// The text of Shardy's mpmd is read and written unchanged.
// RUN: gspmd-opt %s | FileCheck %s
// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt %s --emit-bytecode | gspmd-opt | FileCheck %s
// RUN: gspmd-opt %s --mlir-print-op-generic | gspmd-opt | FileCheck %s

// A topology without spaces is read, too.
#topology = #mpmd.topology<<"m1":<["x"=2, "y"=4]>>,<"m2":<["x"=1, "y"=4]>>>
!on_m1 = !mpmd.mesh_tensor<"m1", tensor<8x4xf32>>

// CHECK: sdy.mesh @mesh
sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK: func.func @named(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {topology = #mpmd.topology<<"m1" : <["x"=2, "y"=4]>>, <"m2" : <["x"=1, "y"=4]>>>} {
func.func @named(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {topology = #topology} {
  // CHECK-NEXT: %0:2 = mpmd.named_computation<"f"> (%arg0, %arg1) {a = 1 : i64} (%arg2: tensor<8xf32>, %arg3: tensor<8xf32>) {
  // CHECK-NEXT:   mpmd.return %arg3, %arg2 : tensor<8xf32>, tensor<8xf32>
  // CHECK-NEXT: } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %0:2 = mpmd.named_computation<"f"> (%arg0, %arg1) {a = 1 : i64} (%a: tensor<8xf32>, %b: tensor<8xf32>) {
    mpmd.return %b, %a : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  // CHECK-NEXT: mpmd.named_computation<"g"(2)> () () {
  // CHECK-NEXT:   mpmd.return
  // CHECK-NEXT: } : () -> ()
  mpmd.named_computation<"g"(2)> () () {
    mpmd.return
  } : () -> ()
  // CHECK-NEXT: %1 = mpmd.named_tensor %0#0 name="t" : tensor<8xf32>
  %1 = mpmd.named_tensor %0#0 name="t" : tensor<8xf32>
  // CHECK-NEXT: %2 = mpmd.broadcast {a = 1 : i64} %1 : tensor<8xf32>
  %2 = mpmd.broadcast {a = 1 : i64} %1 : tensor<8xf32>
  // CHECK-NEXT: %3 = mpmd.reduce<none> %2 : (tensor<8xf32>) -> tensor<8xf32>
  %3 = mpmd.reduce<none> %2 : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %4 = mpmd.reduce<max> {a = 1 : i64} %2, %3 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %4 = mpmd.reduce<max> {a = 1 : i64} %2, %3 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %5 = mpmd.call @callee(%4) {call_counter = 0 : ui32} : (tensor<8xf32>) -> tensor<8xf32>
  %5 = mpmd.call @callee(%4) {call_counter = 0 : ui32} : (tensor<8xf32>) -> tensor<8xf32>
  return %5, %0#1 : tensor<8xf32>, tensor<8xf32>
}

func.func private @callee(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {topology = #topology} {
  // CHECK: %0 = mpmd.assign {origin = "o"} %arg0 : (tensor<8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
  %0 = mpmd.assign {origin = "o"} %arg0 : (tensor<8xf32>) -> !mpmd.mesh_tensor<"m1", tensor<8xf32>>
  // CHECK-NEXT: %1 = mpmd.unassign %0 : (!mpmd.mesh_tensor<"m1", tensor<8xf32>>) -> tensor<8xf32>
  %1 = mpmd.unassign %0 : (!mpmd.mesh_tensor<"m1", tensor<8xf32>>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK: func.func @fragments(%arg0: !mpmd.mesh_tensor<"m1", tensor<8x4xf32>>, %arg1: !mpmd.mesh_tensor<"m1", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {?}]>>, %arg2: !mpmd.mesh_tensor<"m2", tensor<8x4xf32>, memory_kind="pinned_host">, %arg3: !mpmd.mesh_tensor<"m2", tensor<8x4xf32>, sharding=<@mesh, [{}, {"y"}]>, memory_kind="device">)
func.func @fragments(%arg0: !on_m1, %arg1: !mpmd.mesh_tensor<"m1", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {?}]>>,
                     %arg2: !mpmd.mesh_tensor<"m2", tensor<8x4xf32>, memory_kind="pinned_host">,
                     %arg3: !mpmd.mesh_tensor<"m2", tensor<8x4xf32>, sharding=<@mesh, [{}, {"y"}]>, memory_kind="device">)
    attributes {topology = #topology} {
  // CHECK-NEXT: %0 = mpmd.fragment<mesh="m1", origin=[]> (%arg0, %arg1) (%arg4: tensor<8x4xf32>, %arg5: tensor<8x4xf32>) {
  %0 = mpmd.fragment<mesh="m1", origin=[]> (%arg0, %arg1) (%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) {
    mpmd.return %b : tensor<8x4xf32>
  } : (!on_m1, !mpmd.mesh_tensor<"m1", tensor<8x4xf32>, sharding=<@mesh, [{"x"}, {?}]>>) -> !on_m1
  // CHECK: %1 = mpmd.fragment<mesh="m1", origin=["f", "g"(1)], stage=2, in_shardings=[<@mesh, [{"x"}, {}]>], out_shardings=[<@mesh, [{?}, {?}]>]> (%0) {call_counter = 1 : ui32} (%arg4: tensor<8x4xf32>) {
  %1 = mpmd.fragment<mesh="m1", origin=["f", "g"(1)], stage=2, in_shardings=[<@mesh, [{"x"}, {}]>], out_shardings=[<@mesh, [{?}, {?}]>]> (%0) {call_counter = 1 : ui32} (%a: tensor<8x4xf32>) {
    mpmd.return %a : tensor<8x4xf32>
  } : (!on_m1) -> !on_m1
  // CHECK: %2 = mpmd.fragment<mesh="m1", origin=["f"], out_shardings=[<@mesh, [{?}, {?}]>]> (%1) (%arg4: tensor<8x4xf32>) {
  %2 = mpmd.fragment<mesh="m1", origin=["f"], out_shardings=[<@mesh, [{?}, {?}]>]> (%1) (%a: tensor<8x4xf32>) {
    mpmd.return %a : tensor<8x4xf32>
  } : (!on_m1) -> !on_m1
  // CHECK: %3 = mpmd.transfer {a = 1 : i64} %2 : (!mpmd.mesh_tensor<"m1", tensor<8x4xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<8x4xf32>>
  %3 = mpmd.transfer {a = 1 : i64} %2 : (!on_m1) -> !mpmd.mesh_tensor<"m2", tensor<8x4xf32>>
  // CHECK-NEXT: %4 = mpmd.fragment_call<mesh="m2", origin=["h"]> @body(%3) {a = 1 : i64} : (!mpmd.mesh_tensor<"m2", tensor<8x4xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<8x4xf32>>
  %4 = mpmd.fragment_call<mesh="m2", origin=["h"]> @body(%3) {a = 1 : i64} : (!mpmd.mesh_tensor<"m2", tensor<8x4xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<8x4xf32>>
  return
}

// CHECK: attributes {mesh_shape = #sdy.mesh<["x"=1, "y"=4]>}
func.func private @body(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {mesh_shape = #sdy.mesh<["x"=1, "y"=4]>} {
  return %arg0 : tensor<8x4xf32>
}

// CHECK: a = #mpmd.user_origin<"f">, b = #mpmd.user_origin<"f"(1)>, c = #mpmd.named_mesh<"m" : <["x"=2]>>, d = #mpmd.reduction<add>
func.func private @attributes() attributes {a = #mpmd.user_origin<"f">, b = #mpmd.user_origin<"f"(1)>, c = #mpmd.named_mesh<"m" : <["x"=2]>>, d = #mpmd.reduction<add>}

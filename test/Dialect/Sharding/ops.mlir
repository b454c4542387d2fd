// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt %s --emit-bytecode | gspmd-opt | FileCheck %s

// CHECK: sharding.mesh @mesh = <["x"=4, "y"=2]>
sharding.mesh @mesh = <["x"=4, "y"=2]>
// CHECK: sharding.mesh @iota = <["a"=4, "b"=2], iota=[2,4]T(1,0)>
sharding.mesh @iota = <["a"=4, "b"=2], iota=[2,4]T(1,0)>
// CHECK: sharding.mesh @tiles = <["a"=4, "b"=2], iota=[2,4]T(1,0)>
sharding.mesh @tiles = <["a"=4, "b"=2], devices=[4,2]<=[2,4]T(1,0)>
// CHECK: sharding.mesh @list = <["a"=4], devices=[0,2,3,1]>
sharding.mesh @list = <["a"=4], devices=[0,2,3,1]>

// CHECK-LABEL: func @attached
// CHECK-SAME: #sharding.sharding<@mesh, [{"x"}, {"y", ?}p1]>
// CHECK-SAME: #sharding.sharding<@mesh, [{?}, {}], replicated={"x":(1)2}>
func.func @attached(
    %arg0: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y", ?}p1]>})
    -> (tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{?}, {}], replicated={"x":(1)2}>}) {
  return %arg0 : tensor<8x4xf32>
}

// CHECK-LABEL: func @ops
func.func @ops(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: sharding.mesh_split %{{.*}} <@mesh, [{"x":(2)2, "y"}, {?}]> : tensor<8x4xf32>
  %0 = sharding.mesh_split %arg0 <@mesh, [{"x":(2)2, "y"}, {?}]> : tensor<8x4xf32>
  // CHECK: sharding.reshard %{{.*}} <@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
  %1 = sharding.reshard %0 <@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
  // CHECK: sharding.reshard %{{.*}} reduce max <@mesh, [{}, {}]> : tensor<8x4xf32>
  %2 = sharding.reshard %1 reduce max <@mesh, [{}, {}]> : tensor<8x4xf32>
  // CHECK: sharding.barrier %{{.*}} blocks "forward" : tensor<8x4xf32>
  %3 = sharding.barrier %2 blocks "forward" : tensor<8x4xf32>
  // CHECK: sharding.rotate %{{.*}} dim 0 by 3 : tensor<8x4xf32>
  %4 = sharding.rotate %3 dim 0 by 3 : tensor<8x4xf32>
  // CHECK: sharding.group %{{.*}} id = 3 : tensor<8x4xf32>
  sharding.group %3 id = 3 : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// CHECK-LABEL: func @rule
func.func @rule(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: rule = #sharding.rule<([i, kj], [k, z_1])->([i, _]) {i=8, j=16, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=3} reduction={k} permutation={j, z_1}>
  %0 = arith.negf %arg0 {rule = #sharding.rule<([i, kj], [k, z_1])->([i, _]) {i=8, j=16, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=3} reduction={k} permutation={j, z_1}>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func @manual
func.func @manual(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: sharding.manual_computation(%{{.*}}) in <[<@mesh, [{"x"}, {"y"}]>]> out <[<@mesh, [{"x"}, {}]>]> manual <@mesh ["x"]> {
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"x"}, {"y"}]>]> out <[<@mesh, [{"x"}, {}]>]> manual <@mesh ["x"]> {
  ^bb0(%a: tensor<2x4xf32>):
    // CHECK: sharding.return %{{.*}} : tensor<2x4xf32>
    sharding.return %a : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func @edges
func.func @edges(%arg0: tensor<8xf32>) {
  // CHECK: arith.negf %{{.*}} {sharding.edges = [#sharding.propagation_edge<step = 3, axes = ["x", "y":(1)2], from = 0, to = 1, dim = 0>]}
  %0 = arith.negf %arg0 {sharding.edges = [#sharding.propagation_edge<step = 3, axes = ["x", "y":(1)2], from = 0, to = 1, dim = 0>]} : tensor<8xf32>
  return
}

// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo --cse | FileCheck %s --implicit-check-not=spmd. --implicit-check-not=stablehlo.all_ --implicit-check-not=stablehlo.collective_ --implicit-check-not=stablehlo.reduce_scatter

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @both_sides(
func.func @both_sides(%a: tensor<8x3xf32>) -> tensor<11x3xf32> {
  // CHECK: %[[A:.*]] = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  // CHECK: %[[B:.*]] = "stablehlo.collective_permute"(%[[A]]) <{source_target_pairs = dense<{{\[\[}}2, 0], [3, 1], [4, 2], [5, 3], [6, 4], [7, 5]]> : tensor<6x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: %[[C:.*]] = stablehlo.slice %arg0 [7:8, 0:3] : (tensor<8x3xf32>) -> tensor<1x3xf32>
  // CHECK: %[[D:.*]] = "stablehlo.collective_permute"(%[[C]]) <{source_target_pairs = dense<{{\[\[}}0, 2], [1, 3], [2, 4], [3, 5], [4, 6], [5, 7]]> : tensor<6x2xi64>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
  // CHECK: %[[E:.*]] = stablehlo.concatenate %[[D]], %arg0, %[[B]], dim = 0 : (tensor<1x3xf32>, tensor<8x3xf32>, tensor<2x3xf32>) -> tensor<11x3xf32>
  // CHECK: return %[[E]] : tensor<11x3xf32>
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 over <@mesh ["x"]> : tensor<8x3xf32> -> tensor<11x3xf32>
  return %0 : tensor<11x3xf32>
}
// CHECK-LABEL: func.func @two_devices(
func.func @two_devices(%a: tensor<8xf32>) -> tensor<11xf32> {
  // CHECK: %[[A:.*]] = stablehlo.compare GE, %{{.*}}, %{{.*}}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK: %[[B:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<8xf32>) -> tensor<2xf32>
  // CHECK: %[[C:.*]] = stablehlo.slice %arg0 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
  // CHECK: %[[D:.*]] = stablehlo.pad %[[C]], %{{.*}}, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: %[[E:.*]] = stablehlo.select %[[A]], %[[B]], %[[D]] : tensor<i1>, tensor<2xf32>
  // CHECK: %[[F:.*]] = "stablehlo.collective_permute"(%[[E]]) <{source_target_pairs = dense<{{\[\[}}0, 1], [1, 0], [2, 3], [3, 2], [4, 5], [5, 4], [6, 7], [7, 6]]> : tensor<8x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: %[[G:.*]] = stablehlo.compare LT, %{{.*}}, %{{.*}}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK: %[[H:.*]] = stablehlo.select %[[G]], %[[F]], %{{.*}} : tensor<i1>, tensor<2xf32>
  // CHECK: %[[I:.*]] = stablehlo.slice %[[F]] [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  // CHECK: %[[J:.*]] = stablehlo.select %[[A]], %[[I]], %{{.*}} : tensor<i1>, tensor<1xf32>
  // CHECK: %[[K:.*]] = stablehlo.concatenate %[[J]], %arg0, %[[H]], dim = 0 : (tensor<1xf32>, tensor<8xf32>, tensor<2xf32>) -> tensor<11xf32>
  // CHECK: return %[[K]] : tensor<11xf32>
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 over <@mesh ["y"]> : tensor<8xf32> -> tensor<11xf32>
  return %0 : tensor<11xf32>
}
// CHECK-LABEL: func.func @two_devices_wrap(
func.func @two_devices_wrap(%a: tensor<8xf32>) -> tensor<11xf32> {
  // CHECK: %[[A:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<8xf32>) -> tensor<2xf32>
  // CHECK: %[[B:.*]] = stablehlo.slice %arg0 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
  // CHECK: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
  // CHECK: %[[D:.*]] = "stablehlo.collective_permute"(%[[C]]) <{source_target_pairs = dense<{{\[\[}}0, 1], [1, 0], [2, 3], [3, 2], [4, 5], [5, 4], [6, 7], [7, 6]]> : tensor<8x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
  // CHECK: %[[E:.*]] = stablehlo.slice %[[D]] [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  // CHECK: %[[F:.*]] = stablehlo.slice %[[D]] [0:2] : (tensor<3xf32>) -> tensor<2xf32>
  // CHECK: %[[G:.*]] = stablehlo.concatenate %[[E]], %arg0, %[[F]], dim = 0 : (tensor<1xf32>, tensor<8xf32>, tensor<2xf32>) -> tensor<11xf32>
  // CHECK: return %[[G]] : tensor<11xf32>
  %0 = spmd.halo_exchange %a dim 0 left 1 right 2 wrap over <@mesh ["y"]> : tensor<8xf32> -> tensor<11xf32>
  return %0 : tensor<11xf32>
}
// CHECK-LABEL: func.func @hops(
func.func @hops(%a: tensor<2xf32>) -> tensor<5xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 2], [1, 3], [2, 4], [3, 5], [4, 6], [5, 7]]> : tensor<6x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: %[[B:.*]] = stablehlo.slice %arg0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  // CHECK: %[[C:.*]] = "stablehlo.collective_permute"(%[[B]]) <{source_target_pairs = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> : (tensor<1xf32>) -> tensor<1xf32>
  // CHECK: %[[D:.*]] = stablehlo.concatenate %[[C]], %[[A]], %arg0, dim = 0 : (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>
  // CHECK: return %[[D]] : tensor<5xf32>
  %0 = spmd.halo_exchange %a dim 0 left 3 right 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// CHECK-LABEL: func.func @drops(
func.func @drops(%a: tensor<8xf32>) -> tensor<6xf32> {
  // CHECK: %[[A:.*]] = stablehlo.slice %arg0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
  // CHECK: %[[B:.*]] = "stablehlo.collective_permute"(%[[A]]) <{source_target_pairs = dense<{{\[\[}}2, 0], [3, 1], [4, 2], [5, 3], [6, 4], [7, 5]]> : tensor<6x2xi64>}> : (tensor<1xf32>) -> tensor<1xf32>
  // CHECK: %[[C:.*]] = stablehlo.slice %arg0 [3:8] : (tensor<8xf32>) -> tensor<5xf32>
  // CHECK: %[[D:.*]] = stablehlo.concatenate %[[C]], %[[B]], dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
  // CHECK: return %[[D]] : tensor<6xf32>
  %0 = spmd.halo_exchange %a dim 0 left -3 right 1 over <@mesh ["x"]> : tensor<8xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// CHECK-LABEL: func.func @all(
func.func @all(%a: tensor<2xf32>) -> tensor<14xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<2xf32>) -> tensor<8xf32>
  // CHECK: %[[B:.*]] = stablehlo.pad %[[A]], %{{.*}}, low = [6], high = [6], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<20xf32>
  // CHECK: %[[C:.*]] = stablehlo.dynamic_slice %[[B]], %{{.*}}, sizes = [14] : (tensor<20xf32>, tensor<i32>) -> tensor<14xf32>
  // CHECK: return %[[C]] : tensor<14xf32>
  %0 = spmd.halo_exchange %a dim 0 left 6 right 6 over <@mesh ["x"]> : tensor<2xf32> -> tensor<14xf32>
  return %0 : tensor<14xf32>
}
// The first three devices form a ring; the fourth neither sends nor receives.
// CHECK-LABEL: func.func @ring(
func.func @ring(%a: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: %[[A:.*]] = stablehlo.slice %arg0 [6:8] : (tensor<8xf32>) -> tensor<2xf32>
  // CHECK: %[[B:.*]] = "stablehlo.collective_permute"(%[[A]]) <{source_target_pairs = dense<{{\[\[}}0, 2], [1, 3], [2, 4], [3, 5], [4, 0], [5, 1]]> : tensor<6x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: %[[C:.*]] = stablehlo.slice %arg0 [0:6] : (tensor<8xf32>) -> tensor<6xf32>
  // CHECK: %[[D:.*]] = stablehlo.concatenate %[[B]], %[[C]], dim = 0 : (tensor<2xf32>, tensor<6xf32>) -> tensor<8xf32>
  // CHECK: return %[[D]] : tensor<8xf32>
  %0 = spmd.halo_exchange %a dim 0 left 2 right -2 wrap ring 3 over <@mesh ["x"]> : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// RUN: gspmd-opt %s --gspmd-lower-to-linalg --gspmd-fuse-elementwise --gspmd-scalarize-loops --gspmd-hoist-invariants --cse | FileCheck %s

// A product and a sum of arguments leave both loops, with the buffer that the sum starts from; what depends on a loop-carried value stays.
// CHECK-LABEL: func @nested
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32>, %[[X:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[PRODUCT:.*]] = stablehlo.dot_general %[[W]], %[[W]]
// CHECK-DAG: %[[FILLED:.*]] = linalg.{{generic|fill}} {{.*}} outs(%{{.*}} : tensor<8xf32>)
// CHECK-DAG: %[[SUM:.*]] = linalg.generic {{.*}}"reduction"{{.*}} ins(%[[W]] : tensor<8x8xf32>)
// CHECK: scf.while
// CHECK: scf.while
// CHECK-NOT: stablehlo.dot_general %[[W]], %[[W]]
// CHECK: stablehlo.dot_general %[[PRODUCT]]
// CHECK: linalg.generic {{.*}} ins({{.*}}%[[SUM]]
// CHECK: return
func.func @nested(%w: tensor<8x8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.while(%j = %zero, %u = %v) : tensor<i32>, tensor<8xf32>
    cond {
      %more = stablehlo.compare LT, %j, %next : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %square = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %sum = stablehlo.reduce(%w init: %none) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
      %2 = stablehlo.dot_general %square, %u, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %3 = stablehlo.subtract %2, %sum : tensor<8xf32>
      %up = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %up, %3 : tensor<i32>, tensor<8xf32>
    }
    stablehlo.return %next, %1#1 : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}

// A broadcast would be kept for the duration of the loop, and a collective runs as often as the program states.
// CHECK-LABEL: func @kept
// CHECK: scf.while
// CHECK: stablehlo.all_reduce
// CHECK: linalg.generic
// CHECK: stablehlo.dot_general
func.func @kept(%w: tensor<8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<8x8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %1 = "stablehlo.all_reduce"(%w) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x8xf32>
    stablehlo.return %next, %5 : tensor<i32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}

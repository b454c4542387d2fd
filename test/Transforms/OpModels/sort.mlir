// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @sorts
func.func @sorts(%a: tensor<4x8xf32>, %b: tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x3xf32>) {
  // CHECK: sort
  // CHECK: <([i, j], [i, j])->([i, j], [i, j]) {i=4, j=8} need_replication={j}>
  %0:2 = "stablehlo.sort"(%a, %b) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %2 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  // CHECK: chlo.top_k{{.*}}<([i, j])->([i, _], [i, _]) {i=4, j=8} reduction={j}>
  %1:2 = chlo.top_k(%0#0, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %0#0, %1#0 : tensor<4x8xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func @sorts_alone
func.func @sorts_alone(%a: tensor<1x8xf32>) -> tensor<1x8xf32> {
  // CHECK: <([i, j])->([i, j]) {i=1, j=8} permutation={j} blocked_propagation={j}>
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1x8xf32>) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// CHECK-LABEL: func @random
func.func @random(%s: tensor<2xui64>) -> tensor<4x8xui32> {
  // CHECK: rng_bit_generator {{.*}}<([_])->([_], [_, _])>
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x8xui32>)
  return %0#1 : tensor<4x8xui32>
}

// CHECK-LABEL: func @collectives
func.func @collectives(%a: tensor<2x8xf32>) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
  // CHECK: all_gather{{.*}}<([j, i])->([k, i]) {i=8, j=2, k=8} need_replication={j, k}>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<2x8xf32>) -> tensor<8x8xf32>
  // CHECK: collective_permute{{.*}}<([i, j])->([i, j]) {i=2, j=8}>
  %1 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<2x8xf32>
}

// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s --check-prefix=PARTITION

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // An unknown call is replicated.
  // CHECK: custom_call @f({{.*}}<([i, j])->([k, l]) {i=4, j=8, k=4, l=8} need_replication={i, j, k, l}>
  %0 = stablehlo.custom_call @f(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: custom_call @g({{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %1 = stablehlo.custom_call @g(%a) {sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Shardings may propagate along factors that cannot be sharded: only a
// factor that is in an operand and in every result shards the results.
// CHECK-LABEL: func @written
// PARTITION-LABEL: func @written
func.func @written(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>) -> (tensor<4x6xf32>, tensor<4x5xf32>) {
  // CHECK: custom_call @h({{.*}}<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5}>
  // PARTITION: custom_call @h({{.*}}<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5} need_replication={j, k, l, m}>
  %0:2 = stablehlo.custom_call @h(%a, %b) {sharding.rule = #sharding.rule<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5}>} : (tensor<4x8xf32>, tensor<6x8xf32>) -> (tensor<4x6xf32>, tensor<4x5xf32>)
  return %0#0, %0#1 : tensor<4x6xf32>, tensor<4x5xf32>
}

// Calls for the largest elements run on shards of the other dimensions. They use the
// last dimension; approximate ones the one that they shorten.
// PARTITION-LABEL: func @largest
func.func @largest(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>, %f: tensor<f32>, %n: tensor<i32>) {
  // PARTITION: @mhlo.topk({{.*}}<([i, j])->([i, k], [i, k]) {i=4, j=8, k=2} need_replication={j, k}>
  %0:2 = stablehlo.custom_call @mhlo.topk(%a) : (tensor<4x8xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // PARTITION: @TopK({{.*}}<([i, j])->([i, k], [i, k]) {i=4, j=8, k=8} need_replication={j, k}>
  %1:2 = stablehlo.custom_call @TopK(%a) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  // PARTITION: @PartialReduce({{.*}}<([i, k], [i, k], [], [])->([j, k], [j, k]) {i=4, j=2, k=8} need_replication={i, j}>
  %2:2 = stablehlo.custom_call @PartialReduce(%a, %i, %f, %n) : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x8xf32>, tensor<2x8xi32>)
  // The shortened dimension is unknown.
  // PARTITION: @PartialReduce({{.*}} need_replication={i, j, k, l, m, n, o, p}>
  %3:2 = stablehlo.custom_call @PartialReduce(%a, %i, %f, %n) : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
  return
}

// Calls whose operands or results have other ranks than these targets have are
// replicated.
// PARTITION-LABEL: func @ranks
func.func @ranks(%a: tensor<2x4x4xf32>, %i: tensor<2x4x4xi32>, %f: tensor<f32>) {
  // PARTITION: @TopK({{.*}}<([i, j, k])->([l, m, n], []) {i=2, j=4, k=4, l=2, m=4, n=2} need_replication={i, j, k, l, m, n}>
  %0:2 = stablehlo.custom_call @TopK(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x2xf32>, tensor<i32>)
  // PARTITION: @ApproxTopK({{.*}} need_replication={i, j, k, l, m, n, o, p, q}>
  %1:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %f, %f) : (tensor<2x4x4xf32>, tensor<2x4x4xi32>, tensor<f32>, tensor<f32>) -> (tensor<2x4x2xf32>, tensor<i32>)
  // PARTITION: @ApproxTopK({{.*}} need_replication={i, j, k, l, m, n, o, p, q}>
  %2:2 = stablehlo.custom_call @ApproxTopK(%a, %f, %f, %f) : (tensor<2x4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2x4x2xf32>, tensor<2x4x2xi32>)
  // PARTITION: @Eigh({{.*}} need_replication={i, j, k, l, m, n}>
  %3:2 = stablehlo.custom_call @Eigh(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<f32>)
  // PARTITION: @Qr({{.*}} need_replication={i, j, k, l, m, n}>
  %4:2 = stablehlo.custom_call @Qr(%a) : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<f32>)
  // PARTITION: @ProductOfElementaryHouseholderReflectors({{.*}} need_replication={i, j, k, l, m, n}>
  %5 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %f) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  return
}

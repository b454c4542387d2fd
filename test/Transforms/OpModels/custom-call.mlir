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

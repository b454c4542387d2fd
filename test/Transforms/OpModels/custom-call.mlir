// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s --check-prefix=CUT

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // Not known: whole.
  // CHECK: custom_call @f({{.*}}<([i, j])->([k, l]) {i=4, j=8, k=4, l=8} need_replication={i, j, k, l}>
  %0 = stablehlo.custom_call @f(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: custom_call @g({{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %1 = stablehlo.custom_call @g(%a) {sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Shardings may move along factors that the call is not cut by: only a part of what
// is in an operand and in every result makes parts of the results.
// CHECK-LABEL: func @written
// CUT-LABEL: func @written
func.func @written(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>) -> (tensor<4x6xf32>, tensor<4x5xf32>) {
  // CHECK: custom_call @h({{.*}}<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5}>
  // CUT: custom_call @h({{.*}}<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5} need_replication={j, k, l, m}>
  %0:2 = stablehlo.custom_call @h(%a, %b) {sharding.rule = #sharding.rule<([i, k], [j, l])->([i, j], [i, m]) {i=4, j=6, k=8, l=8, m=5}>} : (tensor<4x8xf32>, tensor<6x8xf32>) -> (tensor<4x6xf32>, tensor<4x5xf32>)
  return %0#0, %0#1 : tensor<4x6xf32>, tensor<4x5xf32>
}

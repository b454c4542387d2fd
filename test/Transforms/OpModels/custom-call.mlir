// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // Not known: whole.
  // CHECK: custom_call @f({{.*}}<([i, j])->([k, l]) {i=4, j=8, k=4, l=8} need_replication={i, j, k, l}>
  %0 = stablehlo.custom_call @f(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: custom_call @g({{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %1 = stablehlo.custom_call @g(%a) {sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

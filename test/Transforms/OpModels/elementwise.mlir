// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @binary
func.func @binary(%a: tensor<8x6xf32>, %b: tensor<8x6xf32>) -> tensor<8x6xf32> {
  // CHECK: add {{.*}}<([i, j], [i, j])->([i, j]) {i=8, j=6}>
  %0 = stablehlo.add %a, %b : tensor<8x6xf32>
  // CHECK: tanh {{.*}}<([i, j])->([i, j]) {i=8, j=6}>
  %1 = stablehlo.tanh %0 : tensor<8x6xf32>
  // CHECK: chlo.square {{.*}}<([i, j])->([i, j]) {i=8, j=6}>
  %2 = chlo.square %1 : tensor<8x6xf32> -> tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}

// A dimension of size 1 has a factor too; scalars have none.
// CHECK-LABEL: func @small
func.func @small(%a: tensor<1x6xf32>, %s: tensor<f32>) -> (tensor<1x6xi1>, tensor<f32>) {
  // CHECK: is_finite {{.*}}<([i, j])->([i, j]) {i=1, j=6}>
  %0 = stablehlo.is_finite %a : (tensor<1x6xf32>) -> tensor<1x6xi1>
  // CHECK: negate {{.*}}<([])->([])>
  %1 = stablehlo.negate %s : tensor<f32>
  return %0, %1 : tensor<1x6xi1>, tensor<f32>
}

// A scalar operand of select and clamp is not in the rule.
// CHECK-LABEL: func @scalar_operands
func.func @scalar_operands(%p: tensor<i1>, %q: tensor<4x2xi1>, %lo: tensor<f32>,
                           %a: tensor<4x2xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // CHECK: select {{.*}}<([], [i, j], [i, j])->([i, j]) {i=4, j=2}>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<4x2xf32>
  // CHECK: select {{.*}}<([i, j], [i, j], [i, j])->([i, j]) {i=4, j=2}>
  %1 = stablehlo.select %q, %0, %b : tensor<4x2xi1>, tensor<4x2xf32>
  // CHECK: clamp {{.*}}<([], [i, j], [])->([i, j]) {i=4, j=2}>
  %2 = stablehlo.clamp %lo, %1, %lo : (tensor<f32>, tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %2 : tensor<4x2xf32>
}

// The dimension of the components of one wide element is unsharded.
// CHECK-LABEL: func @bitcast
func.func @bitcast(%a: tensor<4xf32>, %b: tensor<4x2xf32>, %c: tensor<4x2xf32>)
    -> (tensor<4xi32>, tensor<4xf64>, tensor<4x2x4xi8>) {
  // CHECK: bitcast_convert {{.*}}<([i])->([i]) {i=4}>
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4xi32>
  // CHECK: bitcast_convert {{.*}}<([i, j])->([i]) {i=4, j=2} need_replication={j}>
  %1 = stablehlo.bitcast_convert %b : (tensor<4x2xf32>) -> tensor<4xf64>
  // CHECK: bitcast_convert {{.*}}<([i, j])->([i, j, k]) {i=4, j=2, k=4} need_replication={k}>
  %2 = stablehlo.bitcast_convert %c : (tensor<4x2xf32>) -> tensor<4x2x4xi8>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xf64>, tensor<4x2x4xi8>
}

// Dynamic shapes are replicated.
// CHECK-LABEL: func @dynamic
func.func @dynamic(%a: tensor<?x6xf32>) -> tensor<?x6xf32> {
  // CHECK: abs {{.*}}<([i, j])->([k, l]) {i=1, j=6, k=1, l=6} need_replication={i, j, k, l}>
  %0 = stablehlo.abs %a : tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// The scales of the quantized dimension are part of the type.
// CHECK-LABEL: func @per_axis
func.func @per_axis(%a: tensor<4x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<4x2xf32> {
  // CHECK: uniform_dequantize {{.*}}<([i, j])->([i, j]) {i=4, j=2} need_replication={j}>
  %0 = stablehlo.uniform_dequantize %a : (tensor<4x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=conservative | FileCheck %s --check-prefix=CONS

// CHECK-LABEL: func @broadcasts
func.func @broadcasts(%s: tensor<f32>, %a: tensor<6xf32>, %b: tensor<8x1xf32>)
    -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>) {
  // CHECK: broadcast_in_dim {{.*}}<([])->([i, j]) {i=8, j=6}>
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
  // CHECK: broadcast_in_dim {{.*}}<([j])->([i, j]) {i=8, j=6}>
  %1 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<6xf32>) -> tensor<8x6xf32>
  // CHECK: broadcast_in_dim {{.*}}<([i, k])->([i, j]) {i=8, j=6, k=1} need_replication={k}>
  %2 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
  // CHECK: broadcast %{{.*}}<([j])->([i, j]) {i=8, j=6}>
  %3 = stablehlo.broadcast %a, sizes = [8] : (tensor<6xf32>) -> tensor<8x6xf32>
  return %0, %1, %2, %3 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>
}

// CHECK-LABEL: func @reshapes
func.func @reshapes(%a: tensor<8x12xf32>, %b: tensor<1x8x1xf32>, %c: tensor<6x2xf32>,
                    %d: tensor<4x2x3x5xf32>, %e: tensor<0x4xf32>,
                    %f: tensor<5x1x0xf32>, %g: tensor<2x3x8xf32>)
    -> (tensor<4x8x3xf32>, tensor<8xf32>, tensor<4x3xf32>, tensor<4x3x2x5xf32>, tensor<2x0xf32>, tensor<5x0xf32>) {
  // CHECK: reshape {{.*}}<([ij, kl])->([i, jk, l]) {i=4, j=2, k=4, l=3} permutation={i}>
  %0 = stablehlo.reshape %a : (tensor<8x12xf32>) -> tensor<4x8x3xf32>
  // CHECK: reshape {{.*}}<([i, j, k])->([j]) {i=1, j=8, k=1}>
  %1 = stablehlo.reshape %b : (tensor<1x8x1xf32>) -> tensor<8xf32>
  // The remainders of 6 and 4 after the common 2 have no common factor.
  // CHECK: reshape {{.*}}<([ij, l])->([ik, m]) {i=2, j=3, k=2, l=2, m=3} need_replication={j, k, l, m} permutation={i}>
  %2 = stablehlo.reshape %c : (tensor<6x2xf32>) -> tensor<4x3xf32>
  // 2x3 and 3x2 have no common factors; the dimensions before and after them have.
  // CHECK: reshape {{.*}}<([i, j, k, m])->([i, j, l, m]) {i=4, j=3, k=3, l=2, m=5} need_replication={k, l} permutation={j}>
  %3 = stablehlo.reshape %d : (tensor<4x2x3x5xf32>) -> tensor<4x3x2x5xf32>
  // CHECK: reshape {{.*}}<([i, j])->([k, l]) {i=0, j=4, k=2, l=0} need_replication={i, j, k, l}>
  %4 = stablehlo.reshape %e : (tensor<0x4xf32>) -> tensor<2x0xf32>
  // Without elements, too, a leading dimension passes through.
  // CHECK: reshape {{.*}}<([i, j, k])->([i, l]) {i=5, j=1, k=0, l=0} need_replication={j, k, l}>
  %5 = stablehlo.reshape %f : (tensor<5x1x0xf32>) -> tensor<5x0xf32>
  // The dimensions after 2x3 and 3x2 have common factors, though these end within dimensions.
  // CHECK: reshape {{.*}}<([i, j, lm])->([i, kl, m]) {i=3, j=3, k=2, l=2, m=4} need_replication={j, k} permutation={i}>
  %6 = stablehlo.reshape %g : (tensor<2x3x8xf32>) -> tensor<3x4x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x8x3xf32>, tensor<8xf32>, tensor<4x3xf32>, tensor<4x3x2x5xf32>, tensor<2x0xf32>, tensor<5x0xf32>
}

// CHECK-LABEL: func @transpose
func.func @transpose(%a: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  // CHECK: transpose {{.*}}<([j, k, i])->([i, j, k]) {i=4, j=2, k=3}>
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// Along these dimensions elements move.
// CHECK-LABEL: func @moves
// CONS-LABEL: func @moves
func.func @moves(%a: tensor<13x6xf32>, %b: tensor<13x6xf32>, %s: tensor<f32>)
    -> (tensor<4x6xf32>, tensor<16x6xf32>, tensor<26x6xf32>) {
  // CHECK: slice {{.*}}<([i, j])->([i, j]) {i=13, j=6} permutation={i}>
  // CONS: slice {{.*}}<([i, j])->([i, j]) {i=13, j=6} permutation={i} blocked_propagation={i}>
  %0 = stablehlo.slice %a [1:13:3, 0:6] : (tensor<13x6xf32>) -> tensor<4x6xf32>
  // CHECK: pad {{.*}}<([i, j], [])->([i, j]) {i=13, j=6} permutation={i}>
  // CONS: pad {{.*}}<([i, j], [])->([i, j]) {i=13, j=6} permutation={i} blocked_propagation={i}>
  %1 = stablehlo.pad %a, %s, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<13x6xf32>, tensor<f32>) -> tensor<16x6xf32>
  // CHECK: concatenate {{.*}}<([i, j], [i, j])->([i, j]) {i=26, j=6} permutation={i}>
  // CONS: concatenate {{.*}}<([j, i], [k, i])->([l, i]) {i=6, j=1, k=1, l=1}>
  %2 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<13x6xf32>, tensor<13x6xf32>) -> tensor<26x6xf32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<16x6xf32>, tensor<26x6xf32>
}

// CHECK-LABEL: func @reverse
// CONS-LABEL: func @reverse
func.func @reverse(%a: tensor<13x6xf32>) -> tensor<13x6xf32> {
  // CHECK: reverse {{.*}}<([i, j])->([i, j]) {i=13, j=6} permutation={i}>
  // CONS: reverse {{.*}}<([i, j])->([i, j]) {i=13, j=6} permutation={i}>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<13x6xf32>
  return %0 : tensor<13x6xf32>
}

// These ops can run in any sharding.
// CHECK-LABEL: func @sources
func.func @sources() -> (tensor<8x6xf32>, tensor<8x6xi32>) {
  // CHECK: constant {{.*}}<()->([i, j]) {i=8, j=6}>
  %0 = stablehlo.constant dense<1.0> : tensor<8x6xf32>
  // CHECK: iota {{.*}}<()->([i, j]) {i=8, j=6}>
  %1 = stablehlo.iota dim = 1 : tensor<8x6xi32>
  return %0, %1 : tensor<8x6xf32>, tensor<8x6xi32>
}

// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s

// CHECK-LABEL: func @tensor
func.func @tensor(%a: tensor<4x8xf32>, %b: tensor<4x6xf32>, %i: tensor<5x1xindex>, %n: index) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  // Padded, sliced and concatenated dimensions move elements.
  // CHECK: } {sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=4, j=8} permutation={j}>
  %0 = tensor.pad %a low[0, 1] high[0, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %zero : f32
  } : tensor<4x8xf32> to tensor<4x11xf32>
  // The padding value depends on its index.
  // CHECK: need_replication={i, j, k, l}>
  %1 = tensor.pad %a low[0, 1] high[0, 2] {
  ^bb0(%p: index, %q: index):
    %x = arith.index_cast %q : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<4x8xf32> to tensor<4x11xf32>
  // CHECK: tensor.extract_slice {{.*}}<([i, j])->([i, j]) {i=4, j=8} permutation={j}>
  %2 = tensor.extract_slice %a[0, 1] [4, 3] [1, 2] : tensor<4x8xf32> to tensor<4x3xf32>
  // A dimension from which one index is sliced is dropped.
  // CHECK: tensor.extract_slice {{.*}}<([j, i])->([i]) {i=8, j=1}>
  %3 = tensor.extract_slice %a[2, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  // CHECK: tensor.extract_slice {{.*}}<([i, j], [])->([i, k]) {i=4, j=8, k=3} need_replication={j, k}>
  %4 = tensor.extract_slice %a[0, %n] [4, 3] [1, 1] : tensor<4x8xf32> to tensor<4x3xf32>
  // CHECK: tensor.insert_slice {{.*}}<([i, k], [i, j])->([i, j]) {i=4, j=8, k=6} need_replication={k}>
  %5 = tensor.insert_slice %b into %a[0, 1] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x8xf32>
  // CHECK: tensor.concat {{.*}}<([i, j], [i, j])->([i, j]) {i=4, j=14} need_replication={j}>
  %6 = tensor.concat dim(1) %a, %b : (tensor<4x8xf32>, tensor<4x6xf32>) -> tensor<4x14xf32>
  // CHECK: tensor.gather {{.*}}<([k, m], [i, j])->([i, l, m]) {i=5, j=1, k=4, l=1, m=8} reduction={k} need_replication={j, l}>
  %7 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x1x8xf32>
  // CHECK: } {sharding.rule = #sharding.rule<()->([i, j]) {i=4, j=8}>
  %8 = tensor.generate {
  ^bb0(%p: index, %q: index):
    tensor.yield %zero : f32
  } : tensor<4x8xf32>
  return %5 : tensor<4x8xf32>
}

// CHECK-LABEL: func @aggregates
func.func @aggregates(%a: tensor<4x8xf32>, %e: tensor<4x8xf32>, %t: tensor<4x2x4xf32>, %u: tensor<4x3x3xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  // CHECK: linalg.softmax {{.*}}<([i, j], [i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: linalg.pack {{.*}}<([i, jk], [i, j, k])->([i, j, k]) {i=4, j=2, k=4} need_replication={k}>
  %1 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [4] into %t : tensor<4x8xf32> -> tensor<4x2x4xf32>
  // The last tile is not full.
  // CHECK: linalg.pack {{.*}} need_replication={j, k, l}>
  %2 = linalg.pack %a padding_value(%zero : f32) inner_dims_pos = [1] inner_tiles = [3] into %u : tensor<4x8xf32> -> tensor<4x3x3xf32>
  return %0 : tensor<4x8xf32>
}

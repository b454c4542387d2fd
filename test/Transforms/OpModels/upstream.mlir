// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func @structured
func.func @structured(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>, %r: tensor<4xf32>)
    -> (tensor<4x6xf32>, tensor<4xf32>, tensor<8x4xf32>) {
  // CHECK: linalg.matmul {{.*}}<([i, k], [k, j], [i, j])->([i, j]) {i=4, j=6, k=8} reduction={k}>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: linalg.generic {{.*}}<([i, j], [i])->([i]) {i=4, j=8} reduction={j}>
  %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %3 = arith.maximumf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  // CHECK: linalg.transpose {{.*}}<([j, i], [i, j])->([i, j]) {i=8, j=4}>
  %2 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4xf32>, tensor<8x4xf32>
}

// The longer loop of a window leads: halos move along it, the other is unsharded.
#in = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#kernel = affine_map<(d0, d1, d2) -> (d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func @moved
func.func @moved(%a: tensor<4x8xf32>, %k: tensor<3xf32>, %o: tensor<4x6xf32>, %i: tensor<4x8xindex>) -> (tensor<4x6xf32>, tensor<4x8xindex>) {
  // CHECK: linalg.generic {{.*}}<([i, j], [k], [i, j])->([i, j]) {i=4, j=6, k=3} need_replication={k} permutation={j}>
  %0 = linalg.generic {indexing_maps = [#in, #kernel, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %k : tensor<4x8xf32>, tensor<3xf32>) outs(%o : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %2, %z : f32
    linalg.yield %3 : f32
  } -> tensor<4x6xf32>
  // CHECK: linalg.generic {{.*}}<([i, j])->([i, j]) {i=4, j=8}>
  %1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%i : tensor<4x8xindex>) {
  ^bb0(%x: index):
    %2 = linalg.index 1 : index
    linalg.yield %2 : index
  } -> tensor<4x8xindex>
  return %0, %1 : tensor<4x6xf32>, tensor<4x8xindex>
}

// CHECK-LABEL: func @elementwise
func.func @elementwise(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<4x2x4xf32>) {
  // CHECK: arith.addf {{.*}}<([i, j], [i, j])->([i, j]) {i=4, j=8}>
  %0 = arith.addf %a, %a : tensor<4x8xf32>
  // CHECK: math.exp {{.*}}<([i, j])->([i, j]) {i=4, j=8}>
  %1 = math.exp %0 : tensor<4x8xf32>
  // CHECK: tosa.add {{.*}}<([i, k], [j, k])->([i, k]) {i=4, j=1, k=8} need_replication={j}>
  %2 = tosa.add %1, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  // CHECK: tensor.expand_shape {{.*}}<([i, jk])->([i, j, k]) {i=4, j=2, k=4}>
  %3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %2, %3 : tensor<4x8xf32>, tensor<4x2x4xf32>
}

// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @dots
func.func @dots(%a: tensor<4x8x16xf32>, %b: tensor<4x16x6xf32>, %c: tensor<16x3xf32>, %v: tensor<16xf32>)
    -> (tensor<4x8x6xf32>, tensor<4x8x3xf32>, tensor<f32>, tensor<3xf32>) {
  // CHECK: dot_general {{.*}}<([i, j, l], [i, l, k])->([i, j, k]) {i=4, j=8, k=6, l=16} reduction={l}>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x16xf32>, tensor<4x16x6xf32>) -> tensor<4x8x6xf32>
  // CHECK: dot_general {{.*}}<([i, j, l], [l, k])->([i, j, k]) {i=4, j=8, k=3, l=16} reduction={l}>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [2] x [0] : (tensor<4x8x16xf32>, tensor<16x3xf32>) -> tensor<4x8x3xf32>
  // CHECK: dot {{.*}}<([i], [i])->([]) {i=16} reduction={i}>
  %2 = stablehlo.dot %v, %v : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  // CHECK: dot {{.*}}<([j], [j, i])->([i]) {i=3, j=16} reduction={j}>
  %3 = stablehlo.dot %v, %c : (tensor<16xf32>, tensor<16x3xf32>) -> tensor<3xf32>
  return %0, %1, %2, %3 : tensor<4x8x6xf32>, tensor<4x8x3xf32>, tensor<f32>, tensor<3xf32>
}

// CHECK-LABEL: func @linear_algebra
func.func @linear_algebra(%a: tensor<4x5x5xf32>, %b: tensor<4x5x3xf32>, %c: tensor<4x3x5xf32>)
    -> (tensor<4x5x5xf32>, tensor<4x5x3xf32>, tensor<4x3x5xf32>) {
  // CHECK: cholesky {{.*}}<([i, j, k])->([i, j, k]) {i=4, j=5, k=5} need_replication={k} permutation={j}>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x5x5xf32>
  // Right-hand sides are independent of each other; rows are solved block by block.
  // CHECK: triangular_solve{{.*}}<([i, k, l], [i, k, j])->([i, k, j]) {i=4, j=3, k=5, l=5} permutation={k, l}>
  %1 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x5x5xf32>, tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  // CHECK: triangular_solve{{.*}}<([i, l, k], [i, j, k])->([i, j, k]) {i=4, j=3, k=5, l=5} permutation={k, l}>
  %2 = "stablehlo.triangular_solve"(%a, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x5x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
  return %0, %1, %2 : tensor<4x5x5xf32>, tensor<4x5x3xf32>, tensor<4x3x5xf32>
}

// CHECK-LABEL: func @transforms
func.func @transforms(%a: tensor<4x8xcomplex<f32>>, %b: tensor<4x8xf32>) -> (tensor<4x8xcomplex<f32>>, tensor<4x5xcomplex<f32>>) {
  // CHECK: fft {{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  // CHECK: fft {{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j} blocked_propagation={j}>
  %1 = stablehlo.fft %b, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  return %0, %1 : tensor<4x8xcomplex<f32>>, tensor<4x5xcomplex<f32>>
}

// RUN: gspmd-opt %s --gspmd-lower-to-linalg --gspmd-scalarize-loops --cse | FileCheck %s
// RUN: gspmd-opt %s --gspmd-lower-to-linalg --gspmd-scalarize-loops --gspmd-bufferize | FileCheck %s --check-prefix=BUFFERS

// The weights that an outer and an inner loop carry unchanged are neither carried nor copied; the tensor that changes is both, as its initial value is
// an argument that the inner loop also reads.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32>, %[[X:.*]]: tensor<8x8xf32>)
// CHECK: %[[R:.*]]:2 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %[[X]]) : (i32, tensor<8x8xf32>)
// CHECK: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (i32, tensor<8x8xf32>)
// CHECK: stablehlo.dot_general %{{.*}}, %[[W]]
// CHECK: stablehlo.dot_general %{{.*}}, %[[X]]
// CHECK: stablehlo.dot_general %[[R]]#1, %[[W]]
// BUFFERS-LABEL: func @main
// BUFFERS-SAME: (%[[W:[^:]*]]: memref<8x8xf32>, %[[X:[^:]*]]: memref<8x8xf32>
// BUFFERS-NOT: memref.copy %[[W]]
// BUFFERS: memref.copy %[[X]]
// BUFFERS-NOT: memref.copy
// BUFFERS: scf.while
func.func @main(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %weights = %w, %a = %x, %same = %x) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s:4 = stablehlo.while(%k = %zero, %u = %weights, %b = %a, %v = %same) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
    cond {
      %p = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %c = stablehlo.dot_general %b, %u, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %d = stablehlo.dot_general %c, %v, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %n = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %n, %u, %d, %v : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
    }
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %s#1, %s#2, %s#3 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  %t = stablehlo.dot_general %r#2, %r#1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %t : tensor<8x8xf32>
}

// RUN: gspmd-opt %s --gspmd-emulator | FileCheck %s
//
// Booleans are loaded and stored as the bytes that hold them: LLVM has no vectors of one-bit
// elements in memory, and a loop with one would stay scalar.

// CHECK-NOT: llvm.load {{.*}} -> i1
// CHECK-NOT: llvm.store {{.*}} : i1
// CHECK: %[[BYTE:.*]] = llvm.load {{.*}} -> i8
// CHECK: llvm.icmp "ne" %[[BYTE]]
// CHECK: %[[WRITTEN:.*]] = llvm.zext {{.*}} : i1 to i8
// CHECK: llvm.store %[[WRITTEN]], {{.*}} : i8
// CHECK-NOT: llvm.load {{.*}} -> i1
// CHECK-NOT: llvm.store {{.*}} : i1
func.func @main(%mask: tensor<8xi1>, %a: tensor<8xf32>, %b: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xi1>) {
  %0 = stablehlo.select %mask, %a, %b : tensor<8xi1>, tensor<8xf32>
  %1 = stablehlo.compare LT, %0, %a : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  return %0, %1 : tensor<8xf32>, tensor<8xi1>
}

// RUN: gspmd-opt %s --gspmd-fold-casts | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check
// Static sizes propagate through casts to the ops in between.

sharding.mesh @mesh = <["x"=4]>
// CHECK-NOT: ?
// CHECK: tensor.concat dim(0) %{{.*}}, %{{.*}} : (tensor<1x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %last = tensor.extract_slice %a[7, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
  %rest = tensor.extract_slice %a[0, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
  %0 = tensor.cast %last : tensor<1x8xf32> to tensor<?x8xf32>
  %1 = tensor.cast %rest : tensor<7x8xf32> to tensor<?x8xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

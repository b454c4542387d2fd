// The index of the last element in the padding has more than 31 bits.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// CHECK: %[[START:.*]] = stablehlo.multiply {{.*}} : tensor<i32>
// CHECK: %[[END:.*]] = stablehlo.subtract %{{.*}}, %[[START]] : tensor<i32>
sdy.mesh @mesh = <["y"=3]>
func.func @main(%a: tensor<2147483647xi8> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) -> (tensor<i8>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<2147483647xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

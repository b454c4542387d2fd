// A dimension without elements is rotated.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=collectives=sdy | FileCheck %s

// CHECK: stablehlo.concatenate {{.*}} -> tensor<0x3xf32>
sharding.mesh @mesh = <["x"=4]>
func.func public @main(%a: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = sharding.rotate %a dim 0 by 0 : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

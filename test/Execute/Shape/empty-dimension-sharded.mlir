// A dimension without elements may be sharded: every shard of it is empty.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK-NOT: "flops": -
sdy.mesh @mesh = <["x"=3]>

func.func @main(%a: tensor<0x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<5x4xf32>) -> (tensor<4xf32>, tensor<5x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = sdy.sharding_constraint %b <@mesh, [{"x"}, {}]> : tensor<5x4xf32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.concatenate %a, %c, dim = 0 : (tensor<0x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return %0, %1 : tensor<4xf32>, tensor<5x4xf32>
}

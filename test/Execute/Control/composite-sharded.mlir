// A composite runs as its decomposition, with sharded operands.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {}
// CHECK: "replicated_ops": []
sharding.mesh @mesh = <["x"=3]>

func.func private @twice(%a: tensor<10x4xf32>) -> (tensor<10x4xf32>, tensor<10xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %a, %a : tensor<10x4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
  return %0, %1 : tensor<10x4xf32>, tensor<10xf32>
}

func.func @main(%a: tensor<10x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<10x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<10xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0:2 = stablehlo.composite "my.twice" %a {decomposition = @twice} : (tensor<10x4xf32>) -> (tensor<10x4xf32>, tensor<10xf32>)
  return %0#0, %0#1 : tensor<10x4xf32>, tensor<10xf32>
}

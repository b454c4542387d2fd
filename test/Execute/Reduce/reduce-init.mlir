// An init value counts once, however many devices reduce.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                %b: tensor<10x6xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, %s: tensor<f32>)
    -> (tensor<f32>, tensor<6xf32>, tensor<10xf32>, tensor<i32>, tensor<6xf32>, tensor<6xi32>) {
  %c = stablehlo.constant dense<3.5> : tensor<f32>
  %i = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x6xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%a init: %s) applies stablehlo.multiply across dimensions = [0] : (tensor<10x6xf32>, tensor<f32>) -> tensor<6xf32>
  %2 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<10x6xf32>, tensor<f32>) -> tensor<10xf32>
  %3 = stablehlo.reduce(%b init: %i) applies stablehlo.xor across dimensions = [0, 1] : (tensor<10x6xi32>, tensor<i32>) -> tensor<i32>
  // Two tensors at once, with different inits.
  %4:2 = stablehlo.reduce(%a init: %c), (%b init: %i) across dimensions = [0] : (tensor<10x6xf32>, tensor<10x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%k: tensor<i32>, %l: tensor<i32>) {
    %5 = stablehlo.add %x, %y : tensor<f32>
    %6 = stablehlo.add %k, %l : tensor<i32>
    stablehlo.return %5, %6 : tensor<f32>, tensor<i32>
  }
  return %0, %1, %2, %3, %4#0, %4#1 : tensor<f32>, tensor<6xf32>, tensor<10xf32>, tensor<i32>, tensor<6xf32>, tensor<6xi32>
}

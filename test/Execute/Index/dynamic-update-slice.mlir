// Updates of a sharded dimension: of one index, across shards, clamped at the
// ends.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                %row: tensor<1x6xf32>, %rows: tensor<5x6xf32>, %cell: tensor<1x1xf32>, %block: tensor<4x3xf32>) -> (
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %far = stablehlo.constant dense<99> : tensor<i32>
  %below = stablehlo.constant dense<-3> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %row, %seven, %zero : (tensor<10x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  %1 = stablehlo.dynamic_update_slice %a, %rows, %two, %zero : (tensor<10x6xf32>, tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  %2 = stablehlo.dynamic_update_slice %a, %rows, %far, %zero : (tensor<10x6xf32>, tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  %3 = stablehlo.dynamic_update_slice %a, %cell, %below, %seven : (tensor<10x6xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  %4 = stablehlo.dynamic_update_slice %a, %block, %two, %two : (tensor<10x6xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  return %0, %1, %2, %3, %4 : tensor<10x6xf32>, tensor<10x6xf32>, tensor<10x6xf32>, tensor<10x6xf32>, tensor<10x6xf32>
}

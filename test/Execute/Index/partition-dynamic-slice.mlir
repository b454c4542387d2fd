// Slices and updates across shards of uneven dimensions, starts beyond both ends, slices wider than
// a shard.
// RUN: gspmd-run %s --check --poison --random-inputs 3 --entry=reads
// RUN: gspmd-run %s --check --poison --random-inputs 4 --entry=writes
// RUN: gspmd-run %s --check --poison --random-inputs 5 --entry=small_types

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @reads(%a: tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) -> (
    tensor<1x7xf32>, tensor<6x3xf32>, tensor<10x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<5x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<4x7xf32>) {
  %far = stablehlo.constant dense<99> : tensor<i32>
  %low = stablehlo.constant dense<-4> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %u = stablehlo.constant dense<250> : tensor<ui8>
  %0 = stablehlo.dynamic_slice %a, %far, %low, sizes = [1, 7] : (tensor<11x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
  %1 = stablehlo.dynamic_slice %a, %three, %two, sizes = [6, 3] : (tensor<11x7xf32>, tensor<i32>, tensor<i32>) -> tensor<6x3xf32>
  %2 = stablehlo.dynamic_slice %a, %two, %far, sizes = [10, 7] : (tensor<11x7xf32>, tensor<i32>, tensor<i32>) -> tensor<10x7xf32>
  %3 = stablehlo.dynamic_slice %a, %low, %far, sizes = [5, 6] : (tensor<11x7xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %4 = stablehlo.dynamic_slice %a, %u, %u, sizes = [4, 7] : (tensor<11x7xf32>, tensor<ui8>, tensor<ui8>) -> tensor<4x7xf32>
  return %0, %1, %2, %3, %4 : tensor<1x7xf32>, tensor<6x3xf32>, tensor<10x7xf32>, tensor<5x6xf32>, tensor<4x7xf32>
}

func.func @writes(%a: tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %row: tensor<1x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>},
    %block: tensor<6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %most: tensor<10x6xf32>) -> (
    tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<11x7xf32>,
    tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %far = stablehlo.constant dense<99> : tensor<i32>
  %low = stablehlo.constant dense<-4> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %row, %far, %low : (tensor<11x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<11x7xf32>
  %1 = stablehlo.dynamic_update_slice %0, %block, %two, %two : (tensor<11x7xf32>, tensor<6x3xf32>, tensor<i32>, tensor<i32>) -> tensor<11x7xf32>
  %2 = stablehlo.dynamic_update_slice %1, %most, %low, %far : (tensor<11x7xf32>, tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<11x7xf32>
  return %0, %1, %2 : tensor<11x7xf32>, tensor<11x7xf32>, tensor<11x7xf32>
}

func.func @small_types(%a: tensor<11xi1> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
    %b: tensor<7xcomplex<f32>> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>},
    %c: tensor<9xui8> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) -> (
    tensor<5xi1>, tensor<1xcomplex<f32>>, tensor<8xui8>) {
  %two = stablehlo.constant dense<2> : tensor<i64>
  %0 = stablehlo.dynamic_slice %a, %two, sizes = [5] : (tensor<11xi1>, tensor<i64>) -> tensor<5xi1>
  %1 = stablehlo.dynamic_slice %b, %two, sizes = [1] : (tensor<7xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
  %2 = stablehlo.dynamic_slice %c, %two, sizes = [8] : (tensor<9xui8>, tensor<i64>) -> tensor<8xui8>
  return %0, %1, %2 : tensor<5xi1>, tensor<1xcomplex<f32>>, tensor<8xui8>
}

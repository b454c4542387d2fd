// Slices, pads, concatenations, reversals and rotations along sharded dimensions of uneven
// size.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=6]>

func.func @main(%a: tensor<13x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %row: tensor<1x4xf32>) -> (
    tensor<4x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<1x4xf32>,
    tensor<30x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<19x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %fill = stablehlo.constant dense<1.5> : tensor<f32>
  // Every third element; one element.
  %0 = stablehlo.slice %a [2:13:3, 0:4] : (tensor<13x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.slice %a [12:13, 0:4] : (tensor<13x4xf32>) -> tensor<1x4xf32>
  // Interior and edge padding; negative padding.
  %2 = stablehlo.pad %a, %fill, low = [3, 0], high = [2, 0], interior = [1, 0] : (tensor<13x4xf32>, tensor<f32>) -> tensor<30x4xf32>
  %3 = stablehlo.pad %a, %fill, low = [-7, 0], high = [-1, 0], interior = [0, 0] : (tensor<13x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  // Three operands, one of them of one row.
  %4 = stablehlo.concatenate %b, %row, %a, dim = 0 : (tensor<5x4xf32>, tensor<1x4xf32>, tensor<13x4xf32>) -> tensor<19x4xf32>
  %5 = stablehlo.reverse %a, dims = [0, 1] : tensor<13x4xf32>
  // Rotations to the right and to the left.
  %6 = stablehlo.slice %a [11:13, 0:4] : (tensor<13x4xf32>) -> tensor<2x4xf32>
  %7 = stablehlo.slice %a [0:11, 0:4] : (tensor<13x4xf32>) -> tensor<11x4xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 0 : (tensor<2x4xf32>, tensor<11x4xf32>) -> tensor<13x4xf32>
  %9 = stablehlo.slice %a [4:13, 0:4] : (tensor<13x4xf32>) -> tensor<9x4xf32>
  %10 = stablehlo.slice %a [0:4, 0:4] : (tensor<13x4xf32>) -> tensor<4x4xf32>
  %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<9x4xf32>, tensor<4x4xf32>) -> tensor<13x4xf32>
  // Fewer elements than devices.
  %12 = stablehlo.reverse %b, dims = [0] : tensor<5x4xf32>
  return %0, %1, %2, %3, %4, %5, %8, %11, %12 : tensor<4x4xf32>, tensor<1x4xf32>, tensor<30x4xf32>, tensor<5x4xf32>, tensor<19x4xf32>, tensor<13x4xf32>, tensor<13x4xf32>, tensor<13x4xf32>, tensor<5x4xf32>
}

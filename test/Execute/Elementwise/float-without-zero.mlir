// f8E8M0FNU has no zero, so an all-reduce cannot select the value of one device by adding zeros: it takes the maximum, with the smallest number as neutral element.
// RUN: gspmd-run %s --entry gathered --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry sliced --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry largest --random-inputs 1 --check --poison
sdy.mesh @mesh = <["x"=4, "y"=2]>

func.func @gathered(%a: tensor<8x4xf8E8M0FNU> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %at: tensor<3x1xi32>) -> tensor<3x4xf8E8M0FNU> {
  %0 = "stablehlo.gather"(%a, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf8E8M0FNU>, tensor<3x1xi32>) -> tensor<3x4xf8E8M0FNU>
  return %0 : tensor<3x4xf8E8M0FNU>
}

func.func @sliced(%a: tensor<8x4xf8E8M0FNU> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<9x2xf8E8M0FNU> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<1x4xf8E8M0FNU>, tensor<9x2xf8E8M0FNU> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.slice %a [5:6, 0:4] : (tensor<8x4xf8E8M0FNU>) -> tensor<1x4xf8E8M0FNU>
  return %0, %b : tensor<1x4xf8E8M0FNU>, tensor<9x2xf8E8M0FNU>
}

func.func @largest(%a: tensor<9x2xf8E8M0FNU> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %least: tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.reduce(%a init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<9x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

// Windowed reductions along sharded dimensions: pooling, dilations, windows wider than a shard,
// cumulative sums and maxima, and the gradient of a pooling.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=5]>

func.func @main(%a: tensor<13x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %source: tensor<6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (
    tensor<6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<25x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<5x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<13x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // Pooling of three by two.
  %0 = "stablehlo.reduce_window"(%a, %lowest) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.maximum %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<f32>) -> tensor<6x3xf32>
  // Gaps in the operand: the phase differs between shards.
  %1 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<f32>) -> tensor<25x3xf32>
  // Windows of nine elements with gaps between them.
  %2 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 5, 1>, window_dilations = array<i64: 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  // Prefix and suffix sums.
  %3 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 13, 1>, padding = dense<[[12, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<f32>) -> tensor<13x3xf32>
  %4 = "stablehlo.reduce_window"(%a, %lowest) <{window_dimensions = array<i64: 13, 1>, padding = dense<[[0, 12], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.maximum %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<f32>) -> tensor<13x3xf32>
  // Windows that overlap and cross shard boundaries.
  %5 = "stablehlo.select_and_scatter"(%a, %source, %zero) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<6x3xf32>, tensor<f32>) -> tensor<13x3xf32>
  // The smallest elements are selected before padding.
  %low = stablehlo.broadcast_in_dim %lowest, dims = [] : (tensor<f32>) -> tensor<13x3xf32>
  %part = stablehlo.slice %a [0:7, 0:3] : (tensor<13x3xf32>) -> tensor<7x3xf32>
  %6 = "stablehlo.select_and_scatter"(%low, %part, %zero) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<13x3xf32>, tensor<7x3xf32>, tensor<f32>) -> tensor<13x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<6x3xf32>, tensor<25x3xf32>, tensor<5x3xf32>, tensor<13x3xf32>, tensor<13x3xf32>, tensor<13x3xf32>, tensor<13x3xf32>
}

// Programs in which faults are planted. Each has ops before and after those whose
// partitions have collectives.

// Partial sums of two axes and of one.
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
// A reduce-scatter.
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}, %b: tensor<16x8xf32>) -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>}) {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = sharding.mesh_split %1 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %3 = stablehlo.sine %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// -----
// Reshards: permute, all-to-all, all-gather, all-slice.
sharding.mesh @mesh = <["x"=4, "y"=4]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %c: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %d: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) -> (tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>}, tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}) {
  %0 = sharding.mesh_split %a <@mesh, [{"y"}, {}]> : tensor<8x16xf32>
  %1 = sharding.mesh_split %b <@mesh, [{}, {"x"}]> : tensor<8x16xf32>
  %2 = sharding.mesh_split %c <@mesh, [{}, {}]> : tensor<8x16xf32>
  %3 = sharding.mesh_split %d <@mesh, [{}, {"y"}]> : tensor<8x16xf32>
  return %0, %1, %2, %3 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
// -----
// Halos, uneven: a window to the left, a slice that moves elements, a reverse.
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<175x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.tanh %a : tensor<182x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%0, %zero) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<182x64xf32>, tensor<f32>) -> tensor<182x64xf32>
  %2 = stablehlo.sine %1 : tensor<182x64xf32>
  %3 = stablehlo.reverse %2, dims = [0] : tensor<182x64xf32>
  %4 = stablehlo.cosine %3 : tensor<182x64xf32>
  %5 = stablehlo.slice %2 [5:180, 0:64] : (tensor<182x64xf32>) -> tensor<175x64xf32>
  %6 = stablehlo.slice %2 [0:181, 0:64] : (tensor<182x64xf32>) -> tensor<181x64xf32>
  %7 = stablehlo.slice %2 [181:182, 0:64] : (tensor<182x64xf32>) -> tensor<1x64xf32>
  %8 = stablehlo.concatenate %7, %6, dim = 0 : (tensor<1x64xf32>, tensor<181x64xf32>) -> tensor<182x64xf32>
  return %4, %5, %8 : tensor<182x64xf32>, tensor<175x64xf32>, tensor<182x64xf32>
}
// -----
// A mask of padding, indices, dynamic slices.
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<i32>) -> (tensor<64xf32>, tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, tensor<50x64xf32>, tensor<182x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.tanh %a : tensor<182x64xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %init) applies stablehlo.add across dimensions = [0] : (tensor<182x64xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.iota dim = 0 : tensor<182x64xf32>
  %3 = stablehlo.add %0, %2 : tensor<182x64xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_slice %3, %i, %zero, sizes = [50, 64] : (tensor<182x64xf32>, tensor<i32>, tensor<i32>) -> tensor<50x64xf32>
  %5 = stablehlo.sine %4 : tensor<50x64xf32>
  %6 = stablehlo.dynamic_update_slice %3, %5, %i, %zero : (tensor<182x64xf32>, tensor<50x64xf32>, tensor<i32>, tensor<i32>) -> tensor<182x64xf32>
  return %1, %3, %5, %6 : tensor<64xf32>, tensor<182x64xf32>, tensor<50x64xf32>, tensor<182x64xf32>
}

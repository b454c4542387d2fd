// A tensor that one device has and the other pads is sent to both by a sum with zeros. The sum
// stays before a product with a possibly infinite value: zero times infinity is NaN. Reduced from
// random program 830135.
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=defer-collectives --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=force-variant:1
// CHECK: "all-reduce": {
// CHECK-NOT: all_reduce deferred after

sharding.mesh @mesh = <["x"=2]>
func.func @main(
    %a: tensor<1x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<1x64x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>},
    %finite: tensor<64x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>})
    -> (tensor<1x1xf32>, tensor<1x1x1xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<1x1xf32>
  %k = stablehlo.pad %infinity, %one, low = [2, 0], high = [61, 0], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<64x1xf32>
  %w = stablehlo.add %finite, %k : tensor<64x1xf32>
  %dot = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x1xf32>) -> tensor<1x1xf32>
  %whole = sharding.mesh_split %dot <@mesh, [{}, {}]> : tensor<1x1xf32>
  %taps = stablehlo.reshape %w : (tensor<64x1xf32>) -> tensor<64x1x1xf32>
  %conv = stablehlo.convolution(%b, %taps) dim_numbers = [b, 0, f]x[0, i, o]->[0, b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x64x1xf32>, tensor<64x1x1xf32>) -> tensor<1x1x1xf32>
  return %whole, %conv : tensor<1x1xf32>, tensor<1x1x1xf32>
}

// Kernels of all kinds, and collectives between chips and slices.
sharding.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<512x2048xbf16>, %w: tensor<2048x4096xbf16>, %image: tensor<8x16x16x64xbf16>, %filter: tensor<3x3x64x128xbf16>,
    %table: tensor<4096x256xf32>, %rows: tensor<1024x1xi32>) -> (tensor<512x4096xbf16>, tensor<8x14x14x128xbf16>, tensor<1024x256xf32>, tensor<512x2048xf32>) {
  %whole = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<512x2048xbf16> -> tensor<1024x2048xbf16>
  %product = stablehlo.dot_general %whole, %w, contracting_dims = [1] x [0] : (tensor<1024x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<1024x4096xbf16>
  %curved = stablehlo.tanh %product : tensor<1024x4096xbf16>
  %scattered = spmd.reduce_scatter add %curved dim 0 over <@mesh ["y"]> : tensor<1024x4096xbf16> -> tensor<512x4096xbf16>
  %summed = spmd.all_reduce add %scattered over <@mesh ["x", "y"]> : tensor<512x4096xbf16>
  %convolved = "stablehlo.convolution"(%image, %filter) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}> : (tensor<8x16x16x64xbf16>, tensor<3x3x64x128xbf16>) -> tensor<8x14x14x128xbf16>
  %picked = "stablehlo.gather"(%table, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 256>}> : (tensor<4096x256xf32>, tensor<1024x1xi32>) -> tensor<1024x256xf32>
  %wide = stablehlo.convert %a : (tensor<512x2048xbf16>) -> tensor<512x2048xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %top = stablehlo.reduce(%wide init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<512x2048xf32>, tensor<f32>) -> tensor<512xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<512xf32>) -> tensor<512x2048xf32>
  %shifted = stablehlo.subtract %wide, %tops : tensor<512x2048xf32>
  %powers = stablehlo.exponential %shifted : tensor<512x2048xf32>
  return %summed, %convolved, %picked, %powers : tensor<512x4096xbf16>, tensor<8x14x14x128xbf16>, tensor<1024x256xf32>, tensor<512x2048xf32>
}

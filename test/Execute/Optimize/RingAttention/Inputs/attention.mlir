sdy.mesh @mesh = <["x"=16]>
func.func public @main(%q: tensor<1x131072x8x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, %k: tensor<1x131072x8x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, %v: tensor<1x131072x8x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}) -> (tensor<1x8x131072x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"x"}, {}]>}) {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1x131072x8x128xbf16>, tensor<1x131072x8x128xbf16>) -> tensor<1x8x131072x131072xf32>
  %i = stablehlo.iota dim = 0 : tensor<131072x131072xi32>
  %j = stablehlo.iota dim = 1 : tensor<131072x131072xi32>
  %c = stablehlo.compare GE, %i, %j, SIGNED : (tensor<131072x131072xi32>, tensor<131072x131072xi32>) -> tensor<131072x131072xi1>
  %bc = stablehlo.broadcast_in_dim %c, dims = [2, 3] : (tensor<131072x131072xi1>) -> tensor<1x8x131072x131072xi1>
  %low = stablehlo.broadcast_in_dim %ninf, dims = [] : (tensor<f32>) -> tensor<1x8x131072x131072xf32>
  %s = stablehlo.select %bc, %s0, %low : tensor<1x8x131072x131072xi1>, tensor<1x8x131072x131072xf32>
  %m = stablehlo.reduce(%s init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<1x8x131072x131072xf32>, tensor<f32>) -> tensor<1x8x131072xf32>
  %bm = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<1x8x131072xf32>) -> tensor<1x8x131072x131072xf32>
  %d = stablehlo.subtract %s, %bm : tensor<1x8x131072x131072xf32>
  %e = stablehlo.exponential %d : tensor<1x8x131072x131072xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<1x8x131072x131072xf32>, tensor<f32>) -> tensor<1x8x131072xf32>
  %bl = stablehlo.broadcast_in_dim %l, dims = [0, 1, 2] : (tensor<1x8x131072xf32>) -> tensor<1x8x131072x131072xf32>
  %p = stablehlo.divide %e, %bl : tensor<1x8x131072x131072xf32>
  %pc = stablehlo.convert %p : (tensor<1x8x131072x131072xf32>) -> tensor<1x8x131072x131072xbf16>
  %o = stablehlo.dot_general %pc, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1x8x131072x131072xbf16>, tensor<1x131072x8x128xbf16>) -> tensor<1x8x131072x128xbf16>
  return %o : tensor<1x8x131072x128xbf16>
}


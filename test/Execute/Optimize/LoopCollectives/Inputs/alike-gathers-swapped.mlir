sharding.mesh @mesh = <["x"=8]>
func.func public @two(%p: tensor<4096x1024xbf16>, %w: tensor<8192x4096xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %v: tensor<8192x4096xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<4096x4096xbf16> {
  %1 = spmd.all_gather %p dim 1 over <@mesh ["x"]> : tensor<4096x1024xbf16> -> tensor<4096x8192xbf16>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<4096x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<4096x4096xbf16>
  %q = stablehlo.slice %2 [0:4096, 0:1024] : (tensor<4096x4096xbf16>) -> tensor<4096x1024xbf16>
  %3 = spmd.all_gather %q dim 1 over <@mesh ["x"]> : tensor<4096x1024xbf16> -> tensor<4096x8192xbf16>
  %4 = stablehlo.dot_general %3, %w, contracting_dims = [1] x [0] : (tensor<4096x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<4096x4096xbf16>
  return %4 : tensor<4096x4096xbf16>
}

sharding.mesh @mesh = <["x"=4]>
func.func public @main(%x: tensor<4096x1024xbf16> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %w0: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %w1: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %w2: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %w3: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %w4: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %w5: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %w6: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %w7: tensor<1024x1024xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4096x1024xbf16> {
  %h0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c0 = sharding.mesh_split %h0 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h1 = stablehlo.dot_general %c0, %w1, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c1 = sharding.mesh_split %h1 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h2 = stablehlo.dot_general %c1, %w2, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c2 = sharding.mesh_split %h2 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h3 = stablehlo.dot_general %c2, %w3, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c3 = sharding.mesh_split %h3 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h4 = stablehlo.dot_general %c3, %w4, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c4 = sharding.mesh_split %h4 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h5 = stablehlo.dot_general %c4, %w5, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c5 = sharding.mesh_split %h5 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h6 = stablehlo.dot_general %c5, %w6, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c6 = sharding.mesh_split %h6 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  %h7 = stablehlo.dot_general %c6, %w7, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %c7 = sharding.mesh_split %h7 <@mesh, [{}, {}]> : tensor<4096x1024xbf16>
  return %c7 : tensor<4096x1024xbf16>
}

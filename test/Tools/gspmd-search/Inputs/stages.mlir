func.func public @main(%x: tensor<4096x1024xbf16> {sharding.microbatch = 0 : i64}, %w0: tensor<1024x1024xbf16>, %w1: tensor<1024x1024xbf16>, %w2: tensor<1024x1024xbf16>, %w3: tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16> {
  %h0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %h1 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %h2 = stablehlo.dot_general %h1, %w2, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  %h3 = stablehlo.dot_general %h2, %w3, contracting_dims = [1] x [0] : (tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>
  return %h3 : tensor<4096x1024xbf16>
}

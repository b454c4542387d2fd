// Tensors with scales along a dimension keep their shapes, so their collectives are not packed. A splat has the storage
// type of its numbers.
// RUN: gspmd-run %s --entry scales --random-inputs 1 --check --poison --optimize
// RUN: gspmd-run %s --entry splat --random-inputs 1 --check --poison
!q = !quant.uniform<i8:f32, 0.5>
!rows = !quant.uniform<i8:f32:1, {0.5,0.25,0.5,0.25}>
sdy.mesh @m = <["x"=4]>
func.func public @scales(%a: tensor<32x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<8x4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {},{}]>}) -> (tensor<32x4xf32>{sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, tensor<8x4x2xf32>{sdy.sharding = #sdy.sharding<@m, [{"x"}, {},{}]>}) {
  %q = stablehlo.uniform_quantize %a : (tensor<32x4xf32>) -> tensor<32x4x!rows>
  %z = stablehlo.uniform_quantize %b : (tensor<8x4x2xf32>) -> tensor<8x4x2x!rows>
  %s = stablehlo.reverse %q, dims = [0] : tensor<32x4x!rows>
  %t = stablehlo.reverse %z, dims = [0] : tensor<8x4x2x!rows>
  %d = stablehlo.uniform_dequantize %s : (tensor<32x4x!rows>) -> tensor<32x4xf32>
  %e = stablehlo.uniform_dequantize %t : (tensor<8x4x2x!rows>) -> tensor<8x4x2xf32>
  return %d, %e : tensor<32x4xf32>, tensor<8x4x2xf32>
}

func.func @splat(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %p = stablehlo.constant() {value = dense<0> : tensor<i8>} : () -> tensor<!q>
  %h = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<!q>) -> tensor<8x!q>
  %f = stablehlo.uniform_dequantize %h : (tensor<8x!q>) -> tensor<8xf32>
  %r = stablehlo.add %f, %a : tensor<8xf32>
  return %r : tensor<8xf32>
}

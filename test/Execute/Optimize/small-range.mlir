// Partial sums of f16 may be large where their sum is small, so the sum precedes the product with a large factor.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize
sdy.mesh @m = <["x"=4]>
func.func @main(%x: tensor<4x8xf16> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<f16> {
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %i = stablehlo.iota dim = 0 : tensor<4x8xf16>
  %c = stablehlo.constant dense<1.5> : tensor<4x8xf16>
  %k = stablehlo.constant dense<100.0> : tensor<4x8xf16>
  %d = stablehlo.subtract %i, %c : tensor<4x8xf16>
  %s = stablehlo.multiply %d, %k : tensor<4x8xf16>
  %z = stablehlo.multiply %x, %s : tensor<4x8xf16>
  %zz = stablehlo.subtract %z, %z : tensor<4x8xf16>
  %y = stablehlo.add %zz, %s : tensor<4x8xf16>
  %g = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf16>, tensor<f16>) -> tensor<8xf16>
  %w = stablehlo.constant dense<1024.0> : tensor<8xf16>
  %l = stablehlo.multiply %g, %w : tensor<8xf16>
  %r = stablehlo.reduce(%l init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf16>, tensor<f16>) -> tensor<f16>
  return %r : tensor<f16>
}

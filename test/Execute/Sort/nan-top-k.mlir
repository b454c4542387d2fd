// top_k of types whose only NaN has the bits of -0: in total order it is the
// smallest element, below the negative numbers and the padding of shards.
// RUN: gspmd-run %s --no-partition --random-inputs 1
// RUN: gspmd-run %s --random-inputs 1 --check --poison
sdy.mesh @mesh = <["x"=2]>

func.func public @main(%zeros: tensor<5xi8> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<5xi32>, tensor<40xi32>) {
  // NaN, -2^-10, the smallest number, 0, 1.
  %constants = stablehlo.constant dense<[0x80, 0x81, 0xFF, 0x00, 0x40]> : tensor<5xui8>
  %none = stablehlo.subtract %zeros, %zeros : tensor<5xi8>
  %unsigned = stablehlo.convert %none : (tensor<5xi8>) -> tensor<5xui8>
  %bits = stablehlo.or %constants, %unsigned : tensor<5xui8>
  %a = stablehlo.bitcast_convert %bits : (tensor<5xui8>) -> tensor<5xf8E4M3FNUZ>
  %a1, %ai = chlo.top_k(%a, k = 5) : tensor<5xf8E4M3FNUZ> -> (tensor<5xf8E4M3FNUZ>, tensor<5xi32>)
  check.expect_eq_const %ai, dense<[4, 3, 1, 2, 0]> : tensor<5xi32>
  %a2 = stablehlo.bitcast_convert %a1 : (tensor<5xf8E4M3FNUZ>) -> tensor<5xui8>
  check.expect_eq_const %a2, dense<[0x40, 0x00, 0x81, 0xFF, 0x80]> : tensor<5xui8>
  %b = stablehlo.bitcast_convert %bits : (tensor<5xui8>) -> tensor<5xf8E5M2FNUZ>
  %b1, %bi = chlo.top_k(%b, k = 5) : tensor<5xf8E5M2FNUZ> -> (tensor<5xf8E5M2FNUZ>, tensor<5xi32>)
  check.expect_eq_const %bi, dense<[4, 3, 1, 2, 0]> : tensor<5xi32>
  // The runtime selects for a larger k.
  %rows = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<5xui8>) -> tensor<8x5xui8>
  %flat = stablehlo.reshape %rows : (tensor<8x5xui8>) -> tensor<40xui8>
  %c = stablehlo.bitcast_convert %flat : (tensor<40xui8>) -> tensor<40xf8E4M3B11FNUZ>
  %c1, %ci = chlo.top_k(%c, k = 40) : tensor<40xf8E4M3B11FNUZ> -> (tensor<40xf8E4M3B11FNUZ>, tensor<40xi32>)
  check.expect_eq_const %ci, dense<[4, 9, 14, 19, 24, 29, 34, 39, 3, 8, 13, 18, 23, 28, 33, 38, 1, 6, 11, 16, 21, 26, 31, 36, 2, 7, 12, 17, 22, 27, 32, 37, 0, 5, 10, 15, 20, 25, 30, 35]> : tensor<40xi32>
  return %ai, %ci : tensor<5xi32>, tensor<40xi32>
}

// RUN: gspmd-run %s --no-partition
//
// Large transposes are tiled by squares; sizes are no multiples of a tile's. Each element encodes
// its source index.

func.func @main() {
  %rows = stablehlo.iota dim = 0 : tensor<150x201xi32>
  %columns = stablehlo.iota dim = 1 : tensor<150x201xi32>
  %thousand = stablehlo.constant dense<1000> : tensor<150x201xi32>
  %scaled = stablehlo.multiply %rows, %thousand : tensor<150x201xi32>
  %sum = stablehlo.add %scaled, %columns : tensor<150x201xi32>
  %a = stablehlo.optimization_barrier %sum : tensor<150x201xi32>
  %turned = stablehlo.transpose %a, dims = [1, 0] : (tensor<150x201xi32>) -> tensor<201x150xi32>
  %back_rows = stablehlo.iota dim = 0 : tensor<201x150xi32>
  %back_columns = stablehlo.iota dim = 1 : tensor<201x150xi32>
  %wide = stablehlo.constant dense<1000> : tensor<201x150xi32>
  %back_scaled = stablehlo.multiply %back_columns, %wide : tensor<201x150xi32>
  %expected = stablehlo.add %back_scaled, %back_rows : tensor<201x150xi32>
  check.expect_eq %turned, %expected : tensor<201x150xi32>

  // Two operands that are contiguous along different dimensions.
  %both = stablehlo.subtract %turned, %expected : tensor<201x150xi32>
  %barrier = stablehlo.optimization_barrier %both : tensor<201x150xi32>
  %zero = stablehlo.constant dense<0> : tensor<201x150xi32>
  check.expect_eq %barrier, %zero : tensor<201x150xi32>

  // Three dimensions, all permuted, and a broadcast.
  %i = stablehlo.iota dim = 0 : tensor<17x40x33xi32>
  %j = stablehlo.iota dim = 1 : tensor<17x40x33xi32>
  %k = stablehlo.iota dim = 2 : tensor<17x40x33xi32>
  %hundred = stablehlo.constant dense<100> : tensor<17x40x33xi32>
  %ih = stablehlo.multiply %i, %hundred : tensor<17x40x33xi32>
  %ij = stablehlo.add %ih, %j : tensor<17x40x33xi32>
  %ijh = stablehlo.multiply %ij, %hundred : tensor<17x40x33xi32>
  %ijk = stablehlo.add %ijh, %k : tensor<17x40x33xi32>
  %b = stablehlo.optimization_barrier %ijk : tensor<17x40x33xi32>
  %t = stablehlo.transpose %b, dims = [2, 0, 1] : (tensor<17x40x33xi32>) -> tensor<33x17x40xi32>
  %row = stablehlo.iota dim = 0 : tensor<40xi32>
  %line = stablehlo.optimization_barrier %row : tensor<40xi32>
  %lines = stablehlo.broadcast_in_dim %line, dims = [2] : (tensor<40xi32>) -> tensor<33x17x40xi32>
  %got = stablehlo.subtract %t, %lines : tensor<33x17x40xi32>
  %ti = stablehlo.iota dim = 1 : tensor<33x17x40xi32>
  %tj = stablehlo.iota dim = 2 : tensor<33x17x40xi32>
  %tk = stablehlo.iota dim = 0 : tensor<33x17x40xi32>
  %h = stablehlo.constant dense<100> : tensor<33x17x40xi32>
  %tih = stablehlo.multiply %ti, %h : tensor<33x17x40xi32>
  %tij = stablehlo.add %tih, %tj : tensor<33x17x40xi32>
  %tijh = stablehlo.multiply %tij, %h : tensor<33x17x40xi32>
  %tijk = stablehlo.add %tijh, %tk : tensor<33x17x40xi32>
  %want = stablehlo.subtract %tijk, %tj : tensor<33x17x40xi32>
  check.expect_eq %got, %want : tensor<33x17x40xi32>
  return
}

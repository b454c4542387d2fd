// 22 rows on eight devices: three rows on each but the last, which has one. The window reaches two devices in each direction.
sdy.mesh @mesh = <["x"=8]>

func.func @main(%x: tensor<22x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<22x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = lattice.window_sum %x radius 5 : (tensor<22x6xf32>) -> tensor<22x6xf32>
  return %0 : tensor<22x6xf32>
}

// Constants and iotas that are created sharded, evenly or not.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<10x6xf32>) -> (
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<3x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>},
    tensor<300xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}]>}) {
  %0 = stablehlo.iota dim = 0 : tensor<10x6xf32>
  %1 = stablehlo.add %0, %a : tensor<10x6xf32>
  %2 = stablehlo.iota dim = 1 : tensor<10x6xi32>
  %3 = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32>
  // 257 and more round in bfloat16.
  %4 = stablehlo.iota dim = 0 : tensor<300xbf16>
  return %1, %2, %3, %4 : tensor<10x6xf32>, tensor<10x6xi32>, tensor<3x5xf32>, tensor<300xbf16>
}

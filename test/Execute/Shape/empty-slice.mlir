// An empty strided slice of one dimension, with the other dimension sharded.
// RUN: gspmd-run %s --check --random-inputs 1
sharding.mesh @mesh = <["x"=4]>

func.func @main(%a: tensor<6x9xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (
    tensor<3x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<3x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    tensor<0x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [1:4, 5:5:3] : (tensor<6x9xf32>) -> tensor<3x0xf32>
  %1 = tensor.extract_slice %a[1, 5] [3, 0] [1, 3] : tensor<6x9xf32> to tensor<3x0xf32>
  %2 = stablehlo.slice %a [3:3:2, 5:7] : (tensor<6x9xf32>) -> tensor<0x2xf32>
  return %0, %1, %2 : tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x2xf32>
}

// RUN: gspmd-run %s --random-inputs 1 --check
// The rows of the input are sharded into pairs and within pairs, of which windows are sums, but the result's two rows are sharded along all of the axis:
// each device has all terms of its row, and the bias.

sharding.mesh @mesh = <["y"=4]>

func.func @main(%bias: tensor<1xi32>, %kernel: tensor<3x2x2x2xi8>, %a: tensor<4x4x19x2xi8>)
    -> (tensor<4x2x9x3xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}, {}, {}]>}) {
  %zp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %kernel, %bias, %zp, %zp {acc_type = i32, dilation = array<i64: 1, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
    : (tensor<4x4x19x2xi8>, tensor<3x2x2x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x2x9x3xi32>
  return %0 : tensor<4x2x9x3xi32>
}

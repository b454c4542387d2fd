// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-run %s --random-inputs 1 --check --poison --entry=shifts
// Multipliers or shifts of channels that are constant, beside others that are not: shards of the channels have slices of a constant, which are none.

sharding.mesh @mesh = <["x"=2]>

func.func @main(%a: tensor<13x2xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<13x2xi8> {
  %multiplier = "tosa.const"() <{values = dense<[1394439524, 1403945593]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %shift = "tosa.const"() <{values = dense<29> : tensor<2xi8>}> : () -> tensor<2xi8>
  %in = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %out = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %multiplier, %shift, %in, %out {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true}
    : (tensor<13x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x2xi8>
  return %0 : tensor<13x2xi8>
}

func.func @shifts(%a: tensor<13x4xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<13x4xi8> {
  %multiplier = "tosa.const"() <{values = dense<1394439524> : tensor<4xi32>}> : () -> tensor<4xi32>
  %shift = "tosa.const"() <{values = dense<[29, 30, 31, 28]> : tensor<4xi8>}> : () -> tensor<4xi8>
  %in = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %out = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %multiplier, %shift, %in, %out {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true}
    : (tensor<13x4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x4xi8>
  return %0 : tensor<13x4xi8>
}

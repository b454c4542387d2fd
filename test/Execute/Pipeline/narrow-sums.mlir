// Sums over microbatches of types that the runtime stores in a byte are those of the type, also of
// shards of several devices. The summands are 1 and -1, so no sum is rounded.
// RUN: gspmd-run %s --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %s --pipeline-schedule=1f1b --microbatches=2 --random-inputs 2 --check | FileCheck %s
// CHECK: devices 2
// CHECK: largest error 0{{$}}

sharding.mesh @mesh = <["x"=2]>
func.func public @main(
    %a: tensor<4x6xf8E4M3FN> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<4x6xi4> {sharding.microbatch = 0 : i64}, %c: tensor<4x6xui4> {sharding.microbatch = 0 : i64},
    %d: tensor<4x6xi2> {sharding.microbatch = 0 : i64}, %e: tensor<4x6xf4E2M1FN> {sharding.microbatch = 0 : i64})
    -> (tensor<6xf8E4M3FN>, tensor<6xi4>, tensor<6xui4>, tensor<6xi2>, tensor<6xf4E2M1FN>) {
  %zero_a = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %zero_b = stablehlo.constant dense<0> : tensor<i4>
  %zero_c = stablehlo.constant dense<0> : tensor<ui4>
  %zero_d = stablehlo.constant dense<0> : tensor<i2>
  %zero_e = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %one_a = stablehlo.sign %a : tensor<4x6xf8E4M3FN>
  %one_e = stablehlo.sign %e : tensor<4x6xf4E2M1FN>
  %0 = stablehlo.add %one_a, %one_a {sharding.stage = 0 : i64} : tensor<4x6xf8E4M3FN>
  %1 = stablehlo.reduce(%0 init: %zero_a) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  %2 = stablehlo.reduce(%b init: %zero_b) applies stablehlo.add across dimensions = [0] : (tensor<4x6xi4>, tensor<i4>) -> tensor<6xi4>
  %3 = stablehlo.reduce(%c init: %zero_c) applies stablehlo.add across dimensions = [0] : (tensor<4x6xui4>, tensor<ui4>) -> tensor<6xui4>
  %4 = stablehlo.reduce(%d init: %zero_d) applies stablehlo.add across dimensions = [0] : (tensor<4x6xi2>, tensor<i2>) -> tensor<6xi2>
  %5 = stablehlo.reduce(%one_e init: %zero_e) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<6xf4E2M1FN>
  return %1, %2, %3, %4, %5 : tensor<6xf8E4M3FN>, tensor<6xi4>, tensor<6xui4>, tensor<6xi2>, tensor<6xf4E2M1FN>
}

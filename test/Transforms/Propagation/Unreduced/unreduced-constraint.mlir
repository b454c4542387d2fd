// A constraint to partial sums shards the dimensions that
// it names, also if its operand has a sharding of its own.
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK: sharding.reshard %arg0 <@mesh, [{{.*}}, {"y"}
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {"y"}], unreduced={"x"}> : tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// RUN: gspmd-run %s --random-inputs 1 --no-partition
// The sharding attribute of an op is not copied to the scalars that it is lowered
// to.

sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = math.tanh %a {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x4xf32>
  %1 = arith.addf %0, %a {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {"x"}]>]>} : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// A reshard to partial sums uses the sharding of the reduced value: the sums are reduced before any
// other use.
// RUN: gspmd-run %s --random-inputs 1 --check

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{}, {"x"}]>, <@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}], unreduced={"x"}>] manual_axes={"x"} (%p: tensor<8x4xf32>, %q: tensor<4x8xf32>) {
    %d = stablehlo.dot %p, %q : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    sdy.return %d : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.reshard %0 <@mesh, [{"y"}, {}], unreduced={"x"}> : tensor<8x8xf32>
  %2 = stablehlo.tanh %1 : tensor<8x8xf32>
  %3 = sdy.reshard %a <@mesh, [{"y"}, {}], unreduced={"x"}> : tensor<8x8xf32>
  %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
  %5 = stablehlo.add %4, %0 : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

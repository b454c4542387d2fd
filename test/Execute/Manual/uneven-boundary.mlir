// The shards of the operand outside are uneven along "y", and begin at other indices than those of the region.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
sdy.mesh @mesh = <["x"=2,"y"=4]>
func.func @main(%a: tensor<12xf32>) -> tensor<12xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x","y"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%p: tensor<6xf32>) {
    sdy.return %p : tensor<6xf32>
  } : (tensor<12xf32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}

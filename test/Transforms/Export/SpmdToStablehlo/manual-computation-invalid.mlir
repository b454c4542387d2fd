// RUN: gspmd-opt %s --gspmd-export-stablehlo=form=manual-computation --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=8]>
// expected-error @below {{'func.func' op argument 0: dimension 0 of size 13 has 8 shards; a manual computation expects a divisor of the size: pad the tensor, or choose another form}}
func.func @uneven(%a: tensor<13xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<13xf32> {
  return %a : tensor<13xf32>
}

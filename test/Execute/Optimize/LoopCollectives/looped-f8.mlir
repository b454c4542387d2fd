// Terms of f8 are accumulated in f32 and rounded once.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --overlap=async --topology=%S/../Inputs/slow-cores.json --stats=- | FileCheck %s
// CHECK: all_gather runs

sdy.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<64x512xf8E4M3FN> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
 %b: tensor<512x64xf8E4M3FN> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<64x64xf8E4M3FN> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %aw = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<64x512xf8E4M3FN>
  %r = stablehlo.dot_general %aw, %b, contracting_dims = [1] x [0] : (tensor<64x512xf8E4M3FN>, tensor<512x64xf8E4M3FN>) -> tensor<64x64xf8E4M3FN>
  return %r : tensor<64x64xf8E4M3FN>
}

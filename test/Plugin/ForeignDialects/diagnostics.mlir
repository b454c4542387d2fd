// REQUIRES: installable
// Diagnostics reach the host at its locations.
// RUN: mlir-opt --load-dialect-plugin=%foreign --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(gspmd-partition)' --split-input-file --verify-diagnostics \
// RUN:   --mlir-print-op-on-diagnostic=false %s -o /dev/null

sdy.mesh @mesh = <["x"=4]>
func.func public @unknown_op(%a: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<16xf32> {
  // expected-error @below {{'stablehlo.newer' op is unknown in the other version of the dialect 'stablehlo'}}
  %0 = "stablehlo.newer"(%a) : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

// expected-error @below {{has a region of 2 blocks; write its branches as scf.if, its loops as scf.while}}
func.func public @blocks(%a: tensor<16xf32>) -> tensor<16xf32> {
  cf.br ^next(%a : tensor<16xf32>)
^next(%b: tensor<16xf32>):
  return %b : tensor<16xf32>
}

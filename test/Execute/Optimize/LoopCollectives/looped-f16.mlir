// Terms of a gathered contraction of f16 overflow f16, their sum does not: they are accumulated in
// f32.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --overlap=async --topology=%S/../Inputs/slow-cores.json --stats=- | FileCheck %s
// CHECK: all_gather runs

sdy.mesh @mesh = <["x"=8]>
func.func @main(%a0: tensor<64x512xf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
 %b0: tensor<512x64xf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<64x64xf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %z = stablehlo.constant dense<0.0> : tensor<64x512xf16>
  %e = stablehlo.constant dense<64.0> : tensor<64x512xf16>
  %az = stablehlo.multiply %a0, %z : tensor<64x512xf16>
  %a = stablehlo.add %az, %e : tensor<64x512xf16>
  %i = stablehlo.iota dim = 0 : tensor<512x64xi32>
  %c64 = stablehlo.constant dense<64> : tensor<512x64xi32>
  %c32 = stablehlo.constant dense<32> : tensor<512x64xi32>
  %r64 = stablehlo.remainder %i, %c64 : tensor<512x64xi32>
  %lt = stablehlo.compare LT, %r64, %c32 : (tensor<512x64xi32>, tensor<512x64xi32>) -> tensor<512x64xi1>
  %p = stablehlo.constant dense<64.0> : tensor<512x64xf16>
  %n = stablehlo.constant dense<-64.0> : tensor<512x64xf16>
  %b1 = stablehlo.select %lt, %p, %n : tensor<512x64xi1>, tensor<512x64xf16>
  %zb = stablehlo.constant dense<0.0> : tensor<512x64xf16>
  %bz = stablehlo.multiply %b0, %zb : tensor<512x64xf16>
  %b = stablehlo.add %b1, %bz : tensor<512x64xf16>
  %aw = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<64x512xf16>
  %r = stablehlo.dot_general %aw, %b, contracting_dims = [1] x [0] : (tensor<64x512xf16>, tensor<512x64xf16>) -> tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}

// Partial sums of f16 and bf16 travel around a ring in f32 and are rounded once: two terms together
// overflow f16, all of them do not. On rings of 4 devices, and of 3 and 2 of 6, one way and both ways.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --overlap=async --topology=%S/../Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "optimizations": [
// CHECK-COUNT-2: reduce_scatter runs as a ring
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:1 --stats=- | FileCheck %s --check-prefix=FORM1
// FORM1: reduce_scatter runs as a ring both ways concurrently with its products
// FORM1-NEXT: reduce_scatter runs as a ring one way along \"y\" concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:2 --stats=- | FileCheck %s --check-prefix=FORM2
// FORM2: reduce_scatter runs in 2 chunks concurrently with its products
// FORM2-NEXT: reduce_scatter runs as a ring both ways along \"y\" concurrently with its products
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:3 --stats=- | FileCheck %s --check-prefix=FORM3
// FORM3: reduce_scatter runs as a ring one way concurrently with its products
// FORM3-NEXT: reduce_scatter runs as a ring one way along \"z\" concurrently with its products

sdy.mesh @mesh = <["x"=4, "y"=3, "z"=2]>
func.func @main(
    %a0: tensor<24x64xf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<64x6xf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %c: tensor<48x96xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "z"}]>},
    %d: tensor<96x8xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z"}, {}]>})
    -> (tensor<24x6xf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<48x8xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z"}, {}]>}) {
  // Each device has a sum of 16 terms of 0 and 3840: the first two 61440, the others -61440.
  %i = stablehlo.iota dim = 1 : tensor<24x64xi32>
  %half = stablehlo.constant dense<32> : tensor<24x64xi32>
  %first = stablehlo.compare LT, %i, %half : (tensor<24x64xi32>, tensor<24x64xi32>) -> tensor<24x64xi1>
  %p = stablehlo.constant dense<3840.0> : tensor<24x64xf16>
  %n = stablehlo.constant dense<-3840.0> : tensor<24x64xf16>
  %s = stablehlo.select %first, %p, %n : tensor<24x64xi1>, tensor<24x64xf16>
  %z = stablehlo.constant dense<0.0> : tensor<24x64xf16>
  %a1 = stablehlo.multiply %a0, %z : tensor<24x64xf16>
  %a = stablehlo.add %a1, %s : tensor<24x64xf16>
  %zb = stablehlo.constant dense<0.0> : tensor<64x6xf16>
  %one = stablehlo.constant dense<1.0> : tensor<64x6xf16>
  %b1 = stablehlo.multiply %b, %zb : tensor<64x6xf16>
  %b2 = stablehlo.add %b1, %one : tensor<64x6xf16>
  %r0 = stablehlo.dot_general %a, %b2, contracting_dims = [1] x [0] : (tensor<24x64xf16>, tensor<64x6xf16>) -> tensor<24x6xf16>
  %s0 = stablehlo.slice %r0 [0:1, 0:1] : (tensor<24x6xf16>) -> tensor<1x1xf16>
  %t0 = stablehlo.reshape %s0 : (tensor<1x1xf16>) -> tensor<f16>
  %q0 = stablehlo.convert %t0 : (tensor<f16>) -> tensor<bf16>
  %u0 = stablehlo.broadcast_in_dim %q0, dims = [] : (tensor<bf16>) -> tensor<48x96xbf16>
  %c1 = stablehlo.add %c, %u0 : tensor<48x96xbf16>
  %r1 = stablehlo.dot_general %c1, %d, contracting_dims = [1] x [0] : (tensor<48x96xbf16>, tensor<96x8xbf16>) -> tensor<48x8xbf16>
  return %r0, %r1 : tensor<24x6xf16>, tensor<48x8xbf16>
}

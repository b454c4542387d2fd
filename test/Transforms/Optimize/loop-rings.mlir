// RUN: gspmd-opt '--spmd-loop-collectives=topology=v4:32rx1x1 overlap=async' --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// Many steps are a loop.
// REMARK: all_gather runs as a ring both ways concurrently with its products
// CHECK-LABEL: @rows
// CHECK: %[[L:.*]]:4 = stablehlo.while
// CHECK: stablehlo.constant dense<14>
// CHECK: spmd.shift %[[A:.*]] by -1 wrap
// CHECK: spmd.shift %[[B:.*]] by 1 wrap
// CHECK: stablehlo.dot_general %[[A]], %arg1
// CHECK: stablehlo.dot_general %[[B]], %arg1
// CHECK: spmd.shift %[[L]]#1 by -1 wrap
sharding.mesh @mesh = <["x"=32]>
func.func public @rows(%p: tensor<512x8192xbf16>, %w: tensor<8192x4096xbf16>) -> tensor<16384x4096xbf16> {
  %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<512x8192xbf16> -> tensor<16384x8192xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<16384x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<16384x4096xbf16>
  return %2 : tensor<16384x4096xbf16>
}

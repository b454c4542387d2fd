// Collectives as a compiler of TPUs executes them (--compiler xla-2026), beside
// the program's.

// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 | FileCheck %s --check-prefix=WRITTEN
// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=SLICE
// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 --compiler xla-2026 --stats %t.json && FileCheck %s --check-prefix=OVERLAP < %t.json
// RUN: gspmd-simulate %s --entry slice --topology v4:2x2x4 --compiler xla-2026 --stats %t.json && FileCheck %s --check-prefix=SYNC < %t.json
// RUN: gspmd-simulate %s --entry part --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry part --topology v3:2x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry narrow --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry narrow --topology v3:2x4 --compiler xla-2026 | FileCheck %s --check-prefix=NARROW
// RUN: gspmd-simulate %s --entry sums --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=SUMS
// RUN: gspmd-simulate %s --entry sums --topology v5e:4x4 --compiler xla-2024 | FileCheck %s --check-prefix=TERMS
// RUN: gspmd-simulate %s --entry two_uses --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=TERMS
// RUN: gspmd-simulate %s --entry rounded --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=ROUNDED
// RUN: gspmd-simulate %s --entry rounded --topology v5e:4x4 | FileCheck %s --check-prefix=EXACT
// RUN: gspmd-simulate %s --entry precise --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=EXACT

sharding.mesh @mesh = <["x"=4, "y"=4]>

// WRITTEN: reduce_scatter
// WRITTEN-NOT: all_reduce
// SLICE: all_reduce {{.*}}32.00 MiB
// SLICE: 1 reduce_scatters are executed as all_reduce and slice, which adds 30.00 MiB to what each device receives
// SLICE-NOT: reduce_scatter over
// Gathers are asynchronous by default on v5e only.
// OVERLAP: "overlap": "async"
// SYNC: "overlap": "none"
func.func @slice(%a: tensor<4096x4096xbf16>) -> tensor<256x4096xbf16> {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x", "y"]> : tensor<4096x4096xbf16> -> tensor<256x4096xbf16>
  return %0 : tensor<256x4096xbf16>
}

// PART: reduce_scatter
// PART-NOT: all_reduce
func.func @part(%a: tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16> {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x"]> : tensor<4096x4096xbf16> -> tensor<1024x4096xbf16>
  return %0 : tensor<1024x4096xbf16>
}

// Shards of 128 numbers of 16 bits along the last dimension.
// NARROW: all_reduce
func.func @narrow(%a: tensor<4096x512xbf16>) -> tensor<4096x128xbf16> {
  %0 = spmd.reduce_scatter add %a dim 1 over <@mesh ["x"]> : tensor<4096x512xbf16> -> tensor<4096x128xbf16>
  return %0 : tensor<4096x128xbf16>
}

// SUMS: reduce_scatter {{.*}} x 1
// TERMS: reduce_scatter {{.*}} x 3
func.func @sums(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<4096x4096xf32>) -> tensor<1024x4096xf32> {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<1024x4096xf32>
  %1 = spmd.reduce_scatter add %b dim 0 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<1024x4096xf32>
  %2 = stablehlo.add %0, %1 : tensor<1024x4096xf32>
  %3 = spmd.reduce_scatter add %c dim 0 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<1024x4096xf32>
  %4 = stablehlo.add %2, %3 : tensor<1024x4096xf32>
  return %4 : tensor<1024x4096xf32>
}
func.func @two_uses(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>, %c: tensor<4096x4096xf32>) -> (tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>) {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<1024x4096xf32>
  %1 = spmd.reduce_scatter add %b dim 0 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<1024x4096xf32>
  %2 = stablehlo.add %0, %1 : tensor<1024x4096xf32>
  %3 = spmd.reduce_scatter add %c dim 1 over <@mesh ["x"]> : tensor<4096x4096xf32> -> tensor<4096x1024xf32>
  %4 = stablehlo.reshape %3 : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
  return %2, %0, %4 : tensor<1024x4096xf32>, tensor<1024x4096xf32>, tensor<1024x4096xf32>
}

// A product of default precision rounds what is gathered.
// ROUNDED: all_gather {{.*}}8.00 MiB
// EXACT: all_gather {{.*}}16.00 MiB
func.func @rounded(%a: tensor<1024x1024xf32>, %b: tensor<4096x4096xf32>) -> tensor<1024x4096xf32> {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<1024x1024xf32> -> tensor<4096x1024xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] : (tensor<1024x4096xf32>, tensor<4096x4096xf32>) -> tensor<1024x4096xf32>
  return %2 : tensor<1024x4096xf32>
}
func.func @precise(%a: tensor<1024x1024xf32>, %b: tensor<4096x4096xf32>) -> tensor<1024x4096xf32> {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<1024x1024xf32> -> tensor<4096x1024xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<1024x4096xf32>, tensor<4096x4096xf32>) -> tensor<1024x4096xf32>
  return %2 : tensor<1024x4096xf32>
}

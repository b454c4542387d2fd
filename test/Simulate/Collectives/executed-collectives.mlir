// Collectives as a compiler of TPUs executes them (--compiler xla-2026), beside
// the program's.

// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 | FileCheck %s --check-prefix=WRITTEN
// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=SLICE
// RUN: gspmd-simulate %s --entry slice --topology v5e:4x4 --compiler xla-2026 --stats %t.json && FileCheck %s --check-prefix=OVERLAP < %t.json
// RUN: gspmd-simulate %s --entry slice --topology v4:2x2x4 --compiler xla-2026 --stats %t.json && FileCheck %s --check-prefix=SYNC < %t.json
// RUN: gspmd-simulate %s --entry kept --topology v5e:4x4 | FileCheck %s --check-prefix=SHARD
// RUN: gspmd-simulate %s --entry kept --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=KEPT
// RUN: gspmd-simulate %s --entry read_twice --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=SHARD
// RUN: gspmd-simulate %s --entry part --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry part --topology v3:2x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry narrow --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=PART
// RUN: gspmd-simulate %s --entry narrow --topology v3:2x4 --compiler xla-2026 | FileCheck %s --check-prefix=NARROW
// RUN: gspmd-simulate %s --entry sums --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=SUMS
// RUN: gspmd-simulate %s --entry sums --topology v5e:4x4 --compiler xla-2024 | FileCheck %s --check-prefix=TERMS
// RUN: gspmd-simulate %s --entry two_uses --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=TERMS
// RUN: gspmd-simulate %s --entry rounded --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=ROUNDED
// RUN: gspmd-simulate %s --entry rounded --topology v5e:4x4 | FileCheck %s --check-prefix=EXACT
// RUN: gspmd-simulate %s --entry stack --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=STACK
// RUN: gspmd-simulate %s --entry stack --topology v5e:4x4 | FileCheck %s --check-prefix=WIDE
// RUN: gspmd-simulate %s --entry precise_stack --topology v5e:4x4 --compiler xla-2026 | FileCheck %s --check-prefix=WIDE
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

// The sum is kept until its slice is used, in another product here.
// SHARD: 2.00 MiB %0 : tensor<256x4096xbf16>, temporary
// KEPT: 32.00 MiB %0 : tensor<4096x4096xbf16>, temporary
func.func @kept(%a: tensor<4096x4096xbf16> {jax.buffer_donor = true}, %w: tensor<4096x4096xbf16>) -> tensor<256x4096xbf16> {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x", "y"]> : tensor<4096x4096xbf16> -> tensor<256x4096xbf16>
  %1 = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<256x4096xbf16>
  return %2 : tensor<256x4096xbf16>
}

// Not if two kernels use the slice, which is written then.
func.func @read_twice(%a: tensor<4096x4096xbf16> {jax.buffer_donor = true}, %w: tensor<4096x4096xbf16>) -> tensor<256x256xbf16> {
  %0 = spmd.reduce_scatter add %a dim 0 over <@mesh ["x", "y"]> : tensor<4096x4096xbf16> -> tensor<256x4096xbf16>
  %1 = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<256x4096xbf16>
  %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [1] : (tensor<256x4096xbf16>, tensor<256x4096xbf16>) -> tensor<256x256xbf16>
  return %3 : tensor<256x256xbf16>
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

// A stack that products round is stored in 16 bits, so what fills it is rounded
// before it is sent.
// STACK: all_to_all {{.*}} x 8 over "x" (4), 16.00 MiB
// WIDE: all_to_all {{.*}} x 8 over "x" (4), 32.00 MiB
func.func @stack(%a: tensor<8x1024x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %count = stablehlo.constant dense<8> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8x1024x1024xf32>
  %sum = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
  %filled:3 = stablehlo.while(%i = %zero, %all = %a, %stack = %zeros) : tensor<i32>, tensor<8x1024x1024xf32>, tensor<8x1024x1024xf32>
  cond {
    %more = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %all, %i, %zero, %zero, sizes = [1, 1024, 1024] : (tensor<8x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
    %1 = spmd.all_to_all %0 split 1 concat 2 over <@mesh ["x"]> : tensor<1x1024x1024xf32> -> tensor<1x256x4096xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x256x4096xf32>) -> tensor<1x1024x1024xf32>
    %3 = stablehlo.dynamic_update_slice %stack, %2, %i, %zero, %zero : (tensor<8x1024x1024xf32>, tensor<1x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1024x1024xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %3 : tensor<i32>, tensor<8x1024x1024xf32>, tensor<8x1024x1024xf32>
  }
  %read:4 = stablehlo.while(%i = %zero, %stack = %filled#2, %w = %b, %total = %sum) : tensor<i32>, tensor<8x1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>
  cond {
    %more = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %stack, %i, %zero, %zero, sizes = [1, 1024, 1024] : (tensor<8x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024xf32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %3 = stablehlo.add %total, %2 : tensor<1024x1024xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %stack, %w, %3 : tensor<i32>, tensor<8x1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>
  }
  return %read#3 : tensor<1024x1024xf32>
}
func.func @precise_stack(%a: tensor<8x1024x1024xf32>, %b: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %count = stablehlo.constant dense<8> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8x1024x1024xf32>
  %sum = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
  %filled:3 = stablehlo.while(%i = %zero, %all = %a, %stack = %zeros) : tensor<i32>, tensor<8x1024x1024xf32>, tensor<8x1024x1024xf32>
  cond {
    %more = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %all, %i, %zero, %zero, sizes = [1, 1024, 1024] : (tensor<8x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
    %1 = spmd.all_to_all %0 split 1 concat 2 over <@mesh ["x"]> : tensor<1x1024x1024xf32> -> tensor<1x256x4096xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x256x4096xf32>) -> tensor<1x1024x1024xf32>
    %3 = stablehlo.dynamic_update_slice %stack, %2, %i, %zero, %zero : (tensor<8x1024x1024xf32>, tensor<1x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1024x1024xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %all, %3 : tensor<i32>, tensor<8x1024x1024xf32>, tensor<8x1024x1024xf32>
  }
  %read:4 = stablehlo.while(%i = %zero, %stack = %filled#2, %w = %b, %total = %sum) : tensor<i32>, tensor<8x1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>
  cond {
    %more = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %stack, %i, %zero, %zero, sizes = [1, 1024, 1024] : (tensor<8x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024xf32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %3 = stablehlo.add %total, %2 : tensor<1024x1024xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %stack, %w, %3 : tensor<i32>, tensor<8x1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>
  }
  return %read#3 : tensor<1024x1024xf32>
}

// Memory on TPUs: tensors are padded to tiles, weights are converted before loops, and stacks that products read are bf16.
// RUN: split-file %s %t
// RUN: gspmd-simulate %t/padded.mlir --topology v3:1x1 --axis-layout x=core | FileCheck %s --check-prefix=V3
// RUN: gspmd-simulate %t/padded.mlir --topology v5e:1x2 | FileCheck %s --check-prefix=V5E
// RUN: gspmd-simulate %t/padded.mlir --topology h100:2 | FileCheck %s --check-prefix=H100
// Features are columns, batches rows of a tile: 64 elements of 128 x 2 (v5e), 128 x 4 (v3) elements of two bytes.
// The least tile of v3 has 1 KiB. The argument has 64 columns and 32 rows.
// V3: 64.00 KiB %0 : tensor<2x64x32xbf16>, temporary
// V3: 16.00 KiB %arg0 : tensor<2x64x32xbf16>, argument
// V5E: 32.00 KiB %0 : tensor<2x64x32xbf16>, temporary
// V5E: 16.00 KiB %arg0 : tensor<2x64x32xbf16>, argument
// H100: 8.00 KiB %arg0 : tensor<2x64x32xbf16>, argument

// The first of two products of 8 KiB leaves a gap, for which 16 KiB are too large.
// RUN: gspmd-simulate %t/gap.mlir --topology v5e:1x1 | FileCheck %s --check-prefix=GAP
// RUN: gspmd-simulate %t/gap.mlir --topology h100:1 | FileCheck %s --check-prefix=NOGAP
// GAP: peak memory           88.00 KiB
// GAP: 8.00 KiB between tensors, fragmentation
// NOGAP-NOT: fragmentation

// RUN: gspmd-simulate %t/halo.mlir --topology v3:1x1 --axis-layout x=core --software tpu-compiler --stats %t/halo.json
// RUN: gspmd-simulate %t/halo.mlir --entry alone --topology v3:1x1 --axis-layout x=core --software tpu-compiler --stats %t/alone.json
// Before neighbors receive them, elements are copied from the convolution's tiles.
// RUN: %python -c "import json; a, b = ({k['kind']: k['seconds'] for k in json.load(open(r'%t/' + n + '.json'))['time_by_kind']} for n in ('halo', 'alone')); assert a['elementwise'] > 1.5 * b['elementwise'], (a, b)"

// RUN: gspmd-simulate %t/weights.mlir --topology v5e:1x1 | FileCheck %s --check-prefix=WEIGHTS
// RUN: gspmd-simulate %t/weights.mlir --topology h100:1 | FileCheck %s --check-prefix=GPU
// WEIGHTS: 512.00 KiB %arg0 : tensor<8x128x128xf32>, argument
// WEIGHTS: 256.00 KiB %arg0 : tensor<8x128x128xbf16>, conversion
// GPU: 512.00 KiB %arg0 : tensor<8x128x128xf32>, argument
// GPU-NOT: conversion

// Two stacks begin as the same zeros; one is read by a product, the other one is added to something.
// RUN: gspmd-simulate %t/stacks.mlir --topology v5e:1x1 | FileCheck %s --check-prefix=STACKS
// STACKS-DAG: 256.00 KiB %{{.*}}#1 : tensor<8x128x128xbf16>, loop carry
// STACKS-DAG: 512.00 KiB %{{.*}}#2 : tensor<8x128x128xf32>, loop carry
// RUN: gspmd-simulate %t/stacks.mlir --topology h100:1 | FileCheck %s --check-prefix=DENSE
// DENSE-DAG: 512.00 KiB %{{.*}}#1 : tensor<8x128x128xf32>, loop carry
// DENSE-DAG: 512.00 KiB %{{.*}}#2 : tensor<8x128x128xf32>, loop carry

//--- padded.mlir
sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<2x64x32xbf16>, %k: tensor<1x32x32xbf16>) -> tensor<2x64x32xbf16> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x32xbf16>, tensor<1x32x32xbf16>) -> tensor<2x64x32xbf16>
  %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x64x32xbf16>, tensor<1x32x32xbf16>) -> tensor<2x64x32xbf16>
  return %1 : tensor<2x64x32xbf16>
}
//--- weights.mlir
func.func @main(%w: tensor<8x128x128xf32>, %x: tensor<128x128xbf16>) -> tensor<128x128xbf16> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %ws = %w, %h = %x) : tensor<i32>, tensor<8x128x128xf32>, tensor<128x128xbf16>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %s = stablehlo.dynamic_slice %ws, %i, %zero, %zero, sizes = [1, 128, 128] : (tensor<8x128x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x128xf32>
    %t = stablehlo.reshape %s : (tensor<1x128x128xf32>) -> tensor<128x128xf32>
    %b = stablehlo.optimization_barrier %t : tensor<128x128xf32>
    %v = stablehlo.convert %b : (tensor<128x128xf32>) -> tensor<128x128xbf16>
    %y = stablehlo.dot_general %h, %v, contracting_dims = [1] x [0] : (tensor<128x128xbf16>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %ws, %y : tensor<i32>, tensor<8x128x128xf32>, tensor<128x128xbf16>
  }
  return %r#2 : tensor<128x128xbf16>
}
//--- stacks.mlir
func.func @main(%x: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x128x128xf32>
  %r:4 = stablehlo.while(%i = %zero, %a = %zeros, %b = %zeros, %h = %x) : tensor<i32>, tensor<8x128x128xf32>, tensor<8x128x128xf32>, tensor<128x128xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %y = stablehlo.tanh %h : tensor<128x128xf32>
    %row = stablehlo.reshape %h : (tensor<128x128xf32>) -> tensor<1x128x128xf32>
    %other = stablehlo.reshape %y : (tensor<128x128xf32>) -> tensor<1x128x128xf32>
    %a1 = stablehlo.dynamic_update_slice %a, %row, %i, %zero, %zero : (tensor<8x128x128xf32>, tensor<1x128x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x128x128xf32>
    %b1 = stablehlo.dynamic_update_slice %b, %other, %i, %zero, %zero : (tensor<8x128x128xf32>, tensor<1x128x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x128x128xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %a1, %b1, %y : tensor<i32>, tensor<8x128x128xf32>, tensor<8x128x128xf32>, tensor<128x128xf32>
  }
  %q:4 = stablehlo.while(%i = %zero, %a = %r#1, %b = %r#2, %h = %r#3) : tensor<i32>, tensor<8x128x128xf32>, tensor<8x128x128xf32>, tensor<128x128xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %row = stablehlo.dynamic_slice %a, %i, %zero, %zero, sizes = [1, 128, 128] : (tensor<8x128x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x128xf32>
    %other = stablehlo.dynamic_slice %b, %i, %zero, %zero, sizes = [1, 128, 128] : (tensor<8x128x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x128xf32>
    %w = stablehlo.reshape %row : (tensor<1x128x128xf32>) -> tensor<128x128xf32>
    %d = stablehlo.reshape %other : (tensor<1x128x128xf32>) -> tensor<128x128xf32>
    %y = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    %z = stablehlo.add %y, %d : tensor<128x128xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %a, %b, %z : tensor<i32>, tensor<8x128x128xf32>, tensor<8x128x128xf32>, tensor<128x128xf32>
  }
  return %q#3 : tensor<128x128xf32>
}

//--- gap.mlir
func.func @main(%a: tensor<32x128xbf16>, %b: tensor<64x128xbf16>, %w: tensor<128x128xbf16>) -> (tensor<32x128xbf16>, tensor<64x128xbf16>) {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<32x128xbf16>, tensor<128x128xbf16>) -> tensor<32x128xbf16>
  %2 = stablehlo.dot_general %b, %w, contracting_dims = [1] x [0] : (tensor<64x128xbf16>, tensor<128x128xbf16>) -> tensor<64x128xbf16>
  return %1, %2 : tensor<32x128xbf16>, tensor<64x128xbf16>
}
//--- halo.mlir
sharding.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<2x4096x32xbf16>, %k: tensor<3x32x32xbf16>) -> (tensor<2x4096x32xbf16>, tensor<2x4096x32xbf16>) {
  %0 = stablehlo.exponential %x : tensor<2x4096x32xbf16>
  %1 = spmd.halo_exchange %0 dim 1 left 1 right 1 over <@mesh ["x"]> : tensor<2x4096x32xbf16> -> tensor<2x4098x32xbf16>
  %2 = stablehlo.convolution(%1, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4098x32xbf16>, tensor<3x32x32xbf16>) -> tensor<2x4096x32xbf16>
  return %0, %2 : tensor<2x4096x32xbf16>, tensor<2x4096x32xbf16>
}
func.func @alone(%x: tensor<2x4096x32xbf16>, %k: tensor<3x32x32xbf16>) -> (tensor<2x4096x32xbf16>, tensor<2x4096x32xbf16>) {
  %0 = stablehlo.exponential %x : tensor<2x4096x32xbf16>
  %1 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4096x32xbf16>, tensor<3x32x32xbf16>) -> tensor<2x4096x32xbf16>
  return %0, %1 : tensor<2x4096x32xbf16>, tensor<2x4096x32xbf16>
}

// Products of transposed operands, and sorts of more data than a chip holds in its on-chip memory. The machine computes
// 1e12 flops and moves 1e12 bytes per second.

// RUN: gspmd-simulate %s --entry along --topology %S/../Inputs/round.json:1 --stats %t.along.json | FileCheck %s --check-prefix=ALONG
// RUN: gspmd-simulate %s --entry across --topology %S/../Inputs/round.json:1 --stats %t.across.json | FileCheck %s --check-prefix=ALONG
// RUN: gspmd-simulate %s --entry behind --topology %S/../Inputs/round.json:1 --stats %t.behind.json | FileCheck %s --check-prefix=ALONG
// RUN: gspmd-simulate %s --entry computed --topology %S/../Inputs/round.json:1 --stats %t.computed.json | FileCheck %s --check-prefix=ALONG
// RUN: %python -c "import json, sys; bytes = [sum(k['memory_bytes'] for k in json.load(open(f))['time_by_kind'] if k['kind'] == 'matmul') for f in sys.argv[1:]]; assert bytes == [12e6, 12e6 + 2 * 8e6, 12e6 + 2 * 4e6, 16e6], bytes" %t.along.json %t.across.json %t.behind.json %t.computed.json
// RUN: gspmd-simulate %s --entry sort --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=SORT
// RUN: gspmd-simulate %s --entry sort --topology %S/../Inputs/round.json:1 --hardware-scale on_chip_bytes=0.001 | FileCheck %s --check-prefix=PASSES
// RUN: gspmd-simulate %s --entry rows --topology %S/../Inputs/round.json:1 --hardware-scale on_chip_bytes=0.001 | FileCheck %s --check-prefix=ROWS
// RUN: gspmd-simulate %s --entry pairs --topology %S/../Inputs/round.json:1 --hardware-scale on_chip_bytes=0.001 | FileCheck %s --check-prefix=PAIRS

// Two operands and one result of 4 MB each, all in row-major order.
// ALONG: matmul
func.func @along(%a: tensor<100x100x100xf32>, %b: tensor<100x100x100xf32>) -> tensor<100x100x100xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<100x100x100xf32>, tensor<100x100x100xf32>) -> tensor<100x100x100xf32>
  return %0 : tensor<100x100x100xf32>
}

// The batch is the contiguous dimension, so both operands are transposed first.
func.func @across(%a: tensor<100x100x100xf32>, %b: tensor<100x100x100xf32>) -> tensor<100x100x100xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<100x100x100xf32>, tensor<100x100x100xf32>) -> tensor<100x100x100xf32>
  return %0 : tensor<100x100x100xf32>
}

// One operand is transposed first, before the reshape.
func.func @behind(%a: tensor<10000x100xf32>, %b: tensor<100x100x100xf32>) -> tensor<100x100x100xf32> {
  %0 = stablehlo.reshape %a : (tensor<10000x100xf32>) -> tensor<100x100x100xf32>
  %1 = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<100x100x100xf32>) -> tensor<100x100x100xf32>
  %2 = stablehlo.dot_general %1, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<100x100x100xf32>, tensor<100x100x100xf32>) -> tensor<100x100x100xf32>
  return %2 : tensor<100x100x100xf32>
}

// An op writes its result in the layout that the product requires. The op reads 4 MB more than @along does.
func.func @computed(%a: tensor<100x100x100xf32>, %b: tensor<100x100x100xf32>, %c: tensor<100x100x100xf32>) -> tensor<100x100x100xf32> {
  %0 = stablehlo.add %a, %c : tensor<100x100x100xf32>
  %1 = stablehlo.dot_general %0, %b, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<100x100x100xf32>, tensor<100x100x100xf32>) -> tensor<100x100x100xf32>
  return %1 : tensor<100x100x100xf32>
}

// 20 comparisons for each of a million elements take 20 us; 8 MB are read and
// written in 8 us. With 1 MB on the chip, blocks of 0.5 MB are sorted: 8 of
// them, which are then merged three times.
// SORT: step time             20.00 us
// PASSES: step time             32.00 us
func.func @sort(%a: tensor<1000000xf32>) -> tensor<1000000xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000000xf32>) -> tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}

// Rows that fit in the on-chip memory are sorted one after another.
// ROWS: step time             20.00 us
func.func @rows(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// A second operand doubles the bytes to 16 MB a pass and the blocks to 16: five passes.
// PAIRS: step time             80.00 us
func.func @pairs(%a: tensor<1000000xf32>, %i: tensor<1000000xi32>) -> (tensor<1000000xf32>, tensor<1000000xi32>) {
  %0:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000000xf32>, tensor<1000000xi32>) -> (tensor<1000000xf32>, tensor<1000000xi32>)
  return %0#0, %0#1 : tensor<1000000xf32>, tensor<1000000xi32>
}

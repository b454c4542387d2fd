// Products in blocks and convolutions in tiles, on a machine of round figures
// (1e12 bytes of memory, elements and flops per second) with figures added.

// RUN: sed 's/"matrix_flops": {"value": [0-9.e+]*/"matrix_flops": {"value": 1e15/' %S/../Inputs/blocks.json > %t.once.json
// RUN: sed 's/"fill_bytes"/"product_block": {"value": 500, "unit": "elements", "source": "test"}, "resident_bytes": {"value": 1e6, "unit": "B", "source": "test"}, &/' %t.once.json > %t.again.json
// RUN: sed 's/"value": 1e6, "unit": "B"/"value": 4e6, "unit": "B"/' %t.again.json > %t.resident.json
// RUN: sed 's/"fill_bytes"/"resident_bytes": {"value": 1, "unit": "B", "source": "test"}, &/' %S/../Inputs/blocks.json > %t.split.json
// RUN: sed 's/"fill_bytes"/"window_flops": {"value": 1e10, "unit": "flop\/s", "source": "test"}, &/' %S/../Inputs/blocks.json > %t.loads.json
// RUN: gspmd-simulate %s --entry product --topology %t.once.json:1 | FileCheck %s --check-prefix=ONCE
// RUN: gspmd-simulate %s --entry product --topology %t.again.json:1 | FileCheck %s --check-prefix=AGAIN
// RUN: gspmd-simulate %s --entry product --topology %t.resident.json:1 | FileCheck %s --check-prefix=ONCE
// RUN: gspmd-simulate %s --entry few --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=FEW
// RUN: gspmd-simulate %s --entry few --topology %t.split.json:1 | FileCheck %s --check-prefix=SPLIT
// RUN: gspmd-simulate %s --entry few --topology %t.loads.json:1 | FileCheck %s --check-prefix=LOADS
// RUN: gspmd-simulate %s --entry inside --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=INSIDE
// RUN: gspmd-simulate %s --entry filter --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=FILTER
// RUN: gspmd-simulate %s --entry many --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=MANY

// 12 MB. In blocks of 500 x 500, both operands are read twice if neither stays
// on the chip.
// ONCE: step time             12.00 us
// AGAIN: step time             20.00 us
func.func @product(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// 625.87 us of products, with 64 features along 128 lanes. The caller has 128
// indices there, so both tensors are copied: each 3.28e6 elements, read and written.
// FEW: step time             678.30 us
// Split into 8 chunks of 16 elements and 2 of halos: 4 copies without padding
// and one of 18 / 16 with it (10.24e6 elements), and 4 x 1.64e6 of the result.
// SPLIT: step time             760.22 us
// The 3 elements of a window are loaded and pushed 1e10 times per second.
// LOADS: step time             2.008 ms
func.func @few(%a: tensor<2x100x128x64xf32>, %b: tensor<1x3x64x64xf32>) -> tensor<2x100x128x64xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x100x128x64xf32>, tensor<1x3x64x64xf32>) -> tensor<2x100x128x64xf32>
  return %0 : tensor<2x100x128x64xf32>
}

// Of a result that stays in the program, only the next convolution's operand is
// copied: 2 x 625.87 us and three copies.
// INSIDE: step time             1.330 ms
func.func @inside(%a: tensor<2x100x128x64xf32>, %b: tensor<1x3x64x64xf32>) -> tensor<2x100x128x64xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x100x128x64xf32>, tensor<1x3x64x64xf32>) -> tensor<2x100x128x64xf32>
  %1 = stablehlo.convolution(%0, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x100x128x64xf32>, tensor<1x3x64x64xf32>) -> tensor<2x100x128x64xf32>
  return %1 : tensor<2x100x128x64xf32>
}

// A batch of 128 is along the lanes for caller and convolution: no copies, and
// 4 of 6 elements of two windows are valid.
// MANY: step time             419.43 us
func.func @many(%a: tensor<128x100x2x64xf32>, %b: tensor<1x3x64x64xf32>) -> tensor<128x100x2x64xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<128x100x2x64xf32>, tensor<1x3x64x64xf32>) -> tensor<128x100x2x64xf32>
  return %0 : tensor<128x100x2x64xf32>
}

// The gradient of a filter: 619.32 us of products, and both operands are copied,
// 3.28e6 and 3.23e6 elements with padding.
// FILTER: step time             671.33 us
func.func @filter(%a: tensor<2x100x128x64xf32>, %g: tensor<2x100x126x64xf32>) -> tensor<1x3x64x64xf32> {
  %0 = stablehlo.convolution(%a, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x100x128x64xf32>, tensor<2x100x126x64xf32>) -> tensor<1x3x64x64xf32>
  return %0 : tensor<1x3x64x64xf32>
}

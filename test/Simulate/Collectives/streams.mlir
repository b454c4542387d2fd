// Kernels that pass tensors through the vector unit block by block, on a
// machine of round figures: 1e12 bytes of memory, elements and flops per
// second. A tensor below has 1e6 elements: 4 us to read, 4 us to write, 1 us
// more if a kernel of one op streams it in small blocks, 4 us to widen, 2 us to
// transpose, 20 us to pass through on the chip row by row.

// RUN: gspmd-simulate %s --entry map --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=MAP
// RUN: gspmd-simulate %s --entry narrow --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=NARROW
// RUN: gspmd-simulate %s --entry fused --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=FUSED
// RUN: gspmd-simulate %s --entry widened --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=WIDENED
// RUN: gspmd-simulate %s --entry squares --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=SQUARES
// RUN: gspmd-simulate %s --entry converted --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=CONVERTED
// RUN: gspmd-simulate %s --entry transposed --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=TRANSPOSED
// RUN: gspmd-simulate %s --entry permuted --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=PERMUTED
// RUN: gspmd-simulate %s --entry joined --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=JOINED
// RUN: gspmd-simulate %s --entry columns --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=COLUMNS
// RUN: gspmd-simulate %s --entry matrix --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=MATRIX
// RUN: gspmd-simulate %s --entry total --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=TOTAL
// RUN: gspmd-simulate %s --entry rows --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=SUMS
// RUN: gspmd-simulate %s --entry windows --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=OVERLAPPING
// RUN: gspmd-simulate %s --entry softmax --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=SOFTMAX
// RUN: gspmd-simulate %s --entry softmax_kept --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=KEPT
// RUN: gspmd-simulate %s --entry softmax --topology %S/../Inputs/blocks.json:1 --hardware-scale on_chip_bytes=5e-6 | FileCheck %s --check-prefix=ROWS
// RUN: gspmd-simulate %s --entry norm --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=NORM
// RUN: gspmd-simulate %s --entry adam --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=ADAM
// RUN: gspmd-simulate %s --entry between --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=BETWEEN
// RUN: gspmd-simulate %s --entry batches --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=BATCHES
// RUN: gspmd-simulate %s --entry window --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=WINDOW
// RUN: gspmd-simulate %s --entry product --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=PRODUCT
// RUN: gspmd-simulate %s --entry update --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=UPDATE
// RUN: gspmd-simulate %s --entry donated --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=DONATED
// RUN: gspmd-simulate %s --entry retiled --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=RETILED
// RUN: gspmd-simulate %s --entry retiled --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=NOTILES
// RUN: gspmd-simulate %s --entry merged --topology %S/../Inputs/blocks.json:1 | FileCheck %s --check-prefix=NOTILES

// Three tensors, in small blocks.
// MAP: step time             13.00 us
func.func @map(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %a, %b : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// A kernel of several ops has large blocks.
// FUSED: step time             8.00 us
func.func @fused(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %c = stablehlo.constant dense<2.5> : tensor<1000x1000xf32>
  %0 = stablehlo.multiply %a, %c : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Half of the bytes, but the result is of words first.
// NARROW: step time             9.00 us
func.func @narrow(%a: tensor<1000x1000xbf16>) -> tensor<1000x1000xbf16> {
  %0 = stablehlo.negate %a : tensor<1000x1000xbf16>
  return %0 : tensor<1000x1000xbf16>
}

// A result of words is not widened: 2 and 4 MB.
// WIDENED: step time             7.00 us
func.func @widened(%a: tensor<1000x1000xbf16>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.convert %a : (tensor<1000x1000xbf16>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// What is reduced is of words too. With another op, blocks are large.
// TOTAL: step time             9.00 us
func.func @total(%a: tensor<1000x1000xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// SQUARES: step time             8.00 us
func.func @squares(%a: tensor<1000x1000xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %a, %a : tensor<1000x1000xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// 2 MB and 4 MB of words. JAX sums numbers of 16 bits as words, and the
// compiler does not, so that this is one op too.
// SUMS: step time             7.00 us
// CONVERTED: reduce {{ *}}7.00 us
func.func @converted(%a: tensor<1000x1000xbf16>) -> tensor<1000xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<1000x1000xbf16>) -> tensor<1000x1000xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32>
  %2 = stablehlo.convert %1 : (tensor<1000xf32>) -> tensor<1000xbf16>
  return %2 : tensor<1000xbf16>
}
func.func @rows(%a: tensor<1000x1000xbf16>) -> tensor<1000xbf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xbf16>, tensor<bf16>) -> tensor<1000xbf16>
  return %0 : tensor<1000xbf16>
}

// The last dimension is transposed, or only others.
// TRANSPOSED: step time             10.00 us
func.func @transposed(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
// PERMUTED: step time             8.00 us
func.func @permuted(%a: tensor<10x100x1000xf32>) -> tensor<100x10x1000xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<10x100x1000xf32>) -> tensor<100x10x1000xf32>
  return %0 : tensor<100x10x1000xf32>
}
// The second operand is read three times: it is padded, and so is the first.
// JOINED: step time             12.00 us
func.func @joined(%a: tensor<500x1000xf32>, %b: tensor<500x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<500x1000xf32>, tensor<500x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
// Rows of 64 numbers do not fill the columns of tiles: read, written, and
// copied once more, with two transpositions.
// COLUMNS: step time             20.00 us
func.func @columns(%a: tensor<1000x1000xf32>) -> tensor<1000x10x100xf32> {
  %0 = stablehlo.reshape %a : (tensor<1000x1000xf32>) -> tensor<1000x10x100xf32>
  return %0 : tensor<1000x10x100xf32>
}

// Windows are read once, and their result is of words first.
// OVERLAPPING: step time             12.00 us
func.func @windows(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Maximum, exponentials, sum and division read the tensor once, and pass
// through its rows on the chip in 20 us, longer than reading and writing.
// SOFTMAX: step time             20.00 us
// SOFTMAX: time by kind
// SOFTMAX-NEXT: elementwise {{.*}} x 1
// SOFTMAX-NOT: reduce
// A row does not fit on the chip while the next one is loaded.
// ROWS: elementwise {{.*}} x 2
// ROWS: reduce {{.*}} x 1
func.func @softmax(%a: tensor<10x100x1000xf32>) -> tensor<10x100x1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<10x100x1000xf32>, tensor<f32>) -> tensor<10x100xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<10x100xf32>) -> tensor<10x100x1000xf32>
  %2 = stablehlo.subtract %a, %1 : tensor<10x100x1000xf32>
  %3 = stablehlo.exponential %2 : tensor<10x100x1000xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<10x100x1000xf32>, tensor<f32>) -> tensor<10x100xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<10x100xf32>) -> tensor<10x100x1000xf32>
  %6 = stablehlo.divide %3, %5 : tensor<10x100x1000xf32>
  return %6 : tensor<10x100x1000xf32>
}

// The exponentials are a result too, so they are written before their sum is
// known.
// KEPT: elementwise {{.*}} x 2
func.func @softmax_kept(%a: tensor<10x100x1000xf32>) -> (tensor<10x100x1000xf32>, tensor<10x100x1000xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.exponential %a : tensor<10x100x1000xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<10x100x1000xf32>, tensor<f32>) -> tensor<10x100xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<10x100xf32>) -> tensor<10x100x1000xf32>
  %6 = stablehlo.divide %3, %5 : tensor<10x100x1000xf32>
  return %6, %3 : tensor<10x100x1000xf32>, tensor<10x100x1000xf32>
}

// The compiler does not keep the rows of a matrix.
// MATRIX: elementwise {{.*}} x 2
// MATRIX: reduce {{ *}}9.00 us {{.*}} x 1
func.func @matrix(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1000xf32>
  %2 = stablehlo.subtract %a, %1 : tensor<1000x1000xf32>
  %3 = stablehlo.exponential %2 : tensor<1000x1000xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1000xf32>
  %6 = stablehlo.divide %3, %5 : tensor<1000x1000xf32>
  return %6 : tensor<1000x1000xf32>
}

// Cheap ops are repeated: a reduction and an element-wise kernel.
// NORM: elementwise {{.*}} x 1
// NORM: reduce {{.*}} x 1
func.func @norm(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %a, %a : tensor<1000x1000xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1000xf32>) -> tensor<1000x1000xf32>
  %3 = stablehlo.multiply %a, %2 : tensor<1000x1000xf32>
  return %3 : tensor<1000x1000xf32>
}

// The new average is written, and used in the same kernel: three operands,
// two results.
// ADAM: step time             20.00 us
// ADAM: elementwise {{.*}} x 1
func.func @adam(%p: tensor<1000x1000xf32>, %g: tensor<1000x1000xf32>, %m: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = stablehlo.add %m, %g : tensor<1000x1000xf32>
  %1 = stablehlo.subtract %p, %0 : tensor<1000x1000xf32>
  return %1, %0 : tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// A product of the average comes first, so that there are two kernels.
// BETWEEN: elementwise {{.*}} x 2
func.func @between(%p: tensor<1000x1000xf32>, %g: tensor<1000x1000xf32>, %m: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %0 = stablehlo.add %m, %g : tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %0, %p, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %2 = stablehlo.subtract %1, %0 : tensor<1000x1000xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<1000x1000xf32>
  return %3, %0, %1 : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// The results of batched products are widened: 22 kB in, 4 MB out, and 4 us
// to widen them.
// BATCHES: step time             8.02 us
// BATCHES: matmul
func.func @batches(%a: tensor<10x1000x1xbf16>, %b: tensor<10x1x100xbf16>) -> tensor<10x1000x100xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<10x1000x1xbf16>, tensor<10x1x100xbf16>) -> tensor<10x1000x100xf32>
  return %0 : tensor<10x1000x100xf32>
}
// So are those of convolutions, even of one index: 4.2 MB out. The caller
// has them row-major, which takes a copy.
// WINDOW: step time             16.79 us
func.func @window(%a: tensor<128x8x1xf32>, %b: tensor<1x1x1024xf32>) -> tensor<128x8x1024xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<128x8x1xf32>, tensor<1x1x1024xf32>) -> tensor<128x8x1024xf32>
  return %0 : tensor<128x8x1024xf32>
}
// Those of a single product are not.
// PRODUCT: step time             4.01 us
func.func @product(%a: tensor<1000x1xf32>, %b: tensor<1x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1xf32>, tensor<1x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// The caller keeps the tensor, so it is copied first.
// UPDATE: step time             8.01 us
func.func @update(%a: tensor<1000x1000xf32>, %u: tensor<1x1000xf32>, %i: tensor<i32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
// DONATED: step time             0.01 us
func.func @donated(%a: tensor<1000x1000xf32> {jax.buffer_donor = true}, %u: tensor<1x1000xf32>, %i: tensor<i32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// The last dimension is split, so the elements of a tile change. Hardware
// without tiles renames the bytes.
// RETILED: step time             8.19 us
// RETILED: copy {{.*}} x 1
// NOTILES: step time             0.00 us
func.func @retiled(%a: tensor<1000x1024xf32>) -> tensor<1000x8x128xf32> {
  %0 = stablehlo.reshape %a : (tensor<1000x1024xf32>) -> tensor<1000x8x128xf32>
  return %0 : tensor<1000x8x128xf32>
}
// Merging dimensions before the last one keeps the tiles.
func.func @merged(%a: tensor<10x80x1000xf32>) -> tensor<800x1000xf32> {
  %0 = stablehlo.reshape %a : (tensor<10x80x1000xf32>) -> tensor<800x1000xf32>
  return %0 : tensor<800x1000xf32>
}

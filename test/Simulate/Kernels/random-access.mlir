// Scattered elements are fetched in sectors, and ops that XLA computes in blocks are not
// computed element by element. On a machine of 1e12 flops and bytes per second.

// RUN: gspmd-simulate %s --entry gather --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=GATHER
// RUN: gspmd-simulate %s --entry rows --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=ROWS
// RUN: gspmd-simulate %s --entry scatter --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=SCATTER
// RUN: gspmd-simulate %s --entry prefix --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=PREFIX
// RUN: gspmd-simulate %s --entry window --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=WINDOW
// RUN: gspmd-simulate %s --entry call --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=CALL

// A million scattered elements: 512 bytes for each of them, 4 of
// its index and 4 of the result.
// GATHER: step time             520.00 us
func.func @gather(%a: tensor<4000000xf32>, %i: tensor<1000000x1xi32>) -> tensor<1000000xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4000000xf32>, tensor<1000000x1xi32>) -> tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}

// Rows of 4,000 bytes are longer than a sector of memory.
// ROWS: step time             8.00 us
func.func @rows(%a: tensor<5000x1000xf32>, %i: tensor<1000x1xi32>) -> tensor<1000x1000xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1000>}> : (tensor<5000x1000xf32>, tensor<1000x1xi32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Read, changed and written: 1,024 bytes for each element of 16, in rows of 64.
// SCATTER: step time             1.0{{[0-9]}} us
func.func @scatter(%a: tensor<5000x16xf32> {jax.buffer_donor = true}, %i: tensor<1000x1xi32>, %u: tensor<1000x16xf32>) -> tensor<5000x16xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5000x16xf32>, tensor<1000x1xi32>, tensor<1000x16xf32>) -> tensor<5000x16xf32>
  return %0 : tensor<5000x16xf32>
}

// A prefix sum of 4,096 is sums within blocks of 128, over 32 blocks for each
// 128 elements, and their sum: 128.25 additions for each element, not 4,095.
// PREFIX: step time             5.25 us
func.func @prefix(%a: tensor<10x4096xf32>) -> tensor<10x4096xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 4096>, padding = dense<[[0, 0], [4095, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4096xf32>, tensor<f32>) -> tensor<10x4096xf32>
  return %0 : tensor<10x4096xf32>
}

// A window that is shorter than the dimension is no prefix sum: 511 additions.
// WINDOW: step time             20.9{{[0-9]*}} us
func.func @window(%a: tensor<10x4607xf32>) -> tensor<10x4096xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 512>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4607xf32>, tensor<f32>) -> tensor<10x4096xf32>
  return %0 : tensor<10x4096xf32>
}

// CALL: note: no cost model: 2 custom calls of 'my_kernel' are estimated as one pass over their operands and results (--kernel-costs specifies their cost)
func.func @call(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.custom_call @my_kernel(%a) : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.custom_call @my_kernel(%0) : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}

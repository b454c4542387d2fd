// Fused kernels and their times on a machine of round figures: 1e12
// flops and bytes of memory per second, nothing else.

// RUN: gspmd-simulate %s --entry chain --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=CHAIN
// RUN: gspmd-simulate %s --entry dot --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=DOT
// RUN: gspmd-simulate %s --entry epilogue --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=EPILOGUE
// RUN: gspmd-simulate %s --entry reduce --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=REDUCE
// RUN: gspmd-simulate %s --entry softmax --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=SOFTMAX
// RUN: gspmd-simulate %s --entry slice --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=SLICE
// RUN: gspmd-simulate %s --entry update --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=UPDATE
// RUN: gspmd-simulate %s --entry int8 --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=INT8
// RUN: gspmd-simulate %s --entry einsum --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=EINSUM
// RUN: gspmd-simulate %s --entry double --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=DOUBLE
// RUN: gspmd-simulate %s --entry complex --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=COMPLEX
// RUN: gspmd-simulate %s --entry highest --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=HIGHEST
// RUN: gspmd-simulate %s --entry named --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=NAMED
// RUN: gspmd-simulate %s --entry dead --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=DEAD

// Two operands in, one result out, 4 MB each: three element-wise ops are one
// pass over memory.
// CHAIN: step time             12.00 us
// CHAIN: elementwise {{.*}} x 1
func.func @chain(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %a, %b : tensor<1000x1000xf32>
  %1 = stablehlo.multiply %0, %a : tensor<1000x1000xf32>
  %2 = stablehlo.subtract %1, %b : tensor<1000x1000xf32>
  return %2 : tensor<1000x1000xf32>
}

// DOT: step time             2.000 ms
// DOT: HFU                   100.0 % {{.*}} 2e+09 matrix flops
func.func @dot(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Element-wise ops on the result of a product join it.
// EPILOGUE: step time             2.000 ms
// EPILOGUE: time by kind
// EPILOGUE-NEXT: matmul {{.*}} x 1
// EPILOGUE-NOT: elementwise
func.func @epilogue(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>, %c: tensor<1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1000xf32>) -> tensor<1000x1000xf32>
  %2 = stablehlo.add %0, %1 : tensor<1000x1000xf32>
  return %2 : tensor<1000x1000xf32>
}

// The squares are never in memory.
// REDUCE: step time             4.00 us
// REDUCE: reduce {{.*}} x 1
func.func @reduce(%a: tensor<1000x1000xf32>) -> tensor<1000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %a, %a : tensor<1000x1000xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1000x1000xf32>, tensor<f32>) -> tensor<1000xf32>
  return %1 : tensor<1000xf32>
}

// Maximum; exponentials with their sum in the same kernel; division.
// SOFTMAX: elementwise {{.*}} x 2
// SOFTMAX: reduce {{.*}} x 1
func.func @softmax(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
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

// Of a sliced tensor only the slice is read: 4 kB in, 4 kB out.
// SLICE: step time             0.01 us
func.func @slice(%a: tensor<1000x1000xf32>, %i: tensor<i32>) -> tensor<1x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %a, %i, %zero, sizes = [1, 1000] : (tensor<1000x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1000xf32>
  return %0 : tensor<1x1000xf32>
}

// An update in place writes its slice; if the old tensor is live too, all of
// it is copied first. (The caller gives both away.)
// UPDATE: step time             8.02 us
// UPDATE: copy {{.*}} x 2
func.func @update(%a: tensor<1000x1000xf32> {jax.buffer_donor = true}, %b: tensor<1000x1000xf32> {jax.buffer_donor = true}, %u: tensor<1x1000xf32>, %i: tensor<i32>) -> (tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.dynamic_update_slice %b, %u, %i, %zero : (tensor<1000x1000xf32>, tensor<1x1000xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x1000xf32>
  return %0, %1, %b : tensor<1000x1000xf32>, tensor<1000x1000xf32>, tensor<1000x1000xf32>
}

// INT8: step time             1.000 ms
// INT8-NEXT: HFU                   100.0 % of int8 peak
// INT8-NEXT: MFU                   100.0 %
func.func @int8(%a: tensor<1000x1000xi8>, %b: tensor<1000x1000xi8>) -> tensor<1000x1000xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xi8>, tensor<1000x1000xi8>) -> tensor<1000x1000xi32>
  return %0 : tensor<1000x1000xi32>
}

// Six passes over the matrix unit.
// HIGHEST: step time             12.000 ms
func.func @highest(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// A hand-written kernel: two products, no intermediate value in memory.
// NAMED: time by kind
// NAMED-NEXT: matmul {{.*}} x 1
// NAMED-NOT: reduce
func.func @named(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("attention/fused_kernel/dot")
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<100x100xf32>, tensor<f32>) -> tensor<100xf32> loc("attention/fused_kernel/dot")
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<100xf32>) -> tensor<100x100xf32> loc("attention/fused_kernel/dot")
  %3 = stablehlo.divide %0, %2 : tensor<100x100xf32> loc("attention/fused_kernel/dot")
  %4 = stablehlo.dot_general %3, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("attention/fused_kernel/dot")
  return %4 : tensor<100x100xf32>
}

// DEAD: step time             0.00 us
func.func @dead(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.add %a, %a : tensor<1000x1000xf32>
  return %a : tensor<1000x1000xf32>
}

// An einsum is the product that it describes.
// EINSUM: step time             200.00 us
// EINSUM-NEXT: HFU                   100.0 % of bf16 peak
func.func @einsum(%a: tensor<10x100x100xbf16>, %b: tensor<100x10x1000xbf16>) -> tensor<10x1000x100xbf16> {
  %0 = stablehlo.einsum %a, %b, config = "bik,kbj->bji" : (tensor<10x100x100xbf16>, tensor<100x10x1000xbf16>) -> tensor<10x1000x100xbf16>
  return %0 : tensor<10x1000x100xbf16>
}

// The figures have no rate for this type.
// DOUBLE: step time             2.000 ms
// DOUBLE: products of f64 are timed at the matrix unit's rate for bf16: the hardware has no figure for them
// DOUBLE-NOT: products of
func.func @double(%a: tensor<1000x1000xf64>, %b: tensor<1000x500xf64>) -> tensor<1000x500xf64> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xf64>, tensor<1000x500xf64>) -> tensor<1000x500xf64>
  %1 = stablehlo.dot_general %a, %0, contracting_dims = [1] x [0] : (tensor<1000x1000xf64>, tensor<1000x500xf64>) -> tensor<1000x500xf64>
  return %1 : tensor<1000x500xf64>
}

// Four real products.
// COMPLEX: step time             8.000 ms
// COMPLEX: products of complex<f32> are timed at the matrix unit's rate for bf16, as four real products
func.func @complex(%a: tensor<1000x1000xcomplex<f32>>, %b: tensor<1000x1000xcomplex<f32>>) -> tensor<1000x1000xcomplex<f32>> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1000x1000xcomplex<f32>>, tensor<1000x1000xcomplex<f32>>) -> tensor<1000x1000xcomplex<f32>>
  return %0 : tensor<1000x1000xcomplex<f32>>
}

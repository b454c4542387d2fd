//===- BufferContract.h - Batched matrix products ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// out[b..., m, n] = sum over k of lhs[b..., m, k] * rhs[b..., k, n]. `out` may
/// have any shape of as many elements in that order. Narrow floats accumulate
/// in f32, integers modulo 2^32 or 2^64.
void emitBatchedProduct(BufferOp &call, Value lhs, Value rhs, Value out);

/// `buffer` with `batch` dimensions, each for itself, and two groups of
/// dimensions as rows and columns; a copy if need be. There is no copy of what
/// is contiguous where dimensions stay in order.
Value viewAsMatrices(BufferOp &call, Value buffer, ArrayRef<int64_t> batch,
                     ArrayRef<int64_t> rows, ArrayRef<int64_t> columns);

/// The runtime's product of matrices of these elements (f32, f64, bf16, f16,
/// complex numbers, integers of 32 and 64 bits), and the elements of its
/// result.
StringRef productFunction(Type element);
Type productType(Type element);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H

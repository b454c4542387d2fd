//===- BufferContract.h - Batched matrix products ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Emits out[b..., m, n] = sum over k of lhs[b..., m, k] * rhs[b..., k, n].
/// `out` may have any shape with the same elements in row-major order. Narrow
/// floats accumulate in f32, integers modulo 2^32 or 2^64.
void emitBatchedProduct(BufferOp &call, Value lhs, Value rhs, Value out);

/// Returns `buffer` as matrices [batch..., rows, columns], where `rows` and
/// `columns` are groups of dimensions that are collapsed to one. It is a view
/// where the strides allow it and dimensions are contiguous in order; otherwise
/// a copy is emitted.
Value viewAsMatrices(BufferOp &call, Value buffer, ArrayRef<int64_t> batch,
                     ArrayRef<int64_t> rows, ArrayRef<int64_t> columns);

/// Return the runtime's matrix product for these elements (f32, f64, bf16, f16,
/// complex numbers, integers of 32 and 64 bits), and the element type of its
/// result.
StringRef productFunction(Type element);
Type productType(Type element);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERCONTRACT_H

//===- BufferSort.h - Sorting on buffers ------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERSORT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERSORT_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Returns an i1 that is true if the elements `lhs` of all arrays must precede
/// `rhs`.
using ElementOrder = llvm::function_ref<FailureOr<Value>(
    ImplicitLocOpBuilder &, ValueRange lhs, ValueRange rhs)>;

/// Sorts arrays of one shape along `dim`, all by the order `before`.
LogicalResult emitStableSort(BufferOp &call, ArrayRef<Value> arrays,
                             int64_t dim, ElementOrder before);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_OPS_BUFFERSORT_H

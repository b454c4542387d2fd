//===- WrappedReads.h - Loops whose subscripts wrap around ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WRAPPEDREADS_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WRAPPEDREADS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Removes subscripts modulo the size of a dimension from `op`, which computes
/// on buffers. Such a subscript reads a prefix, as a slice does, or a rotation:
/// `(d + 2) mod 8` are the elements 2 to 7, then 0 and 1. One that does not
/// wrap reads a view of the prefix. The innermost loop is split where one
/// wraps, so that each segment reads adjacent elements and is vectorized:
///
///     for d in 0..8: out[d] = a[d] + b[(d + 2) mod 8]
///
/// becomes
///
///     for d in 0..6: out[d] = a[d] + b[d + 2]
///     for d in 0..2: out[d + 6] = a[d + 6] + b[d]
///
/// In outer loops a subscript that wraps stays: it is computed rarely. Replaces
/// `op` by the segments. All loop bounds must be static and positive.
void resolveWrappedReads(linalg::GenericOp op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WRAPPEDREADS_H

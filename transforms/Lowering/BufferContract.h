//===- BufferContract.h - Batched matrix products ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERCONTRACT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERCONTRACT_H

#include "transforms/Lowering/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// out[b..., m, n] = sum over k of lhs[b..., m, k] * rhs[b..., k, n]. `out` may
/// have any shape of as many elements in that order. Narrow floats accumulate
/// in f32.
void emitBatchedProduct(BufferOp &call, Value lhs, Value rhs, Value out);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERCONTRACT_H

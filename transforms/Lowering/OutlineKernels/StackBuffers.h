//===- StackBuffers.h - Small buffers of kernels ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::lowering {

/// Small buffers that a turn of a loop makes and frees get a place on the
/// kernel's stack.
void putSmallBuffersOnStack(func::FuncOp kernel);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H

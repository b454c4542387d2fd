//===- StackBuffers.h - Stack allocation of small buffers -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H
#define GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::lowering {

/// Allocates small buffers that live within one loop iteration on the kernel's
/// stack.
void putSmallBuffersOnStack(func::FuncOp kernel);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_OUTLINEKERNELS_STACKBUFFERS_H

//===- ReduceWindow.h - Reductions over windows -----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_REDUCEWINDOW_H
#define GSPMD_TRANSFORMS_LOWERING_REDUCEWINDOW_H

#include "transforms/Lowering/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// reduce_window, dimension by dimension (WindowStage.h).
LogicalResult emitReduceWindow(BufferOp &call);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_REDUCEWINDOW_H

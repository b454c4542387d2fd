//===- BufferReduceWindow.h - Lowering of reduce_window ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Emits a reduce_window dimension by dimension (WindowStage.h).
LogicalResult emitReduceWindow(BufferOp &call);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H

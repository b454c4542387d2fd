//===- BufferReduceWindow.h - Lowering of reduce_window ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

/// Adds reduce_window, which is emitted dimension by dimension (WindowStage.h).
void addReduceWindowBufferOp(BufferTable &table);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_BUFFERREDUCEWINDOW_H

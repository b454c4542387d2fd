//===- BufferTableModel.h - Ops of the tables for one-shot-bufferize -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::gspmd::lowering {

/// Lets MLIR's one-shot-bufferize take an op for which hasBufferTableEntry
/// holds.
void attachBufferTableModel(RegisteredOperationName op);
/// Is it an op that a table fills (BufferLowering.h), or one whose results are
/// its operands' buffers?
bool hasBufferTableEntry(Operation *op);

/// All ops of `spmd` in all contexts: so bufferization by upstream's passes
/// turns them into calls of the runtime.
void registerBufferTableModels(DialectRegistry &registry);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H

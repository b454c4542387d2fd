//===- BufferTableModel.h - Bufferization of table ops ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::gspmd::lowering {

/// Attaches BufferizableOpInterface to an op for which hasBufferTableEntry
/// holds, so that MLIR's one-shot-bufferize accepts it.
void attachBufferTableModel(RegisteredOperationName op);
/// Returns true if the buffer table (BufferLowering.h) has an entry for `op`,
/// or if the results of `op` alias its operands.
bool hasBufferTableEntry(Operation *op);

/// Registers the interface for all ops of `spmd`: bufferization by upstream's
/// passes turns them into runtime calls.
void registerBufferTableModels(DialectRegistry &registry);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERTABLEMODEL_H

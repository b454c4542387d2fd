//===- WriteShardings.h - From the side table to attributes -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// Writes the shardings of the tensors of `module` that have axes or an
/// annotation to attributes; with `all`, those of every tensor.
void writeShardings(ModuleOp module, ShardingTable &table, bool all);

/// Marks the ops with annotated results, and the annotated arguments of private
/// functions (sharding::kAnnotatedAttrName).
void markAnnotatedResults(ModuleOp module, ShardingTable &table);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H

//===- WriteShardings.h - From the side table to attributes -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// Writes the shardings of all tensors of `module` that have one to attributes.
/// With `all`, every tensor gets one.
void writeShardings(ModuleOp module, ShardingTable &table, bool all);

/// Marks the ops of whose results, and the arguments of private functions of
/// which, the program says a sharding (kAnnotatedAttr).
void markAnnotatedResults(ModuleOp module, ShardingTable &table);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_WRITESHARDINGS_H

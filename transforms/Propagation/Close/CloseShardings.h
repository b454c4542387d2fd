//===- CloseShardings.h - Closing shardings ---------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Support/ProgramPhase.h"

namespace mlir::gspmd {

/// Attribute of an argument or result of a function whose caller cannot handle
/// sub-axes: completion shards it by full axes only.
inline constexpr StringLiteral kFullAxesOnlyAttr = "sharding.whole_axes";

/// Closes the shardings of all tensors, writes them to the IR, and replaces the
/// remaining annotations (mesh_splits, barriers) by reshards. Marks annotated
/// values, unless `phase`, which the program has passed, is completion, and
/// marks the module as completed. Invalidates `table`. Fails, with an
/// error, if an unreduced sharding cannot be satisfied.
LogicalResult closeShardings(ModuleOp module, ShardingTable &table,
                             ProgramPhase phase);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H

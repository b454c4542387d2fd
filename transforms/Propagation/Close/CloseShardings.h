//===- CloseShardings.h - The end of completion -----------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H
#define GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// Marks an argument or result of a function whose caller knows whole axes
/// only: where completion cuts it, it is by these.
inline constexpr StringLiteral kFullAxesOnlyAttr = "sharding.whole_axes";

/// Closes the shardings of all tensors, writes them, and makes what is left of
/// annotations (splits, barriers) reshards. The table of `module` is of no use
/// afterwards.
LogicalResult closeShardings(ModuleOp module, ShardingTable &table);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_CLOSE_CLOSESHARDINGS_H

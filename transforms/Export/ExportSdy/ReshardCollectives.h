//===- ReshardCollectives.h - Reshards as collectives -----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_RESHARDCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_RESHARDCOLLECTIVES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include <optional>

namespace mlir::gspmd {

/// Replaces each reshard of a program in which all changes of sharding are
/// reshards by Shardy's collectives, one for each step of its cheapest plan.
/// Emits an error for a reshard whose reduction Shardy does not have, and for
/// an op that communicates itself (a halo exchange of a convolution): readers
/// take every other op to be local.
LogicalResult writeReshardsAsCollectives(ModuleOp module);

/// Returns the kind by which Shardy combines what `kind` combines; nullopt if
/// there is none. Of booleans, `or` is the maximum, and `and` the minimum.
std::optional<sharding::ReductionKind> shardyKind(sharding::ReductionKind kind,
                                                  Type element);

/// Writes partial results of `op` that Shardy combines by another name under
/// that name.
void writeShardyKinds(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_RESHARDCOLLECTIVES_H

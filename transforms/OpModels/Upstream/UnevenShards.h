//===- UnevenShards.h - Evaluation of padding in uneven shards --*- C++ -*-===//
//
// An uneven shard is evaluated at its full size on all devices, including the
// padding after the global end. These results are unused, but must be defined:
// integers must not be divided by zeros in the padding, and a tensor has no
// elements at indices that are computed from it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd {

/// Returns true if `op`, or an op of its regions, must not be evaluated on
/// padding.
bool needsEvenShards(Operation *op);

/// Returns true if `op` is defined for all values of its operands, so that it
/// may be evaluated on values that the program never produces: it is
/// speculatable by MLIR's ConditionallySpeculatable, except for ops which that
/// leaves undefined; and its regions are functions of their arguments alone
/// with the same property.
bool isDefinedEverywhere(Operation *op);

/// Replaces the indices in the padding of local operand `number` by 0, for ops
/// that do not check indices against the bounds.
void zeroPaddedIndices(sharding::PartitionContext &ctx, unsigned number);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H

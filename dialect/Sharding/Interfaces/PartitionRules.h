//===- PartitionRules.h - Rules of ops with and without a model -*- C++ -*-===//
//
// The partitioner's access to an op's rule: that of its model or, for an op
// without a model (also of an unregistered dialect), the annotated rule.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd::sharding {

/// Returns true if the regions of the op use no value from outside.
bool isSelfContained(Operation *op);
/// Returns true if the op can be partitioned: it has a model, or an annotated
/// rule and no region that uses values from outside.
bool hasPartitionRule(Operation *op);
/// Returns the factors by which the op is partitioned. Precondition:
/// hasPartitionRule(op).
FactorMap partitionRuleOf(Operation *op);
/// Returns the reduction of its partial results; a sum for an annotated rule.
std::optional<ReductionKind> reductionKindOf(Operation *op);
/// ShardingRuleOpInterface::getLinearOperands; none without a model.
SmallVector<llvm::SmallBitVector> linearOperandsOf(Operation *op,
                                                   ReductionKind kind);
/// The methods of PartitionOpInterface, for ops with and without a model.
bool canShardFactorOf(Operation *op, const FactorMap &map, unsigned factor,
                      bool uneven);
double communicatedBytesOf(Operation *op, const FactorMap &map,
                           ArrayRef<AxisList> axes);
FailureOr<SmallVector<Value>> partitionOf(Operation *op, PartitionContext &ctx);

/// Returns the factors of `written` by which an op of unknown semantics can be
/// partitioned: a pass-through factor that no operand or that some result lacks
/// stays unsharded, because the contents of that result, or the shard that
/// operands without the factor determine, are unknown.
FactorMap restrictToSharedFactors(const FactorMap &written);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H

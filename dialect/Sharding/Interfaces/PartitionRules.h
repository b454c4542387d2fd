//===- PartitionRules.h - Rules of ops with and without a model -*- C++ -*-===//
//
// What the partition asks of an op: its model, or, of an op that has none (also
// one of an unregistered dialect), the rule that is written on it.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd::sharding {

/// Is it known how the op is cut? So of ops with a model, and of those with a
/// written rule whose regions, if they have some, use nothing from outside.
bool hasPartitionRule(Operation *op);
/// The factors by which the op is cut; hasPartitionRule holds.
FactorMap partitionRuleOf(Operation *op);
/// How its partial results combine: as a sum, where only a rule is written.
std::optional<ReductionKind> reductionKindOf(Operation *op);
/// See ShardingRuleOpInterface::getLinearOperands; none without a model.
SmallVector<llvm::SmallBitVector> linearOperandsOf(Operation *op,
                                                   ReductionKind kind);
/// See PartitionOpInterface.
bool canShardFactorOf(Operation *op, const FactorMap &map, unsigned factor,
                      bool uneven);
double communicatedBytesOf(Operation *op, const FactorMap &map,
                           ArrayRef<AxisList> axes);
FailureOr<SmallVector<Value>> partitionOf(Operation *op, PartitionContext &ctx);

/// `written` as an op can be cut by it of which nothing else is known: a
/// pass-through factor that some operand or result lacks stays whole. Of a
/// result without the factor nobody knows what it would be, nor which part of a
/// result would be made of operands without it.
FactorMap restrictToSharedFactors(const FactorMap &written);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_PARTITIONRULES_H

//===- NeutralValues.h - Neutral elements of reductions ---------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// Returns true if every element of `value` is known to be neutral for `kind`
/// (zero for a sum): for constants, and for ops that are linear in such
/// operands (ShardingRuleOpInterface::getLinearOperands).
bool isNeutral(Value value, ReductionKind kind);
/// Returns true if every number in `value` is known to be finite: for
/// constants, and for ops whose results are elements of such operands, which
/// are those that are linear for the maximum
/// (ShardingRuleOpInterface::getLinearOperands).
bool isFinite(Value value);
/// Returns true if, in addition, none of them is zero.
bool isFiniteAndNonzero(Value value);
/// Return true if the magnitude of every number is known, likewise, to be at
/// most one, or at least one and finite.
bool isAtMostOne(Value value);
bool isAtLeastOne(Value value);
/// Returns true if combining a value with itself yields the value.
bool isIdempotent(ReductionKind kind);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H

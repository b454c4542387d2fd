//===- NeutralValues.h - What changes no reduction --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// Is every element of `value` known to be what is neutral for `kind` (zero for
/// a sum)? So of constants, and of ops that pass such operands on
/// (ShardingRuleOpInterface::getLinearOperands).
bool isNeutral(Value value, ReductionKind kind);
/// Is every number in `value` known to be finite? So of constants, and of ops
/// whose results are some of such operands' elements: those that pass on a
/// maximum (ShardingRuleOpInterface::getLinearOperands).
bool isFinite(Value value);
/// Is, besides, none of them zero?
bool isFiniteAndNonzero(Value value);
/// May a value be combined with itself any number of times without a
/// difference?
bool isIdempotent(ReductionKind kind);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_NEUTRALVALUES_H

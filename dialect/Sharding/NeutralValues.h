//===- NeutralValues.h - What changes no reduction --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_NEUTRALVALUES_H
#define GSPMD_DIALECT_SHARDING_NEUTRALVALUES_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd::sharding {

/// Is every element of `value` known to be what is neutral for `kind` (zero for
/// a sum)? So of constants, and of ops that pass such operands on
/// (ShardingRuleOpInterface::getLinearOperands).
bool isNeutral(Value value, ReductionKind kind);
/// May a value be combined with itself any number of times without a
/// difference?
bool isIdempotent(ReductionKind kind);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_NEUTRALVALUES_H

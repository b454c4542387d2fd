//===- RoundedSums.h - Sums that are rounded to integers --------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Returns true if the op sums non-integer products to an integer, or numbers
/// to a boolean. The conversion is applied once to the full sum, so partial
/// results cannot be summed.
bool roundsSum(Operation *op);

/// Returns the rule of an op that sums products of its first two operands: if
/// the sum is rounded, its reduction factors are unsharded.
FactorRule ruleOfSums(Operation *op, const FactorRule &rule);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H

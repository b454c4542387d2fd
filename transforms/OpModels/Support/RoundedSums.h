//===- RoundedSums.h - Sums that become integers at the end -----*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Do products that are no integers have a sum that becomes one, or numbers'
/// one that becomes a boolean? That is once, at the end, so what devices have
/// of it cannot be summed.
bool roundsSum(Operation *op);

/// The rule of an op that sums products of its first two operands: what it
/// rounds is summed on one device.
FactorRule ruleOfSums(Operation *op, const FactorRule &rule);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ROUNDEDSUMS_H

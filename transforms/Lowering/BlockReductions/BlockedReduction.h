//===- BlockedReduction.h - One reduction in blocks -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Replaces a reduction on buffers by loops (BlockPlan.h); false where it stays
/// as it is, which a short one does and one of integers.
bool blockReduction(linalg::GenericOp op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H

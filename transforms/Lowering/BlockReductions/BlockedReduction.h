//===- BlockedReduction.h - Lowering of one blocked reduction ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Replaces a reduction on buffers by the loops of BlockPlan.h, or leaves `op`
/// unchanged for short reductions and for reductions of integers. Returns the
/// number of its outermost loops, one in the other, that are parallel.
unsigned blockReduction(linalg::GenericOp op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKEDREDUCTION_H

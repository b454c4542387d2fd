//===- LowerShape.h - Shape changes to linalg -------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERSHAPE_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERSHAPE_H

#include "mlir/IR/Value.h"

namespace mlir::gspmd::lowering {

/// Returns the operand of the transpose `value`, and its permutation in
/// `permutation`; null if `value` is the result of no transpose.
Value transposedOperand(Value value, SmallVectorImpl<int64_t> &permutation);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERSHAPE_H

//===- LinearOps.h - Ops of sums of exponentials ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_LINEAROPS_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_LINEAROPS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Returns true if, with the other operands fixed, the op is linear in operand
/// `number`.
bool isLinearIn(Operation *op, unsigned number);

/// Returns true if the op converts floats to floats, which preserves products
/// except for rounding.
bool convertsFloats(Operation *op);

/// Returns true if each element of the result is a function of the same element
/// of operand `number` and of other operands, which may be broadcast.
bool isPointwiseIn(Operation *op, unsigned number);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_LINEAROPS_H

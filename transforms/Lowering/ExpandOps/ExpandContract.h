//===- ExpandContract.h - Einsums as dot products ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Returns the type in which operands of different types are multiplied: the
/// result type `element`, or a wider operand type of the same kind (real or
/// complex). Integers keep their type.
Type productOperandType(Operation *op, Type element);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H

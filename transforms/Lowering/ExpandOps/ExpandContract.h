//===- ExpandContract.h - Einstein notation by products ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H

#include "mlir/IR/Operation.h"
#include <string>

namespace mlir::gspmd::lowering {

/// Why the configuration of `op`, an einsum of one or two operands, does not
/// fit its types; empty if it does, and for other ops.
std::string einsumMismatch(Operation *op);

/// The type in which operands of different types are multiplied: `element`, in
/// which the result is computed, or a wider one of its kind (real or complex)
/// that an operand of `op` has. Integers are as they are.
Type productOperandType(Operation *op, Type element);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDCONTRACT_H

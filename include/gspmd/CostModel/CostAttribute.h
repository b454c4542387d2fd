//===- CostAttribute.h - What an op costs, said by a person -----*- C++ -*-===//
#ifndef GSPMD_COSTMODEL_COSTATTRIBUTE_H
#define GSPMD_COSTMODEL_COSTATTRIBUTE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// An op's attribute that says what one execution costs on one device, a
/// dictionary of the figures of lib/CostModel/Kernels/KernelCosts.h: numbers,
/// or formulas over the sizes of the tensors that the op has there.
///
///     {gspmd.cost = {matrix_flops = "2 * in0 * in1[1]", bytes = 4096}}
inline constexpr llvm::StringLiteral kCostAttr = "gspmd.cost";

} // namespace mlir::gspmd

#endif // GSPMD_COSTMODEL_COSTATTRIBUTE_H

//===- CostAttribute.h - Annotated costs of ops -----------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COSTATTRIBUTE_H
#define GSPMD_LIB_COSTMODEL_COSTATTRIBUTE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The attribute of an op that states the cost of one execution on one device:
/// a dictionary of the figures of lib/CostModel/Kernels/KernelCosts.h, as
/// numbers or as formulas over the sizes of the op's operands and results.
///
///     {gspmd.cost = {matrix_flops = "2 * in0 * in1[1]", bytes = 4096}}
inline constexpr llvm::StringLiteral kCostAttr = "gspmd.cost";

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COSTATTRIBUTE_H

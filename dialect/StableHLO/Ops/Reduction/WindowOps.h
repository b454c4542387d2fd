//===- WindowOps.h - Ops of WindowOps.td ------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/WindowOps.h.inc"

namespace mlir::gspmd::stablehlo {

/// The attribute of a reduction over windows whose body is of no known kind, so
/// that the initial value is assumed to be neutral: in cumulative windows the
/// initial value then counts once and the padding has no elements; in others
/// the padding counts.
inline constexpr llvm::StringLiteral kPassesPadding = "gspmd.passes_padding";

/// Adds the attribute to all such reductions in `root`. The padding of
/// StableHLO consists of initial values, which count as elements. XLA skips the
/// padding, and JAX relies on it: the initial value of a sum of exponents of
/// complex numbers is neutral for numbers, but combined with itself it is NaN.
void passPadding(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H

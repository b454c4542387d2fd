//===- WindowOps.h - ops of the family WindowOps.td -------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/WindowOps.h.inc"

namespace mlir::gspmd::stablehlo {

/// On a reduction over windows: where the body is of no kind that is known, the
/// initial value is taken for neutral. In cumulative windows it then counts
/// once and what lies in the padding is no element; in others it counts there
/// too.
inline constexpr llvm::StringLiteral kPassesPadding = "gspmd.passes_padding";

/// Says so of all in `root`. StableHLO's own padding holds the initial value,
/// which counts as an element does; XLA passes over it, and JAX counts on that:
/// the initial value of a sum of exponents of complex numbers is neutral for
/// numbers, but with itself it is NaN.
void passPadding(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_WINDOWOPS_H

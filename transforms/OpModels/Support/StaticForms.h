//===- StaticForms.h - Static forms of dynamic ops --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd {

/// Returns true if all operands and results are tensors of static shape.
bool hasStaticTypes(Operation *op);

/// Returns `sizes` elements of `value` from `starts` on, a vector with an
/// element for each dimension.
Value sliceFrom(stablehlo::TensorOps &ops, Value value, Value starts,
                ArrayRef<int64_t> sizes);

/// Adds patterns that replace a dynamic op with static types, and constant
/// shape operands where necessary, by a static op of the dialect.
void populateStaticFormPatterns(RewritePatternSet &patterns);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H

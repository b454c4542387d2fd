//===- StaticForms.h - Ops that are dynamic in form only --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd {

/// Are all operands and results tensors of static shape?
bool hasStaticTypes(Operation *op);

/// `sizes` positions of `value` from `starts` on, a vector with an element for
/// each dimension.
Value sliceFrom(stablehlo::TensorOps &ops, Value value, Value starts,
                ArrayRef<int64_t> sizes);

/// A dynamic op whose types are static, and whose other operands are constants
/// where they matter, becomes an op of the static part of the dialect.
void populateStaticFormPatterns(RewritePatternSet &patterns);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_STATICFORMS_H

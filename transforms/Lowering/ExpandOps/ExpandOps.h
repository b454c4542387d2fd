//===- ExpandOps.h - Expansion of ops into simpler ops ----------*- C++ -*-===//
//
// Patterns that express an op in terms of simpler ops that have a lowering:
// random bits, einsums, dynamic ops with static operands, narrow and ragged
// products, windows with padding, and ops of upstream's tensor dialects.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

using stablehlo::TensorOps;
using stablehlo::typeOf;

/// Returns true if `value` is a tensor of static shape.
inline bool isStatic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

void populateExpandContractPatterns(RewritePatternSet &patterns);
void populateExpandEinsumPatterns(RewritePatternSet &patterns);
void populateExpandNarrowPatterns(RewritePatternSet &patterns);
void populateExpandPromotionPatterns(RewritePatternSet &patterns);
void populateExpandRaggedDotPatterns(RewritePatternSet &patterns);
void populateExpandRandomPatterns(RewritePatternSet &patterns);
void populateExpandStructuredPatterns(RewritePatternSet &patterns);
void populateExpandTensorPatterns(RewritePatternSet &patterns);
void populateExpandTensorIndexPatterns(RewritePatternSet &patterns);
void populateExpandWindowPatterns(RewritePatternSet &patterns);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDOPS_H

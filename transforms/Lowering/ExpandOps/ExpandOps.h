//===- ExpandOps.h - Ops that are defined by other ops ----------*- C++ -*-===//
//
// Patterns that write an op in terms of simpler ones: normalizations, random
// bits, Einstein notation, ops that are dynamic in form only. What is simpler
// has a lowering, so these need none.
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

/// Is it a tensor of static shape?
inline bool isStatic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

void populateExpandContractPatterns(RewritePatternSet &patterns);
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

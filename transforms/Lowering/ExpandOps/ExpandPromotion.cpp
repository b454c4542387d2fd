//===- ExpandPromotion.cpp - Reductions in a wider type -------------------===//
//
// Import converts operands that reductions promote; here it is done for
// programs that come without it. Loops have one element type.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "dialect/StableHLO/Rewrites/Promotion.h"

namespace mlir::gspmd::lowering {
namespace {

struct PromoteOperands : RewritePattern {
  explicit PromoteOperands(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!stablehlo::promotes(op))
      return rewriter.notifyMatchFailure(op, "computes in its own type");
    rewriter.startOpModification(op);
    if (succeeded(stablehlo::promoteOperands(op, rewriter))) {
      rewriter.finalizeOpModification(op);
      return success();
    }
    rewriter.cancelOpModification(op);
    return rewriter.notifyMatchFailure(op, "quantized operands");
  }
};

} // namespace

void populateExpandPromotionPatterns(RewritePatternSet &patterns) {
  patterns.add<PromoteOperands>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering

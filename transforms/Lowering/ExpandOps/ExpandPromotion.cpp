//===- ExpandPromotion.cpp - Reductions in a wider type -------------------===//
//
// Converts the operands of reductions whose result type is wider, because loops
// have one element type. The import does the same; this covers programs that
// were not imported.
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

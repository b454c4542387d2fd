//===- FoldCasts.cpp - Folds casts to dynamic sizes -----------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "transforms/Import/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_FOLDCASTS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;

namespace {

/// Concatenates the sources of casts, which upstream's patterns do not do for
/// the concatenated dimension.
struct ConcatOfCasts : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> inputs(op.getInputs());
    for (Value &input : inputs)
      if (auto cast = input.getDefiningOp<tensor::CastOp>();
          cast && tensor::canFoldIntoConsumerOp(cast))
        input = cast.getSource();
    if (llvm::equal(inputs, op.getInputs()))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getInputsMutable().assign(inputs); });
    return success();
  }
};

struct FoldCastsPass : ::mlir::gspmd::impl::FoldCastsBase<FoldCastsPass> {
  void runOnProgram() override {
    if (!hidesSizes(getOperation()))
      return;
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    patterns.add<ConcatOfCasts>(context);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      if (isa_and_nonnull<tensor::TensorDialect, linalg::LinalgDialect>(
              op.getDialect()))
        op.getCanonicalizationPatterns(patterns, context);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableConstantCSE(false);
    // A remaining dynamic size is reported by the pass that requires static
    // sizes.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }

private:
  static bool hidesSizes(ModuleOp module) {
    return module
        .walk([](tensor::CastOp cast) {
          auto from = dyn_cast<RankedTensorType>(cast.getSource().getType());
          auto to = dyn_cast<RankedTensorType>(cast.getType());
          return from && from.hasStaticShape() && to && !to.hasStaticShape()
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  }
};
} // namespace

//===- ExpandWindow.cpp - Explicit padding of windows ---------------------===//
//
// Window elements outside of the operand, and in the gaps of its dilation,
// hold the initial value, which is reduced like any element: a window sum with
// one such element and an initial value of 10 contains 10 twice. The lowering
// skips these elements, which is equivalent if the value is neutral; otherwise
// the operand is padded explicitly first.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/OpModels/Window/WindowDims.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns true if the initial value is neutral, or if the kind of the reducer
/// is unknown; then it is assumed to be neutral.
bool startsNeutral(stablehlo::ReduceWindowOp op) {
  auto kind = reducerKind(op.getBody());
  if (!kind)
    return op->hasAttr(stablehlo::kPassesPadding);
  return llvm::all_of(op.getInitValues(), [&](Value init) {
    return sharding::isNeutral(init, *kind);
  });
}

struct PadWindows : OpRewritePattern<stablehlo::ReduceWindowOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceWindowOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getInputs().front().getType());
    if (!type || !type.getRank() || !type.hasStaticShape() ||
        !cast<RankedTensorType>(op->getResult(0).getType()).hasStaticShape())
      return rewriter.notifyMatchFailure(op, "dynamic types");
    SmallVector<int64_t> low, high, interior;
    bool isPadded = false;
    for (unsigned d = 0; d < type.getRank(); ++d) {
      WindowDim w = windowDim(op, op->getResult(0), d);
      isPadded |= w.padLow > 0 || w.padHigh > 0 || w.baseDilation > 1;
      low.push_back(w.padLow);
      high.push_back(w.padHigh);
      interior.push_back(w.baseDilation - 1);
    }
    if (!isPadded || startsNeutral(op))
      return rewriter.notifyMatchFailure(op, "padding makes no difference");
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    SmallVector<Value> operands;
    for (auto [input, init] :
         llvm::zip_equal(op.getInputs(), op.getInitValues()))
      operands.push_back(ops.pad(input, init, low, high, interior));
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperands(0, operands.size(), operands);
      op->removeAttr("padding");
      op->removeAttr("base_dilations");
    });
    return success();
  }
};

/// A scalar has one window, of one element: the result is the reducer of the
/// initial values and the operands.
struct InlineScalarWindow : OpRewritePattern<stablehlo::ReduceWindowOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceWindowOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getInputs().front().getType());
    if (!type || type.getRank() != 0)
      return rewriter.notifyMatchFailure(op, "windows of a tensor");
    Block &reducer = op.getBody().front();
    Operation *end = reducer.getTerminator();
    SmallVector<Value> arguments(op.getInitValues());
    llvm::append_range(arguments, op.getInputs());
    rewriter.inlineBlockBefore(&reducer, op, arguments);
    rewriter.replaceOp(op, SmallVector<Value>(end->getOperands()));
    rewriter.eraseOp(end);
    return success();
  }
};

} // namespace

void populateExpandWindowPatterns(RewritePatternSet &patterns) {
  patterns.add<PadWindows, InlineScalarWindow>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering

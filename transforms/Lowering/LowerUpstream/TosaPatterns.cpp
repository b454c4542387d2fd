//===- TosaPatterns.cpp - Workarounds for upstream's tosa conversion ------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "transforms/Lowering/LowerUpstream/LowerUpstream.h"

namespace mlir::gspmd::lowering {
namespace {

/// Repeats the first row (or column) of `image` `count` more times in front.
Value repeatFirst(PatternRewriter &rewriter, Location loc, Value image,
                  unsigned dim, int64_t count) {
  auto type = cast<RankedTensorType>(image.getType());
  SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(rewriter.getContext(), type.getShape());
  sizes[dim] = rewriter.getIndexAttr(1);
  Value first = tensor::ExtractSliceOp::create(rewriter, loc, image, offsets,
                                               sizes, strides);
  SmallVector<Value> copies(count, first);
  copies.push_back(image);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] += count;
  return tosa::ConcatOp::create(rewriter, loc, type.clone(shape), copies, dim);
}

/// Upstream rounds the indices of an integer bilinear resize towards zero,
/// where the specification (RESIZE, TOSA 1.0) rounds down: indices before the
/// first row are interpolated with a negative weight. If the first row is
/// repeated for each row before it, no index is negative.
struct ResizeFromFirst : OpRewritePattern<tosa::ResizeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tosa::ResizeOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getInput().getType());
    SmallVector<int64_t> scale, offset;
    if (op.getMode() != tosa::ResizeMode::BILINEAR ||
        !type.getElementType().isInteger() || !type.hasStaticShape() ||
        !tosa::getConstShapeValues(op.getScale().getDefiningOp(), scale) ||
        !tosa::getConstShapeValues(op.getOffset().getDefiningOp(), offset) ||
        (offset[0] >= 0 && offset[1] >= 0))
      return failure();
    Value image = op.getInput();
    for (unsigned i : {0, 1}) {
      if (offset[i] >= 0)
        continue;
      int64_t count = llvm::divideCeil(-offset[i], scale[2 * i]);
      image = repeatFirst(rewriter, op.getLoc(), image, i + 1, count);
      offset[i] += count * scale[2 * i];
    }
    Value moved = tosa::getTosaConstShape(rewriter, op.getLoc(), offset);
    rewriter.modifyOpInPlace(op, [&] {
      op.getInputMutable().assign(image);
      op.getOffsetMutable().assign(moved);
    });
    return success();
  }
};

/// Upstream reads an empty constant if only one of the multipliers and the
/// shifts of a rescale is constant. The constant one is copied, which hides it.
struct RescaleByTensors : OpRewritePattern<tosa::RescaleOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tosa::RescaleOp op,
                                PatternRewriter &rewriter) const override {
    bool hasMultiplier = matchPattern(op.getMultiplier(), m_Constant());
    if (hasMultiplier == matchPattern(op.getShift(), m_Constant()))
      return failure();
    OpOperand &constant =
        hasMultiplier ? op.getMultiplierMutable() : op.getShiftMutable();
    auto copy = tensor::GenerateOp::create(
        rewriter, op.getLoc(), constant.get().getType(), ValueRange(),
        [&](OpBuilder &b, Location loc, ValueRange indices) {
          tensor::YieldOp::create(
              b, loc,
              tensor::ExtractOp::create(b, loc, constant.get(), indices));
        });
    rewriter.modifyOpInPlace(op, [&] { constant.set(copy); });
    return success();
  }
};

} // namespace

void populateTosaPatterns(RewritePatternSet &patterns) {
  patterns.add<ResizeFromFirst, RescaleByTensors>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering

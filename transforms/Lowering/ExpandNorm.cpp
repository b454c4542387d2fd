//===- ExpandNorm.cpp - Batch normalization as sums and products ----------===//

#include "transforms/Lowering/ExpandOps.h"

#include "dialect/StableHLO/NormOps.h"

namespace mlir::gspmd::lowering {
namespace {

/// What the three ops share. Everything is computed in f32 or f64 and converted
/// back at the end.
class BatchNorm {
public:
  BatchNorm(RewriterBase &rewriter, Operation *op, Value operand,
            int64_t feature, const APFloat &epsilon)
      : h(rewriter, op), feature(feature), epsilon(epsilon.convertToDouble()) {
    RankedTensorType type = HloBuilder::typeOf(operand);
    original = type.getElementType();
    element = original.isF64() ? original : h.b.getF32Type();
    shape.assign(type.getShape().begin(), type.getShape().end());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (dim != feature) {
        others.push_back(dim);
        count *= type.getDimSize(dim);
      }
  }

  Value widen(Value value) { return h.convert(value, element); }
  Value narrow(Value value) { return h.convert(value, original); }
  /// A vector over the features to the operand's shape.
  Value spread(Value vector) { return h.broadcast(vector, shape, feature); }
  Value sum(Value value) { return h.sum(value, others); }
  Value mean(Value value) {
    Value total = sum(value);
    return h.div(total, h.number(HloBuilder::typeOf(total), count));
  }
  Value variance(Value value, Value mean) {
    Value centered = h.sub(value, spread(mean));
    return this->mean(h.mul(centered, centered));
  }
  /// sqrt(variance + epsilon), a vector.
  Value deviation(Value variance) {
    Value small = h.number(HloBuilder::typeOf(variance), epsilon);
    return h.map("sqrt", h.add(variance, small));
  }
  Value normalize(Value value, Value scale, Value offset, Value mean,
                  Value variance) {
    Value centered = h.sub(value, spread(mean));
    Value scaled = h.mul(spread(scale), centered);
    Value divided = h.div(scaled, spread(deviation(variance)));
    return h.add(divided, spread(offset));
  }

  HloBuilder h;
  double count = 1;

private:
  int64_t feature;
  double epsilon;
  Type original, element;
  SmallVector<int64_t> shape, others;
};

struct ExpandInference : OpRewritePattern<stablehlo::BatchNormInferenceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormInferenceOp op,
                                PatternRewriter &rewriter) const override {
    BatchNorm norm(rewriter, op, op.getOperand(), op.getFeatureIndex(),
                   op.getEpsilon());
    Value result =
        norm.normalize(norm.widen(op.getOperand()), norm.widen(op.getScale()),
                       norm.widen(op.getOffset()), norm.widen(op.getMean()),
                       norm.widen(op.getVariance()));
    rewriter.replaceOp(op, norm.narrow(result));
    return success();
  }
};

struct ExpandTraining : OpRewritePattern<stablehlo::BatchNormTrainingOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormTrainingOp op,
                                PatternRewriter &rewriter) const override {
    BatchNorm norm(rewriter, op, op.getOperand(), op.getFeatureIndex(),
                   op.getEpsilon());
    Value operand = norm.widen(op.getOperand());
    Value mean = norm.mean(operand);
    Value variance = norm.variance(operand, mean);
    Value result = norm.normalize(operand, norm.widen(op.getScale()),
                                  norm.widen(op.getOffset()), mean, variance);
    rewriter.replaceOp(
        op, {norm.narrow(result), norm.narrow(mean), norm.narrow(variance)});
    return success();
  }
};

/// With x the centered operand, g the gradient of the output, n elements per
/// feature and s = sqrt(variance + epsilon):
///   grad_operand = scale / (n s) * (n g - sum(g) - x sum(g x) / s^2)
///   grad_scale = sum(g x) / s
///   grad_offset = sum(g)
struct ExpandGrad : OpRewritePattern<stablehlo::BatchNormGradOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormGradOp op,
                                PatternRewriter &rewriter) const override {
    BatchNorm norm(rewriter, op, op.getOperand(), op.getFeatureIndex(),
                   op.getEpsilon());
    HloBuilder &h = norm.h;
    Value operand = norm.widen(op.getOperand());
    Value grad = norm.widen(op.getGradOutput());
    Value variance = norm.widen(op.getVariance());
    Value deviation = norm.deviation(variance);
    Value centered = h.sub(operand, norm.spread(norm.widen(op.getMean())));
    Value sumGrad = norm.sum(grad);
    Value sumProduct = norm.sum(h.mul(grad, centered));
    Value n = h.number(HloBuilder::typeOf(operand), norm.count);
    Value square = h.mul(deviation, deviation);
    Value correction = h.mul(centered, norm.spread(h.div(sumProduct, square)));
    Value inner =
        h.sub(h.sub(h.mul(n, grad), norm.spread(sumGrad)), correction);
    Value factor = h.div(norm.widen(op.getScale()), deviation);
    Value gradOperand = h.mul(norm.spread(factor), h.div(inner, n));
    Value gradScale = h.div(sumProduct, deviation);
    rewriter.replaceOp(op, {norm.narrow(gradOperand), norm.narrow(gradScale),
                            norm.narrow(sumGrad)});
    return success();
  }
};

} // namespace

void populateExpandNormPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandInference, ExpandTraining, ExpandGrad>(
      patterns.getContext());
}

} // namespace mlir::gspmd::lowering

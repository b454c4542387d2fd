//===- ExpandRandom.cpp - Random ops as integer ops -----------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"
#include "transforms/Lowering/ExpandOps/RandomBits.h"

namespace mlir::gspmd::lowering {
namespace {

struct ExpandRngBits : OpRewritePattern<stablehlo::RngBitGeneratorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::RngBitGeneratorOp op,
                                PatternRewriter &rewriter) const override {
    auto stateType = cast<RankedTensorType>(op.getInitialState().getType());
    auto type = cast<RankedTensorType>(op.getOutput().getType());
    if (!stateType.getElementType().isInteger(64) || stateType.getRank() != 1 ||
        stateType.getDimSize(0) < 2 || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "not a state of ui64 elements");
    WordOps w(rewriter, op.getLoc());
    Value state = op.getInitialState();
    if (stateType.getElementType() != w.u64())
      state = w.convert(state, w.u64());
    unsigned width = type.getElementTypeBitWidth();
    Value bits, next = state;
    if (type.getNumElements() == 0) {
      bits = w.constant(
          w.tensor(type.getShape(), width == 64 ? w.u64() : w.u32()), 0);
    } else {
      RandomBits draw = drawBits(w, op.getRngAlgorithm(), state,
                                 type.getShape(), width == 64);
      bits = draw.bits;
      next = draw.state;
    }
    bits = w.convert(bits, rewriter.getIntegerType(width, /*isSigned=*/false));
    bits = w.bitcast(bits, type);
    rewriter.replaceOp(op, {w.convert(next, stateType.getElementType()), bits});
    return success();
  }
};

/// An rng op has a hidden state, which is defined as the index of the op in its
/// program: equal programs draw equal numbers, and two ops of one program draw
/// different ones.
struct ExpandRng : OpRewritePattern<stablehlo::RngOp> {
  ExpandRng(MLIRContext *context, std::shared_ptr<uint64_t> counter)
      : OpRewritePattern(context), counter(std::move(counter)) {}

  LogicalResult matchAndRewrite(stablehlo::RngOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "dynamic shape");
    WordOps w(rewriter, op.getLoc());
    SmallVector<APInt> seed = {APInt(64, ++*counter), APInt(64, 0)};
    auto stateType = w.tensor(2, w.u64());
    Value state =
        TensorOps(rewriter, op.getLoc())
            .constant(DenseElementsAttr::get(stateType, ArrayRef(seed)));
    bool isNormal =
        op.getRngDistribution() == stablehlo::RngDistribution::NORMAL;
    Value result;
    if (type.getNumElements() == 0)
      result = w.splat(op.getA(), type);
    else if (!isa<FloatType>(type.getElementType()))
      result = uniformInteger(w, op, type, state);
    else
      result = isNormal ? normal(w, op, type, state)
                        : uniformFloat(w, op, type, state);
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  /// Returns uniform numbers in [0, 1) of type `element`, f32 or f64: the upper
  /// bits of a draw times a power of two. There are as many bits as a number of
  /// type `rounded` has behind its first one, so that no number rounds to 1.
  static Value unit(WordOps &w, ArrayRef<int64_t> shape, Type element,
                    Type rounded, Value state) {
    bool isWide = element.isF64();
    unsigned mantissa = cast<FloatType>(rounded).getFPMantissaWidth() - 1;
    Value bits =
        drawBits(w, stablehlo::RngAlgorithm::THREE_FRY, state, shape, isWide)
            .bits;
    bits =
        w.shiftRightLogical(bits, w.like(bits, (isWide ? 64 : 32) - mantissa));
    Value number = w.convert(bits, element);
    return w.multiply(
        number, w.number(typeOf(number), std::ldexp(1.0, -int(mantissa))));
  }

  static Type computed(RankedTensorType type) {
    Type element = type.getElementType();
    return element.isF64() ? element : Float32Type::get(type.getContext());
  }

  static Value uniformFloat(WordOps &w, stablehlo::RngOp op,
                            RankedTensorType type, Value state) {
    Type element = computed(type);
    Value low = w.splat(w.convert(op.getA(), element), type);
    Value high = w.splat(w.convert(op.getB(), element), type);
    Value unitValue =
        unit(w, type.getShape(), element, type.getElementType(), state);
    Value value = w.add(w.multiply(unitValue, w.subtract(high, low)), low);
    return w.convert(value, type.getElementType());
  }

  /// Box-Muller transform: a is the mean, b the standard deviation.
  static Value normal(WordOps &w, stablehlo::RngOp op, RankedTensorType type,
                      Value state) {
    Type element = computed(type);
    SmallVector<int64_t> both(type.getShape());
    both.insert(both.begin(), 2);
    Value numbers = unit(w, both, element, element, state);
    auto pick = [&](int64_t which) {
      return w.reshape(w.slice(numbers, 0, which, which + 1), type.getShape());
    };
    Value one = w.number(type.clone(element), 1);
    // 1 - u is never 0.
    Value radius = w.log(w.subtract(one, pick(0)));
    radius = w.multiply(radius, w.number(type.clone(element), -2));
    radius = w.sqrt(radius);
    Value angle = w.multiply(pick(1), w.number(type.clone(element), 2 * M_PI));
    Value drawn = w.multiply(radius, w.cosine(angle));
    Value mean = w.splat(w.convert(op.getA(), element), type);
    Value deviation = w.splat(w.convert(op.getB(), element), type);
    return w.convert(w.add(mean, w.multiply(deviation, drawn)),
                     type.getElementType());
  }

  /// Returns uniform integers in [a, b), by the remainder of 64 bits.
  static Value uniformInteger(WordOps &w, stablehlo::RngOp op,
                              RankedTensorType type, Value state) {
    Value bits = drawBits(w, stablehlo::RngAlgorithm::THREE_FRY, state,
                          type.getShape(), /*isWide=*/true)
                     .bits;
    Type element = type.getElementType();
    if (element.isInteger(1))
      return w.convert(w.logicalAnd(bits, w.like(bits, 1)), element);
    auto wide = [&](Value scalar) {
      return w.splat(w.convert(scalar, w.u64()), type);
    };
    Value low = wide(op.getA()), range = w.subtract(wide(op.getB()), low);
    Value value = w.add(w.remainder(bits, range), low);
    return w.convert(value, element);
  }

  std::shared_ptr<uint64_t> counter;
};

} // namespace

void populateExpandRandomPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandRngBits>(patterns.getContext());
  patterns.add<ExpandRng>(patterns.getContext(), std::make_shared<uint64_t>(0));
}

} // namespace mlir::gspmd::lowering

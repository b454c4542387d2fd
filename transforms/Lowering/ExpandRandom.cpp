//===- ExpandRandom.cpp - Counter-based random bits as integer ops --------===//
//
// THREE_FRY is Threefry-2x32 with 20 rounds, PHILOX is Philox-4x32 with 10
// (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011). Which
// counter makes which element is as in XLA, so that results are the same bits.
// DEFAULT is PHILOX, as on XLA's CPU.
//
// An element's bits are a function of its position: the ops are element-wise on
// iotas, and can be cut like any others.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps.h"

#include "dialect/StableHLO/ElementwiseOps.h"
#include "dialect/StableHLO/RandomOps.h"
#include "dialect/StableHLO/ShapeOps.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {
namespace {

/// 64-bit arithmetic on pairs of 32-bit words, and what both generators share.
struct Words : HloBuilder {
  using HloBuilder::HloBuilder;
  Type u32() { return b.getIntegerType(32, /*isSigned=*/false); }
  Type u64() { return b.getIntegerType(64, /*isSigned=*/false); }
  RankedTensorType tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  Value like(Value value, uint64_t constant) {
    return integer(typeOf(value), constant);
  }
  Value low(Value wide) { return convert(wide, u32()); }
  Value high(Value wide) {
    return convert(map("shift_right_logical", {wide, like(wide, 32)}), u32());
  }
  Value join(Value low, Value high) {
    Value upper = convert(high, u64());
    upper = map("shift_left", {upper, like(upper, 32)});
    return map("or", {convert(low, u64()), upper});
  }
  Value exclusiveOr(Value l, Value r) { return map("xor", {l, r}); }
  Value rotateLeft(Value value, unsigned distance) {
    Value left = map("shift_left", {value, like(value, distance)});
    Value right =
        map("shift_right_logical", {value, like(value, 32 - distance)});
    return map("or", {left, right});
  }
  /// Word `index` of a state vector, repeated in `shape`.
  Value word(Value state, int64_t index, ArrayRef<int64_t> shape) {
    return broadcast(reshape(slice(state, index, index + 1), {}), shape, {});
  }
};

using Pair = std::pair<Value, Value>;

Pair threefry(Words &w, Pair counter, Pair key) {
  constexpr unsigned rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  Value parity = w.like(key.first, 0x1BD11BDA);
  Value keys[3] = {key.first, key.second,
                   w.exclusiveOr(w.exclusiveOr(key.first, key.second), parity)};
  Value x = w.add(counter.first, keys[0]);
  Value y = w.add(counter.second, keys[1]);
  for (unsigned group = 0; group < 5; ++group) {
    for (unsigned round = 0; round < 4; ++round) {
      x = w.add(x, y);
      y = w.exclusiveOr(w.rotateLeft(y, rotations[group % 2 * 4 + round]), x);
    }
    x = w.add(x, keys[(group + 1) % 3]);
    y = w.add(w.add(y, keys[(group + 2) % 3]), w.like(y, group + 1));
  }
  return {x, y};
}

/// The bits of one draw and the state after it.
struct Draw {
  Value bits, state;
};

/// Numbers the positions of `shape` in row-major order, from the counter of the
/// state; every position gives two words.
Draw drawThreefryWords(Words &w, Value state, ArrayRef<int64_t> shape,
                       Pair &words) {
  Value counter = w.word(state, 1, shape);
  RankedTensorType type = w.tensor(shape, w.u64());
  uint64_t stride = 1;
  for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
    if (shape[dim] > 1)
      counter =
          w.add(counter, w.mul(w.iota(type, dim), w.integer(type, stride)));
    stride *= shape[dim];
  }
  Value key = w.word(state, 0, shape);
  words =
      threefry(w, {w.low(counter), w.high(counter)}, {w.low(key), w.high(key)});
  Value first = w.slice(state, 0, 1), second = w.slice(state, 1, 2);
  Value next = w.add(second, w.like(second, stride));
  return {Value(), w.concatenate({first, next}, 0)};
}

/// The two words of a position become two neighbours along one dimension: the
/// first even one, or else the largest.
Draw drawThreefry32(Words &w, Value state, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> half(shape), padded(shape);
  if (shape.empty()) {
    Pair words;
    Draw draw = drawThreefryWords(w, state, {1}, words);
    return {w.reshape(words.first, {}), draw.state};
  }
  auto even = llvm::find_if(shape, [](int64_t size) { return size % 2 == 0; });
  int64_t dim = even != shape.end() ? even - shape.begin()
                                    : llvm::max_element(shape) - shape.begin();
  half[dim] = llvm::divideCeil(shape[dim], 2);
  padded[dim] = half[dim] * 2;
  half.insert(half.begin() + dim + 1, 1);
  Pair words;
  Draw draw = drawThreefryWords(w, state, half, words);
  Value both = w.concatenate({words.first, words.second}, dim + 1);
  both = w.reshape(both, padded);
  if (padded[dim] != shape[dim])
    both = w.slice(both, SmallVector<int64_t>(shape.size(), 0), shape);
  return {both, draw.state};
}

Draw drawThreefry64(Words &w, Value state, ArrayRef<int64_t> shape) {
  Pair words;
  Draw draw = drawThreefryWords(w, state, shape, words);
  return {w.join(words.first, words.second), draw.state};
}

/// Ten rounds on a counter of four words.
void philox(Words &w, Value (&x)[4], Value key0, Value key1) {
  auto multiply = [&](Value word, uint32_t factor) -> Pair {
    Value wide = w.convert(word, w.u64());
    wide = w.mul(wide, w.like(wide, factor));
    return {w.low(wide), w.high(wide)};
  };
  for (unsigned round = 0; round < 10; ++round) {
    auto [low0, high0] = multiply(x[0], 0xD2511F53);
    auto [low1, high1] = multiply(x[2], 0xCD9E8D57);
    x[0] = w.exclusiveOr(w.exclusiveOr(high1, x[1]), key0);
    x[2] = w.exclusiveOr(w.exclusiveOr(high0, x[3]), key1);
    x[1] = low1;
    x[3] = low0;
    key0 = w.add(key0, w.like(key0, 0x9E3779B9));
    key1 = w.add(key1, w.like(key1, 0xBB67AE85));
  }
}

/// low:high + amount; the low half of the state is element 1 (of a state of two
/// elements, 0 is its high half too).
Pair addToCounter(Words &w, Pair counter, Value amount) {
  Value low = w.add(counter.first, amount);
  auto flags = w.tensor(typeOf(low).getShape(), w.b.getI1Type());
  auto direction = stablehlo::ComparisonDirectionAttr::get(
      w.b.getContext(), stablehlo::ComparisonDirection::LT);
  Value carry = w.create("compare", flags, {low, counter.first},
                         w.b.getNamedAttr("comparison_direction", direction));
  Value more = w.add(counter.second, w.like(counter.second, 1));
  return {low,
          w.create("select", more.getType(), {carry, more, counter.second})};
}

/// Blocks of four words fill the elements in row-major order.
Draw drawPhilox(Words &w, Value state, ArrayRef<int64_t> shape, bool isWide) {
  int64_t count = llvm::product_of(shape);
  int64_t perBlock = isWide ? 2 : 4;
  int64_t blocks = llvm::divideCeil(count, perBlock);
  bool hasHigh = typeOf(state).getDimSize(0) >= 3;
  int64_t high = hasHigh ? 2 : 0;
  Pair start = {w.word(state, 1, blocks), w.word(state, high, blocks)};
  RankedTensorType type = w.tensor(blocks, w.u64());
  auto [lower, upper] = addToCounter(w, start, w.iota(type, 0));
  Value x[4] = {w.low(lower), w.high(lower), w.low(upper), w.high(upper)};
  Value key = w.word(state, 0, blocks);
  philox(w, x, w.low(key), w.high(key));

  SmallVector<Value> columns(x, x + 4);
  if (isWide)
    columns = {w.join(x[0], x[1]), w.join(x[2], x[3])};
  for (Value &column : columns)
    column = w.reshape(column, {blocks, 1});
  Value bits = w.reshape(w.concatenate(columns, 1), blocks * perBlock);
  bits = w.reshape(w.slice(bits, 0, count), shape);

  Pair old = {w.slice(state, 1, 2), w.slice(state, high, high + 1)};
  Pair next = addToCounter(w, old, w.like(old.first, blocks));
  SmallVector<Value> parts = {w.slice(state, 0, 1), next.first};
  if (hasHigh)
    parts.push_back(next.second);
  return {bits, w.concatenate(parts, 0)};
}

Draw drawBits(Words &w, stablehlo::RngAlgorithm algorithm, Value state,
              ArrayRef<int64_t> shape, bool isWide) {
  if (algorithm != stablehlo::RngAlgorithm::THREE_FRY)
    return drawPhilox(w, state, shape, isWide);
  return isWide ? drawThreefry64(w, state, shape)
                : drawThreefry32(w, state, shape);
}

struct ExpandRngBits : OpRewritePattern<stablehlo::RngBitGeneratorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::RngBitGeneratorOp op,
                                PatternRewriter &rewriter) const override {
    auto stateType = cast<RankedTensorType>(op.getInitialState().getType());
    auto type = cast<RankedTensorType>(op.getOutput().getType());
    if (!stateType.getElementType().isInteger(64) || stateType.getRank() != 1 ||
        stateType.getDimSize(0) < 2 || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "not a state of ui64 elements");
    Words w(rewriter, op);
    Value state = op.getInitialState();
    if (stateType.getElementType() != w.u64())
      state = w.convert(state, w.u64());
    unsigned width = type.getElementTypeBitWidth();
    Value bits, next = state;
    if (type.getNumElements() == 0) {
      bits = w.integer(
          w.tensor(type.getShape(), width == 64 ? w.u64() : w.u32()), 0);
    } else {
      Draw draw = drawBits(w, op.getRngAlgorithm(), state, type.getShape(),
                           width == 64);
      bits = draw.bits;
      next = draw.state;
    }
    Type unsignedType = w.b.getIntegerType(width, /*isSigned=*/false);
    bits = w.convert(bits, unsignedType);
    if (unsignedType != type.getElementType())
      bits = w.create("bitcast_convert", type, bits);
    rewriter.replaceOp(op, {w.convert(next, stateType.getElementType()), bits});
    return success();
  }
};

/// rng has a hidden state. Here it is the number of the op in its program:
/// equal programs draw equal numbers, and two ops of one program do not.
struct ExpandRng : OpRewritePattern<stablehlo::RngOp> {
  ExpandRng(MLIRContext *context, std::shared_ptr<uint64_t> counter)
      : OpRewritePattern(context), counter(std::move(counter)) {}

  LogicalResult matchAndRewrite(stablehlo::RngOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "dynamic shape");
    Words w(rewriter, op);
    SmallVector<APInt> seed = {APInt(64, ++*counter), APInt(64, 0)};
    auto stateType = w.tensor(2, w.u64());
    Value state = stablehlo::ConstantOp::create(
        w.b, stateType, DenseElementsAttr::get(stateType, ArrayRef(seed)));
    bool isNormal =
        op.getRngDistribution() == stablehlo::RngDistribution::NORMAL;
    Value result;
    if (type.getNumElements() == 0)
      result = w.create("reshape", type,
                        w.broadcast(op.getA(), type.getShape(), {}));
    else if (!isa<FloatType>(type.getElementType()))
      result = uniformInteger(w, op, type, state);
    else
      result = isNormal ? normal(w, op, type, state)
                        : uniformFloat(w, op, type, state);
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  static Value spread(Words &w, Value scalar, RankedTensorType type) {
    return w.broadcast(scalar, type.getShape(), {});
  }

  /// In [0, 1): the upper bits of a draw times a power of two.
  static Value unit(Words &w, ArrayRef<int64_t> shape, Type element,
                    Value state) {
    bool isWide = element.isF64();
    unsigned mantissa = isWide ? 52 : 23;
    Value bits =
        drawBits(w, stablehlo::RngAlgorithm::THREE_FRY, state, shape, isWide)
            .bits;
    bits = w.map("shift_right_logical",
                 {bits, w.like(bits, (isWide ? 64 : 32) - mantissa)});
    Value number = w.convert(bits, element);
    return w.mul(number,
                 w.number(typeOf(number), std::ldexp(1.0, -int(mantissa))));
  }

  static Type computed(Words &w, RankedTensorType type) {
    return type.getElementType().isF64() ? Type(w.b.getF64Type())
                                         : Type(w.b.getF32Type());
  }

  static Value uniformFloat(Words &w, stablehlo::RngOp op,
                            RankedTensorType type, Value state) {
    Type element = computed(w, type);
    Value low = spread(w, w.convert(op.getA(), element), type);
    Value high = spread(w, w.convert(op.getB(), element), type);
    Value part = unit(w, type.getShape(), element, state);
    Value value = w.add(w.mul(part, w.sub(high, low)), low);
    return w.convert(value, type.getElementType());
  }

  /// Box-Muller: a is the mean, b the standard deviation.
  static Value normal(Words &w, stablehlo::RngOp op, RankedTensorType type,
                      Value state) {
    Type element = computed(w, type);
    SmallVector<int64_t> both(type.getShape());
    both.insert(both.begin(), 2);
    Value numbers = unit(w, both, element, state);
    auto pick = [&](int64_t which) {
      SmallVector<int64_t> starts(both.size(), 0), limits(both);
      starts[0] = which;
      limits[0] = which + 1;
      return w.reshape(w.slice(numbers, starts, limits), type.getShape());
    };
    Value one = w.number(type.clone(element), 1);
    // 1 - u is never 0.
    Value radius = w.map("log", w.sub(one, pick(0)));
    radius = w.mul(radius, w.number(type.clone(element), -2));
    radius = w.map("sqrt", radius);
    Value angle = w.mul(pick(1), w.number(type.clone(element), 2 * M_PI));
    Value drawn = w.mul(radius, w.map("cosine", angle));
    Value mean = spread(w, w.convert(op.getA(), element), type);
    Value deviation = spread(w, w.convert(op.getB(), element), type);
    return w.convert(w.add(mean, w.mul(deviation, drawn)),
                     type.getElementType());
  }

  /// In [a, b), by the remainder of 64 bits.
  static Value uniformInteger(Words &w, stablehlo::RngOp op,
                              RankedTensorType type, Value state) {
    Value bits = drawBits(w, stablehlo::RngAlgorithm::THREE_FRY, state,
                          type.getShape(), /*isWide=*/true)
                     .bits;
    Type element = type.getElementType();
    if (element.isInteger(1))
      return w.convert(w.map("and", {bits, w.like(bits, 1)}), element);
    auto wide = [&](Value scalar) {
      return spread(w, w.convert(scalar, w.u64()), type);
    };
    Value low = wide(op.getA()), range = w.sub(wide(op.getB()), low);
    Value value = w.add(w.map("remainder", {bits, range}), low);
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

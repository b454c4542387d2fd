//===- RandomBits.cpp - Counter-based random bits as integer ops ----------===//

#include "transforms/Lowering/ExpandOps/RandomBits.h"

#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {

using stablehlo::typeOf;

Value WordOps::join(Value low, Value high) {
  Value upper = convert(high, u64());
  upper = shiftLeft(upper, like(upper, 32));
  return logicalOr(convert(low, u64()), upper);
}

Value WordOps::rotateLeft(Value value, unsigned distance) {
  Value left = shiftLeft(value, like(value, distance));
  Value right = shiftRightLogical(value, like(value, 32 - distance));
  return logicalOr(left, right);
}

Value WordOps::word(Value state, int64_t index, ArrayRef<int64_t> shape) {
  Value one = reshape(slice(state, 0, index, index + 1), {});
  return splat(one, tensor(shape, u64()));
}

namespace {

using Pair = std::pair<Value, Value>;

Pair threefry(WordOps &w, Pair counter, Pair key) {
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

/// Numbers the elements of `shape` in row-major order, from the counter of the
/// state; every element yields two words.
RandomBits drawThreefryWords(WordOps &w, Value state, ArrayRef<int64_t> shape,
                             Pair &words) {
  Value counter = w.word(state, 1, shape);
  RankedTensorType type = w.tensor(shape, w.u64());
  uint64_t stride = 1;
  for (int64_t dim = shape.size() - 1; dim >= 0; --dim) {
    if (shape[dim] > 1)
      counter = w.add(counter,
                      w.multiply(w.iota(type, dim), w.constant(type, stride)));
    stride *= shape[dim];
  }
  Value key = w.word(state, 0, shape);
  words =
      threefry(w, {w.low(counter), w.high(counter)}, {w.low(key), w.high(key)});
  Value first = w.slice(state, 0, 0, 1), second = w.slice(state, 0, 1, 2);
  Value next = w.add(second, w.like(second, stride));
  return {Value(), w.concatenate({first, next}, 0)};
}

/// The two words of an element become neighbors along one dimension: the first
/// even one, or else the largest.
RandomBits drawThreefry32(WordOps &w, Value state, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> half(shape), padded(shape);
  if (shape.empty()) {
    Pair words;
    RandomBits draw = drawThreefryWords(w, state, {1}, words);
    return {w.reshape(words.first, {}), draw.state};
  }
  const auto *even =
      llvm::find_if(shape, [](int64_t size) { return size % 2 == 0; });
  int64_t dim = even != shape.end() ? even - shape.begin()
                                    : llvm::max_element(shape) - shape.begin();
  half[dim] = llvm::divideCeil(shape[dim], 2);
  padded[dim] = half[dim] * 2;
  half.insert(half.begin() + dim + 1, 1);
  Pair words;
  RandomBits draw = drawThreefryWords(w, state, half, words);
  Value both = w.concatenate({words.first, words.second}, dim + 1);
  both = w.reshape(both, padded);
  if (padded[dim] != shape[dim])
    both = w.slice(both, dim, 0, shape[dim]);
  return {both, draw.state};
}

RandomBits drawThreefry64(WordOps &w, Value state, ArrayRef<int64_t> shape) {
  Pair words;
  RandomBits draw = drawThreefryWords(w, state, shape, words);
  return {w.join(words.first, words.second), draw.state};
}

/// Applies ten rounds to a counter of four words.
void philox(WordOps &w, Value (&x)[4], Value key0, Value key1) {
  auto multiply = [&](Value word, uint32_t factor) -> Pair {
    Value wide = w.convert(word, w.u64());
    wide = w.multiply(wide, w.like(wide, factor));
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

/// Computes low:high + amount. The low half of the state is element 1 (in a
/// state of two elements, element 0 is its high half).
Pair addToCounter(WordOps &w, Pair counter, Value amount) {
  Value low = w.add(counter.first, amount);
  Value carry = w.less(low, counter.first);
  Value more = w.add(counter.second, w.like(counter.second, 1));
  return {low, w.select(carry, more, counter.second)};
}

/// Blocks of four words fill the elements in row-major order.
RandomBits drawPhilox(WordOps &w, Value state, ArrayRef<int64_t> shape,
                      bool isWide) {
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
  bits = w.reshape(w.slice(bits, 0, 0, count), shape);

  Pair old = {w.slice(state, 0, 1, 2), w.slice(state, 0, high, high + 1)};
  Pair next = addToCounter(w, old, w.like(old.first, blocks));
  SmallVector<Value> words = {w.slice(state, 0, 0, 1), next.first};
  if (hasHigh)
    words.push_back(next.second);
  return {bits, w.concatenate(words, 0)};
}

} // namespace

RandomBits drawBits(WordOps &w, stablehlo::RngAlgorithm algorithm, Value state,
                    ArrayRef<int64_t> shape, bool isWide) {
  if (algorithm != stablehlo::RngAlgorithm::THREE_FRY)
    return drawPhilox(w, state, shape, isWide);
  return isWide ? drawThreefry64(w, state, shape)
                : drawThreefry32(w, state, shape);
}

} // namespace mlir::gspmd::lowering

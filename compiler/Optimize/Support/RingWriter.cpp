//===- RingWriter.cpp - Builder for the steps of a ring -------------------===//

#include "compiler/Optimize/Support/RingWriter.h"

#include "dialect/StableHLO/Builders/CountedLoop.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Up to this number of steps are emitted without a loop, so that ops before
/// and behind can overlap them; they cannot overlap a loop.
static constexpr int64_t kMaxUnrolledSteps = 4;

/// Two steps per iteration, so that one receives into the buffer that the other
/// sends from. With both directions, a step has two shards already.
static constexpr int64_t kUnroll = 2;

StringRef mlir::gspmd::toString(RingDirection direction) {
  switch (direction) {
  case RingDirection::OneWay:
    return "one way";
  case RingDirection::BothWays:
    return "both ways";
  case RingDirection::Chunked:
    return "in chunks";
  }
  llvm_unreachable("unknown direction");
}

RingWriter::RingWriter(OpBuilder &builder, Location loc,
                       sharding::AxesAttr axes, int64_t size)
    : builder(builder), loc(loc), ops(builder, loc), axes(axes), size(size) {
  if (axes.getAxes().empty())
    return;
  auto type = RankedTensorType::get({}, builder.getI32Type());
  shardIndex = spmd::AxisIndexOp::create(builder, loc, type, axes);
}

Value RingWriter::shardIndexAhead(int64_t distance) {
  int64_t ahead = ((distance % size) + size) % size;
  if (ahead == 0)
    return shardIndex;
  return ops.remainder(ops.add(shardIndex, number(ahead)), number(size));
}

Value RingWriter::shardIndexAhead(int64_t distance, int sign, Value more) {
  if (!more)
    return shardIndexAhead(distance);
  // Nonnegative, since remainders have the sign of the dividend.
  int64_t ahead = ((distance % size) + size) % size + (sign < 0 ? size : 0);
  Value at = ops.add(shardIndex, number(ahead));
  at = sign < 0 ? ops.subtract(at, more) : ops.add(at, more);
  return ops.remainder(at, number(size));
}

Value RingWriter::addTo(Value late, Value early) {
  return ops.add(late,
                 stablehlo::createOptimizationBarrier(builder, loc, early));
}

Value RingWriter::zeros(Type type) {
  return ops.constant(cast<RankedTensorType>(type), 0);
}

Value RingWriter::shift(Value value, int64_t distance) {
  return markAsyncCandidate(spmd::ShiftOp::create(
      builder, loc, value.getType(), value, distance, /*wrap=*/true,
      /*mirror=*/false, axes));
}

SmallVector<Value> RingWriter::repeat(int64_t count, int64_t unroll,
                                      SmallVector<Value> carries, Step step) {
  int64_t iterations = count / unroll;
  if (count <= kMaxUnrolledSteps || iterations <= 1)
    iterations = 0;
  int64_t first = count - iterations * unroll;
  for (int64_t i = 0; i < first; ++i)
    carries = step(i, {}, carries);
  if (iterations == 0)
    return carries;
  return stablehlo::countedLoop(builder, loc, iterations, carries,
                                [&](Value iteration, ValueRange state) {
                                  Value more = iteration;
                                  if (unroll > 1)
                                    more =
                                        ops.multiply(iteration, number(unroll));
                                  SmallVector<Value> next(state);
                                  for (int64_t i = 0; i < unroll; ++i)
                                    next = step(first + i, more, next);
                                  return next;
                                });
}

SmallVector<Value> RingWriter::shiftAll(ValueRange values, int64_t distance) {
  return llvm::map_to_vector(
      values, [&](Value value) { return shift(value, distance); });
}

SmallVector<Value> RingWriter::circulate(RingDirection direction,
                                         ValueRange shards, Use use) {
  bool isOneWay = direction == RingDirection::OneWay || size <= 2;
  return isOneWay ? circulateOneWay(shards, use)
                  : circulateBothWays(shards, use);
}

SmallVector<Value> RingWriter::circulateOneWay(ValueRange shards, Use use) {
  size_t count = shards.size();
  auto step = [&](Value number, ValueRange current, ValueRange state) {
    SmallVector<Value> next = shiftAll(current, -1);
    llvm::append_range(next, use(state, number, current));
    return next;
  };
  SmallVector<Value> state = step(shardIndexAhead(0), shards, {});
  state = repeat(size - 2, kUnroll, state,
                 [&](int64_t distance, Value more, ValueRange carries) {
                   return step(shardIndexAhead(distance + 1, 1, more),
                               carries.take_front(count),
                               carries.drop_front(count));
                 });
  ValueRange last = state;
  return use(last.drop_front(count), shardIndexAhead(size - 1),
             last.take_front(count));
}

SmallVector<Value> RingWriter::circulateBothWays(ValueRange shards, Use use) {
  size_t count = shards.size();
  int64_t pairs = (size - 1) / 2;
  auto withPair = [&](ValueRange carries, int64_t distance, Value more) {
    SmallVector<Value> next =
        use(carries.drop_front(2 * count), shardIndexAhead(distance, 1, more),
            carries.take_front(count));
    return use(next, shardIndexAhead(-distance, -1, more),
               carries.slice(count, count));
  };
  SmallVector<Value> state = shiftAll(shards, -1);
  llvm::append_range(state, shiftAll(shards, 1));
  llvm::append_range(state, use({}, shardIndexAhead(0), shards));
  state = repeat(
      pairs - 1, /*unroll=*/1, state,
      [&](int64_t distance, Value more, ValueRange carries) {
        SmallVector<Value> next = shiftAll(carries.take_front(count), -1);
        llvm::append_range(next, shiftAll(carries.slice(count, count), 1));
        llvm::append_range(next, withPair(carries, distance + 1, more));
        return next;
      });
  // The shard of the opposite device comes from one side only.
  SmallVector<Value> opposite;
  if (size % 2 == 0)
    opposite = shiftAll(ValueRange(state).take_front(count), -1);
  SmallVector<Value> all = withPair(state, pairs, {});
  return opposite.empty() ? all : use(all, shardIndexAhead(size / 2), opposite);
}

//===- RingWriter.cpp - Builder for the steps of a ring -------------------===//

#include "compiler/Optimize/Support/RingWriter.h"

#include "dialect/StableHLO/Builders/CountedLoop.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Up to this number of steps are emitted without a loop, so that ops before
/// and behind can overlap them; they cannot overlap a loop.
static constexpr int64_t kMaxUnrolledSteps = 4;

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

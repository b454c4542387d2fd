//===- RingWriter.h - Builder for the steps of a ring -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Marks a collective that a pass created to be started early: in steps beside
/// products, for another iteration, between slices. Present only while the pass
/// runs.
inline constexpr StringLiteral kAsyncCandidateAttr = "spmd.async_candidate";

/// The directions in which a ring sends shards; Chunked is not a ring
/// (RingAxes::makeChunked).
enum class RingDirection { OneWay, BothWays, Chunked };
StringRef toString(RingDirection direction);

/// Emits steps for the `size` devices along `axes` (none: steps without a
/// ring).
class RingWriter {
public:
  RingWriter(OpBuilder &builder, Location loc, sharding::AxesAttr axes,
             int64_t size);

  OpBuilder &getBuilder() { return builder; }
  Location getLoc() const { return loc; }

  /// Returns the index of the shard that is `distance` ahead of the device's
  /// own, at most one round; the second form adds `sign` times `more`, which is
  /// in [0, size].
  Value shardIndexAhead(int64_t distance);
  Value shardIndexAhead(int64_t distance, int sign, Value more);
  /// Return `value` as the next or the previous device in the ring has it.
  Value fromNext(Value value) { return shift(value, -1); }
  Value fromPrevious(Value value) { return shift(value, 1); }
  Value add(Value a, Value b) { return ops.add(a, b); }
  /// Returns the sum of a value that depends on communication (`late`) and one
  /// that does not. A barrier keeps `early` from being fused with the addition,
  /// which would make it wait.
  Value addTo(Value late, Value early);
  Value zeros(Type type);
  /// Marks the collective of a step and returns its result.
  static Value markAsyncCandidate(Operation *collective) {
    collective->setAttr(kAsyncCandidateAttr,
                        UnitAttr::get(collective->getContext()));
    return collective->getResult(0);
  }
  Value number(int64_t value) {
    return ops.scalar(builder.getI32Type(), value);
  }
  Value joined(ValueRange values, int64_t dim) {
    return ops.concatenate(values, dim);
  }

  /// Emits one step for its number (a constant `distance` plus a tensor<i32>
  /// `more`) and the loop-carried values.
  using Step = llvm::function_ref<SmallVector<Value>(
      int64_t distance, Value more, ValueRange carries)>;
  /// Emits steps 0 to `count` - 1 as a loop with `unroll` steps per iteration;
  /// a remainder, or a small number of steps, is emitted before it. A step's
  /// number is `distance` + `more`, which is null for none.
  SmallVector<Value> repeat(int64_t count, int64_t unroll,
                            SmallVector<Value> carries, Step step);

  /// Emits the use of shard `number` of each device; `state` is what the use of
  /// the previous shards returned, empty at first.
  using Use = llvm::function_ref<SmallVector<Value>(
      ValueRange state, Value number, ValueRange shards)>;
  /// Sends `shards` around the ring, all of them in each step, and uses those
  /// of the device itself first. Returns the last state.
  SmallVector<Value> circulate(RingDirection direction, ValueRange shards,
                               Use use);

private:
  Value shift(Value value, int64_t distance);
  SmallVector<Value> shiftAll(ValueRange values, int64_t distance);
  SmallVector<Value> circulateOneWay(ValueRange shards, Use use);
  SmallVector<Value> circulateBothWays(ValueRange shards, Use use);
  OpBuilder &builder;
  Location loc;
  stablehlo::TensorOps ops;
  sharding::AxesAttr axes;
  int64_t size;
  Value shardIndex;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H

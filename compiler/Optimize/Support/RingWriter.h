//===- RingWriter.h - What the steps of a ring are made of ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// A collective that a pass writes to be started: in steps beside products, for
/// another iteration, between slices. While the pass runs.
inline constexpr StringLiteral kAsyncCandidateAttr = "spmd.in_steps";

/// Writes steps for the `size` devices along `axes` (none: steps of no ring).
class RingWriter {
public:
  RingWriter(OpBuilder &builder, Location loc, sharding::AxesAttr axes,
             int64_t size);

  OpBuilder &getBuilder() { return builder; }
  Location getLoc() const { return loc; }

  /// The number of the part that lies `places` ahead of the device's own, at
  /// most a round away; the second adds `sign` times `more`, of 0 to `size`.
  Value partAhead(int64_t places);
  Value partAhead(int64_t places, int sign, Value more);
  /// What the next device has, or the one before.
  Value fromNext(Value value) { return shift(value, -1); }
  Value fromPrevious(Value value) { return shift(value, 1); }
  Value add(Value a, Value b) { return ops.add(a, b); }
  /// The sum of what hangs on what another device sends and of what does not,
  /// which is not to wait for it, as it would as one kernel with the addition.
  Value addTo(Value late, Value early);
  Value zeros(Type type);
  /// What a collective of a step makes.
  static Value markAsyncCandidate(Operation *collective) {
    collective->setAttr(kAsyncCandidateAttr,
                        UnitAttr::get(collective->getContext()));
    return collective->getResult(0);
  }
  Value number(int64_t value) {
    return ops.scalar(builder.getI32Type(), value);
  }
  Value joined(ValueRange parts, int64_t dim) {
    return ops.concatenate(parts, dim);
  }

  /// What a step makes of its number (a constant, or tensor<i32>) and of what
  /// is carried.
  using Step = llvm::function_ref<SmallVector<Value>(int64_t places, Value more,
                                                     ValueRange carries)>;
  /// Steps 0 to `count` - 1, as a loop of `unroll` in each iteration; what does
  /// not fill an iteration, and few of them, stand before it. A step's number
  /// is `places` + `more`, which is null for none.
  SmallVector<Value> repeat(int64_t count, int64_t unroll,
                            SmallVector<Value> carries, Step step);

private:
  Value shift(Value value, int64_t distance);
  OpBuilder &builder;
  Location loc;
  stablehlo::TensorOps ops;
  sharding::AxesAttr axes;
  int64_t size;
  Value own;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_RINGWRITER_H

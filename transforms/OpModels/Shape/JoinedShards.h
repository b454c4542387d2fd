//===- JoinedShards.h - Concatenation of many shards ------------*- C++ -*-===//
//
// A device has one shard of each operand of a concatenation, and needs one
// shard of the result. If it read a window of each operand, work and memory
// would be proportional to the number of operands times the shard. Here it
// concatenates its shards. What another device needs of them is then one range,
// because operands, shards and results have the same order. One all-to-all
// sends these ranges, padded to the longest one, and a gather along the
// dimension puts what arrives in order.
//
// Example: 4 operands of 4 elements on 2 devices. Device 0 has elements 0, 1 of
// each operand, and sends those of the last two operands, 4 elements, to
// device 1.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_JOINEDSHARDS_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_JOINEDSHARDS_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The ranges that `shards` devices exchange to concatenate operands that have
/// `sizes` elements along the dimension.
///
/// Law (unit-tested): element j of operand i, on the device that has it, is in
/// the range for the device whose shard of the result contains it. Planning
/// takes time linear in shards times the number of operands and of shards.
class JoinedShards {
public:
  JoinedShards(ArrayRef<int64_t> sizes, int64_t shards);

  /// Returns the elements of each range.
  int64_t rangeSize() const { return longest; }
  /// Returns the elements that a device sends to the others.
  int64_t sent() const { return (shards - 1) * longest; }
  /// Returns the index, in the concatenated shards of device `from`, of the
  /// first element of the range for device `to`.
  int64_t start(int64_t from, int64_t to) const {
    return starts[from * shards + to];
  }

  /// Returns the shard of the result; `locals` are the device's shards of the
  /// operands of `ctx`.
  Value join(PartitionContext &ctx, ValueRange locals, unsigned dim,
             ArrayRef<AxisRef> axes) const;

private:
  Value rowOf(PartitionContext &ctx, Value index, bool isReceived) const;
  Value sources(PartitionContext &ctx, int64_t localSize,
                ArrayRef<AxisRef> axes) const;

  SmallVector<int64_t> sizes;
  int64_t shards, longest = 0;
  /// The start of each range, by sender and receiver.
  SmallVector<int32_t> starts;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_JOINEDSHARDS_H

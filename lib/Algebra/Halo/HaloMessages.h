//===- HaloMessages.h - A halo exchange as permutes -------------*- C++ -*-===//
//
// Hardware has no halo exchange. It has permutes, in which every device of a
// group sends to one other device, and gathers. A dimension is sharded into
// shards of m elements; device i requests the global indices
// [i m - left, (i + 1) m + right):
//
//   m = 4, left 6, right 1          ..[ hop -2 ][   hop -1    ][ own ][hop 1]..
//   hop -2: indices [2, 4) of the second shard to the left  one permute
//   hop -1: indices [0, 4) of the shard to the left         one permute
//   hop  1: index   0      of the shard to the right        one permute
//
// In a permute, each device sends at most one message and receives at most one.
// Two messages share a permute if no device sends both or receives both.
// Without wrapping, these are hops of +a and -b in a group of at most a + b
// devices (so the left and right halos of two devices are one permute). With
// wrapping, hops that are equal modulo the group size are one message. If the
// permutes would transfer as much as a gather, the plan is one gather.
//
// Law (unit-tested exhaustively on small groups): devices that execute a plan
// have the requested indices, and no device sends or receives twice in a
// permute.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H
#define GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace mlir::gspmd {

/// Indices [begin, end) of a shard.
struct ShardRange {
  int64_t begin = 0, end = 0;
  int64_t size() const { return end - begin; }
  bool operator==(const ShardRange &o) const {
    return begin == o.begin && end == o.end;
  }
};

/// Device i receives `ranges` of the shard of device i + hop. With wrapping,
/// this is modulo the group size, and hop > 0. The ranges are ascending and
/// disjoint.
struct HaloMessage {
  int64_t hop = 0;
  llvm::SmallVector<ShardRange, 2> ranges;
  /// Returns the number of elements in the message.
  int64_t size() const;
  /// Sorts the ranges and merges those that overlap or are adjacent.
  void sortRanges();
  /// Returns the offset in the message of index `at` of the shard, which
  /// must be in a range.
  int64_t offsetOf(int64_t at) const;
};

/// One permute: a message, or two that share it. Of two, `first` comes from the
/// right (hop > 0) and `second` from the left.
struct HaloPermute {
  unsigned first = 0;
  std::optional<unsigned> second;
};

/// A segment of the result: from the own shard, from a message, or zeros.
struct HaloSegment {
  enum Kind : uint8_t { Own, Received, Zeros };
  Kind kind = Zeros;
  /// Received: the index of the message.
  unsigned message = 0;
  /// The offset in the own shard or in the message.
  int64_t begin = 0;
  int64_t size = 0;
};

/// The messages, their permutes, and the result as a concatenation.
struct HaloMessagePlan {
  /// True for one gather instead of the permutes.
  bool gathers = false;
  llvm::SmallVector<HaloMessage, 2> messages;
  llvm::SmallVector<HaloPermute, 2> permutes;
  /// The segments in the order of the result.
  llvm::SmallVector<HaloSegment, 4> segments;
};

/// Returns the plan for a group of `group` devices with shards of `shard`
/// elements. Halos may be negative (elements of the shard are dropped).
/// Precondition: shard + left + right >= 0. Takes time quadratic in the number
/// of hops.
HaloMessagePlan planHaloMessages(int64_t shard, int64_t group, int64_t left,
                                 int64_t right, bool wraps);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H

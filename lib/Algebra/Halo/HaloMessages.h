//===- HaloMessages.h - A halo exchange as messages -------------*- C++ -*-===//
//
// Machines have no halo exchange; they move the same from every device of a
// group to another one of it (a permute), or everything to all (a gather). Of a
// dimension cut in parts of m positions, device i wants [i m - left,
// (i + 1) m + right) of the whole:
//
//   m = 4, left 6, right 1          ..[ hop -2 ][   hop -1    ][ own ][hop 1]..
//   hop -2: positions 2..4 of the part two before      one permute
//   hop -1: positions 0..4 of the part before          one permute
//   hop  1: position  0    of the part behind          one permute
//
// A permute takes one sender and one receiver for each device. That leaves room
// for a second message where nobody sends or receives both: without wrapping,
// hops of +a and -b in a group of at most a + b devices (left and right halos
// of two devices are one permute). With wrapping, hops that are equal modulo
// the group are one message. Where permutes would bring as much as there is,
// one gather does.
//
// Law (unit-tested exhaustively): whoever follows a plan has what the exchange
// is to bring, and no device sends or receives twice in a permute.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H
#define GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace mlir::gspmd {

/// Positions [begin, end) of a part.
struct ShardRange {
  int64_t begin = 0, end = 0;
  int64_t size() const { return end - begin; }
  bool operator==(const ShardRange &o) const {
    return begin == o.begin && end == o.end;
  }
};

/// Device i gets `ranges` (ascending, apart from each other) of the part of
/// device i + hop; with wrapping, modulo the group, and 0 < hop.
struct HaloMessage {
  int64_t hop = 0;
  llvm::SmallVector<ShardRange, 2> ranges;
  int64_t size() const;
  /// Makes them ascending and apart.
  void sortRanges();
  /// Where position `at` of the part, which is in a range, is in the message.
  int64_t placeOf(int64_t at) const;
};

/// One permute: a message, or two that share it. Of two, `first` comes from
/// behind (hop > 0) and `second` from before.
struct HaloPermute {
  unsigned first = 0;
  std::optional<unsigned> second;
};

/// A run of the result.
struct HaloSegment {
  enum Kind : uint8_t { Own, Received, Zeros };
  Kind kind = Zeros;
  /// Of Received: the message.
  unsigned message = 0;
  /// Where it begins in the part, or in what the message brings.
  int64_t begin = 0;
  int64_t size = 0;
};

struct HaloMessagePlan {
  /// One gather instead of all below.
  bool gathers = false;
  llvm::SmallVector<HaloMessage, 2> messages;
  llvm::SmallVector<HaloPermute, 2> permutes;
  /// In the order of the result.
  llvm::SmallVector<HaloSegment, 4> segments;
};

/// For a group of `group` devices with parts of `part` positions; halos may be
/// negative (positions of the part are dropped), part + left + right is not.
HaloMessagePlan planHaloMessages(int64_t part, int64_t group, int64_t left,
                                 int64_t right, bool wraps);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOMESSAGES_H

//===- HaloReach.h - Elements that a halo exchange transfers ----*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H
#define GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H

#include <algorithm>
#include <cstdint>

namespace mlir::gspmd {

/// The elements that a device with a shard of `shard` elements receives for
/// the range [-left, shard + right), relative to its first one: those before
/// and after its own shard. If the range is outside of the shard, the elements
/// between them are skipped: with left 5, right -5 and a shard of 2, the
/// elements 4 and 5 to the left are received.
///
/// In a ring of `ring` shards every `ring`-th shard is the device's own and is
/// not received: with two shards of 2 and left 3, these are the 2 elements of
/// the other shard. 0 stands for no ring. All members take constant time.
struct HaloReach {
  HaloReach(int64_t shard, int64_t left, int64_t right, int64_t ring = 0)
      : shard(shard), ring(ring),
        skippedBefore(std::max<int64_t>(0, -(shard + right))),
        before(std::max<int64_t>(0, left - skippedBefore)),
        skippedAfter(std::max<int64_t>(0, -(shard + left))),
        behind(std::max<int64_t>(0, right - skippedAfter)) {}

  /// Returns the number of elements that other devices send.
  int64_t received() const {
    return before + behind - countOwn(skippedBefore, before) -
           countOwn(skippedAfter, behind);
  }
  /// Returns the number of devices that send some of `count` elements beyond
  /// `skipped` ones.
  int64_t senders(int64_t skipped, int64_t count) const {
    if (shard == 0 || count == 0)
      return 0;
    auto others = [&](int64_t shards) {
      return ring ? shards - shards / ring : shards;
    };
    return others((skipped + count + shard - 1) / shard) -
           others(skipped / shard);
  }

  int64_t shard, ring;
  /// The numbers of skipped elements next to the shard and of received ones
  /// beyond them.
  int64_t skippedBefore, before;
  int64_t skippedAfter, behind;

private:
  int64_t countOwn(int64_t skipped, int64_t count) const {
    if (ring == 0 || shard == 0)
      return 0;
    auto upTo = [&](int64_t distance) {
      int64_t around = ring * shard;
      return distance / around * shard +
             std::max<int64_t>(0, distance % around - (around - shard));
    };
    return upTo(skipped + count) - upTo(skipped);
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H

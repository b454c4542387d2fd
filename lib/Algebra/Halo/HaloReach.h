//===- HaloReach.h - What of a halo is others' ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H
#define GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H

#include <algorithm>
#include <cstdint>

namespace mlir::gspmd {

/// A device that holds `part` positions and gets [-left, part + right) around
/// its first one receives those before and behind its own. Where the range lies
/// beyond the part altogether, the nearest positions are skipped: with left 5
/// and right -5 of a part of 2, what is 4 and 5 positions away.
///
/// Around a ring of `ring` parts every `ring`-th part is the device's own
/// again, which it does not receive: with two parts of 2 and left 3, that are
/// the 2 positions of the other one. A ring of 0 parts is none.
struct HaloReach {
  HaloReach(int64_t part, int64_t left, int64_t right, int64_t ring = 0)
      : part(part), ring(ring),
        skippedBefore(std::max<int64_t>(0, -(part + right))),
        before(std::max<int64_t>(0, left - skippedBefore)),
        skippedBehind(std::max<int64_t>(0, -(part + left))),
        behind(std::max<int64_t>(0, right - skippedBehind)) {}

  /// Positions that others send.
  int64_t received() const {
    return before + behind - own(skippedBefore, before) -
           own(skippedBehind, behind);
  }
  /// Devices that send some of the `wanted` positions beyond `skipped` ones.
  int64_t senders(int64_t skipped, int64_t wanted) const {
    if (part == 0 || wanted == 0)
      return 0;
    auto others = [&](int64_t parts) {
      return ring ? parts - parts / ring : parts;
    };
    return others((skipped + wanted + part - 1) / part) -
           others(skipped / part);
  }

  int64_t part, ring;
  /// Positions next to the part that are not wanted, and those beyond that are.
  int64_t skippedBefore, before;
  int64_t skippedBehind, behind;

private:
  int64_t own(int64_t skipped, int64_t wanted) const {
    if (ring == 0 || part == 0)
      return 0;
    auto upTo = [&](int64_t distance) {
      int64_t around = ring * part;
      return distance / around * part +
             std::max<int64_t>(0, distance % around - (around - part));
    };
    return upTo(skipped + wanted) - upTo(skipped);
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOREACH_H

//===- HaloReach.h - What of a halo is others' ------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_HALOREACH_H
#define GSPMD_DIALECT_ALGEBRA_HALOREACH_H

#include <algorithm>
#include <cstdint>

namespace mlir::gspmd {

/// A device that holds `part` positions and gets [-left, part + right) around
/// its first one receives those before and behind its own. Where the range lies
/// beyond the part altogether, the nearest positions are skipped: with left 5
/// and right -5 of a part of 2, what is 4 and 5 positions away.
struct HaloReach {
  HaloReach(int64_t part, int64_t left, int64_t right)
      : skippedBefore(std::max<int64_t>(0, -(part + right))),
        before(std::max<int64_t>(0, left - skippedBefore)),
        skippedBehind(std::max<int64_t>(0, -(part + left))),
        behind(std::max<int64_t>(0, right - skippedBehind)) {}

  /// Positions next to the part that are not received, and those beyond that
  /// are.
  int64_t skippedBefore, before;
  int64_t skippedBehind, behind;
};

} // namespace mlir::gspmd

#endif // GSPMD_DIALECT_ALGEBRA_HALOREACH_H

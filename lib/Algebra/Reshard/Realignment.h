//===- Realignment.h - Halos between shards that do not nest ----*- C++ -*-===//
//
// Shards of an uneven dimension need not nest: 18 elements in 4 shards are 5,
// 5, 5 and 3, in 2 shards 9 and 9. Two adjacent ones of the four shards have 10
// elements together, which begin at 0 and at 10; the two shards begin at 0 and
// at 9. The difference is a halo from the group to the left or right:
//
//     0 1 2 3 4 5 6 7 8 9 | 10 ... 17        groups of 10
//     0 1 2 3 4 5 6 7 8 | 9 10 ... 17        groups of 9: one from the left
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H
#define GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>

namespace mlir::gspmd {

/// The halos of a realignment: group g has elements [g * from, (g + 1) * from)
/// and receives the elements of [g * to, (g + 1) * to) that it lacks.
struct Realignment {
  int64_t left = 0, right = 0; ///< elements from the left and right groups
  /// The extent of the old and the new elements of the group, from the first
  /// element of the left halo.
  int64_t reach = 0;
  /// Returns the number of elements that a group receives.
  int64_t moved() const { return left + right; }
};

/// Returns the largest halos of any group when `size` elements in `groups`
/// groups of `from` elements are realigned to groups of `to` elements.
/// Preconditions: groups * from >= size and groups * to >= size. Constant time.
Realignment realignment(int64_t size, int64_t groups, int64_t from, int64_t to);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H

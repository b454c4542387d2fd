//===- Realignment.h - Parts that begin elsewhere ---------------*- C++ -*-===//
//
// Cuts of an uneven dimension need not nest: 18 elements cut in 4 lie as 5, 5,
// 5 and 3, and in 2 as 9 and 9. Two neighbours of the four have 10 elements
// together, which begin at 0 and at 10, where 0 and 9 are wanted. What is
// missing is at the border of the group before or behind:
//
//     0 1 2 3 4 5 6 7 8 9 | 10 ... 17        parts of 10
//     0 1 2 3 4 5 6 7 8 | 9 10 ... 17        parts of 9: one from the left
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H
#define GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>

namespace mlir::gspmd {

/// What a group must get so that group g, which has the elements from g *
/// `from` on, `from` of them, has those from g * `to` on.
struct Realignment {
  int64_t left = 0, right = 0; ///< elements from the groups before and behind
  /// Elements, counted from the first of those from the left, that the group's
  /// old and new ones reach to.
  int64_t reach = 0;
  int64_t moved() const { return left + right; }
};

/// Of `size` elements in `groups` parts of `from`, to parts of `to` elements,
/// both in order and large enough for all.
Realignment realignment(int64_t size, int64_t groups, int64_t from, int64_t to);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_REALIGNMENT_H

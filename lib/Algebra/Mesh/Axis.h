//===- Axis.h - Mesh axes and parts of them ---------------------*- C++ -*-===//
//
// A mesh axis can be used whole or in part. The part written `"x":(2)4` of an
// axis of size 16 is what is left after 2 more-major pieces are split off: view
// the axis index as a mixed-radix number of digits 2, 4, 2 (major to minor) and
// take the middle digit:
//
//     index along x = d0 * 8 + d1 * 2 + d2,   0 <= d1 < 4   is  "x":(2)4
//
//     pre-size  2   product of the digits to the left  (more major)
//     size      4   the digit itself
//     post-size 2   axis size / (pre-size * size)
//
// Laws (unit-tested exhaustively): the pieces of an axis that tile it from the
// left, (1)a, (a)b, (a*b)c ... with a*b*c = size, concatenate to the axis;
// two pieces overlap unless they are different digits of one mixed-radix view,
// that is, unless one ends at (a divisor of) where the other begins. (On an
// axis of size 6, (1)2 and (3)2 overlap although [1,2) and [3,6) do not meet:
// index / 3 and index % 2 are not independent.)
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_AXIS_H
#define GSPMD_LIB_ALGEBRA_MESH_AXIS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::gspmd {

class Mesh;

/// A mesh axis (by its position in the mesh) or a contiguous digit of it.
/// An immutable value; a full axis has pre-size 1 and the size of the axis.
class AxisRef {
public:
  AxisRef(unsigned axis, int64_t preSize, int64_t size)
      : axis_(axis), preSize_(preSize), size_(size) {}

  unsigned axis() const { return axis_; }
  int64_t preSize() const { return preSize_; }
  int64_t size() const { return size_; }
  /// One past the last digit: the pre-size of what would follow.
  int64_t endSize() const { return preSize_ * size_; }

  bool operator==(const AxisRef &o) const {
    return axis_ == o.axis_ && preSize_ == o.preSize_ && size_ == o.size_;
  }
  bool operator!=(const AxisRef &o) const { return !(*this == o); }
  /// An arbitrary total order (axis, pre-size, size).
  bool operator<(const AxisRef &o) const;

  /// Are the two anything but different digits of one view of the axis? Pieces
  /// of size 1 have no digits and overlap nothing.
  bool overlaps(const AxisRef &o) const;
  /// Does this piece hold all digits of `o` (is the index along `o` a function
  /// of the index along this)?
  bool contains(const AxisRef &o) const;
  /// `this` followed by `o` as one piece, if they are neighbours on one axis.
  std::optional<AxisRef> mergedWith(const AxisRef &o) const;
  /// The first (major) `size` of this piece; size() must be a multiple.
  AxisRef prefix(int64_t size) const;
  /// What follows prefix(size).
  AxisRef suffix(int64_t size) const;

private:
  unsigned axis_;
  int64_t preSize_;
  int64_t size_;
};

inline llvm::hash_code hash_value(const AxisRef &a) {
  return llvm::hash_combine(a.axis(), a.preSize(), a.size());
}

/// Axes that cut one tensor dimension (or form a group), major to minor.
/// Canonical form: neighbouring pieces of one axis are merged, size-1 pieces
/// are dropped; `canonical` makes it so.
using AxisList = llvm::SmallVector<AxisRef, 2>;

/// Product of the sizes; 1 for an empty list.
int64_t axisListSize(llvm::ArrayRef<AxisRef> axes);
/// Merges neighbours and drops pieces of size 1.
AxisList canonical(llvm::ArrayRef<AxisRef> axes);
/// Does any piece of `a` overlap any of `b`?
bool overlaps(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// The longest common major prefix. Pieces are split where sizes allow:
/// prefix of ["x"] (size 8) and ["x":(1)2, "y"] is ["x":(1)2].
AxisList commonPrefix(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Is `a` a (sub-axis-wise) prefix of `b`?
bool isPrefix(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// What follows in `list` after its prefix `prefix` (isPrefix must hold).
AxisList dropPrefix(llvm::ArrayRef<AxisRef> list,
                    llvm::ArrayRef<AxisRef> prefix);
/// Splits `list` so that the first part has size `size`; nullopt where a piece
/// cannot be cut there (its size and the rest do not divide).
std::optional<std::pair<AxisList, AxisList>>
splitAt(llvm::ArrayRef<AxisRef> list, int64_t size);
/// `list` without all digits that `remove` uses, cut at the first overlap:
/// the longest prefix of `list` that does not overlap `remove`.
AxisList prefixWithout(llvm::ArrayRef<AxisRef> list,
                       llvm::ArrayRef<AxisRef> remove);
/// All of `list` minus the digits in `remove`, order kept (pieces are split).
/// What of a piece cannot be told apart from a removed one goes too.
AxisList difference(llvm::ArrayRef<AxisRef> list,
                    llvm::ArrayRef<AxisRef> remove);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXIS_H

//===- Axis.h - Mesh axes, sub-axes and lists of them -----------*- C++ -*-===//
//
// A mesh axis can be used as a full axis or as a sub-axis. View the index along
// the axis as a mixed-radix number; a sub-axis is one digit of it. On an axis
// "x" of size 16 with the digits 2, 4, 2 (major to minor), the middle digit is
// written `"x":(2)4`:
//
//     index along x = d0 * 8 + d1 * 2 + d2,   0 <= d1 < 4   is  "x":(2)4
//
//     pre-size  2   product of the digits to the left  (more major)
//     size      4   the digit itself
//     post-size 2   axis size / (pre-size * size)
//
// Laws (unit-tested exhaustively on small axes):
//   1. Sub-axes that tile an axis from the left, (1)a, (a)b, (a*b)c ... with
//      a*b*c = size, concatenate to the full axis.
//   2. Two sub-axes of one axis overlap unless they are different digits of one
//      mixed-radix view, that is, unless one ends at (a divisor of) where the
//      other begins. On an axis of size 6, (1)2 and (3)2 overlap although the
//      intervals [1,2) and [3,6) are disjoint: index / 3 and index % 2 are not
//      independent.
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

/// A full mesh axis or a sub-axis of one. The axis is identified by its
/// index in the mesh.
///
/// An AxisRef is an immutable value of three integers; all members take
/// constant time. A full axis has pre-size 1 and the size of the axis.
/// Precondition of the constructor: preSize * size divides the size of the
/// axis (Mesh and TensorSharding::verify check it where text is read).
class AxisRef {
public:
  AxisRef(unsigned axis, int64_t preSize, int64_t size)
      : axis_(axis), preSize_(preSize), size_(size) {}

  unsigned axis() const { return axis_; }
  int64_t preSize() const { return preSize_; }
  int64_t size() const { return size_; }
  /// Returns the pre-size of the sub-axis that follows this one.
  int64_t endSize() const { return preSize_ * size_; }

  bool operator==(const AxisRef &o) const {
    return axis_ == o.axis_ && preSize_ == o.preSize_ && size_ == o.size_;
  }
  bool operator!=(const AxisRef &o) const { return !(*this == o); }
  /// Compares lexicographically by axis, pre-size and size: an arbitrary total
  /// order for sorted containers.
  bool operator<(const AxisRef &o) const;

  /// Returns true unless the two are different digits of one view of the axis
  /// (law 2). Symmetric. Sub-axes of size 1 have no digits and overlap nothing.
  bool overlaps(const AxisRef &o) const;
  /// Returns true if this has all digits of `o`, that is, if the index along
  /// `o` is a function of the index along this. Reflexive and transitive.
  bool contains(const AxisRef &o) const;
  /// Returns the sub-axis `this` followed by `o` if the two are adjacent on one
  /// axis; nullopt otherwise.
  std::optional<AxisRef> mergedWith(const AxisRef &o) const;
  /// Returns the major sub-axis of `size`, which must divide size().
  /// Law: prefix(s).mergedWith(suffix(s)) == *this.
  AxisRef prefix(int64_t size) const;
  /// Returns the minor sub-axis after prefix(size).
  AxisRef suffix(int64_t size) const;

private:
  unsigned axis_;
  int64_t preSize_;
  int64_t size_;
};

inline llvm::hash_code hash_value(const AxisRef &a) {
  return llvm::hash_combine(a.axis(), a.preSize(), a.size());
}

/// The axes that shard one tensor dimension or form a device group, major to
/// minor. In canonical form adjacent sub-axes of one axis are merged and those
/// of size 1 are dropped.
///
/// The functions below take lists in any form, compare sub-axis-wise and return
/// canonical lists. All take time linear in the lengths of their lists unless
/// they state otherwise.
using AxisList = llvm::SmallVector<AxisRef, 2>;

/// Returns the product of the sizes; 1 for an empty list.
int64_t axisListSize(llvm::ArrayRef<AxisRef> axes);
/// Returns the canonical form: merges adjacent sub-axes and drops those of
/// size 1. Idempotent; the size stays the same.
AxisList canonical(llvm::ArrayRef<AxisRef> axes);
/// Returns true if a sub-axis of `a` overlaps one of `b`. Quadratic.
bool overlaps(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns the longest common major prefix. Sub-axes are split where the sizes
/// allow it: the common prefix of ["x"] (size 8) and ["x":(1)2, "y"] is
/// ["x":(1)2].
AxisList commonPrefix(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns true if commonPrefix(a, b) is `a`.
bool isPrefix(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns what follows `prefix` in `list`. Precondition: isPrefix(prefix,
/// list). Law: `prefix` followed by the result is canonically `list`.
AxisList dropPrefix(llvm::ArrayRef<AxisRef> list,
                    llvm::ArrayRef<AxisRef> prefix);
/// Splits `list` into a major list of `size` and the rest. Returns nullopt if
/// the boundary is within a sub-axis that it does not divide.
std::optional<std::pair<AxisList, AxisList>>
splitAt(llvm::ArrayRef<AxisRef> list, int64_t size);
/// Returns the longest major prefix of `list` that does not overlap `remove`.
/// Takes |list| * |remove| steps.
AxisList prefixWithout(llvm::ArrayRef<AxisRef> list,
                       llvm::ArrayRef<AxisRef> remove);
/// Returns `list` without the digits in `remove`, in the order of `list`;
/// sub-axes are split as needed. Digits that are not independent of a removed
/// one are removed as well: of an axis of size 6, (1)2 minus (3)2 is empty.
/// The result overlaps nothing in `remove`.
AxisList difference(llvm::ArrayRef<AxisRef> list,
                    llvm::ArrayRef<AxisRef> remove);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXIS_H

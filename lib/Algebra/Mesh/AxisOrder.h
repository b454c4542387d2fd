//===- AxisOrder.h - Prefixes of axis lists as they are written -*- C++ -*-===//
//
// Propagation compares lists of axes entry by entry, as they are written, and
// keeps axes of size 1: a user who names one expects it to be propagated. The
// functions of Axis.h compare canonical lists instead, in which axes of size 1
// are dropped.
//
// All functions take time linear in the lengths of their lists.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H
#define GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H

#include "lib/Algebra/Mesh/Axis.h"

namespace mlir::gspmd {

/// Returns true if `a` is `b` or a major sub-axis of it.
inline bool isAxisPrefix(const AxisRef &a, const AxisRef &b) {
  return a.axis() == b.axis() && a.preSize() == b.preSize() &&
         b.size() % a.size() == 0;
}

/// Returns true if `a` is `b` or has all its digits.
inline bool containsAxis(const AxisRef &a, const AxisRef &b) {
  return a == b || (b.size() != 1 && a.contains(b));
}

/// Returns the longest prefix of `axis` that overlaps nothing in `used`;
/// nullopt if there is none.
std::optional<AxisRef> prefixWithoutOverlap(const AxisRef &axis,
                                            llvm::ArrayRef<AxisRef> used);

/// Returns true if `a` is a prefix of `b`: all entries of `a` but the last are
/// those of `b`, and the last one is a prefix of its counterpart. A partial
/// order on lists.
bool isPrefixList(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns true if `a` is a prefix of `b` and differs from it.
bool isStrictPrefixList(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);

/// Returns the number of leading entries that the two lists have in common.
unsigned numCommonAxes(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns true if neither list is a prefix of the other.
bool areIncompatible(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Returns what follows `prefix` in `list`. Precondition: isPrefixList(prefix,
/// list).
AxisList axesAfterPrefix(llvm::ArrayRef<AxisRef> list,
                         llvm::ArrayRef<AxisRef> prefix);

/// Folds `other` into `list`, the compatible major axes of the lists that were
/// folded in before. With `canGrow`, `list` becomes the longer of the two if
/// one is a prefix of the other; otherwise, and once two lists are
/// incompatible, it is truncated to the prefix on which all agree. Returns
/// whether the list may still grow, for the next call:
///
///     ["x"], then ["x", "y"]            ["x", "y"]   may grow
///     ["x", "y"], then ["x", "z"]       ["x"]        fixed
bool mergeCompatibleAxes(AxisList &list, llvm::ArrayRef<AxisRef> other,
                         bool canGrow);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H

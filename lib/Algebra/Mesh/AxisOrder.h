//===- AxisOrder.h - Prefixes of axis lists, piece by piece -----*- C++ -*-===//
//
// Completion compares lists of axes as they are written. Unlike the algebra
// (lib/Algebra/Mesh/Axis.h), which asks what cuts are the same, an axis of size
// 1 counts here: a user who names one wants to see it moved along.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H
#define GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H

#include "lib/Algebra/Mesh/Axis.h"

namespace mlir::gspmd {

/// Is `a` all of `b` or a major part of it?
inline bool isAxisPrefix(const AxisRef &a, const AxisRef &b) {
  return a.axis() == b.axis() && a.preSize() == b.preSize() &&
         b.size() % a.size() == 0;
}

/// Does `a` hold all of `b`?
inline bool containsAxis(const AxisRef &a, const AxisRef &b) {
  return a == b || (b.size() != 1 && a.contains(b));
}

/// The longest prefix of `axis` that overlaps none of `used`; nullopt if there
/// is none.
std::optional<AxisRef> prefixWithoutOverlap(const AxisRef &axis,
                                            llvm::ArrayRef<AxisRef> used);

/// Is `a` equal to `b` or what `b` begins with?
bool isPrefixList(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// The same, but not equal.
bool isStrictPrefixList(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);

/// How many pieces two lists begin with in common.
unsigned numCommonAxes(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// Is neither list what the other begins with?
bool areIncompatible(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b);
/// What follows in `list` after its prefix `prefix` (isPrefixList must hold).
AxisList axesAfterPrefix(llvm::ArrayRef<AxisRef> list,
                         llvm::ArrayRef<AxisRef> prefix);

/// Makes `list` the longest list that both it and `other` can be extended to,
/// or, with `canGrow` false, that `list` is already. Returns whether it can
/// still grow, which it cannot once two lists disagree.
bool mergeCompatibleAxes(AxisList &list, llvm::ArrayRef<AxisRef> other,
                         bool canGrow);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXISORDER_H

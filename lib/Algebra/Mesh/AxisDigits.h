//===- AxisDigits.h - Containment of the digits of axis lists ---*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H
#define GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H

#include "lib/Algebra/Mesh/Axis.h"

namespace mlir::gspmd {

/// Returns the list in the order of the axes, with adjacent sub-axes merged.
/// Two lists have the same digits in any order if the results are equal.
AxisList sortedAxes(llvm::ArrayRef<AxisRef> list);

/// Returns true if `list` has all digits of `axes`, in any order and split in
/// any way, so that the index along `axes` is a function of the index along
/// `list`. This is stronger than an empty difference(axes, list), which also
/// removes dependent digits: on an axis of size 6, difference((1)2, (3)2) is
/// empty, but (3)2 does not have the digit (1)2. Sorts both lists, then
/// compares all pairs.
bool hasAllDigits(llvm::ArrayRef<AxisRef> list, llvm::ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H

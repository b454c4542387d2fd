//===- AxisDigits.h - What digits a list of axes has ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H
#define GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H

#include "lib/Algebra/Mesh/Axis.h"

namespace mlir::gspmd {

/// Does `list` hold all digits of `axes`, in whatever order and pieces: is the
/// index along `axes` a function of that along `list`? That difference(axes,
/// list) is empty says less, as what cannot be told apart is left out of it:
/// (1)2 and (3)2 of an axis of size 6.
bool hasAllDigits(llvm::ArrayRef<AxisRef> list, llvm::ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_AXISDIGITS_H

//===- AxisDigits.cpp - Containment of the digits of axis lists -----------===//

#include "lib/Algebra/Mesh/AxisDigits.h"

#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;

AxisList gspmd::sortedAxes(ArrayRef<AxisRef> list) {
  AxisList sorted(list.begin(), list.end());
  llvm::sort(sorted);
  return canonical(sorted);
}

bool gspmd::hasAllDigits(ArrayRef<AxisRef> list, ArrayRef<AxisRef> axes) {
  AxisList subAxes = sortedAxes(list);
  return llvm::all_of(sortedAxes(axes), [&](const AxisRef &axis) {
    return llvm::any_of(subAxes, [&](const AxisRef &subAxis) {
      return subAxis.contains(axis);
    });
  });
}

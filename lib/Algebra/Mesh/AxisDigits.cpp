//===- AxisDigits.cpp - What digits a list of axes has --------------------===//

#include "lib/Algebra/Mesh/AxisDigits.h"

#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;

/// In the order of the axes, so that neighbours are one piece.
static AxisList sortedPieces(ArrayRef<AxisRef> list) {
  AxisList sorted(list.begin(), list.end());
  llvm::sort(sorted);
  return canonical(sorted);
}

bool gspmd::hasAllDigits(ArrayRef<AxisRef> list, ArrayRef<AxisRef> axes) {
  AxisList pieces = sortedPieces(list);
  return llvm::all_of(sortedPieces(axes), [&](const AxisRef &axis) {
    return llvm::any_of(
        pieces, [&](const AxisRef &piece) { return piece.contains(axis); });
  });
}

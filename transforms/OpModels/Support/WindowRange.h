//===- WindowRange.h - Ranges of window operands ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWRANGE_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWRANGE_H

#include "lib/Algebra/Halo/SlidingWindow.h"
#include "transforms/OpModels/Support/RangeModel.h"

namespace mlir::gspmd {

/// Returns the range of dimension `dim` of an operand that windows
/// [range.begin, range.end) read.
inline std::optional<DimRange> windowRange(const WindowDim &window,
                                           unsigned dim, DimRange range) {
  auto alone = windowRangeInput(window, {range.begin, range.end});
  if (!alone)
    return std::nullopt;
  return DimRange{dim, alone->read.begin, alone->read.end};
}

/// Returns the rows (low, high) of a `padding` attribute with row `dim`
/// replaced by that of these windows.
inline SmallVector<int64_t> paddingOfRange(ArrayRef<int64_t> rows, unsigned dim,
                                           const WindowDim &window,
                                           DimRange range) {
  auto alone = windowRangeInput(window, {range.begin, range.end});
  SmallVector<int64_t> result(rows);
  result[2 * dim] = alone->padLow;
  result[2 * dim + 1] = alone->padHigh;
  return result;
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWRANGE_H

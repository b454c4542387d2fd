//===- WindowDims.h - Attributes of sliding windows --------------*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H

#include "dialect/Algebra/SlidingWindow.h"
#include "mlir/IR/BuiltinAttributes.h"
#include <optional>
#include <utility>

namespace mlir::gspmd {

using ::gspmd::WindowDim;

/// Entry `i` of an optional attribute, `otherwise` where it is absent.
int64_t valueAt(std::optional<ArrayRef<int64_t>> values, unsigned i,
                int64_t otherwise);
/// (low, high) of row `i` of an optional padding matrix.
std::pair<int64_t, int64_t>
paddingAt(std::optional<DenseIntElementsAttr> padding, unsigned i);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H

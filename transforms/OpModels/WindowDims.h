//===- WindowDims.h - One dimension of a sliding window ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H

#include "mlir/IR/BuiltinAttributes.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace mlir::gspmd {

/// How windows lie along one dimension of sizes `in` and `out`.
struct WindowDim {
  int64_t in = 1, size = 1, out = 1;
  int64_t stride = 1, padLow = 0, padHigh = 0;
  int64_t baseDilation = 1, windowDilation = 1;
  bool isReversed = false;

  /// Does each window hold just the element at its own position?
  bool isTrivial() const {
    return size == 1 && stride == 1 && padLow == 0 && padHigh == 0 &&
           baseDilation == 1;
  }
};

/// Pairs (window, position in it) that hold an element of the input.
double validPositions(const WindowDim &dim);

/// Entry `i` of an optional attribute, `otherwise` where it is absent.
int64_t valueAt(std::optional<ArrayRef<int64_t>> values, unsigned i,
                int64_t otherwise);
/// (low, high) of row `i` of an optional padding matrix.
std::pair<int64_t, int64_t>
paddingAt(std::optional<DenseIntElementsAttr> padding, unsigned i);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOWDIMS_H

//===- WindowSizes.cpp - Sizes of padded dimensions and windows -----------===//
#include "dialect/StableHLO/Verification/WindowSizes.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

namespace mlir::gspmd::stablehlo {

std::optional<int64_t> paddedSize(int64_t size, int64_t low, int64_t high,
                                  int64_t interior) {
  int64_t between = 0, dilated = 0, largest = 0, removed = 0;
  auto positive = [](int64_t count) { return std::max<int64_t>(count, 0); };
  auto negative = [](int64_t count) { return std::min<int64_t>(count, 0); };
  if (llvm::MulOverflow(positive(size - 1), interior, between) ||
      llvm::AddOverflow(size, between, dilated) ||
      llvm::AddOverflow(dilated, positive(low), largest) ||
      llvm::AddOverflow(largest, positive(high), largest) ||
      llvm::AddOverflow(negative(low), negative(high), removed))
    return std::nullopt;
  return largest + removed;
}

std::optional<int64_t> countPositions(int64_t size, const DimWindow &window) {
  auto padded =
      paddedSize(size, window.low, window.high, window.baseDilation - 1);
  auto extent = paddedSize(window.size, 0, 0, window.dilation - 1);
  if (!padded || !extent)
    return std::nullopt;
  if (*padded <= 0 || *extent > *padded)
    return 0;
  return (*padded - *extent) / window.stride + 1;
}

} // namespace mlir::gspmd::stablehlo

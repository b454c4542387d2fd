//===- WindowSizes.h - Sizes of padded dimensions and windows ---*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_VERIFICATION_WINDOWSIZES_H
#define GSPMD_DIALECT_STABLEHLO_VERIFICATION_WINDOWSIZES_H

#include <cstdint>
#include <optional>

namespace mlir::gspmd::stablehlo {

/// The text of an error about sizes for which the functions below return
/// nullopt.
constexpr const char *kLargestSizeText = "expected sizes below 2^63";

/// Returns the size of a dimension with `interior` elements between each two of
/// its `size` elements, `low` elements before and `high` elements after them;
/// negative numbers remove elements. Returns nullopt if the size, or a sum of
/// some of its summands, has no place in 64 bits.
std::optional<int64_t> paddedSize(int64_t size, int64_t low, int64_t high,
                                  int64_t interior);

/// A window along one dimension.
struct DimWindow {
  int64_t size = 1, stride = 1, dilation = 1;
  /// The dilation and the padding of the dimension.
  int64_t baseDilation = 1, low = 0, high = 0;
};

/// Returns the number of positions of a window along a dimension of `size`
/// elements; nullopt if the padded size of either has no place in 64 bits.
std::optional<int64_t> countPositions(int64_t size, const DimWindow &window);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_VERIFICATION_WINDOWSIZES_H

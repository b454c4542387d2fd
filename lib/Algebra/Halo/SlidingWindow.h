//===- SlidingWindow.h - One dimension of a sliding window ------*- C++ -*-===//
//
// Convolutions and windowed reductions have one WindowDim for each spatial
// dimension: tap k of the window of output o is at index
//
//   o * stride + k * windowDilation - padLow
//
// of the input with baseDilation - 1 fill values between its elements. If the
// outputs or the taps are sharded, each device reads a window of the input
// (HaloPlan.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H
#define GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H

#include "lib/Algebra/Halo/HaloPlan.h"

namespace mlir::gspmd {

/// The window along one dimension with input size `in` and output size `out`.
struct WindowDim {
  int64_t in = 1, size = 1, out = 1;
  int64_t stride = 1, padLow = 0, padHigh = 0;
  int64_t baseDilation = 1, windowDilation = 1;
  bool isReversed = false;

  /// Returns true if each window consists of the element at its own index.
  bool isTrivial() const {
    return size == 1 && stride == 1 && padLow == 0 && padHigh == 0 &&
           baseDilation == 1;
  }
  /// Returns the extent of `taps` taps, in elements of the dilated input.
  int64_t extent(int64_t taps) const { return (taps - 1) * windowDilation + 1; }
};

/// Returns the number of pairs (window, tap) at an element of the input. Takes
/// time linear in the taps; times the outputs if the base is dilated.
double validPositions(const WindowDim &dim);

/// The input of a range of outputs: the elements of the input that their
/// windows contain, and the number of elements beyond its ends.
struct WindowRangeInput {
  ShardRange read;
  int64_t padLow, padHigh;
};
/// Returns the input of the outputs `windows`; nullopt if they contain no
/// element of the input or if the base is dilated. Outputs below 0 or beyond
/// `out` have inputs beyond the ends, and none if there is padding.
std::optional<WindowRangeInput> windowRangeInput(const WindowDim &dim,
                                                 const ShardRange &windows);

/// Returns the read of the input for a shard of the output.
DilatedRead slidingRead(const WindowDim &dim, int64_t shards);
/// Returns the read of the input for a shard of the taps, in all windows. All
/// elements are needed: those that are multiplied by the padding of the last
/// shard (zeros) must not be NaN.
DilatedRead tapsRead(const WindowDim &dim, int64_t shards);

/// The windows that can contain elements of a shard of the input, which is
/// neither dilated nor padded by more than a window.
struct ScatterReads {
  WindowRead source;  ///< the outputs, one for each window
  WindowRead operand; ///< the input: the union of these windows
};
/// Returns the reads of the windows that can contain elements of a shard of
/// the input.
ScatterReads scatterReads(const WindowDim &dim, int64_t shards);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H

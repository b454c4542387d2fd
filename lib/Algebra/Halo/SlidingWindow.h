//===- SlidingWindow.h - One dimension of a sliding window ------*- C++ -*-===//
//
// Convolutions and windowed reductions see each spatial dimension as this: the
// window of output o meets, at tap k, position
//
//   o * stride + k * windowDilation - padLow
//
// of the input with baseDilation - 1 fill values between its elements. Cut
// along the outputs or along the taps, each device reads a window of the input
// (HaloPlan.h).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H
#define GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H

#include "lib/Algebra/Halo/HaloPlan.h"

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
  /// From the first of `taps` taps to the last, in positions.
  int64_t extent(int64_t taps) const { return (taps - 1) * windowDilation + 1; }
};

/// Pairs (window, position in it) that hold an element of the input.
double validPositions(const WindowDim &dim);

/// Windows [begin, end) of an output, alone: the positions of the input that
/// they meet, and how many beyond its ends. Nothing where they meet none, or
/// the input is dilated.
struct WindowRangeInput {
  ShardRange read;
  int64_t padLow, padHigh;
};
std::optional<WindowRangeInput> windowRangeInput(const WindowDim &dim,
                                                 const ShardRange &windows);

/// The input under the windows of a part of the output.
DilatedRead slidingRead(const WindowDim &dim, int64_t shards);
/// The input that a part of the taps meets, in all windows. All of it counts:
/// what meets the padding of the last part (zeros) must not be NaN.
DilatedRead tapsRead(const WindowDim &dim, int64_t shards);

/// The windows that can reach into a part of the input (neither dilated nor
/// padded beyond its ends by more than a window).
struct ScatterReads {
  WindowRead source;  ///< of the outputs, one per window
  WindowRead operand; ///< of the input: these windows laid side by side
};
ScatterReads scatterReads(const WindowDim &dim, int64_t shards);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_SLIDINGWINDOW_H

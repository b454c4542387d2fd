//===- HaloPlan.h - What a device reads of its neighbours -------*- C++ -*-===//
//
// Slice, pad, concatenate, convolution and windowed reductions all come down to
// one thing: the device with index p along a dimension's axes reads the
// positions [start(p), start(p) + size) of the whole dimension, of which it
// holds [p s, (p + 1) s). Positions beyond the dimension hold a fill value.
//
//   halo_exchange by the widest reach of any device (negative: drops), then a
//   slice of what this device wants, dynamic where its place in the buffer is
//   not the same on all, then a mask where something else than the fill value
//   may lie beyond the ends
//
// Where the halos would bring as much as there is, the dimension is gathered;
// where they bring what no device needs, pieces (SegmentedHalo.h).
//
// Example: conv of kernel 3, padding (1, 1), 8 rows on 4 devices: start(p) =
// 2p - 1, size 4, left halo 1, right halo 1, no dynamic slice; zeros arrive at
// the ends, so no mask.
//
// Law (unit-tested exhaustively): whoever follows a plan has, at each position
// that the device needs, that element, or the fill value where there is none;
// and has received no more than the plan says.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_HALO_HALOPLAN_H
#define GSPMD_LIB_ALGEBRA_HALO_HALOPLAN_H

#include "lib/Algebra/Halo/SegmentedHalo.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

namespace mlir::gspmd {

/// A position that depends on the device's index p along a dimension's axes:
/// scale * floor((step * p + bias) / divisor) + offset.
struct ShardOffset {
  int64_t step = 0, bias = 0, divisor = 1, scale = 1, offset = 0;
  int64_t at(int64_t p) const {
    return scale * llvm::divideFloorSigned(step * p + bias, divisor) + offset;
  }
  /// The same positions on `shards` devices, and no device divides a negative
  /// number (machines round to zero).
  ShardOffset withoutNegativeDividends(int64_t shards) const;
  /// this - other, if that needs one step per device only.
  std::optional<ShardOffset> minus(const ShardOffset &other) const;
};

/// A dimension of `size` in `shards` parts.
struct ShardedDim {
  int64_t size, shards;
  int64_t shard() const { return (size + shards - 1) / shards; }
  /// Positions of part `p` that exist.
  int64_t valid(int64_t p) const {
    return std::max<int64_t>(0, std::min(shard(), size - p * shard()));
  }
};

/// How many positions from `start` on matter to device p (the rest belongs to
/// the padding of its result and may hold anything).
using NeededFn = std::function<int64_t(int64_t p)>;

struct WindowRead {
  ShardOffset start;
  int64_t size;
  NeededFn needed;
};

/// As WindowRead, of a dimension with `dilation` - 1 fill values between its
/// elements. `window` is what is read of the dimension itself: elements only,
/// none for the gap that the wanted positions may begin in. These begin at
/// `phase` of what the window gives when dilated and padded by `padLow`.
struct DilatedRead {
  WindowRead window;
  int64_t dilation;
  ShardOffset start;
  int64_t size;
  /// Fill values before the first element, as many as any device wants.
  int64_t padLow;
  /// The greatest of all devices; 0 if all have the same.
  int64_t phase;
  bool isPhaseConstant;
  /// Fill values behind the last element of the dilated window, so that the
  /// wanted positions are there on all devices.
  int64_t padHigh() const {
    int64_t dilated = padLow + (window.size - 1) * dilation + 1;
    return std::max<int64_t>(0, phase + size - dilated);
  }
};
/// `start` with divisor and scale 1.
DilatedRead dilatedRead(const ShardOffset &start, int64_t size,
                        int64_t dilation, int64_t shards,
                        const NeededFn &needed);

/// What positions beyond the ends have to hold.
enum class WindowFill {
  None,  ///< anything
  Zero,  ///< zeros, which a halo exchange brings
  Other, ///< some other value
};

/// How a read is done: which positions arrive and what has to be masked.
struct WindowPlan {
  bool isEmpty = true;  ///< no device needs any element
  bool gathers = false; ///< brings the whole dimension to all
  int64_t left = 0, right = 0;
  /// Brought instead of the halos, if there are any.
  std::optional<SegmentedHalo> segments;
  int64_t padLow = 0, padHigh = 0;       ///< fill values added locally
  std::optional<int64_t> constantOffset; ///< into the padded buffer
  bool masksLow = false, masksHigh = false;
  /// Positions that every device receives; of a gather, its own part too.
  int64_t received(const ShardedDim &cut) const;
  /// The position of the padded buffer's first element, where that is not made
  /// of pieces.
  ShardOffset bufferStart(const ShardedDim &cut) const;
};
/// `isReplicated`: every device has the whole dimension already.
WindowPlan planWindow(const ShardedDim &cut, const WindowRead &read,
                      WindowFill fill, bool isReplicated = false);

/// Plans for several reads of the same dimension of the same tensor. Reads
/// share what is brought where one buffer for both is smaller than two: of x
/// joined to itself each device reads from left and from right, and one gather
/// serves both.
struct WindowPlans {
  llvm::SmallVector<WindowPlan, 2> plans; ///< by read
  int64_t received = 0; ///< positions that every device receives in all
};
WindowPlans planWindows(const ShardedDim &cut, llvm::ArrayRef<WindowRead> reads,
                        WindowFill fill, bool isReplicated = false);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOPLAN_H

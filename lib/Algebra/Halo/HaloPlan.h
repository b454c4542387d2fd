//===- HaloPlan.h - Reads of a window of a sharded dimension ----*- C++ -*-===//
//
// The partitioned forms of slice, pad, concatenate, convolution and windowed
// reductions have one thing in common: the device with index p along a
// dimension's axes reads the indices [start(p), start(p) + size) of the
// global dimension, of which it has [p s, (p + 1) s). Indices outside of the
// dimension have a fill value. The plan of such a read is
//
//   1. a halo_exchange with the widest halos of any device (negative halos drop
//   elements),
//   2. a slice of the device's window, dynamic if its offset in the buffer is
//      not the same on all devices,
//   3. a mask, if indices outside of the dimension may have another value
//      than the fill value.
//
// If the halos would transfer as much as a gather, the dimension is gathered;
// if they would transfer many elements that no device needs, only segments of
// them are sent (SegmentedHalo.h).
//
// Example: convolution with kernel 3, padding (1, 1), 8 rows on 4 devices:
// start(p) = 2p - 1, size 4, left halo 1, right halo 1, no dynamic slice; zeros
// arrive at the ends, so there is no mask.
//
// Law (unit-tested exhaustively): devices that execute a plan have, at each
// index that they need, its element, or the fill value if there is none; and
// they have received no more elements than the plan states.
//
// Planning takes time linear in the number of shards for each read, and
// quadratic in the number of reads.
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

/// An index as a function of the device's index p along a dimension's axes:
/// scale * floor((step * p + bias) / divisor) + offset.
struct ShardOffset {
  int64_t step = 0, bias = 0, divisor = 1, scale = 1, offset = 0;
  int64_t at(int64_t p) const {
    return scale * llvm::divideFloorSigned(step * p + bias, divisor) + offset;
  }
  /// Returns an offset with the same indices on `shards` devices that divides
  /// no negative numbers: integer division of ops rounds to zero.
  ShardOffset withoutNegativeDividends(int64_t shards) const;
  /// Returns this - other if the difference is linear in p; nullopt otherwise.
  std::optional<ShardOffset> minus(const ShardOffset &other) const;
};

/// A dimension of global `size` with `shards` shards.
struct ShardedDim {
  int64_t size, shards;
  /// Returns the size of a shard, including padding.
  int64_t shard() const { return (size + shards - 1) / shards; }
  /// Returns the number of elements of shard `p` that are not padding.
  int64_t valid(int64_t p) const {
    return std::max<int64_t>(0, std::min(shard(), size - p * shard()));
  }
};

/// Returns the number of elements from `start` on that device p needs; the
/// others belong to the padding of its result and may have any value.
using NeededFn = std::function<int64_t(int64_t p)>;

/// The window that each device reads.
struct WindowRead {
  ShardOffset start;
  int64_t size;
  NeededFn needed;
};

/// A read of a dimension with `dilation` - 1 fill values between its elements.
/// `window` is the read of the undilated dimension, without the fill values
/// that the requested indices may begin with. The requested indices begin
/// at offset `phase` of the window after it is dilated and padded by `padLow`.
struct DilatedRead {
  WindowRead window;
  int64_t dilation;
  ShardOffset start;
  int64_t size;
  /// The largest number of fill values before the first element on any device.
  int64_t padLow;
  /// The largest phase of any device; 0 if all are equal.
  int64_t phase;
  bool isPhaseConstant;
  /// Returns the number of fill values that the dilated window needs after its
  /// last element to contain the requested indices on all devices.
  int64_t padHigh() const {
    int64_t dilated = padLow + (window.size - 1) * dilation + 1;
    return std::max<int64_t>(0, phase + size - dilated);
  }
};
/// Returns the read of `size` elements from `start` on, of a dimension with
/// `shards` shards and `dilation` - 1 fill values between its elements.
/// Precondition: `start` has divisor and scale 1.
DilatedRead dilatedRead(const ShardOffset &start, int64_t size,
                        int64_t dilation, int64_t shards,
                        const NeededFn &needed);

/// The required values of elements outside of the dimension.
enum class WindowFill {
  None,  ///< any value
  Zero,  ///< zeros, which a halo exchange provides
  Other, ///< another value
};

/// The plan of a read: the transferred elements and the masks.
struct WindowPlan {
  bool isEmpty = true;  ///< no device needs any element
  bool gathers = false; ///< gathers the global dimension on all devices
  int64_t left = 0, right = 0;
  /// Transferred instead of the halos, if present.
  std::optional<SegmentedHalo> segments;
  int64_t padLow = 0, padHigh = 0;       ///< fill values added locally
  std::optional<int64_t> constantOffset; ///< into the padded buffer
  bool masksLow = false, masksHigh = false;
  /// Returns the number of elements that every device receives; for a gather,
  /// this includes its own shard.
  int64_t received(const ShardedDim &dim) const;
  /// Returns the index of the first element of the padded buffer.
  /// Precondition: no segments.
  ShardOffset bufferStart(const ShardedDim &dim) const;
};
/// Returns the plan of one read. With `isReplicated`, every device already has
/// the global dimension, and nothing is transferred.
WindowPlan planWindow(const ShardedDim &dim, const WindowRead &read,
                      WindowFill fill, bool isReplicated = false);

/// The plans of several reads of one dimension of one tensor. Reads share a
/// buffer if one is smaller than two: for the concatenation of x with itself
/// each device reads on the left and on the right, and one gather serves both.
struct WindowPlans {
  llvm::SmallVector<WindowPlan, 2> plans; ///< the plan of each read
  int64_t received = 0; ///< elements that every device receives in total
};
/// Returns the plans of several reads, as planWindow does for one.
WindowPlans planWindows(const ShardedDim &dim, llvm::ArrayRef<WindowRead> reads,
                        WindowFill fill, bool isReplicated = false);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_HALO_HALOPLAN_H

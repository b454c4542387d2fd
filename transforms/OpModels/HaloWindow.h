//===- HaloWindow.h - What a device reads of its neighbours -----*- C++ -*-===//
//
// Slice, pad, concatenate, convolution and windowed reductions all come down to
// one thing: the device with index p along a dimension's axes reads the positions
// [start(p), start(p) + size) of the whole dimension, of which it holds
// [p s, (p + 1) s). Positions beyond the dimension hold a fill value.
//
//   halo_exchange by the widest reach of any device (negative: drops), then a
//   slice of what this device wants, dynamic where its place in the buffer is
//   not the same on all, then a mask where something else than the fill value
//   may lie beyond the ends
//
// Where the halos would bring as much as there is, the dimension is gathered.
//
// Example: conv of kernel 3, padding (1, 1), 8 rows on 4 devices: start(p) =
// 2p - 1, size 4, left halo 1, right halo 1, no dynamic slice; zeros arrive at the
// ends, so no mask.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_HALOWINDOW_H
#define GSPMD_TRANSFORMS_OPMODELS_HALOWINDOW_H

#include "transforms/OpModels/Model.h"
#include <functional>

namespace mlir::gspmd {

int64_t floorDiv(int64_t a, int64_t b);

/// A position that depends on the device's index p along a dimension's axes:
/// scale * floor((step * p + bias) / divisor) + offset.
struct ShardOffset {
  int64_t step = 0, bias = 0, divisor = 1, scale = 1, offset = 0;
  int64_t at(int64_t p) const {
    return scale * floorDiv(step * p + bias, divisor) + offset;
  }
};

/// A dimension of `size` in `shards` parts.
struct DimCut {
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
/// elements. `window` is what is read of the dimension itself; the wanted positions
/// begin at `phase` of what it gives when dilated.
struct DilatedRead {
  WindowRead window;
  int64_t dilation;
  ShardOffset start;
  int64_t size;
  bool isPhaseConstant;
  /// On all devices, or the greatest of all.
  int64_t phase;
};
/// `start` with divisor and scale 1.
DilatedRead dilatedRead(const ShardOffset &start, int64_t size,
                        int64_t dilation, int64_t shards,
                        const NeededFn &needed);

/// How a read is done: which positions arrive and what has to be masked.
struct WindowPlan {
  bool isEmpty = true;   ///< no device needs any element
  bool gathers = false;  ///< brings the whole dimension to all
  int64_t left = 0, right = 0;
  int64_t padLow = 0, padHigh = 0; ///< fill values added locally
  std::optional<int64_t> constantOffset; ///< into the padded buffer
  bool masksLow = false, masksHigh = false;
  /// Positions that every device receives.
  int64_t received(const DimCut &cut) const;
};
/// `isThere`: every device has the whole dimension already.
WindowPlan planWindow(const DimCut &cut, const WindowRead &read, bool hasFill,
                      bool fillIsZero, bool isThere = false);

/// Bytes of one position of dimension `dim` of a device's part.
double lineBytes(Value global, const ::gspmd::TensorSharding &sharding,
                 unsigned dim);
/// Bytes that reading `read` of dimension `dim` costs each device.
double windowBytes(Value global, const ::gspmd::TensorSharding &sharding,
                   unsigned dim, const WindowRead &read);

/// One dimension of a local value.
struct LocalDim {
  Value value;
  unsigned dim;
  int64_t globalSize;
  AxisList axes;
  DimCut cut() const { return {globalSize, ::gspmd::axisListSize(axes)}; }
};

/// The positions of `read`; `fill` (a scalar) beyond the ends, or anything if
/// it is null.
Value readWindow(PartitionContext &ctx, const LocalDim &local,
                 const WindowRead &read, Value fill);
/// The same of a dilated dimension, gaps and ends filled.
Value readDilated(PartitionContext &ctx, const LocalDim &local,
                  const DilatedRead &read, Value fill);

/// `offset` for this device as tensor<i32>.
Value offsetValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                  const ShardOffset &offset);
/// start - dilation * window.start: where in the dilated window to begin.
Value phaseValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                 const DilatedRead &read);

/// Local ops along one dimension.
Value sliceDim(PartitionContext &ctx, Value value, unsigned dim, int64_t start,
               int64_t limit, int64_t stride = 1);
Value dynamicSliceDim(PartitionContext &ctx, Value value, unsigned dim,
                      Value start, int64_t size);
Value padDim(PartitionContext &ctx, Value value, Value fill, unsigned dim,
             int64_t low, int64_t high, int64_t interior = 0);

/// Can a factor be cut, where permutations can?
bool canCutMoved(Operation *op, const FactorMap &map, unsigned factor,
                 bool uneven);
/// The op on other operands, with other result types and attributes.
Operation *cloneLocal(PartitionContext &ctx, ValueRange operands,
                      TypeRange types, ArrayRef<NamedAttribute> attrs);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_HALOWINDOW_H

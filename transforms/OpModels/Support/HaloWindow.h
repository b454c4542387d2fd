//===- HaloWindow.h - What a device reads of its neighbours -----*- C++ -*-===//
//
// Carries out the window reads that lib/Algebra/Halo/HaloPlan.h plans, on local
// tensors: a halo exchange or a gather, a slice, a mask.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_HALOWINDOW_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_HALOWINDOW_H

#include "lib/Algebra/Halo/HaloPlan.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Bytes of one position of dimension `dim` of a device's part.
double lineBytes(Value global, const TensorSharding &sharding, unsigned dim);
/// Bytes that reading `reads` of dimension `dim` costs each device.
double windowBytes(Value global, const TensorSharding &sharding, unsigned dim,
                   ArrayRef<WindowRead> reads);
/// The same over all dimensions of the op's first operand that are cut, which
/// read `readOf(dim, shards)`; nothing is brought where that is none.
double windowBytesOf(
    Operation *op, const FactorMap &map, ArrayRef<AxisList> axes,
    function_ref<std::optional<WindowRead>(unsigned, int64_t)> readOf);

/// One dimension of a local value.
struct LocalDim {
  Value value;
  unsigned dim;
  int64_t globalSize;
  AxisList axes;
  ShardedDim cut() const { return {globalSize, axisListSize(axes)}; }
};

/// The positions of `read`; `fill` (a scalar) beyond the ends, or anything if
/// it is null.
Value readWindow(PartitionContext &ctx, const LocalDim &local,
                 const WindowRead &read, Value fill);
/// Several windows of one dimension, of which some may be had from one buffer.
SmallVector<Value> readWindows(PartitionContext &ctx, const LocalDim &local,
                               ArrayRef<WindowRead> reads, Value fill);
/// The same of a dilated dimension, gaps and ends filled.
Value readDilated(PartitionContext &ctx, const LocalDim &local,
                  const DilatedRead &read, Value fill);

/// `offset` for this device as tensor<i32>.
Value offsetValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                  const ShardOffset &offset);
/// Where in the dilated and padded window this device's positions begin.
Value phaseValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                 const DilatedRead &read);

/// Can a factor be cut, where those with halos can?
bool canShardWithHalo(Operation *op, const FactorMap &map, unsigned factor,
                      bool uneven);
/// What ops have in common along whose cut dimensions elements move.
struct HaloDefaults : ModelDefaults {
  static bool canShard(Operation *op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return canShardWithHalo(op, map, factor, uneven);
  }
};

/// What each of `shards` devices reads of a dimension that is padded to `out`
/// positions, `low` of them in front and `interior` between each two.
DilatedRead paddedRead(int64_t out, int64_t low, int64_t interior,
                       int64_t shards);
/// What pads have in common. `ModelT` knows of `OpTy`'s dimensions which are
/// padded (isPadded), and what a device reads of those (readOf).
template <typename ModelT, typename OpTy>
struct PadDefaults : HaloDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double communicated(OpTy op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return windowBytesOf(
        op, map, axes,
        [&](unsigned d, int64_t shards) -> std::optional<WindowRead> {
          if (!ModelT::isPadded(op, d))
            return std::nullopt;
          return ModelT::readOf(op, d, shards).window;
        });
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_HALOWINDOW_H

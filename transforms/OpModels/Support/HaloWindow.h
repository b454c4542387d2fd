//===- HaloWindow.h - Window reads across shards ----------------*- C++ -*-===//
//
// Executes the window reads that lib/Algebra plans (HaloPlan.h) on local
// tensors: a halo exchange or a gather, a slice, a mask.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_HALOWINDOW_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_HALOWINDOW_H

#include "lib/Algebra/Halo/HaloPlan.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the bytes of one index of dimension `dim` of a shard.
double lineBytes(Value global, const TensorSharding &sharding, unsigned dim);
/// Returns the bytes that each device receives for `reads` of dimension `dim`.
double windowBytes(Value global, const TensorSharding &sharding, unsigned dim,
                   ArrayRef<WindowRead> reads);
/// Returns the sum over all sharded dimensions of the op's first operand, which
/// read `readOf(dim, shards)`; nullopt means that nothing is received.
double windowBytesOf(
    Operation *op, const FactorMap &map, ArrayRef<AxisList> axes,
    function_ref<std::optional<WindowRead>(unsigned, int64_t)> readOf);

/// One dimension of a local value.
struct LocalDim {
  Value value;
  unsigned dim;
  int64_t globalSize;
  AxisList axes;
  ShardedDim shardedDim() const { return {globalSize, axisListSize(axes)}; }
};

/// Returns the elements of `read`, with `fill` (a scalar) out of bounds;
/// undefined there if `fill` is null.
Value readWindow(PartitionContext &ctx, const LocalDim &local,
                 const WindowRead &read, Value fill);
/// Returns several windows of one dimension. Windows may share one buffer.
SmallVector<Value> readWindows(PartitionContext &ctx, const LocalDim &local,
                               ArrayRef<WindowRead> reads, Value fill);
/// Returns the read of a dilated dimension, with `fill` in gaps and out of
/// bounds.
Value readDilated(PartitionContext &ctx, const LocalDim &local,
                  const DilatedRead &read, Value fill);

/// Returns `offset` of this device as tensor<i32>.
Value offsetValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                  const ShardOffset &offset);
/// Returns `table[p]`, an i32, on the device with index p along `axes`.
Value valueOfDevice(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                    ArrayRef<int32_t> table);
/// Returns the begin of this device's indices in the dilated and padded
/// window.
Value phaseValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                 const DilatedRead &read);

/// Returns true if a factor can be sharded, given that factors with halos can.
bool canShardWithHalo(Operation *op, const FactorMap &map, unsigned factor,
                      bool uneven);
/// Defaults for ops that exchange halos along sharded dimensions.
struct HaloDefaults : ModelDefaults {
  static bool canShard(Operation *op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return canShardWithHalo(op, map, factor, uneven);
  }
};

/// Returns what each of `shards` devices reads of a dimension that is padded to
/// `out` elements, with `low` elements in front and `interior` between
/// adjacent elements.
DilatedRead paddedRead(int64_t out, int64_t low, int64_t interior,
                       int64_t shards);
/// Defaults for pads. `ModelT` defines which of `OpTy`'s dimensions are padded
/// (isPadded), and what a device reads of those (readOf).
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

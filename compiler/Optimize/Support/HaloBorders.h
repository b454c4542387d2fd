//===- HaloBorders.h - Halos of adjacent devices ----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "lib/Algebra/Halo/HaloMessages.h"

namespace mlir::gspmd {

/// The result of a halo exchange as three consecutive ranges of elements: of
/// the shard of the previous device, of the device's own shard, and of the
/// shard of the next device. All shards have the same size; a range may be
/// empty.
///
///   shard of 4, left 1, right 2    before [3, 4), own [0, 4), after [0, 2)
///   shard of 4, left -1, right 1   before none,   own [1, 4), after [0, 1)
struct HaloBorders {
  /// Returns nullopt if the halo reaches beyond the adjacent devices.
  static std::optional<HaloBorders> get(spmd::HaloExchangeOp op);

  /// Returns true if any element comes from an adjacent device.
  bool hasRemoteElements() const { return before.size() + after.size() > 0; }

  /// Returns `range` of the device's own shard. For `before`, these elements go
  /// to the next device, for `after` to the previous one.
  Value sliceShard(stablehlo::TensorOps &ops, const ShardRange &range) const;

  spmd::HaloExchangeOp op;
  ShardRange before, local, after;
};

/// Exchanges `buffer` between the devices of `original`. Along `dim`, `buffer`
/// has `numForPrevious` elements for the previous device, then `numForNext`
/// for the next one. The result has `numForNext` elements of the previous
/// device, then `numForPrevious` elements of the next one.
Value exchangeBorders(OpBuilder &builder, spmd::HaloExchangeOp original,
                      Value buffer, int64_t dim, int64_t numForPrevious,
                      int64_t numForNext);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_HALOBORDERS_H

//===- HaloUpdates.h - Halo exchanges in the shard dialect ------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_HALOUPDATES_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_HALOUPDATES_H

#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns zeros of `type`.
Value zeroTensor(OpBuilder &b, Location loc, RankedTensorType type);

/// Writes a halo exchange along `axes` of `grid` as `shard.update_halo`s, one
/// for the adjacent shards, and one for each farther shard that a side of the
/// halo reaches. Returns its result, or emits an error if the exchange wraps
/// around or is along several axes, which the shard dialect does not support.
FailureOr<Value> writeHaloUpdates(spmd::HaloExchangeOp op,
                                  FlatSymbolRefAttr grid,
                                  ArrayRef<int16_t> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_HALOUPDATES_H

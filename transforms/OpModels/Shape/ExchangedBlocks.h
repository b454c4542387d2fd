//===- ExchangedBlocks.h - Local ops of a block exchange --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPE_EXCHANGEDBLOCKS_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPE_EXCHANGEDBLOCKS_H

#include "lib/Algebra/Halo/BlockExchange.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the device's shard of target `index` of `exchange`, which is
/// scheduled. `locals` are the device's shards of the sources along `dim`,
/// which is sharded over `axes`. The permutes of one exchange are the same for
/// each target, so that duplicate elimination leaves one of each.
Value exchangeBlocks(PartitionContext &ctx, const BlockExchange &exchange,
                     ValueRange locals, unsigned dim, ArrayRef<AxisRef> axes,
                     unsigned index);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPE_EXCHANGEDBLOCKS_H

//===- ManualBoundary.h - In and out of manual computations -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H

#include "transforms/Partition/InsertReshards/ReshardWriter.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"

namespace mlir::gspmd {

/// Brings operands to in_shardings, and what the region returns to
/// out_shardings, so that local tensors pass the region's border as they are.
void reshardAtBoundary(sharding::ManualComputationOp op, const Mesh &mesh,
                       ShardingAttrTable &shardings, ValueSources &sources,
                       ReshardWriter &writer);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H

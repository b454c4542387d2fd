//===- ManualBoundary.h - Boundary of manual computations -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H

#include "transforms/Partition/InsertReshards/ReshardWriter.h"
#include "transforms/Partition/Planning/ValueSources.h"

namespace mlir::gspmd {

/// Reshards the operands of `op` to in_shardings, and the values that its
/// region returns to out_shardings, so that local tensors cross the boundary of
/// the region unchanged.
void reshardAtBoundary(sharding::ManualComputationOp op, const Mesh &mesh,
                       ShardingAttrTable &shardings, ValueSources &sources,
                       ReshardWriter &writer);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_MANUALBOUNDARY_H

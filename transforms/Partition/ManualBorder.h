//===- ManualBorder.h - In and out of manual computations -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_MANUALBORDER_H
#define GSPMD_TRANSFORMS_PARTITION_MANUALBORDER_H

#include "transforms/Partition/ReshardWriter.h"
#include "transforms/Partition/ValueSources.h"

namespace mlir::gspmd {

/// Brings operands to in_shardings, and what the region returns to
/// out_shardings, so that local tensors pass the region's border as they are.
void bringToBorder(sharding::ManualComputationOp op, const ::gspmd::Mesh &mesh,
                   ShardingAttrTable &shardings, ValueSources &sources,
                   ReshardWriter &writer);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_MANUALBORDER_H

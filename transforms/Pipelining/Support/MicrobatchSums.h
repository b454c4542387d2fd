//===- MicrobatchSums.h - Sums over microbatches ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns true if the op combines its operands over all microbatches, in a
/// program that is partitioned on the mesh of microbatches: its communication
/// is that of an all-reduce.
inline bool isMicrobatchSum(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  std::optional<sharding::CollectiveWork> work =
      cost ? cost.getCollectiveWork() : std::nullopt;
  return work && work->kind == TransferKind::AllReduce;
}

/// Returns the reduction by which a collective combines its operands; nullopt
/// if it has none.
inline std::optional<sharding::ReductionKind>
reductionOfCollective(Operation *op) {
  for (NamedAttribute attr : op->getAttrs())
    if (auto reduction = dyn_cast<sharding::ReductionKindAttr>(attr.getValue()))
      return reduction.getValue();
  return std::nullopt;
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H

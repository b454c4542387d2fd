//===- MicrobatchSums.h - Sums over microbatches ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns the communication of the op; nullopt if it has none.
inline std::optional<sharding::CollectiveWork> collectiveWorkOf(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  return cost ? cost.getCollectiveWork() : std::nullopt;
}

/// Returns true if the op combines each operand over all microbatches to the
/// result of the same number, in a program that is partitioned on the mesh of
/// microbatches: its communication is that of an all-reduce over all devices of
/// the mesh, and its results have the types of its operands. An all-reduce over
/// a sub-axis combines some of the microbatches.
inline bool isMicrobatchSum(Operation *op) {
  std::optional<sharding::CollectiveWork> work = collectiveWorkOf(op);
  if (!work || work->kind != TransferKind::AllReduce ||
      op->getOperandTypes() != op->getResultTypes())
    return false;
  sharding::MeshOp meshOp = sharding::lookupMesh(op, work->axes.getMesh());
  if (!meshOp)
    return false;
  Mesh mesh = meshOp.toMesh();
  return axisListSize(work->axes.toAxes(mesh)) == mesh.numDevices();
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

//===- ExchangeScope.cpp - Who the groups of a collective name ------------===//

#include "dialect/StableHLO/ExchangeScope.h"
#include "dialect/StableHLO/CollectiveOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

bool mlir::gspmd::stablehlo::isCollective(Operation *op) {
  return isa<AllGatherOp, AllReduceOp, ReduceScatterOp, AllToAllOp,
             CollectivePermuteOp, CollectiveBroadcastOp, CrossReplicaSumOp>(op);
}

ExchangeScope mlir::gspmd::stablehlo::getExchangeScope(Operation *op) {
  auto channel = op->getAttrOfType<ChannelHandleAttr>("channel_handle");
  if (!channel || channel.getHandle() <= 0)
    return ExchangeScope::Replicas;
  if (!isa<AllGatherOp, AllReduceOp, ReduceScatterOp>(op))
    return ExchangeScope::Partitions;
  return op->getAttr("use_global_device_ids")
             ? ExchangeScope::Devices
             : ExchangeScope::ReplicasAndPartitions;
}

SmallVector<SmallVector<int64_t>>
mlir::gspmd::stablehlo::getExchangeRows(Operation *op) {
  auto matrix = op->getAttrOfType<DenseIntElementsAttr>(
      isa<CollectivePermuteOp>(op) ? "source_target_pairs" : "replica_groups");
  SmallVector<SmallVector<int64_t>> rows;
  int64_t width = matrix.getType().getDimSize(1);
  for (auto [i, id] : llvm::enumerate(matrix.getValues<APInt>())) {
    if (i % width == 0)
      rows.emplace_back();
    if (!id.isAllOnes())
      rows.back().push_back(id.getSExtValue());
  }
  return rows;
}

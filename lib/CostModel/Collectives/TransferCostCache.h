//===- TransferCostCache.h - What transfers cost, kept ----------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H

#include "lib/CostModel/Collectives/NetworkModel.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Costs of transfers in one layout. Those that are routed message by message
/// are found once for transfers that are alike: that takes longer than all else
/// where a program is priced in many forms. For one thread.
class TransferCostCache {
public:
  /// `topology` stays where it is.
  TransferCostCache(const Topology &topology, AxisLayout layout)
      : network(topology), layout(std::move(layout)) {}

  /// As Network::cost.
  std::optional<TransferCost> cost(const Mesh &mesh, const Transfer &transfer);

private:
  NetworkModel network;
  AxisLayout layout;
  /// By all that a transfer is, and its mesh.
  llvm::StringMap<std::optional<TransferCost>> routed;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H

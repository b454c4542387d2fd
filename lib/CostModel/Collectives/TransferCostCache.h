//===- TransferCostCache.h - Cached costs of transfers ----------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H

#include "lib/CostModel/Collectives/NetworkModel.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Costs of transfers in one layout. They are cached, because many variants of
/// a program are simulated: routing would take longer than everything else, and
/// other transfers several times as long as a search. Not thread-safe.
class TransferCostCache {
public:
  /// Keeps a reference to `topology`.
  TransferCostCache(const Topology &topology, AxisLayout layout)
      : network(topology), layout(std::move(layout)) {}

  /// Returns NetworkModel::cost.
  std::optional<TransferCost> cost(const Mesh &mesh, const Transfer &transfer);

private:
  NetworkModel network;
  AxisLayout layout;
  /// The costs by all properties of a transfer and its mesh.
  llvm::StringMap<std::optional<TransferCost>> known;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_TRANSFERCOSTCACHE_H

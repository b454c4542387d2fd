//===- Routing.h - Routing on a torus ---------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H

#include "lib/CostModel/Collectives/Transfer.h"
#include "lib/CostModel/Topology/Topology.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// The load of the busiest link of each dimension if every member of a group
/// sends one unit; the links in use (linksOfDim); the maximum number of hops;
/// and whether a message leaves its core or its slice.
struct RoutedLoad {
  /// The load by axis of the physical mesh (torus dimensions only).
  llvm::SmallVector<double> unitsPerDim;
  uint32_t links = 0;
  int64_t maxHops = 0;
  bool crossesCores = false, crossesSlices = false;
};
/// Routes one unit from every index along `subAxes` to `target(index)`, where
/// -1 is no target. Exact for groups of up to `kMaxRouted` chips on the
/// dimensions involved; otherwise the load of a ring for the farthest distance.
RoutedLoad routeUnits(const Topology &topology, llvm::ArrayRef<AxisRef> subAxes,
                      llvm::function_ref<int64_t(int64_t)> target);
inline constexpr int64_t kMaxRouted = 4096;

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H

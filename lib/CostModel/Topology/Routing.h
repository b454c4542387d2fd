//===- Routing.h - Shortest ways on a torus ---------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H

#include "lib/CostModel/Collectives/Transfer.h"
#include "lib/CostModel/Topology/Topology.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// The busiest link's load when every member of a group sends one unit: how
/// often the unit passes it, the links that anything passes (linksOfDim), the
/// most hops, and whether chips or slices are left.
struct RoutedLoad {
  /// By axis of the physical mesh (torus dimensions only).
  llvm::SmallVector<double> ofDim;
  uint32_t links = 0;
  int64_t mostHops = 0;
  bool crossesCores = false, crossesSlices = false;
};
/// Routes one unit from every index along `subAxes` to `target(index)`; -1 is
/// nowhere. Exact for groups of up to `kMostRouted` chips on the dimensions
/// involved, else what a ring of the farthest distance carries.
RoutedLoad routeUnits(const Topology &topology, llvm::ArrayRef<AxisRef> subAxes,
                      llvm::function_ref<int64_t(int64_t)> target);
inline constexpr int64_t kMostRouted = 4096;

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_ROUTING_H

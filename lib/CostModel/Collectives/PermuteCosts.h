//===- PermuteCosts.h - Point-to-point transfers ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

/// Returns the cost of a permute, shift, pairs or halo exchange; nullopt if the
/// layout has no sub-axes for the axes.
std::optional<TransferCost> permuteCost(const Topology &topology,
                                        const AxisLayout &layout,
                                        const Mesh &mesh,
                                        const Transfer &transfer);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H

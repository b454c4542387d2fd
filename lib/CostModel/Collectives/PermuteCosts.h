//===- PermuteCosts.h - Transfers from one device to one other --*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H
#define GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H

#include "lib/CostModel/Collectives/Transfer.h"

namespace mlir::gspmd {

/// What a permute, a shift, pairs or a halo exchange cost; nullopt if the
/// layout has no pieces for the axes.
std::optional<TransferCost> permuteCost(const Topology &topology,
                                        const AxisLayout &layout,
                                        const Mesh &mesh,
                                        const Transfer &transfer);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_COLLECTIVES_PERMUTECOSTS_H

//===- BlockOrders.h - The order in which units begin -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H

#include "compiler/Simulator/OrderedBlock.h"
#include "compiler/Simulator/Simulation/ProgramTimer.h"

namespace mlir::gspmd {

/// Returns the order of each block that one run of `entry` executes. `timer`
/// has a layout.
FailureOr<std::vector<OrderedBlock>> orderBlocks(Block &entry,
                                                 ProgramTimer &timer,
                                                 const Hardware &hardware,
                                                 UnitOrder order);

/// Adds the seconds per execution for which the cores wait for each transfer of
/// the blocks that `entry` executes. `timer` has run `entry`.
LogicalResult addExposedTimes(Block &entry, ProgramTimer &timer,
                              DenseMap<Operation *, double> &seconds);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H

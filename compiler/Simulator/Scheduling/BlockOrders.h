//===- BlockOrders.h - In which order units would begin ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H

#include "compiler/Simulator/Simulation/ProgramWalk.h"
#include "gspmd/Simulator/OrderedBlock.h"

namespace mlir::gspmd {

/// All blocks that a run of `entry` runs, each once. `walk` has a layout.
FailureOr<std::vector<OrderedBlock>> orderBlocks(Block &entry,
                                                 ProgramWalk &walk,
                                                 const Hardware &hardware,
                                                 UnitOrder order);

/// Adds how long the cores wait for each transfer of the blocks that `entry`
/// runs, each time that it runs. `walk` has run `entry`.
LogicalResult addExposedTimes(Block &entry, ProgramWalk &walk,
                              DenseMap<Operation *, double> &seconds);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H

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

/// Returns a lower bound of the seconds of one execution of `entry` with its
/// units in any order: those of all kernels, and waits for transfers that
/// depend on each other and that the kernels which may run meanwhile are too
/// short to hide. `timer` has a layout.
FailureOr<double> leastSecondsOf(Block &entry, ProgramTimer &timer);

/// Adds the seconds per execution for which the cores wait for each transfer of
/// the blocks that `entry` executes. `timer` has run `entry`.
LogicalResult addExposedTimes(Block &entry, ProgramTimer &timer,
                              DenseMap<Operation *, double> &seconds);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_BLOCKORDERS_H

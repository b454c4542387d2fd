//===- BlockOrders.h - In which order units would begin ---------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_BLOCKORDERS_H
#define GSPMD_LIB_SIMULATOR_BLOCKORDERS_H

#include "gspmd/Simulator/OrderedBlock.h"
#include "lib/Simulator/Walk.h"

namespace mlir::gspmd {

/// All blocks that a run of `entry` runs, each once. `walk` has a layout.
FailureOr<std::vector<OrderedBlock>>
orderBlocks(Block &entry, Walk &walk, const ::gspmd::Hardware &hardware,
            UnitOrder order);

/// Adds how long the cores wait for each transfer of the blocks that `entry`
/// runs, each time that it runs. `walk` has run `entry`.
LogicalResult addExposed(Block &entry, Walk &walk,
                         DenseMap<Operation *, double> &seconds);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_BLOCKORDERS_H

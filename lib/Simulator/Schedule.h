//===- Schedule.h - What runs beside what -----------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_SCHEDULE_H
#define GSPMD_LIB_SIMULATOR_SCHEDULE_H

#include "gspmd/Simulator/Simulate.h"
#include "lib/Simulator/TimedUnit.h"

namespace mlir::gspmd {

/// Sets `begin` of each unit of a block in the order in which they run, the
/// `exposed` time of collectives; returns when all is done. `isLoopBody`: what
/// hangs on nothing that an iteration changes may run beside the one before.
double schedule(std::vector<TimedUnit> &units, Block &block, Overlap overlap,
                bool isLoopBody);

/// What the first and the last iteration of a loop take longer than the others,
/// which take `seconds`: nothing has been gathered ahead for the one, nothing
/// can be left to a next one by the other. Sets `begin` and `exposed` too.
double loopEnds(std::vector<TimedUnit> &units, Block &block, Overlap overlap,
                double seconds);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_SCHEDULE_H

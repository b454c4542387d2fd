//===- CriticalPathSchedule.h - List scheduling -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H

#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"

namespace mlir::gspmd {

/// Sets `begin` of each unit of a block in which every collective overlaps all
/// units that do not depend on it. Units are placed one after the other, those
/// with the longest path to the end of the block first, each as soon as its
/// operands are available and its resources (the cores; links) are free for its
/// duration. So units with few dependents (a gather for the next iteration)
/// fill gaps and delay nothing. Sets `stretch` to 0.
void scheduleByCriticalPath(std::vector<TimedUnit> &units, Block &block,
                            OpPropertyCache &properties);

/// Schedules like scheduleByCriticalPath, but without the gaps in which that
/// leaves the cores idle because every ready kernel is longer, if the block
/// then ends sooner: kernels begin whenever the cores are free, those with the
/// longest path first, and the operands of the first of them are transferred
/// first.
void scheduleWorkConserving(std::vector<TimedUnit> &units, Block &block,
                            OpPropertyCache &properties);

/// Returns the time at which each unit must be issued to begin in time, in
/// seconds from the start of the block. A transfer that begins while a kernel
/// runs is issued before that kernel if its operands are available, since later
/// units wait for the end of the kernel.
std::vector<double> issueTimesOf(const std::vector<TimedUnit> &units,
                                 const Dependences &dependences);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H

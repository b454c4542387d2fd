//===- CriticalPathSchedule.h - A schedule by what is waited for most -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H

#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Scheduling/TimedUnit.h"

namespace mlir::gspmd {

/// Sets `begin` of each unit of a block where every collective may run beside
/// all that does not need it. Units take their places one after the other,
/// those first with the longest way to the block's end, each as early as what
/// it reads is there and its resources (the cores; links) are free for as long
/// as it takes. So what little hangs on (a gather for the next iteration) runs
/// where links would be idle, and holds up nothing. `stretch` becomes 0.
void scheduleByCriticalPath(std::vector<TimedUnit> &units, Block &block,
                            OpFacts &facts);

/// As scheduleByCriticalPath; but a kernel that is longer than the cores wait
/// does not run meanwhile there. Where all is done sooner so, kernels begin
/// whenever the cores are free, those with the longest way first, and what the
/// first of them waits for is sent first.
void scheduleWorkConserving(std::vector<TimedUnit> &units, Block &block,
                            OpFacts &facts);

/// When each unit is to be started so that it can begin in time. A transfer
/// that begins while a kernel runs is started before that one, as what comes
/// behind in the order waits for its end, where all is there that is sent.
std::vector<double> issueTimesOf(const std::vector<TimedUnit> &units,
                                 const Dependences &dependences);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_CRITICALPATHSCHEDULE_H

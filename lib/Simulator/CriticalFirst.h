//===- CriticalFirst.h - A schedule by what is waited for most --*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_CRITICALFIRST_H
#define GSPMD_LIB_SIMULATOR_CRITICALFIRST_H

#include "lib/Simulator/TimedUnit.h"

namespace mlir::gspmd {

/// Sets `begin` of each unit of a block where every collective may run beside
/// all that does not need it. Units take their places one after the other,
/// those first with the longest way to the block's end, each as early as what
/// it reads is there and its resources (the cores; links) are free for as long
/// as it takes. So what little hangs on (a gather for the next iteration) runs
/// where links would be idle, and holds up nothing. `stretch` becomes 0.
void scheduleCriticalFirst(std::vector<TimedUnit> &units, Block &block,
                           OpFacts &facts);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_CRITICALFIRST_H

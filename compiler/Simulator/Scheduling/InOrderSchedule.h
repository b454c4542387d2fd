//===- InOrder.h - A block as the program says it -----------------*- C++
//-*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"

namespace mlir::gspmd {

/// Runs units one after the other. Collectives hold up the cores, but those
/// that are started run, when their links are free, beside what stands before
/// the unit that waits for them. Sets and returns what `schedule` does.
/// `hardware` may be null: kernels and collectives do not share the memory.
double scheduleInOrder(std::vector<TimedUnit> &units, const Hardware *hardware);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H

//===- InOrderSchedule.h - Schedule in program order ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"

namespace mlir::gspmd {

/// Runs units one after the other. Synchronous collectives block the cores;
/// started ones run, once their links are free, concurrently with the units
/// before the one that waits for them. Sets and returns what `schedule` does.
/// If `hardware` is null, kernels and collectives do not share memory
/// bandwidth.
double scheduleInOrder(std::vector<TimedUnit> &units, const Hardware *hardware);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_INORDERSCHEDULE_H

//===- AsyncSchedule.h - What runs beside what ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "gspmd/Simulator/Simulate.h"
#include <limits>

namespace mlir::gspmd {

struct ScheduleSettings {
  Overlap overlap = Overlap::None;
  /// What hangs on nothing that an iteration changes may run beside the one
  /// before.
  bool isLoopBody = false;
  /// Memory that is free for what is gathered ahead of its iteration.
  double freeBytes = std::numeric_limits<double>::infinity();
  /// Of the block's ops; may be null without overlap.
  OpFacts *facts = nullptr;
  /// Whose memory kernels and collectives share; null: they do not.
  const Hardware *hardware = nullptr;
  /// By unit, which of those that could begin begins first: that of the least
  /// rank. Empty: that which the program has first.
  ArrayRef<size_t> ranks = {};
};

/// Sets `begin` and `stretch` of each unit of a block in the order in which
/// they run, the `exposed` time of collectives; returns when all is done.
double schedule(std::vector<TimedUnit> &units, Block &block,
                const ScheduleSettings &settings);

/// What the first and the last iteration of a loop take longer than the others,
/// which take `seconds`: nothing has been gathered ahead for the one, nothing
/// can be left to a next one by the other. Sets `begin` and `exposed` too.
double loopEnds(std::vector<TimedUnit> &units, Block &block,
                const ScheduleSettings &settings, double seconds);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H

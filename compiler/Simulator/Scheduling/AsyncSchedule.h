//===- AsyncSchedule.h - Schedules with overlap -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "gspmd/Simulator/Simulate.h"
#include <limits>

namespace mlir::gspmd {

struct ScheduleSettings {
  Overlap overlap = Overlap::None;
  /// Units that depend on no value that an iteration changes may overlap the
  /// previous iteration.
  bool isLoopBody = false;
  /// Free memory for prefetched values.
  double freeBytes = std::numeric_limits<double>::infinity();
  /// The properties of the block's ops; may be null without overlap.
  OpPropertyCache *properties = nullptr;
  /// The hardware whose memory bandwidth kernels and collectives share; null:
  /// they do not.
  const Hardware *hardware = nullptr;
  /// The rank of each unit: among ready units, the one with the least rank
  /// begins first. Empty: program order.
  ArrayRef<size_t> ranks = {};
};

/// Sets `begin` and `stretch` of each unit of a block in the order in which
/// they run, and the `exposed` time of collectives. Returns the end of the last
/// unit.
double schedule(std::vector<TimedUnit> &units, Block &block,
                const ScheduleSettings &settings);

/// Returns the additional seconds of the first and the last iteration of a
/// loop, whose other iterations take `seconds`: nothing is prefetched for the
/// first one, and the last one cannot defer. Sets `begin` and `exposed` too.
double loopEnds(std::vector<TimedUnit> &units, Block &block,
                const ScheduleSettings &settings, double seconds);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_ASYNCSCHEDULE_H

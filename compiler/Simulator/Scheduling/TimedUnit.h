//===- TimedUnit.h - Units with their durations -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H

#include "compiler/Simulator/Kernels/Units.h"
#include "gspmd/CostModel/Timeline.h"

namespace mlir::gspmd {

/// One run of a block: times are relative to its start, `parent` -1 is the
/// block.
struct BlockTimeline {
  double seconds = 0;
  /// The additional seconds of the first and the last iteration, for the body
  /// of a loop.
  double ends = 0;
  /// Maximum of the bytes held by prefetched values: of the block's own loop,
  /// if it is the body of one, and of loops inside of it.
  double prefetchedBytes = 0;
  /// Links that are busy at some time (see TransferCost).
  uint32_t busyLinks = 0;
  std::vector<TimelineEvent> events;
};

/// The cost of a unit of a block, and its place in a schedule.
struct UnitTimes {
  /// Without names: several simulations and runs may share the unit.
  TimelineEvent event;
  TransferCost transfer; ///< the cost of a collective, or of a transfer to or
                         ///< from the host
  /// Bytes per second of its main memory traffic.
  double memoryRate = 0;
  /// The events inside, relative to the unit's begin; for a loop, those of its
  /// first iteration.
  BlockTimeline inside;
  double begin = 0;
  /// Additional seconds of a kernel because concurrent collectives use the
  /// memory.
  double stretch = 0;
};

/// One unit of a block with its times. The unit outlives it.
struct TimedUnit : UnitTimes {
  explicit TimedUnit(const Unit &unit, UnitTimes times = {})
      : UnitTimes(std::move(times)), unit(unit) {}

  const Unit &unit;

  /// Returns the seconds from the start of the unit to its end.
  double seconds() const { return event.duration + stretch; }
  /// Returns true if the unit occupies links and not the cores.
  bool isTransfer() const {
    return unit.kind == Unit::Collective || unit.kind == Unit::HostTransfer;
  }
  /// Returns the links that no other unit may use meanwhile.
  uint32_t busyLinks() const {
    return isTransfer() ? transfer.busyLinks : inside.busyLinks;
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H

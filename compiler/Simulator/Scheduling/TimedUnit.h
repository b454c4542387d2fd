//===- TimedUnit.h - Units with what they take ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H

#include "compiler/Simulator/Kernels/Units.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/CostModel/Collectives/NetworkModel.h"

namespace mlir::gspmd {

/// How a block runs once: times are from its begin, `parent` -1 is the block.
struct BlockTimeline {
  double seconds = 0;
  /// Of a loop's body: what the first and the last run of it take longer.
  double ends = 0;
  /// What gathers for the next iteration of loops hold at most: of the block's
  /// own loop, if it is one's body, and of one inside of it.
  double prefetchedBytes = 0;
  /// Links that are busy at some time (see TransferCost).
  uint32_t busyLinks = 0;
  std::vector<TimelineEvent> events;
};

/// One unit of a block with what it takes.
struct TimedUnit {
  Unit unit;
  TimelineEvent event;
  TransferCost transfer; ///< of a collective, or to or from the host
  /// Bytes per second that it reads from and writes to main memory.
  double memoryRate = 0;
  /// The events inside, from the unit's begin; of a loop, its first iteration.
  BlockTimeline inside;
  double begin = 0;
  /// What a kernel takes longer because collectives beside it use the memory.
  double stretch = 0;

  /// Seconds from its begin to its end.
  double seconds() const { return event.duration + stretch; }
  /// Runs on links beside the cores.
  bool isTransfer() const {
    return unit.kind == Unit::Collective || unit.kind == Unit::HostTransfer;
  }
  /// Links that nothing else may use meanwhile.
  uint32_t busyLinks() const {
    return isTransfer() ? transfer.busyLinks : inside.busyLinks;
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_TIMEDUNIT_H

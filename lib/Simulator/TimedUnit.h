//===- TimedUnit.h - Units with what they take ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_TIMEDUNIT_H
#define GSPMD_LIB_SIMULATOR_TIMEDUNIT_H

#include "gspmd/CostModel/Timeline.h"
#include "lib/CostModel/Network.h"
#include "lib/Simulator/Units.h"

namespace mlir::gspmd {

/// How a block runs once: times are from its begin, `parent` -1 is the block.
struct BlockTimeline {
  double seconds = 0;
  /// Of a loop's body: what the first and the last run of it take longer.
  double ends = 0;
  std::vector<::gspmd::TimelineEvent> events;
};

/// One unit of a block with what it takes.
struct TimedUnit {
  Unit unit;
  ::gspmd::TimelineEvent event;
  ::gspmd::TransferCost transfer; ///< of a collective
  /// The events inside, from the unit's begin; of a loop, its first iteration.
  BlockTimeline inside;
  double begin = 0;

  bool isCollective() const { return unit.kind == Unit::Collective; }
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_TIMEDUNIT_H

//===- SharedResources.cpp - Links and memory bandwidth -------------------===//

#include "compiler/Simulator/Scheduling/SharedResources.h"
#include "lib/CostModel/Kernels/Roofline.h"

using namespace mlir;
using namespace mlir::gspmd;

double Links::freeAt(uint32_t links) const {
  double latest = 0;
  for (size_t link = 0; link < until.size(); ++link)
    if (links >> link & 1)
      latest = std::max(latest, until[link]);
  return latest;
}

void Links::occupy(uint32_t links, double end) {
  for (size_t link = 0; link < until.size(); ++link)
    if (links >> link & 1)
      until[link] = end;
}

/// Returns how many seconds longer a unit's kernels take with the bandwidth of
/// `remaining` than with that of `full`.
static double slowdownOfUnit(const TimedUnit &timed, const Hardware &full,
                             const Hardware &remaining) {
  if (timed.unit.kind == Unit::Kernel) {
    if (timed.unit.work.memoryBytes <= 0)
      return 0;
    return kernelCost(remaining, timed.unit.work).seconds -
           kernelCost(full, timed.unit.work).seconds;
  }
  // Kernels inside of a region wait longer for memory.
  double extraSeconds = 0,
         bandwidthRatio = full.hbmBandwidth / remaining.hbmBandwidth;
  for (const TimelineEvent &event : timed.inside.events)
    extraSeconds +=
        event.occurrences *
        std::max(0.0, event.memorySeconds * bandwidthRatio - event.duration);
  return extraSeconds * timed.event.iterations;
}

double SharedMemory::slowdownSeconds(const TimedUnit &timed, double now) {
  if (!hardware || timed.isTransfer())
    return 0;
  llvm::erase_if(inFlight, [&](const InFlight &collective) {
    return collective.finish <= now;
  });
  double rate = 0, until = now;
  for (const InFlight &collective : inFlight) {
    if (collective.begin > now)
      continue; // waits for its links
    rate += collective.rate;
    until = std::max(until, collective.finish);
  }
  if (rate <= 0)
    return 0;
  constexpr double kMaxShare = 0.9; // some bandwidth remains for the cores
  double total = hardware->hbmBandwidth / hardware->devicesPerChip;
  Hardware remaining = *hardware;
  remaining.hbmBandwidth *= 1 - std::min(kMaxShare, rate / total);
  double extraSeconds = slowdownOfUnit(timed, *hardware, remaining);
  if (extraSeconds <= 0)
    return 0;
  double stretchedSeconds = timed.event.duration + extraSeconds;
  return extraSeconds * std::min(1.0, (until - now) / stretchedSeconds);
}

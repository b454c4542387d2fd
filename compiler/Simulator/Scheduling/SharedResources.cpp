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

/// Additional seconds of a unit's kernels with the bandwidth of `left` instead
/// of that of `all`.
static double stretchBy(const TimedUnit &timed, const Hardware &all,
                        const Hardware &left) {
  if (timed.unit.kind == Unit::Kernel) {
    if (timed.unit.work.memoryBytes <= 0)
      return 0;
    return kernelCost(left, timed.unit.work).seconds -
           kernelCost(all, timed.unit.work).seconds;
  }
  // Waiting for memory of kernels inside of a region.
  double longer = 0, slower = all.hbmBandwidth / left.hbmBandwidth;
  for (const TimelineEvent &event : timed.inside.events)
    longer += event.occurrences *
              std::max(0.0, event.memorySeconds * slower - event.duration);
  return longer * timed.event.iterations;
}

double SharedMemory::stretchOf(const TimedUnit &timed, double now) {
  if (!hardware || timed.isTransfer())
    return 0;
  llvm::erase_if(inFlight,
                 [&](const InFlight &one) { return one.finish <= now; });
  double rate = 0, until = now;
  for (const InFlight &one : inFlight) {
    if (one.begin > now)
      continue; // waits for its links
    rate += one.rate;
    until = std::max(until, one.finish);
  }
  if (rate <= 0)
    return 0;
  constexpr double kMostShare = 0.9; // some bandwidth remains for the cores
  double all = hardware->hbmBandwidth / hardware->devicesPerChip;
  Hardware left = *hardware;
  left.hbmBandwidth *= 1 - std::min(kMostShare, rate / all);
  double longer = stretchBy(timed, *hardware, left);
  if (longer <= 0)
    return 0;
  double beside = timed.event.duration + longer;
  return longer * std::min(1.0, (until - now) / beside);
}

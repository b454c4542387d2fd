//===- Collectives.cpp - Closed forms for regular collectives -------------===//

#include "lib/CostModel/Collectives.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace gspmd;

namespace {

/// A group by where its members are.
struct Split {
  Split(const Topology &topology, llvm::ArrayRef<Leg> legs) {
    for (const Leg &leg : legs) {
      switch (leg.kind) {
      case Leg::Slice:
        slices *= leg.size;
        break;
      case Leg::Core:
        cores *= leg.size;
        break;
      case Leg::Torus:
        torus.push_back(leg);
        chips *= leg.size;
        hops += (leg.isRing ? leg.size / 2 : leg.size - 1) * leg.stride;
        break;
      }
      dims |= 1u << leg.dim;
    }
    devicesPerChip = topology.devicesPerChip();
  }
  /// Groups that share the links of a chip.
  double sharers() const { return double(devicesPerChip) / cores; }
  double members() const { return double(slices) * chips * cores; }

  llvm::SmallVector<Leg> torus;
  int64_t slices = 1, chips = 1, cores = 1, hops = 0, devicesPerChip = 1;
  uint32_t dims = 0;
};

} // namespace

/// Of one group, in one direction of one link.
static double linkBandwidth(const Hardware &hw, const Split &split) {
  return hw.linkBandwidth * hw.linkEfficiency / split.sharers();
}

/// What a transfer costs before any byte of it.
static TransferCost started(const Hardware &hw, const Split &split) {
  TransferCost cost;
  cost.busyDims = split.dims;
  cost.latency = hw.collectiveLatency + split.hops * hw.hopLatency;
  return cost;
}

TransferCost Collectives::allGather(llvm::ArrayRef<Leg> legs,
                                    double bytes) const {
  Split split(topology, legs);
  const Hardware &hw = topology.hardware();
  if (split.members() <= 1)
    return {};
  TransferCost cost = started(hw, split);
  // Slices first, while tensors are small.
  if (split.slices > 1) {
    double received = bytes * (split.slices - 1) / split.members();
    cost.latency += hw.dcnLatency;
    cost.wire += received * split.devicesPerChip / hw.dcnBandwidth;
  }
  // One copy comes to each chip; its devices then hand each other the rest.
  double torus = 0, cores = 0;
  if (split.chips > 1) {
    double into = 0;
    for (const Leg &leg : split.torus)
      into += linkBandwidth(hw, split) * (leg.isRing ? 2 : 1) / leg.stride;
    torus = bytes * (1 - 1.0 / split.chips) / into;
  }
  if (split.cores > 1)
    cores = bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth;
  cost.wire += std::max(torus, cores);
  return cost;
}

TransferCost Collectives::reduceScatter(llvm::ArrayRef<Leg> legs,
                                        double bytes) const {
  // The same messages, the other way round.
  return allGather(legs, bytes);
}

TransferCost Collectives::allReduce(llvm::ArrayRef<Leg> legs,
                                    double bytes) const {
  TransferCost half = allGather(legs, bytes);
  Split split(topology, legs);
  TransferCost cost = half;
  cost.wire = 2 * half.wire;
  // Started once; hops and messages are waited for twice.
  if (split.members() > 1)
    cost.latency = 2 * half.latency - topology.hardware().collectiveLatency;
  return cost;
}

TransferCost Collectives::allToAll(llvm::ArrayRef<Leg> legs,
                                   double bytes) const {
  Split split(topology, legs);
  const Hardware &hw = topology.hardware();
  if (split.members() <= 1)
    return {};
  TransferCost cost = started(hw, split);
  if (split.slices > 1) {
    cost.latency += hw.dcnLatency;
    cost.wire += bytes * (split.slices - 1) / split.slices *
                 split.devicesPerChip / hw.dcnBandwidth;
  }
  double busiest = 0;
  double chipBytes = bytes * split.devicesPerChip;
  double link = hw.linkBandwidth * hw.linkEfficiency;
  for (const Leg &leg : split.torus) {
    double n = leg.size, isOdd = leg.size % 2;
    // Units of a device's bytes over the busiest link, of all groups together.
    double load = (n * n - isOdd) / n / (leg.isRing ? 8 : 4) * leg.stride;
    busiest = std::max(busiest, load * chipBytes / link);
  }
  if (split.cores > 1)
    busiest =
        std::max(busiest, bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth);
  cost.wire += busiest;
  return cost;
}

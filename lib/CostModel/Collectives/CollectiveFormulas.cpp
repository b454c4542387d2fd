//===- CollectiveFormulas.cpp - Closed forms of collectives ---------------===//

#include "lib/CostModel/Collectives/CollectiveFormulas.h"
#include <algorithm>

using namespace gspmd;

namespace {

/// The extent of a group on slices, chips and devices of a chip.
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
      case Leg::Switch:
        isSwitched = true;
        chips *= leg.size;
        hops = 1;
        break;
      case Leg::Torus:
        torus.push_back(leg);
        chips *= leg.size;
        hops += (leg.isRing ? leg.size / 2 : leg.size - 1) * leg.stride;
        break;
      }
      links |= linksOfDim(leg.dim);
    }
    devicesPerChip = topology.devicesPerChip();
    findTwist(topology);
  }
  /// Returns the number of groups that share the links of a chip.
  double sharers() const { return double(devicesPerChip) / cores; }
  double members() const { return double(slices) * chips * cores; }

  llvm::SmallVector<Leg> torus;
  int64_t slices = 1, chips = 1, cores = 1, hops = 0, devicesPerChip = 1;
  bool isSwitched = false;
  uint32_t links = 0;
  /// If the chips of the group are a twisted torus.
  const UniformTraffic *twisted = nullptr;

private:
  void findTwist(const Topology &topology) {
    if (!topology.isTwisted())
      return;
    uint32_t dims = 0;
    for (const Leg &leg : torus) {
      if (leg.size != topology.torusDim(leg.dim).size)
        return;
      dims |= 1u << leg.dim;
    }
    twisted = topology.twistedTrafficOver(dims);
    if (twisted)
      hops = twisted->maxHops;
  }
};

} // namespace

/// Returns the bytes per second that a chip receives for one group along a leg:
/// over one link of a line (whose end chips have only one), over two of a ring.
/// Devices that share a chip drive one direction each.
static double intoChip(const Hardware &hw, const Split &split, const Leg &leg) {
  double link = hw.linkBandwidth * hw.linkEfficiency / leg.stride;
  double line = link / split.sharers();
  return leg.isRing ? std::max(line, 2 * link / double(split.devicesPerChip))
                    : line;
}

/// Returns the share of the bytes of a chip's devices that crosses the busiest
/// link of a leg in a uniform all-to-all. With one device per chip, messages
/// take the shorter direction of a ring; several devices of a chip have one
/// direction each, and their messages go half round on average.
static double allToAllLoad(const Split &split, const Leg &leg) {
  double n = leg.size, isOdd = leg.size % 2;
  double line = (n * n - isOdd) / n / 4;
  double ring = split.devicesPerChip > 1 ? (n - 1) / 4 : line / 2;
  return (leg.isRing ? ring : line) * leg.stride;
}

/// Returns a cost of the latency of a transfer and of no bytes.
static TransferCost started(const Hardware &hw, const Split &split) {
  TransferCost cost;
  cost.busyLinks = split.links;
  cost.latency = hw.collectiveLatency + split.hops * hw.hopLatency;
  return cost;
}

/// Returns the seconds that the protocol of a switch takes until an all-reduce
/// of `bytes` fills the links.
static double rampSeconds(const Hardware &hw, const Split &split,
                          double bytes) {
  return split.isSwitched && split.chips > 1 && hw.rampSeconds > 0
             ? hw.rampSeconds * bytes / (bytes + hw.rampBytes)
             : 0;
}

TransferCost CollectiveFormulas::allGather(llvm::ArrayRef<Leg> legs,
                                           double bytes) const {
  Split split(topology, legs);
  const Hardware &hw = topology.hardware();
  if (split.members() <= 1)
    return {};
  TransferCost cost = started(hw, split);
  cost.latency += rampSeconds(hw, split, bytes) / 2;
  // Slices first, while tensors are small.
  if (split.slices > 1) {
    double received = bytes * (split.slices - 1) / split.members();
    cost.latency += hw.dcnLatency;
    cost.wire += received * split.devicesPerChip / hw.dcnBandwidth;
  }
  // One copy is sent to each chip; its devices then share it.
  double torus = 0, cores = 0;
  if (split.chips > 1) {
    double into = split.isSwitched
                      ? hw.linkBandwidth * hw.linkEfficiency / split.sharers()
                      : 0;
    for (const Leg &leg : split.torus)
      into += intoChip(hw, split, leg);
    torus = bytes * (1 - 1.0 / split.chips) / into;
  }
  if (split.cores > 1)
    cores = bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth;
  cost.wire += std::max(torus, cores);
  return cost;
}

TransferCost CollectiveFormulas::reduceScatter(llvm::ArrayRef<Leg> legs,
                                               double bytes) const {
  // The same messages in reverse.
  return allGather(legs, bytes);
}

TransferCost CollectiveFormulas::allReduce(llvm::ArrayRef<Leg> legs,
                                           double bytes) const {
  TransferCost half = allGather(legs, bytes);
  Split split(topology, legs);
  TransferCost cost = half;
  cost.wire = 2 * half.wire;
  // One start-up; hops and messages count twice.
  if (split.members() > 1)
    cost.latency = 2 * half.latency - topology.hardware().collectiveLatency;
  // A switch that reduces receives and sends each element once.
  const Hardware &hw = topology.hardware();
  if (split.isSwitched && split.slices == 1 && hw.inNetworkEfficiency > 0)
    cost.wire =
        std::min(cost.wire, bytes * split.sharers() /
                                (hw.linkBandwidth * hw.inNetworkEfficiency));
  return cost;
}

TransferCost CollectiveFormulas::allToAll(llvm::ArrayRef<Leg> legs,
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
  if (split.twisted)
    busiest = split.twisted->busiest * chipBytes / link;
  else
    for (const Leg &leg : split.torus)
      busiest = std::max(busiest, allToAllLoad(split, leg) * chipBytes / link);
  if (split.isSwitched)
    busiest = chipBytes * (1 - 1.0 / split.chips) / link;
  if (split.cores > 1)
    busiest =
        std::max(busiest, bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth);
  cost.wire += busiest;
  return cost;
}

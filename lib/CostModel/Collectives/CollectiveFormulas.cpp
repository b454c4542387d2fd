//===- CollectiveFormulas.cpp - Closed forms of collectives ---------------===//

#include "lib/CostModel/Collectives/CollectiveFormulas.h"
#include <algorithm>

using namespace gspmd;

namespace {

/// The extent of a group on slices, chips and devices of a chip.
struct GroupExtent {
  GroupExtent(const Topology &topology,
              llvm::ArrayRef<NetworkDimension> networkDims) {
    for (const NetworkDimension &networkDim : networkDims) {
      switch (networkDim.kind) {
      case NetworkDimension::Slice:
        slices *= networkDim.size;
        break;
      case NetworkDimension::Core:
        cores *= networkDim.size;
        break;
      case NetworkDimension::Switch:
        isSwitched = true;
        chips *= networkDim.size;
        hops = 1;
        break;
      case NetworkDimension::Torus:
        torus.push_back(networkDim);
        chips *= networkDim.size;
        hops +=
            (networkDim.isRing ? networkDim.size / 2 : networkDim.size - 1) *
            networkDim.stride;
        break;
      }
      links |= linksOfDim(networkDim.dim);
    }
    devicesPerChip = topology.devicesPerChip();
    findTwist(topology);
  }
  /// Returns the number of groups that share the links of a chip.
  double sharers() const { return double(devicesPerChip) / cores; }
  double members() const { return double(slices) * chips * cores; }

  llvm::SmallVector<NetworkDimension> torus;
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
    for (const NetworkDimension &networkDim : torus) {
      if (networkDim.size != topology.torusDim(networkDim.dim).size)
        return;
      dims |= 1u << networkDim.dim;
    }
    twisted = topology.twistedTrafficOver(dims);
    if (twisted)
      hops = twisted->maxHops;
  }
};

} // namespace

/// Returns the bytes per second that a chip receives for one group along a
/// network dimension: over one link of a line (whose end chips have only one),
/// over two of a ring. Devices that share a chip drive one direction each.
static double intoChip(const Hardware &hw, const GroupExtent &split,
                       const NetworkDimension &networkDim) {
  double link = hw.linkBandwidth * hw.linkEfficiency / networkDim.stride;
  double line = link / split.sharers();
  return networkDim.isRing
             ? std::max(line, 2 * link / double(split.devicesPerChip))
             : line;
}

/// Returns the share of the bytes of a chip's devices that crosses the busiest
/// link of a network dimension in a uniform all-to-all. With one device per
/// chip, messages take the shorter direction of a ring; several devices of a
/// chip have one direction each, and their messages go half round on average.
static double allToAllLoad(const GroupExtent &split,
                           const NetworkDimension &networkDim) {
  double n = networkDim.size, isOdd = networkDim.size % 2;
  double line = (n * n - isOdd) / n / 4;
  double ring = split.devicesPerChip > 1 ? (n - 1) / 4 : line / 2;
  return (networkDim.isRing ? ring : line) * networkDim.stride;
}

/// Returns a cost of the latency of a transfer and of no bytes.
static TransferCost started(const Hardware &hw, const GroupExtent &split) {
  TransferCost cost;
  cost.busyLinks = split.links;
  cost.latency = hw.collectiveLatency + split.hops * hw.hopLatency;
  return cost;
}

/// Returns the seconds that the protocol of a switch takes until an all-reduce
/// of `bytes` fills the links.
static double rampSeconds(const Hardware &hw, const GroupExtent &split,
                          double bytes) {
  return split.isSwitched && split.chips > 1 && hw.rampSeconds > 0
             ? hw.rampSeconds * bytes / (bytes + hw.rampBytes)
             : 0;
}

TransferCost
CollectiveFormulas::allGather(llvm::ArrayRef<NetworkDimension> networkDims,
                              double bytes) const {
  GroupExtent split(topology, networkDims);
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
    for (const NetworkDimension &networkDim : split.torus)
      into += intoChip(hw, split, networkDim);
    torus = bytes * (1 - 1.0 / split.chips) / into;
  }
  if (split.cores > 1)
    cores = bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth;
  cost.wire += std::max(torus, cores);
  return cost;
}

TransferCost
CollectiveFormulas::reduceScatter(llvm::ArrayRef<NetworkDimension> networkDims,
                                  double bytes) const {
  // The same messages in reverse.
  return allGather(networkDims, bytes);
}

TransferCost
CollectiveFormulas::allReduce(llvm::ArrayRef<NetworkDimension> networkDims,
                              double bytes) const {
  TransferCost half = allGather(networkDims, bytes);
  GroupExtent split(topology, networkDims);
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

TransferCost
CollectiveFormulas::allToAll(llvm::ArrayRef<NetworkDimension> networkDims,
                             double bytes) const {
  GroupExtent split(topology, networkDims);
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
    for (const NetworkDimension &networkDim : split.torus)
      busiest =
          std::max(busiest, allToAllLoad(split, networkDim) * chipBytes / link);
  if (split.isSwitched)
    busiest = chipBytes * (1 - 1.0 / split.chips) / link;
  if (split.cores > 1)
    busiest =
        std::max(busiest, bytes * (1 - 1.0 / split.cores) / hw.coreBandwidth);
  cost.wire += busiest;
  return cost;
}

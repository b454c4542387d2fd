//===- PermuteCosts.cpp - Point-to-point transfers ------------------------===//

#include "lib/CostModel/Collectives/PermuteCosts.h"
#include "lib/CostModel/Topology/Routing.h"
#include <algorithm>
#include <cmath>

using namespace gspmd;

namespace {

/// Adds up the loads of several concurrent messages.
class Messages {
public:
  Messages(const Topology &topology, llvm::ArrayRef<AxisRef> subAxes)
      : topology(topology), hw(topology.hardware()) {
    for (const AxisRef &subAxis : subAxes)
      if (topology.isSlice(subAxis.axis()) || topology.isCore(subAxis.axis()))
        cost.busyLinks |= linksOfDim(subAxis.axis());
  }

  /// Adds `bytes` from every member whose load is `load`. Of
  /// messages that are added one after the other, the later one uses the
  /// opposite direction of a link or waits for the earlier one.
  void add(const RoutedLoad &load, double bytes) {
    if (bytes <= 0)
      return;
    hops = std::max(hops, load.maxHops);
    cost.busyLinks |= load.links;
    double perChip = bytes * topology.devicesPerChip();
    for (double units : load.unitsPerDim)
      torus = std::max(torus, units * perChip /
                                  (hw.linkBandwidth * hw.linkEfficiency));
    if (load.crossesCores)
      cores += bytes / hw.coreBandwidth;
    if (load.crossesSlices)
      slices += perChip / hw.dcnBandwidth;
  }

  TransferCost finish() {
    cost.latency = hw.collectiveLatency + hops * hw.hopLatency +
                   (slices > 0 ? hw.dcnLatency : 0);
    cost.wire = torus + std::max(cores, slices);
    return cost;
  }

private:
  const Topology &topology;
  const Hardware &hw;
  TransferCost cost;
  int64_t hops = 0;
  double torus = 0, cores = 0, slices = 0;
};

/// Returns the index of a shift's receiver; -1 if there is none.
int64_t shifted(int64_t index, int64_t size, const Transfer &transfer) {
  if (transfer.ring != 0)
    size = transfer.ring;
  if (index >= size)
    return -1;
  int64_t to = index + transfer.distance;
  if (transfer.mirrors) // i receives from n - 1 - i - distance
    to = size - 1 - index - transfer.distance;
  if (transfer.wraps)
    return ((to % size) + size) % size;
  return to >= 0 && to < size ? to : -1;
}

} // namespace

/// Returns the receiver of member `index`: the member, as an index along
/// `subAxes`, whose index along `targets` is `index`.
static int64_t permuted(int64_t index, llvm::ArrayRef<AxisRef> subAxes,
                        llvm::ArrayRef<AxisRef> targets) {
  // The index as digits along `subAxes`, major to minor.
  llvm::SmallVector<int64_t> digits(subAxes.size());
  int64_t rest = index;
  for (size_t i = targets.size(); i-- > 0;) {
    digits[i] = rest % targets[i].size();
    rest /= targets[i].size();
  }
  // The receiver has these digits on the target's sub-axes.
  int64_t result = 0;
  for (const AxisRef &subAxis : subAxes) {
    size_t at = llvm::find(targets, subAxis) - targets.begin();
    result = result * subAxis.size() + digits[at];
  }
  return result;
}

/// Returns the first border of `others` inside of `subAxis`, as the product of
/// all sizes before it; 0 if there is none.
static int64_t firstBorder(const AxisRef &subAxis, const AxisList &others) {
  int64_t first = 0;
  for (const AxisRef &other : others)
    if (other.axis() == subAxis.axis())
      for (int64_t at : {other.preSize(), other.endSize()})
        if (at > subAxis.preSize() && at < subAxis.endSize() &&
            (first == 0 || at < first))
          first = at;
  return first;
}

/// Splits the sub-axes of `list` at the borders of `other`; returns false if
/// that is impossible.
static bool splitAtBorders(AxisList &list, const AxisList &other) {
  AxisList result;
  for (AxisRef subAxis : list) {
    while (int64_t at = firstBorder(subAxis, other)) {
      int64_t size = at / subAxis.preSize();
      if (at % subAxis.preSize() || subAxis.size() % size)
        return false;
      result.push_back(subAxis.prefix(size));
      subAxis = subAxis.suffix(size);
    }
    result.push_back(subAxis);
  }
  list = result;
  return true;
}

/// Splits both lists into the same sub-axes, in their own orders; returns false
/// if that is impossible.
static bool splitAlike(AxisList &a, AxisList &b) {
  return splitAtBorders(a, b) && splitAtBorders(b, a) && a.size() == b.size() &&
         std::is_permutation(a.begin(), a.end(), b.begin());
}

/// Appends axes that `list` lacks in the other's order.
static void complete(AxisList &list, llvm::ArrayRef<AxisRef> other) {
  AxisList missing = difference(other, list);
  list.append(missing);
}

using Route =
    llvm::function_ref<RoutedLoad(llvm::function_ref<int64_t(int64_t)>)>;

/// Adds the borders that devices receive from the devices before them (`sign`
/// 1) or after them (-1). Borders that are wider than a shard come from several
/// devices.
static void addBorders(Messages &messages, const Transfer &transfer, int sign,
                       int64_t size, Route route) {
  double shardBytes = transfer.operandBytes;
  double begin = sign > 0 ? transfer.skippedBefore : transfer.skippedAfter;
  double end = begin + (sign > 0 ? transfer.bytesBefore : transfer.bytesAfter);
  for (int64_t hop = 1;
       shardBytes > 0 && (hop - 1) * shardBytes < end && hop < size; ++hop) {
    double sent = std::min(end, hop * shardBytes) -
                  std::max(begin, (hop - 1) * shardBytes);
    if (sent <= 0)
      continue;
    Transfer step;
    step.distance = sign * hop;
    step.wraps = transfer.wraps;
    step.ring = transfer.ring;
    messages.add(
        route([&](int64_t index) { return shifted(index, size, step); }), sent);
  }
}

std::optional<TransferCost> gspmd::permuteCost(const Topology &topology,
                                               const AxisLayout &layout,
                                               const Mesh &mesh,
                                               const Transfer &transfer) {
  AxisList axes = transfer.axes, target = transfer.target;
  if (transfer.kind == TransferKind::Permute) {
    complete(axes, target);
    complete(target, axes);
  }
  std::optional<AxisList> subAxes = layout.subAxesOf(mesh, axes);
  if (!subAxes)
    return std::nullopt;
  int64_t size = axisListSize(axes);
  Messages messages(topology, *subAxes);
  auto route = [&](llvm::function_ref<int64_t(int64_t)> to) {
    return routeUnits(topology, *subAxes, to);
  };
  if (transfer.kind == TransferKind::Permute) {
    std::optional<AxisList> targets = layout.subAxesOf(mesh, target);
    if (!targets || !splitAlike(*subAxes, *targets))
      return std::nullopt;
    messages.add(route([&](int64_t index) {
                   return permuted(index, *subAxes, *targets);
                 }),
                 transfer.bytes);
  } else if (transfer.kind == TransferKind::Pairs) {
    llvm::SmallVector<int64_t> to(size, -1);
    for (size_t i = 0; i + 1 < transfer.pairs.size(); i += 2)
      to[transfer.pairs[i]] = transfer.pairs[i + 1];
    messages.add(route([&](int64_t index) { return to[index]; }),
                 transfer.bytes);
  } else if (transfer.kind == TransferKind::Shift) {
    messages.add(
        route([&](int64_t index) { return shifted(index, size, transfer); }),
        transfer.bytes);
  } else {
    for (int sign : {1, -1})
      addBorders(messages, transfer, sign, size, route);
  }
  return messages.finish();
}

//===- GroupTable.cpp - The replica groups of collectives -----------------===//
#include "lib/Runtime/Collectives/GroupTable.h"
#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "lib/Runtime/Collectives/ReductionKernels.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {
namespace {

AxisList concat(llvm::ArrayRef<AxisRef> a, llvm::ArrayRef<AxisRef> b) {
  AxisList list(a.begin(), a.end());
  list.append(b.begin(), b.end());
  return list;
}

/// Returns both axis lists of a permute, each followed by the digits that only
/// the other one has: the same digits in two orders.
std::pair<AxisList, AxisList> extendedAxes(const CollectiveDesc &collective) {
  return {
      concat(collective.axes, difference(collective.toAxes, collective.axes)),
      concat(collective.toAxes,
             difference(collective.axes, collective.toAxes))};
}

std::optional<std::string> verifyAxes(const Mesh &mesh,
                                      llvm::ArrayRef<AxisRef> axes) {
  for (const AxisRef &axis : axes) {
    if (axis.axis() >= mesh.rank())
      return "axis " + std::to_string(axis.axis()) + " is not in the mesh";
    if (axis.size() < 1 || axis.preSize() < 1 ||
        mesh.axisSize(axis.axis()) % axis.endSize() != 0)
      return "sub-axis " + mesh.toString(axis) + " does not divide its axis";
  }
  for (unsigned i = 0; i < axes.size(); ++i)
    for (unsigned j = 0; j < i; ++j)
      if (axes[i].overlaps(axes[j]))
        return "axis " + mesh.toString(axes[i]) + " is used twice";
  return std::nullopt;
}

std::optional<std::string> verifyPairs(const CollectiveDesc &collective) {
  int64_t size = axisListSize(collective.axes);
  llvm::DenseSet<int64_t> targets, sources;
  for (auto [source, target] : collective.pairs) {
    if (source < 0 || source >= size || target < 0 || target >= size)
      return "pair (" + std::to_string(source) + ", " + std::to_string(target) +
             ") is outside of the group of " + std::to_string(size);
    if (!targets.insert(target).second)
      return std::to_string(target) + " is a target twice";
    if (!sources.insert(source).second)
      return std::to_string(source) + " is a source twice";
  }
  return std::nullopt;
}

} // namespace

GroupTable computeGroups(const Mesh &mesh, llvm::ArrayRef<AxisRef> axes) {
  GroupTable table;
  table.groupOf.assign(mesh.numDevices(), -1);
  table.indexOf.assign(mesh.numDevices(), 0);
  for (const DeviceList &group : replicaGroupsAlong(mesh, axes)) {
    for (auto [index, member] : llvm::enumerate(group)) {
      table.groupOf[member] = static_cast<int32_t>(table.groups.size());
      table.indexOf[member] = static_cast<int32_t>(index);
    }
    table.groups.emplace_back(group.begin(), group.end());
  }
  return table;
}

AxisList groupAxes(const CollectiveDesc &collective) {
  if (collective.kind == CollectiveKind::CollectivePermute &&
      collective.pairs.empty() && !collective.toAxes.empty())
    return extendedAxes(collective).first;
  return collective.axes;
}

std::vector<int32_t> computePermuteSources(const Mesh &mesh,
                                           const CollectiveDesc &collective,
                                           llvm::ArrayRef<int32_t> group) {
  int64_t size = static_cast<int64_t>(group.size());
  std::vector<int32_t> sources(size, -1);
  if (!collective.pairs.empty()) {
    for (auto [source, target] : collective.pairs)
      sources[target] = static_cast<int32_t>(source);
    return sources;
  }
  if (collective.toAxes.empty()) {
    ShiftPattern step{collective.shift, collective.wrap, collective.mirror};
    llvm::copy(shiftSources(size, step), sources.begin());
    return sources;
  }
  auto [from, to] = extendedAxes(collective);
  llvm::DenseMap<int64_t, int32_t> indexOf;
  for (int64_t i = 0; i < size; ++i)
    indexOf[group[i]] = static_cast<int32_t>(i);
  for (int64_t i = 0; i < size; ++i) {
    int64_t target =
        mesh.withIndexAlong(group[i], to, mesh.indexAlong(group[i], from));
    sources[indexOf.lookup(target)] = static_cast<int32_t>(i);
  }
  return sources;
}

static std::optional<std::string> verifyRing(const CollectiveDesc &collective) {
  int64_t ring = collective.haloRing, size = axisListSize(collective.axes);
  if (ring == 0 || (collective.haloWraps && ring > 0 && ring <= size))
    return std::nullopt;
  return "ring of " + std::to_string(ring) + " of " + std::to_string(size) +
         " devices" + (collective.haloWraps ? "" : " without wrapping");
}

static std::optional<std::string>
verifyGroups(const CollectiveDesc &collective) {
  int64_t size = axisListSize(collective.axes);
  llvm::DenseSet<int64_t> seen;
  for (const std::vector<int64_t> &group : collective.groups) {
    if (group.empty() || group.size() != collective.groups.front().size())
      return "groups of several sizes";
    for (int64_t index : group)
      if (index < 0 || index >= size || !seen.insert(index).second)
        return std::to_string(index) + " is in two groups, or not in one of " +
               std::to_string(size) + " devices";
  }
  if (!collective.groups.empty() && static_cast<int64_t>(seen.size()) != size)
    return "groups have " + std::to_string(seen.size()) + " of " +
           std::to_string(size) + " devices";
  return std::nullopt;
}

std::optional<std::string> verify(const Mesh &mesh,
                                  const CollectiveDesc &collective) {
  if (auto error = verifyAxes(mesh, collective.axes))
    return error;
  if (auto error = verifyAxes(mesh, collective.toAxes))
    return error;
  switch (collective.kind) {
  case CollectiveKind::AllReduce:
  case CollectiveKind::ReduceScatter:
    if (!supportsReduction(collective.reduction, collective.elementType))
      return "no reduction '" + toString(collective.reduction).str() +
             "' on elements of type " + toString(collective.elementType).str();
    return std::nullopt;
  case CollectiveKind::CollectivePermute: {
    if (auto error = verifyPairs(collective))
      return error;
    auto [from, to] = extendedAxes(collective);
    if (collective.pairs.empty() && !collective.toAxes.empty() &&
        axisListSize(from) != axisListSize(to))
      return "axes " + mesh.toString(collective.axes) + " and " +
             mesh.toString(collective.toAxes) + " do not pair up";
    return std::nullopt;
  }
  case CollectiveKind::HaloExchange:
    return verifyRing(collective);
  case CollectiveKind::RaggedAllToAll:
    return verifyGroups(collective);
  default:
    return std::nullopt;
  }
}

} // namespace mlir::gspmd

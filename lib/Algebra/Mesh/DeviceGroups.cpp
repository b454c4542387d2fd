//===- DeviceGroups.cpp - Replica groups as axes of a mesh ----------------===//

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;
using Pairs = SmallVector<std::pair<int64_t, int64_t>>;

/// Returns true if each of `groups` is a device group of `axes`.
static bool areGroupsOf(const Mesh &mesh, ArrayRef<AxisRef> axes,
                        ArrayRef<DeviceList> groups) {
  return llvm::all_of(groups, [&](const DeviceList &group) {
    return ArrayRef<int64_t>(mesh.group(group.front(), axes)) ==
           ArrayRef<int64_t>(group);
  });
}

static bool isWithinMesh(const Mesh &mesh, const DeviceList &group) {
  return llvm::all_of(group, [&](int64_t device) {
    return device >= 0 && device < mesh.numDevices();
  });
}

/// Sorts the groups by the linear indices of their first devices.
static SmallVector<DeviceList> inMeshOrder(const Mesh &mesh,
                                           ArrayRef<DeviceList> groups) {
  SmallVector<std::pair<int64_t, const DeviceList *>> byPosition;
  for (const DeviceList &group : groups)
    byPosition.push_back(
        {mesh.deviceOrder().positionOf(group.front()), &group});
  llvm::sort(byPosition);
  return llvm::map_to_vector(byPosition,
                             [](const auto &entry) { return *entry.second; });
}

std::vector<DeviceList> gspmd::replicaGroupsAlong(const Mesh &mesh,
                                                  ArrayRef<AxisRef> axes) {
  std::vector<DeviceList> groups;
  std::vector<bool> isIn(mesh.numDevices(), false);
  for (int64_t device = 0; device < mesh.numDevices(); ++device) {
    if (isIn[device])
      continue;
    groups.push_back(mesh.group(device, axes));
    for (int64_t member : groups.back())
      isIn[member] = true;
  }
  return groups;
}

std::optional<AxisList>
gspmd::axesOfReplicaGroups(const Mesh &mesh, ArrayRef<DeviceList> groups) {
  if (groups.empty() || groups.front().empty())
    return std::nullopt;
  int64_t size = groups.front().size();
  if (llvm::any_of(groups, [&](const DeviceList &group) {
        return int64_t(group.size()) != size || !isWithinMesh(mesh, group);
      }))
    return std::nullopt;
  // The concatenation of the groups, in mesh order, is a device order whose
  // minor digits are those of the groups' axes.
  DeviceList flat;
  for (const DeviceList &group : inMeshOrder(mesh, groups))
    llvm::append_range(flat, group);
  std::optional<DeviceOrder> order = DeviceOrder::list(flat);
  if (!order || int64_t(flat.size()) != mesh.numDevices())
    return std::nullopt;
  DeviceNumbering numbering = numberingFor(mesh);
  auto view = MeshDigits::get(mesh, numbering);
  auto digits = numbering.digitsOf(*order, {int64_t(groups.size()), size});
  if (!view || !digits)
    return std::nullopt;
  std::optional<AxisList> axes = view->toAxes((*digits)[1]);
  if (!axes || !areGroupsOf(mesh, *axes, groups))
    return std::nullopt;
  return axes;
}

/// Returns the pairs as indices along `axes`; nullopt if a pair connects two
/// groups or if the groups have different pairs.
static std::optional<Pairs>
pairsAlong(const Mesh &mesh, ArrayRef<AxisRef> axes,
           ArrayRef<std::pair<int64_t, int64_t>> devicePairs) {
  AxisList rest = mesh.freeAxes(axes);
  SmallVector<Pairs> byGroup(axisListSize(rest));
  for (auto [source, target] : devicePairs) {
    int64_t group = mesh.indexAlong(source, rest);
    if (mesh.indexAlong(target, rest) != group)
      return std::nullopt;
    byGroup[group].push_back(
        {mesh.indexAlong(source, axes), mesh.indexAlong(target, axes)});
  }
  for (Pairs &pairs : byGroup)
    llvm::sort(pairs);
  if (!llvm::all_equal(byGroup))
    return std::nullopt;
  return byGroup.front();
}

/// Removes the axes along which all groups have the same pairs.
static AxisPairs
withoutEqualAxes(const Mesh &mesh, AxisPairs along,
                 ArrayRef<std::pair<int64_t, int64_t>> devicePairs) {
  AxisList axes = along.axes;
  for (const AxisRef &axis : axes) {
    AxisList fewer = difference(along.axes, axis);
    if (std::optional<Pairs> pairs = pairsAlong(mesh, fewer, devicePairs))
      along = {fewer, *pairs};
  }
  return along;
}

AxisPairs gspmd::toAxisPairs(const Mesh &mesh,
                             ArrayRef<std::pair<int64_t, int64_t>> devicePairs,
                             ArrayRef<AxisRef> subAxes) {
  AxisList inOrder(subAxes.begin(), subAxes.end());
  llvm::sort(inOrder);
  for (const AxisList &axes : {inOrder, mesh.allAxes()}) {
    AxisList changed;
    for (const AxisRef &axis : axes)
      if (axis.size() > 1 && llvm::any_of(devicePairs, [&](auto pair) {
            return mesh.indexAlong(pair.first, axis) !=
                   mesh.indexAlong(pair.second, axis);
          }))
        changed.push_back(axis);
    if (std::optional<Pairs> pairs = pairsAlong(mesh, changed, devicePairs))
      return {changed, *pairs};
    if (std::optional<Pairs> pairs = pairsAlong(mesh, axes, devicePairs))
      return withoutEqualAxes(mesh, {axes, *pairs}, devicePairs);
  }
  llvm_unreachable("along all axes, there is one group");
}

/// Lists are equal in all groups if and only if the pairs of their consecutive
/// members are.
AxisGroups gspmd::toAxisGroups(const Mesh &mesh, ArrayRef<DeviceList> lists,
                               ArrayRef<AxisRef> subAxes) {
  Pairs steps;
  for (const DeviceList &list : lists)
    for (size_t i = 1; i < list.size(); ++i)
      steps.push_back({list[i - 1], list[i]});
  AxisGroups result{toAxisPairs(mesh, steps, subAxes).axes, {}};
  AxisList rest = mesh.freeAxes(result.axes);
  for (const DeviceList &list : lists) {
    if (mesh.indexAlong(list.front(), rest) != 0)
      continue;
    result.lists.push_back(llvm::map_to_vector(list, [&](int64_t device) {
      return mesh.indexAlong(device, result.axes);
    }));
  }
  return result;
}

std::optional<ShiftPattern>
gspmd::matchShift(int64_t size, ArrayRef<std::pair<int64_t, int64_t>> pairs) {
  if (pairs.empty())
    return std::nullopt;
  auto all = [&](auto holds) {
    return llvm::all_of(
        pairs, [&](auto pair) { return holds(pair.first, pair.second); });
  };
  auto modulo = [&](int64_t i) { return ((i % size) + size) % size; };
  bool isFull = int64_t(pairs.size()) == size;
  int64_t difference = pairs.front().second - pairs.front().first;
  int64_t sum = pairs.front().second + pairs.front().first;
  ShiftPattern result;
  result.isCyclic = isFull;
  result.distance = isFull ? modulo(difference) : difference;
  if (isFull && all([&](int64_t s, int64_t t) {
        return modulo(t - s) == result.distance;
      }))
    return result;
  if (int64_t(pairs.size()) == size - std::abs(difference) &&
      all([&](int64_t s, int64_t t) { return t - s == difference; }))
    return result;
  if (isFull &&
      all([&](int64_t s, int64_t t) { return modulo(t + s) == modulo(sum); })) {
    result.isReversed = true;
    result.distance = modulo(size - 1 - sum);
    return result;
  }
  return std::nullopt;
}

SmallVector<int64_t> gspmd::shiftSources(int64_t size,
                                         const ShiftPattern &pattern) {
  SmallVector<int64_t> sources(size, -1);
  for (int64_t i = 0; i < size; ++i) {
    int64_t source = (pattern.isReversed ? size - 1 - i : i) - pattern.distance;
    if (pattern.isCyclic)
      source = ((source % size) + size) % size;
    if (source >= 0 && source < size)
      sources[i] = source;
  }
  return sources;
}

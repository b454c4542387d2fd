//===- Routing.cpp - Routing on a torus -----------------------------------===//
//
// Messages use dimension-ordered routing: a message makes all hops of its
// shortest path along the first physical dimension, then those along the second
// one, and so on. If there are several shortest paths (ShortestPaths.h), each
// carries an equal fraction of the message. The load of a link is the number of
// messages that cross it; behind a switch, every chip that sends has a load of
// one.
//
//===----------------------------------------------------------------------===//

#include "lib/CostModel/Topology/Routing.h"
#include "llvm/ADT/DenseMap.h"
#include <algorithm>
#include <optional>

using namespace gspmd;

namespace {

class Router {
public:
  Router(const Topology &topology, llvm::ArrayRef<AxisRef> subAxes)
      : topology(topology), subAxes(subAxes.begin(), subAxes.end()) {
    for (const AxisRef &subAxis : subAxes) {
      unsigned dim = subAxis.axis();
      if (topology.isSlice(dim) || topology.isCore(dim))
        continue;
      if (topology.isSwitched()) {
        switchDim = dim;
        continue;
      }
      // On a twisted torus, paths may use all of its dimensions.
      if (!topology.isTwisted())
        addRoutedDim(dim);
      else
        for (unsigned other = 1; !topology.isCore(other); ++other)
          addRoutedDim(other);
    }
    load.unitsPerDim.assign(topology.physicalMesh().rank(), 0);
  }

  RoutedLoad route(llvm::function_ref<int64_t(int64_t)> target) {
    int64_t members = axisListSize(subAxes), numPositions = 1;
    for (const TorusDim &torusDim : torus)
      numPositions *= torusDim.size;
    bool isExact = std::max(members, numPositions) <= kMaxRouted;
    int64_t step = isExact ? 1 : std::max<int64_t>(1, members / kMaxRouted);
    for (int64_t index = 0; index < members; index += step) {
      int64_t to = target(index);
      if (to < 0 || to == index)
        continue;
      llvm::SmallVector<TorusVector> paths =
          shortestPaths(torus, positionOf(index), positionOf(to));
      load.maxHops = std::max(load.maxHops, lengthOf(paths.front()));
      recordCrossings(index, to);
      if (switchDim &&
          coordinateOn(*switchDim, index) != coordinateOn(*switchDim, to)) {
        // Every chip sends once and receives once.
        load.unitsPerDim[*switchDim] = 1;
        load.links |= linksOfDim(*switchDim);
        load.maxHops = 1;
      }
      if (isExact)
        routeFromAllOffsets(index, paths);
      else
        addUpperBound(paths.front());
    }
    for (const auto &[link, units] : links) {
      unsigned dim = routedDims[link.first % routedDims.size()];
      load.unitsPerDim[dim] = std::max(load.unitsPerDim[dim], units);
      load.links |= linksOfDim(dim, link.second > 0, link.second < 0);
    }
    return std::move(load);
  }

private:
  void addRoutedDim(unsigned dim) {
    if (llvm::is_contained(routedDims, dim))
      return;
    routedDims.push_back(dim);
    torus.push_back(topology.torusDim(dim));
  }

  /// Returns the position of member `index` on physical dimension `dim`,
  /// without the offset.
  int64_t coordinateOn(unsigned dim, int64_t index) const {
    int64_t coordinate = 0, rest = index;
    for (size_t i = subAxes.size(); i-- > 0;) {
      int64_t digit = rest % subAxes[i].size();
      rest /= subAxes[i].size();
      if (subAxes[i].axis() == dim)
        coordinate += digit * (topology.physicalMesh().axisSize(dim) /
                               subAxes[i].endSize());
    }
    return coordinate;
  }

  void recordCrossings(int64_t from, int64_t to) {
    const Mesh &mesh = topology.physicalMesh();
    load.crossesSlices |= coordinateOn(0, from) != coordinateOn(0, to);
    load.crossesCores |= coordinateOn(mesh.rank() - 1, from) !=
                         coordinateOn(mesh.rank() - 1, to);
  }

  /// Returns the positions on all dimensions in use.
  TorusVector positionOf(int64_t index) const {
    TorusVector positions;
    for (unsigned dim : routedDims)
      positions.push_back(coordinateOn(dim, index));
    return positions;
  }

  /// Returns the offsets of other groups with the same traffic: coordinates of
  /// a dimension that are not covered by the group's sub-axes.
  llvm::SmallVector<int64_t> offsetsOf(unsigned dim) const {
    int64_t size = topology.torusDim(dim).size;
    AxisList taken;
    for (const AxisRef &subAxis : subAxes)
      if (subAxis.axis() == dim)
        taken.push_back(subAxis);
    AxisList fullDim{AxisRef(dim, 1, size)};
    llvm::SmallVector<int64_t> offsets{0};
    for (const AxisRef &subAxis : difference(fullDim, taken)) {
      llvm::SmallVector<int64_t> next;
      for (int64_t offset : offsets)
        for (int64_t i = 0; i < subAxis.size(); ++i)
          next.push_back(offset + i * (size / subAxis.endSize()));
      offsets = std::move(next);
    }
    return offsets;
  }

  void routeFromAllOffsets(int64_t from, llvm::ArrayRef<TorusVector> paths) {
    // Each chip of the torus counts once: the member on core 0 of slice 0
    // represents those on the other cores and at this position of other slices.
    if (coordinateOn(topology.physicalMesh().rank() - 1, from) ||
        coordinateOn(0, from))
      return;
    llvm::SmallVector<llvm::SmallVector<int64_t>> offsets;
    for (unsigned dim : routedDims)
      offsets.push_back(offsetsOf(dim));
    TorusVector member = positionOf(from);
    llvm::SmallVector<size_t> at(routedDims.size(), 0);
    for (;;) {
      TorusVector position = member;
      for (size_t l = 0; l < routedDims.size(); ++l)
        position[l] += offsets[l][at[l]];
      addPaths(position, paths);
      size_t l = 0;
      while (l < routedDims.size() && ++at[l] == offsets[l].size())
        at[l++] = 0;
      if (l == routedDims.size())
        break;
    }
  }

  void addPaths(const TorusVector &from, llvm::ArrayRef<TorusVector> paths) {
    double units = 1 / double(paths.size());
    for (const TorusVector &path : paths) {
      TorusVector position = from;
      for (size_t l = 0; l < routedDims.size(); ++l)
        addHops(l, position, path[l], units);
    }
  }

  /// Moves `position` by `hops` along dimension `l`, and adds `units` to the
  /// links on the path.
  void addHops(size_t l, TorusVector &position, int64_t hops, double units) {
    int64_t step = hops < 0 ? -1 : 1;
    for (int64_t i = 0; i != hops; i += step) {
      int64_t key = 0;
      for (auto [m, torusDim] : llvm::enumerate(torus))
        key = key * torusDim.size + position[m];
      links[{key * int64_t(routedDims.size()) + int64_t(l), step}] += units;
      hop(torus, position, l, step);
    }
  }

  /// Raises the load to an upper bound: as many messages cross a link as the
  /// path has hops.
  void addUpperBound(const TorusVector &path) {
    for (auto [dim, hops] : llvm::zip_equal(routedDims, path)) {
      load.unitsPerDim[dim] =
          std::max<double>(load.unitsPerDim[dim], std::abs(hops));
      load.links |= linksOfDim(dim, hops > 0, hops < 0);
    }
  }

  const Topology &topology;
  AxisList subAxes;
  /// Physical dimensions along which messages move, and their properties.
  llvm::SmallVector<unsigned> routedDims;
  llvm::SmallVector<TorusDim> torus;
  /// The physical dimension that is a switch.
  std::optional<unsigned> switchDim;
  llvm::DenseMap<std::pair<int64_t, int64_t>, double> links;
  RoutedLoad load;
};

} // namespace

RoutedLoad gspmd::routeUnits(const Topology &topology,
                             llvm::ArrayRef<AxisRef> subAxes,
                             llvm::function_ref<int64_t(int64_t)> target) {
  return Router(topology, subAxes).route(target);
}

//===- ShortestPaths.cpp - Shortest paths on a torus ----------------------===//

#include "lib/CostModel/Topology/ShortestPaths.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>

using namespace gspmd;

int64_t gspmd::lengthOf(llvm::ArrayRef<int64_t> path) {
  int64_t hops = 0;
  for (int64_t along : path)
    hops += std::abs(along);
  return hops;
}

static int64_t modulo(int64_t coordinate, int64_t size) {
  return (coordinate % size + size) % size;
}

void gspmd::hop(llvm::ArrayRef<TorusDim> torus, TorusVector &position,
                unsigned dim, int64_t step) {
  position[dim] += step;
  if (position[dim] >= 0 && position[dim] < torus[dim].size)
    return;
  position[dim] = modulo(position[dim], torus[dim].size);
  for (auto [other, shift] : llvm::enumerate(torus[dim].twist))
    position[other] = modulo(position[other] + step * shift, torus[other].size);
}

/// Adds the paths with one turn more or less along a twisted dimension. (A
/// second turn is never shorter, since no offset exceeds the dimension's size.)
static void addTurns(llvm::SmallVector<TorusVector> &paths, unsigned dim,
                     const TorusDim &twisted) {
  for (size_t i = 0, n = paths.size(); i < n; ++i)
    for (int64_t turn : {1, -1}) {
      TorusVector path = paths[i];
      path[dim] += turn * twisted.size;
      for (auto [other, shift] : llvm::enumerate(twisted.twist))
        path[other] -= turn * shift;
      paths.push_back(std::move(path));
    }
}

/// Makes each path take the shorter direction of a ring; for half a round both
/// directions are equally short, and both are kept.
static void takeShorterDirection(llvm::SmallVector<TorusVector> &paths,
                                 unsigned dim, int64_t size) {
  for (size_t i = 0, n = paths.size(); i < n; ++i) {
    int64_t hops = paths[i][dim], forth = modulo(hops, size);
    bool isForth = 2 * forth < size || (2 * forth == size && hops > 0);
    paths[i][dim] = isForth ? forth : forth - size;
    if (2 * forth == size) {
      paths.push_back(paths[i]);
      paths.back()[dim] *= -1;
    }
  }
}

llvm::SmallVector<TorusVector>
gspmd::shortestPaths(llvm::ArrayRef<TorusDim> torus,
                     llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to) {
  TorusVector direct;
  for (auto [begin, end] : llvm::zip_equal(from, to))
    direct.push_back(end - begin);
  llvm::SmallVector<TorusVector> paths{std::move(direct)};
  for (auto [dim, torusDim] : llvm::enumerate(torus))
    if (!torusDim.twist.empty())
      addTurns(paths, dim, torusDim);
  for (auto [dim, torusDim] : llvm::enumerate(torus))
    if (torusDim.isRing())
      takeShorterDirection(paths, dim, torusDim.size);
  int64_t least = lengthOf(paths.front());
  for (const TorusVector &path : paths)
    least = std::min(least, lengthOf(path));
  llvm::erase_if(
      paths, [&](const TorusVector &path) { return lengthOf(path) > least; });
  return paths;
}

/// Returns the dimensions in `set` as a torus of their own; nullopt if a
/// wraparound shifts the position along a dimension outside of `set`, or if no
/// dimension of `set` is twisted.
static std::optional<llvm::SmallVector<TorusDim>>
twistedPart(llvm::ArrayRef<TorusDim> torus, uint32_t set) {
  llvm::SmallVector<TorusDim> subTorus;
  bool isTwisted = false;
  for (auto [dim, torusDim] : llvm::enumerate(torus)) {
    if (!(set >> dim & 1))
      continue;
    subTorus.push_back({torusDim.size, torusDim.wraps});
    for (auto [other, shift] : llvm::enumerate(torusDim.twist)) {
      assert((shift == 0 || torus[other].isRing()) && "twisted twice");
      if (set >> other & 1)
        subTorus.back().twist.push_back(shift);
      else if (shift != 0)
        return std::nullopt;
    }
    isTwisted |= !torusDim.twist.empty();
  }
  return isTwisted ? std::optional(std::move(subTorus)) : std::nullopt;
}

static UniformTraffic trafficOn(llvm::ArrayRef<TorusDim> torus) {
  UniformTraffic traffic;
  int64_t chips = 1;
  for (const TorusDim &dim : torus)
    chips *= dim.size;
  TorusVector origin(torus.size(), 0), position = origin;
  // Hops along each dimension, forward and backward, of messages to all chips.
  llvm::SmallVector<double> forth(torus.size(), 0), back(torus.size(), 0);
  for (int64_t chip = 0; chip < chips; ++chip) {
    int64_t rest = chip;
    for (size_t dim = torus.size(); dim-- > 0; rest /= torus[dim].size)
      position[dim] = rest % torus[dim].size;
    llvm::SmallVector<TorusVector> paths =
        shortestPaths(torus, origin, position);
    traffic.maxHops = std::max(traffic.maxHops, lengthOf(paths.front()));
    for (const TorusVector &path : paths)
      for (auto [dim, hops] : llvm::enumerate(path))
        (hops > 0 ? forth : back)[dim] +=
            double(std::abs(hops)) / double(paths.size());
  }
  // A chip has one link in each direction along each dimension.
  for (size_t dim = 0; dim < torus.size(); ++dim)
    traffic.busiest = std::max({traffic.busiest, forth[dim] / double(chips),
                                back[dim] / double(chips)});
  return traffic;
}

llvm::SmallVector<UniformTraffic, 0>
gspmd::twistedTraffic(llvm::ArrayRef<TorusDim> torus) {
  llvm::SmallVector<UniformTraffic, 0> result;
  if (llvm::all_of(torus, [](const TorusDim &d) { return d.twist.empty(); }))
    return result;
  for (uint32_t set = 1; set < 1u << torus.size(); ++set)
    if (auto subTorus = twistedPart(torus, set)) {
      result.push_back(trafficOn(*subTorus));
      result.back().dims = set;
    }
  return result;
}

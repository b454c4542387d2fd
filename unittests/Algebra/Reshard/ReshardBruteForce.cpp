//===- ReshardBruteForce.cpp - Exhaustive search of reshards --------------===//

#include "unittests/Algebra/Reshard/ReshardBruteForce.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace gspmd;

static constexpr double kInfinite = std::numeric_limits<double>::infinity();

ReshardGraph::ReshardGraph(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                           std::vector<TensorSharding> nodes,
                           bool allowUnaligned)
    : mesh(mesh), allowUnaligned(allowUnaligned), shape(shape),
      nodes_(std::move(nodes)) {
  for (const TensorSharding &a : nodes_) {
    cost.emplace_back();
    for (const TensorSharding &b : nodes_)
      cost.back().push_back(edgeCost(a, b));
  }
}

double ReshardGraph::localElements(size_t node) const {
  double n = 1;
  for (int64_t size : nodes_[node].localShape(shape))
    n *= size;
  return n;
}

/// Returns true if each of `coarse` shards of dimension `dim` consists of
/// `fine / coarse` shards of the finer sharding.
bool ReshardGraph::isNested(unsigned dim, int64_t coarse, int64_t fine) const {
  auto local = [&](int64_t n) { return (shape[dim] + n - 1) / n; };
  return coarse == 1 || local(fine) * (fine / coarse) == local(coarse);
}

/// Returns true if the planner replaces the gather of `coarse` from `fine`
/// shards by a reduction.
bool ReshardGraph::prefersSum(unsigned dim, int64_t coarse,
                              int64_t fine) const {
  auto local = [&](int64_t n) { return (shape[dim] + n - 1) / n; };
  return prefersReductionOverGather(local(fine), fine / coarse, local(coarse));
}

double ReshardGraph::edgeCost(const TensorSharding &a,
                              const TensorSharding &b) const {
  // Dimensions that lose minor axes (gathered) or get minor axes (sliced).
  llvm::SmallVector<unsigned> changed, gathered, sliced, gatheredUneven,
      slicedUneven;
  bool sameCounts = true;
  for (unsigned d = 0; d < shape.size(); ++d) {
    if (a.axesOf(d) == b.axesOf(d))
      continue;
    changed.push_back(d);
    sameCounts &= a.numShards(d) == b.numShards(d);
    if (isPrefix(b.axesOf(d), a.axesOf(d))) {
      bool aligned = isNested(d, b.numShards(d), a.numShards(d));
      if (aligned)
        gathered.push_back(d);
      if (aligned ||
          (allowUnaligned && !prefersSum(d, b.numShards(d), a.numShards(d))))
        gatheredUneven.push_back(d);
    }
    if (isPrefix(a.axesOf(d), b.axesOf(d))) {
      bool aligned = isNested(d, a.numShards(d), b.numShards(d));
      if (aligned)
        sliced.push_back(d);
      if (aligned || allowUnaligned)
        slicedUneven.push_back(d);
    }
  }
  ReshardStep step;
  AxisList summed = difference(a.unreducedAxes(), b.unreducedAxes());
  bool sameUnreduced = summed.empty() &&
                       difference(b.unreducedAxes(), a.unreducedAxes()).empty();
  double best = kInfinite;
  auto consider = [&](ReshardKind kind, AxisList axes) {
    step.kind = kind;
    step.axes = canonical(axes);
    step.result = b;
    best = std::min(best, stepBytes(mesh, shape, 1, a, step));
  };
  if (sameUnreduced && sameCounts && !changed.empty())
    consider(ReshardKind::CollectivePermute, {});
  if (changed.empty() && !summed.empty())
    consider(ReshardKind::AllReduce, summed);
  if (changed.size() == 1 && slicedUneven.size() == 1) {
    step.dim = slicedUneven[0];
    AxisList added = dropPrefix(b.axesOf(step.dim), a.axesOf(step.dim));
    if (sameUnreduced)
      consider(ReshardKind::Slice, added);
    else if (!sliced.empty() && difference(summed, added).empty() &&
             difference(added, summed).empty())
      consider(ReshardKind::ReduceScatter, added);
  }
  if (!sameUnreduced)
    return best;
  if (changed.size() == 1 && gatheredUneven.size() == 1) {
    step.dim = gatheredUneven[0];
    consider(ReshardKind::AllGather,
             dropPrefix(a.axesOf(step.dim), b.axesOf(step.dim)));
  }
  if (changed.size() == 2 && gathered.size() == 1 && sliced.size() == 1) {
    step.dim = gathered[0];
    step.splitDim = sliced[0];
    AxisList moved = dropPrefix(a.axesOf(step.dim), b.axesOf(step.dim));
    if (moved == dropPrefix(b.axesOf(step.splitDim), a.axesOf(step.splitDim)))
      consider(ReshardKind::AllToAll, moved);
  }
  return best;
}

bool ReshardGraph::isAllowed(size_t node, size_t from, size_t to,
                             Detours detours) const {
  const TensorSharding &n = nodes_[node], &a = nodes_[from], &b = nodes_[to];
  for (unsigned d = 0; detours == Detours::None && d < shape.size(); ++d)
    if (a.axesOf(d) == b.axesOf(d) && n.axesOf(d) != a.axesOf(d))
      return false;
  AxisList used = a.allUsedAxes();
  used.append(b.allUsedAxes());
  // Axes are split only at boundaries of sub-axes that one of the two uses.
  auto isBoundary = [&](unsigned axis, int64_t at) {
    return detours == Detours::SubAxes || at == 1 ||
           at == mesh.axisSize(axis) ||
           llvm::any_of(used, [&](const AxisRef &u) {
             return u.axis() == axis &&
                    (u.preSize() == at || u.endSize() == at);
           });
  };
  for (const AxisRef &subAxis : n.allUsedAxes())
    if (!isBoundary(subAxis.axis(), subAxis.preSize()) ||
        !isBoundary(subAxis.axis(), subAxis.endSize()))
      return false;
  return difference(n.allUsedAxes(), used).empty();
}

double ReshardGraph::cheapest(size_t from, size_t to, double maxElements,
                              Detours detours) const {
  std::vector<double> distance(nodes_.size(), kInfinite);
  std::vector<bool> done(nodes_.size(), false);
  distance[from] = 0;
  for (;;) {
    size_t next = nodes_.size();
    for (size_t i = 0; i < nodes_.size(); ++i)
      if (!done[i] && distance[i] < kInfinite &&
          (next == nodes_.size() || distance[i] < distance[next]))
        next = i;
    if (next == nodes_.size() || next == to)
      return distance[to];
    done[next] = true;
    for (size_t i = 0; i < nodes_.size(); ++i)
      if (localElements(i) <= maxElements && isAllowed(i, from, to, detours))
        distance[i] = std::min(distance[i], distance[next] + cost[next][i]);
  }
}

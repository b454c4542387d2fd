//===- LayoutSearch.cpp - Where to lay a mesh on a topology ---------------===//

#include "lib/CostModel/LayoutSearch.h"
#include <limits>

using namespace gspmd;

namespace {

/// factors[axis][dim]: how many of the physical dimension the axis takes.
using Factors = llvm::SmallVector<llvm::SmallVector<int64_t>>;

class Enumerator {
public:
  Enumerator(const Topology &topology, const Mesh &mesh, size_t limit)
      : topology(topology), physical(topology.physicalMesh()), mesh(mesh),
        limit(limit) {
    for (unsigned dim = 0; dim < physical.rank(); ++dim)
      left.push_back(physical.axisSize(dim));
    factors.assign(mesh.rank(), llvm::SmallVector<int64_t>(physical.rank(), 1));
  }

  std::vector<AxisLayout> run() {
    choose(0, 0, mesh.rank() ? mesh.axisSize(0) : 1);
    return std::move(layouts);
  }

private:
  /// `rest` of axis `axis` is still to be found in dimensions `dim` and later.
  void choose(unsigned axis, unsigned dim, int64_t rest) {
    if (layouts.size() >= limit)
      return;
    if (axis >= mesh.rank())
      return emit();
    if (dim == physical.rank()) {
      if (rest == 1)
        choose(axis + 1, 0,
               axis + 1 < mesh.rank() ? mesh.axisSize(axis + 1) : 1);
      return;
    }
    // Large factors first: whole dimensions before parts of them.
    for (int64_t factor = std::min(rest, left[dim]); factor >= 1; --factor) {
      if (rest % factor || left[dim] % factor)
        continue;
      left[dim] /= factor;
      factors[axis][dim] = factor;
      choose(axis, dim + 1, rest / factor);
      left[dim] *= factor;
    }
    factors[axis][dim] = 1;
  }

  void emit() {
    bool isShared = false;
    for (unsigned dim = 0; dim < physical.rank(); ++dim)
      isShared |= llvm::count_if(factors,
                                 [&](const auto &f) { return f[dim] > 1; }) > 1;
    add(/*firstIsMajor=*/true);
    if (isShared && layouts.size() < limit)
      add(/*firstIsMajor=*/false);
  }

  void add(bool firstIsMajor) {
    AxisList pieces;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis)
      for (unsigned dim = 0; dim < physical.rank(); ++dim) {
        int64_t pre = 1;
        for (unsigned other = 0; other < mesh.rank(); ++other)
          if (firstIsMajor ? other < axis : other > axis)
            pre *= factors[other][dim];
        pieces.push_back(AxisRef(dim, pre, factors[axis][dim]));
      }
    layouts.emplace_back(topology, mesh, canonical(pieces));
  }

  const Topology &topology;
  const Mesh &physical;
  const Mesh &mesh;
  size_t limit;
  llvm::SmallVector<int64_t> left;
  Factors factors;
  std::vector<AxisLayout> layouts;
};

} // namespace

std::vector<AxisLayout> gspmd::candidateLayouts(const Topology &topology,
                                                const Mesh &mesh,
                                                size_t limit) {
  return Enumerator(topology, mesh, limit).run();
}

std::optional<AxisLayout>
gspmd::bestLayout(const Topology &topology, const Mesh &mesh,
                  llvm::function_ref<double(const AxisLayout &, double)> cost) {
  constexpr double kRounding = 1e-12;
  std::optional<AxisLayout> best;
  double least = std::numeric_limits<double>::infinity();
  for (const AxisLayout &layout : candidateLayouts(topology, mesh)) {
    double seconds = cost(layout, least);
    if (best && seconds >= least)
      continue;
    best = layout;
    least = seconds * (1 - kRounding);
  }
  return best;
}

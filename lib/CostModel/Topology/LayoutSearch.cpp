//===- LayoutSearch.cpp - Placements of a mesh on a topology --------------===//

#include "lib/CostModel/Topology/LayoutSearch.h"
#include <limits>

using namespace gspmd;

namespace {

/// factors[axis][dim]: the factor of the physical dimension that the axis
/// takes.
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
  /// Assigns the remaining factor `rest` of axis `axis` to dimensions from
  /// `dim` on.
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
    // Large factors first: entire dimensions before factors of them.
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
    AxisList subAxes;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis)
      for (unsigned dim = 0; dim < physical.rank(); ++dim) {
        int64_t pre = 1;
        for (unsigned other = 0; other < mesh.rank(); ++other)
          if (firstIsMajor ? other < axis : other > axis)
            pre *= factors[other][dim];
        subAxes.push_back(AxisRef(dim, pre, factors[axis][dim]));
      }
    layouts.emplace_back(topology, mesh, canonical(subAxes));
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

/// Returns the text of a layout with the axes in the order of the mesh, or
/// reversed: of two axes that share a dimension, the first one takes the major
/// factor.
static std::string layoutText(const Topology &topology, const Mesh &mesh,
                              const AxisLayout &layout, bool isReversed) {
  const Mesh &physical = topology.physicalMesh();
  std::string text;
  for (unsigned i = 0; i < mesh.rank(); ++i) {
    unsigned axis = isReversed ? mesh.rank() - 1 - i : i;
    auto subAxes = layout.subAxesOf(mesh, mesh.fullAxis(axis));
    if (!subAxes || mesh.axisSize(axis) == 1)
      continue;
    text += (text.empty() ? "" : ";") + std::string(mesh.axisName(axis));
    char separator = '=';
    for (const AxisRef &subAxis : *subAxes) {
      text += std::exchange(separator, ',');
      text += physical.axisName(subAxis.axis());
      if (subAxis.size() != physical.axisSize(subAxis.axis()))
        text += ":" + std::to_string(subAxis.size());
    }
  }
  return text;
}

std::vector<std::string> gspmd::layoutTexts(const Topology &topology,
                                            const Mesh &mesh) {
  std::vector<std::string> texts;
  for (const AxisLayout &layout : candidateLayouts(topology, mesh))
    for (bool isReversed : {false, true}) {
      std::string text = layoutText(topology, mesh, layout, isReversed);
      auto parsed = AxisLayout::parse(topology, mesh, text);
      if (!parsed.ok() || parsed->subAxes() != layout.subAxes())
        continue;
      if (!llvm::is_contained(texts, text))
        texts.push_back(text);
      break;
    }
  return texts;
}

namespace {

/// Places axes on entire dimensions, the last axis first.
class FullDimPlacement {
public:
  FullDimPlacement(const Topology &topology, const Mesh &mesh)
      : physical(topology.physicalMesh()), mesh(mesh),
        isTaken(physical.rank(), false), dimsOf(mesh.rank()) {}

  std::optional<AxisList> lay() {
    std::optional<unsigned> outer = axisOfSlices();
    int64_t slices = physical.axisSize(0);
    if (slices > 1 && !outer)
      return std::nullopt;
    isTaken[0] = true;
    for (unsigned axis = mesh.rank(); axis-- > 0;) {
      int64_t size = mesh.axisSize(axis);
      if (slices > 1 && axis == *outer)
        size /= slices;
      if (size > 1 && !take(axis, size))
        return std::nullopt;
    }
    AxisList subAxes;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis) {
      if (slices > 1 && axis == *outer)
        subAxes.push_back(AxisRef(0, 1, slices));
      for (unsigned dim : dimsOf[axis])
        subAxes.push_back(AxisRef(dim, 1, physical.axisSize(dim)));
    }
    return canonical(subAxes);
  }

private:
  std::optional<unsigned> axisOfSlices() const {
    for (unsigned axis = 0; axis < mesh.rank(); ++axis)
      if (mesh.axisSize(axis) % physical.axisSize(0) == 0)
        return axis;
    return std::nullopt;
  }

  /// Assigns to `axis` the first of the largest sets of free dimensions that
  /// have `size` chips together. Returns false if there is none.
  bool take(unsigned axis, int64_t size) {
    for (unsigned count = physical.rank(); count > 0; --count)
      if (choose(axis, size, count, 1))
        return true;
    return false;
  }
  bool choose(unsigned axis, int64_t size, unsigned count, unsigned dim) {
    if (count == 0)
      return size == 1;
    for (; dim < physical.rank(); ++dim) {
      int64_t dimSize = physical.axisSize(dim);
      if (isTaken[dim] || dimSize == 1 || size % dimSize)
        continue;
      isTaken[dim] = true;
      dimsOf[axis].push_back(dim);
      if (choose(axis, size / dimSize, count - 1, dim + 1))
        return true;
      dimsOf[axis].pop_back();
      isTaken[dim] = false;
    }
    return false;
  }

  const Mesh &physical;
  const Mesh &mesh;
  llvm::SmallVector<bool> isTaken;
  llvm::SmallVector<llvm::SmallVector<unsigned>> dimsOf;
};

} // namespace

std::optional<AxisLayout> gspmd::defaultLayout(const Topology &topology,
                                               const Mesh &mesh) {
  if (topology.devicesPerChip() == 1 && !topology.isSwitched()) {
    std::optional<AxisList> subAxes = FullDimPlacement(topology, mesh).lay();
    return subAxes ? std::optional(AxisLayout(topology, mesh, *subAxes))
                   : std::nullopt;
  }
  AxisLayout layout = AxisLayout::rowMajor(topology, mesh);
  for (unsigned axis = 0; axis < mesh.rank(); ++axis)
    if (!layout.subAxesOf(mesh, mesh.fullAxis(axis)))
      return std::nullopt;
  return layout;
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

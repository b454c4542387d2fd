//===- ReshardProblem.cpp - Two shardings in common atoms -----------------===//

#include "lib/Algebra/Reshard/ReshardProblem.h"
#include "lib/Algebra/Reshard/Realignment.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>

using namespace gspmd;
using namespace gspmd::reshard;
using llvm::ArrayRef;
using llvm::SmallVector;

LayoutKey Layout::key() const {
  LayoutKey key{unreduced, 0};
  auto push = [&](uint64_t nibble) {
    key.second = key.second << 4 | key.first >> 60;
    key.first = key.first << 4 | nibble;
  };
  for (const AtomList &dim : llvm::reverse(dims)) {
    push(0);
    for (AtomId a : llvm::reverse(dim))
      push(a + 1);
  }
  return key;
}

Layout Layout::fromKey(LayoutKey key, unsigned numDims) {
  Layout layout;
  layout.dims.resize(numDims);
  auto pop = [&] {
    uint64_t nibble = key.first & 15;
    key.first = key.first >> 4 | key.second << 60;
    key.second >>= 4;
    return nibble;
  };
  for (AtomList &dim : layout.dims)
    while (uint64_t nibble = pop())
      dim.push_back(nibble - 1);
  layout.unreduced = key.first;
  return layout;
}

AtomSet Layout::placed() const {
  AtomSet set = 0;
  for (const AtomList &dim : dims)
    for (AtomId a : dim)
      set |= AtomSet(1) << a;
  return set;
}

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

/// Splits `axis` at the pre-sizes in `boundaries` (ascending) that divide it.
/// With `fine`, splits the result further into sub-axes of prime size.
static AxisList splitAxis(const AxisRef &axis, ArrayRef<int64_t> boundaries,
                          bool fine) {
  AxisList result;
  int64_t begin = axis.preSize();
  auto splitUpTo = [&](int64_t end) {
    int64_t rest = end / begin;
    for (int64_t p = 2; fine && p * p <= rest; ++p)
      for (; rest % p == 0 && rest != p; rest /= p, begin *= p)
        result.push_back(AxisRef(axis.axis(), begin, p));
    result.push_back(AxisRef(axis.axis(), begin, rest));
    begin = end;
  };
  for (int64_t boundary : boundaries)
    if (boundary > begin && boundary < axis.endSize() &&
        boundary % begin == 0 && axis.endSize() % boundary == 0)
      splitUpTo(boundary);
  splitUpTo(axis.endSize());
  return result;
}

/// Appends the pre-sizes at which the sub-axes of `axis` in `axes` begin and
/// end.
static void addBoundaries(ArrayRef<AxisRef> axes, unsigned axis,
                          SmallVector<int64_t> &boundaries) {
  for (const AxisRef &a : axes)
    if (a.axis() == axis)
      boundaries.append({a.preSize(), a.endSize()});
}

/// Returns the boundaries of the sub-axes of both shardings, for each axis.
static SmallVector<SmallVector<int64_t>>
commonBoundaries(const Mesh &mesh, const TensorSharding &from,
                 const TensorSharding &to) {
  SmallVector<SmallVector<int64_t>> result(mesh.rank());
  for (const TensorSharding *s : {&from, &to}) {
    for (auto [axis, boundaries] : llvm::enumerate(result)) {
      for (unsigned d = 0; d < s->rank(); ++d)
        addBoundaries(s->axesOf(d), axis, boundaries);
      addBoundaries(s->unreducedAxes(), axis, boundaries);
    }
  }
  for (SmallVector<int64_t> &boundaries : result) {
    llvm::sort(boundaries);
    boundaries.erase(llvm::unique(boundaries), boundaries.end());
  }
  return result;
}

/// Appends the atoms of `axes` to `result`, and new ones to `atoms`. Returns
/// false if there are more than kMaxAtoms.
static bool internAtoms(ArrayRef<AxisRef> axes,
                        ArrayRef<SmallVector<int64_t>> boundaries, bool fine,
                        SmallVector<AxisRef, 8> &atoms, AtomList &result) {
  for (const AxisRef &axis : canonical(axes))
    for (const AxisRef &atom : splitAxis(axis, boundaries[axis.axis()], fine)) {
      size_t index = llvm::find(atoms, atom) - atoms.begin();
      if (index == atoms.size()) {
        if (index == kMaxAtoms)
          return false;
        atoms.push_back(atom);
      }
      result.push_back(index);
    }
  return true;
}

static AtomSet toSet(ArrayRef<AtomId> atoms) {
  AtomSet set = 0;
  for (AtomId a : atoms)
    set |= AtomSet(1) << a;
  return set;
}

bool Problem::collectAtoms(const Mesh &mesh, const TensorSharding &from,
                           const TensorSharding &to, bool fine) {
  atoms_.clear();
  from_ = Layout();
  to_ = Layout();
  auto boundaries = commonBoundaries(mesh, from, to);
  for (const ProblemDim &d : dims_) {
    from_.dims.emplace_back();
    to_.dims.emplace_back();
    AxisList before = dropPrefix(from.axesOf(d.dim), d.prefix);
    AxisList after = dropPrefix(to.axesOf(d.dim), d.prefix);
    if (!internAtoms(before, boundaries, fine, atoms_, from_.dims.back()) ||
        !internAtoms(after, boundaries, fine, atoms_, to_.dims.back()))
      return false;
  }
  AtomList reducedAtoms;
  AxisList reduced = difference(from.unreducedAxes(), to.unreducedAxes());
  if (!internAtoms(reduced, boundaries, fine, atoms_, reducedAtoms))
    return false;
  from_.unreduced = toSet(reducedAtoms);
  overlaps_.assign(atoms_.size(), 0);
  for (unsigned a = 0; a < atoms_.size(); ++a)
    for (unsigned b = 0; b < atoms_.size(); ++b)
      if (atoms_[a].overlaps(atoms_[b]))
        overlaps_[a] |= AtomSet(1) << b;
  targetAtoms_ = to_.placed();
  return true;
}

/// Selects the dimensions of the problem: those whose shardings differ, or all.
void Problem::collectDims(ArrayRef<int64_t> shape, const TensorSharding &from,
                          const TensorSharding &to, bool all) {
  dims_.clear();
  otherElements_ = 1;
  for (unsigned d = 0; d < shape.size(); ++d) {
    bool differs = canonical(from.axesOf(d)) != canonical(to.axesOf(d));
    if (all)
      dims_.push_back({d, shape[d], {}});
    else if (differs)
      dims_.push_back(
          {d, shape[d], commonPrefix(from.axesOf(d), to.axesOf(d))});
    else
      otherElements_ *= llvm::divideCeil(uint64_t(shape[d]), from.numShards(d));
  }
}

/// Marks the dimensions that the product of all atoms does not divide.
void Problem::findUnevenDims() {
  int64_t allAtoms = 1;
  for (const AxisRef &a : atoms_)
    allAtoms *= a.size();
  for (ProblemDim &d : dims_) {
    d.prefixSize = axisListSize(d.prefix);
    d.isUneven = d.size % (allAtoms * d.prefixSize) != 0;
  }
}

std::optional<Problem> Problem::make(const Mesh &mesh, ArrayRef<int64_t> shape,
                                     const TensorSharding &from,
                                     const TensorSharding &to, bool allDims,
                                     bool fine, bool halos) {
  Problem problem;
  problem.exchangesHalos_ = halos;
  problem.keptUnreduced_ = canonical(to.unreducedAxes());
  problem.collectDims(shape, from, to, allDims);
  if (problem.numDims() > kMaxDims ||
      !problem.collectAtoms(mesh, from, to, fine))
    return std::nullopt;
  problem.findUnevenDims();
  return problem;
}

//===----------------------------------------------------------------------===//
// Measures of a layout
//===----------------------------------------------------------------------===//

AtomSet Problem::freeAtoms(const Layout &layout) const {
  AtomSet used = layout.placed() | layout.unreduced;
  AtomSet result = 0;
  for (unsigned a = 0; a < atoms_.size(); ++a)
    if (!(overlaps_[a] & used))
      result |= AtomSet(1) << a;
  return result;
}

std::optional<unsigned> Problem::targetDim(AtomId a) const {
  for (unsigned d = 0; d < numDims(); ++d)
    if (llvm::is_contained(to_.dims[d], a))
      return d;
  return std::nullopt;
}

int64_t Problem::sizeOf(ArrayRef<AtomId> atoms) const {
  int64_t size = 1;
  for (AtomId a : atoms)
    size *= atomSize(a);
  return size;
}

int64_t Problem::count(const Layout &layout, unsigned d) const {
  return sizeOf(layout.dims[d]);
}

int64_t Problem::localSize(unsigned d, int64_t count) const {
  return llvm::divideCeil(uint64_t(dims_[d].size), count * dims_[d].prefixSize);
}

double Problem::localElements(const Layout &layout) const {
  double elements = otherElements_;
  for (unsigned d = 0; d < numDims(); ++d)
    elements *= localSize(d, count(layout, d));
  return elements;
}

bool Problem::canGather(unsigned d, int64_t count, int64_t size) const {
  // A full gather always works: the padding is at the end of the dimension.
  if (count == size && dims_[d].prefix.empty())
    return true;
  return localSize(d, count) * size == localSize(d, count / size);
}

bool Problem::canSplit(unsigned d, int64_t count, int64_t size) const {
  return canGather(d, count * size, size);
}

bool Problem::isAnyUneven() const {
  return llvm::any_of(dims_, [](const ProblemDim &d) { return d.isUneven; });
}

int64_t Problem::transferred(unsigned d, int64_t count, int64_t from,
                             int64_t to) const {
  return realignment(dims_[d].size, count * dims_[d].prefixSize, from, to)
      .moved();
}

double Problem::lowerBound(const Layout &layout) const {
  double target = localElements(to_);
  if (layout.unreduced)
    return target;
  double available = otherElements_;
  for (unsigned d = 0; d < numDims(); ++d) {
    const AtomList &now = layout.dims[d], &then = to_.dims[d];
    size_t common = std::min(now.size(), then.size());
    // If the lists differ, some device has no element of its target shard.
    if (!std::equal(now.begin(), now.begin() + common, then.begin()))
      return target;
    available *= localSize(d, sizeOf(now.size() > then.size() ? now : then));
  }
  return std::max(0.0, target - available);
}

AxisList Problem::axesOf(ArrayRef<AtomId> atoms) const {
  AxisList axes;
  for (AtomId a : atoms)
    axes.push_back(atoms_[a]);
  return canonical(axes);
}

TensorSharding Problem::sharding(const Layout &layout,
                                 const TensorSharding &base) const {
  TensorSharding result = base;
  for (unsigned d = 0; d < numDims(); ++d) {
    AxisList axes = dims_[d].prefix;
    axes.append(axesOf(layout.dims[d]));
    result = result.withAxes(dims_[d].dim, canonical(axes));
  }
  AxisList unreduced = keptUnreduced_;
  for (unsigned a = 0; a < atoms_.size(); ++a)
    if (layout.unreduced >> a & 1)
      unreduced.push_back(atoms_[a]);
  return result.withUnreduced(canonical(unreduced));
}

//===- FactorProjection.cpp - Shardings as cuts of factors and back -------===//

#include "lib/Algebra/Factors/FactorProjection.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;

/// The factors of a dimension that can be cut, major to minor: all of a size
/// other than 1, or the last one if there is no such.
static DimFactors cutFactors(const FactorMap &map, const DimFactors &factors) {
  DimFactors cut;
  for (unsigned f : factors)
    if (map.factor(f).size != 1)
      cut.push_back(f);
  if (cut.empty() && !factors.empty())
    cut.push_back(factors.back());
  return cut;
}

/// Moves axes from the front of `rest` into `taken` while they divide `size`
/// (an axis is split where only its prefix does). Returns what of `size` is
/// left.
static int64_t takeDividing(AxisList &rest, int64_t size, AxisList &taken) {
  while (!rest.empty()) {
    AxisRef axis = rest.front();
    int64_t common = std::gcd(size, axis.size());
    if (axis.size() != 1 && common == 1)
      break;
    size /= common;
    taken.push_back(axis.prefix(common));
    if (common == axis.size())
      rest.erase(rest.begin());
    else
      rest.front() = axis.suffix(common);
  }
  return size;
}

//===----------------------------------------------------------------------===//
// As axes are written
//===----------------------------------------------------------------------===//

/// Fills the factors of one dimension from the left.
static void projectDim(const FactorMap &map, const DimFactors &factors,
                       const DimSharding &dim,
                       llvm::MutableArrayRef<FactorSharding> cuts) {
  if (factors.size() == 1) {
    FactorSharding &only = cuts[factors.front()];
    only.isPresent = only.isMinorMost = true;
    only.isClosed = dim.isClosed;
    only.axes = dim.axes;
    return;
  }
  DimFactors cut = cutFactors(map, factors);
  for (unsigned f : factors) {
    cuts[f].isPresent = true;
    cuts[f].isClosed = dim.isClosed;
    cuts[f].isMinorMost = f == cut.back();
  }
  AxisList rest = dim.axes;
  bool isOverflown = false;
  for (unsigned f : factors) {
    cuts[f].isClosed |= isOverflown;
    if (isOverflown || !llvm::is_contained(cut, f))
      continue;
    if (f == cut.back()) {
      cuts[f].axes = std::exchange(rest, {});
      continue;
    }
    int64_t left = takeDividing(rest, map.factor(f).size, cuts[f].axes);
    isOverflown = left > 1 && !rest.empty();
    if (isOverflown)
      cuts[f].overflow = std::move(rest);
  }
}

void gspmd::projectToFactors(const FactorMap &map, unsigned tensor,
                             const TensorSharding &sharding,
                             llvm::MutableArrayRef<FactorSharding> cuts) {
  for (auto [dim, factors] :
       llvm::zip_equal(sharding.dims(), map.tensor(tensor)))
    if (!factors.empty())
      projectDim(map, factors, dim, cuts);
}

FactorShardings gspmd::projectToFactors(const FactorMap &map, unsigned tensor,
                                        const TensorSharding &sharding) {
  FactorShardings cuts(map.numFactors());
  projectToFactors(map, tensor, sharding, cuts);
  return cuts;
}

/// Appends `axes` to `dim`; the first may be the continuation of the last
/// there. Returns how many shards they make.
static int64_t appendAxes(AxisList &dim, ArrayRef<AxisRef> axes) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    std::optional<AxisRef> merged;
    if (i == 0 && !dim.empty())
      merged = dim.back().mergedWith(axis);
    if (merged)
      dim.back() = *merged;
    else
      dim.push_back(axis);
  }
  return axisListSize(axes);
}

TensorSharding gspmd::withFactorShardings(const FactorMap &map, unsigned tensor,
                                          const TensorSharding &sharding,
                                          ArrayRef<FactorSharding> cuts) {
  TensorSharding result = sharding;
  for (auto [d, factors] : llvm::enumerate(map.tensor(tensor))) {
    if (factors.empty())
      continue;
    AxisList axes;
    for (unsigned f : factors) {
      int64_t shards = appendAxes(axes, cuts[f].axes);
      appendAxes(axes, cuts[f].overflow);
      if (!cuts[f].overflow.empty() || shards < map.factor(f).size)
        break;
    }
    if (ArrayRef<AxisRef>(axes) != result.axesOf(d))
      result = result.withAxes(d, axes);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// As an op can be cut
//===----------------------------------------------------------------------===//

/// Does the dimension begin with a factor whose positions may move between
/// parts? That one takes axes that divide none of the factors.
static bool isLedByMoved(const FactorMap &map, const DimFactors &factors) {
  return map.factor(factors.front()).partitionKind == FactorKind::Halo;
}

/// Takes from the factors of a compound dimension, cut by `axes`, what divides
/// none of them. One without elements has nothing to divide.
static void keepDividing(const FactorMap &map, const DimFactors &factors,
                         ArrayRef<AxisRef> axes,
                         llvm::MutableArrayRef<FactorSharding> cuts) {
  FactorSharding &first = cuts[factors.front()], &last = cuts[factors.back()];
  auto clear = [&] {
    for (unsigned f : factors) {
      cuts[f].axes.clear();
      cuts[f].overflow.clear();
    }
  };
  bool isEmpty = llvm::any_of(
      factors, [&](unsigned f) { return map.factor(f).size == 0; });
  if (isEmpty) {
    clear();
    first.overflow = AxisList(axes);
  } else {
    AxisList rest = std::move(last.axes);
    last.axes.clear();
    takeDividing(rest, map.factor(factors.back()).size, last.axes);
    if (!rest.empty())
      last.overflow = std::move(rest);
  }
  bool fits = llvm::all_of(
      factors, [&](unsigned f) { return cuts[f].overflow.empty(); });
  if (fits || !isLedByMoved(map, factors))
    return;
  clear();
  first.axes = AxisList(axes);
}

FactorShardings gspmd::projectForPartition(const FactorMap &map,
                                           unsigned tensor,
                                           const TensorSharding &sharding) {
  TensorSharding own = sharding;
  for (unsigned d = 0; d < own.rank(); ++d)
    own = own.withAxes(d, canonical(own.axesOf(d)));
  FactorShardings cuts = projectToFactors(map, tensor, own);
  for (auto [d, factors] : llvm::enumerate(map.tensor(tensor)))
    if (DimFactors cut = cutFactors(map, factors); cut.size() > 1)
      keepDividing(map, cut, own.axesOf(d), cuts);
  return cuts;
}

/// The axes of a compound dimension; `dropped` is set where a cut of a factor
/// cannot be said.
static AxisList joinCompound(const FactorMap &map, const DimFactors &factors,
                             ArrayRef<AxisList> factorAxes, bool &dropped) {
  AxisList joined;
  bool full = true;
  for (unsigned f : factors) {
    AxisList rest = canonical(factorAxes[f]);
    if (f == factors.front() && isLedByMoved(map, factors) &&
        map.factor(f).size % axisListSize(rest) != 0) {
      joined = std::move(rest);
      full = false;
      continue;
    }
    if (!full) {
      dropped |= !rest.empty();
      continue;
    }
    int64_t size = map.factor(f).size;
    full = size > 0 && takeDividing(rest, size, joined) == 1;
    dropped |= !rest.empty();
    full &= rest.empty();
  }
  return canonical(joined);
}

TensorSharding gspmd::shardingFromFactors(const FactorMap &map, unsigned tensor,
                                          ArrayRef<AxisList> factorAxes,
                                          bool *dropped) {
  const TensorFactors &dims = map.tensor(tensor);
  TensorSharding sharding = TensorSharding::replicated(dims.size());
  bool anyDropped = false;
  for (auto [i, factors] : llvm::enumerate(dims)) {
    DimFactors cut = cutFactors(map, factors);
    for (unsigned f : factors)
      if (!llvm::is_contained(cut, f))
        anyDropped |= axisListSize(factorAxes[f]) != 1;
    if (cut.size() == 1)
      sharding = sharding.withAxes(i, canonical(factorAxes[cut[0]]));
    else if (cut.size() > 1)
      sharding =
          sharding.withAxes(i, joinCompound(map, cut, factorAxes, anyDropped));
  }
  if (dropped)
    *dropped = anyDropped;
  return sharding;
}

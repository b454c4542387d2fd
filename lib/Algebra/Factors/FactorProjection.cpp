//===- FactorProjection.cpp - Dimension and factor shardings --------------===//

#include "lib/Algebra/Factors/FactorProjection.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;

/// Returns the factors of a dimension that can be sharded, major to minor:
/// those of a size other than 1, or the last one if there are none.
static DimFactors shardableFactors(const FactorMap &map,
                                   const DimFactors &factors) {
  DimFactors shardable;
  for (unsigned f : factors)
    if (map.factor(f).size != 1)
      shardable.push_back(f);
  if (shardable.empty() && !factors.empty())
    shardable.push_back(factors.back());
  return shardable;
}

/// Moves axes from the front of `rest` into `taken` while they divide `size`
/// (an axis is split where only its prefix does). Returns the remaining size.
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
// Projection for propagation
//===----------------------------------------------------------------------===//

/// Assigns the axes of one dimension to its factors, from the left.
static void projectDim(const FactorMap &map, const DimFactors &factors,
                       const DimSharding &dim,
                       llvm::MutableArrayRef<FactorSharding> shardings) {
  if (factors.size() == 1) {
    FactorSharding &only = shardings[factors.front()];
    only.isPresent = only.isMinorMost = true;
    only.isClosed = dim.isClosed;
    only.axes = dim.axes;
    return;
  }
  DimFactors shardable = shardableFactors(map, factors);
  for (unsigned f : factors) {
    shardings[f].isPresent = true;
    shardings[f].isClosed = dim.isClosed;
    shardings[f].isMinorMost = f == shardable.back();
  }
  AxisList rest = dim.axes;
  bool isOverflown = false;
  for (unsigned f : factors) {
    shardings[f].isClosed |= isOverflown;
    if (isOverflown || !llvm::is_contained(shardable, f))
      continue;
    if (f == shardable.back()) {
      shardings[f].axes = std::exchange(rest, {});
      continue;
    }
    int64_t left = takeDividing(rest, map.factor(f).size, shardings[f].axes);
    isOverflown = left > 1 && !rest.empty();
    if (isOverflown)
      shardings[f].overflow = std::move(rest);
  }
}

void gspmd::projectToFactors(const FactorMap &map, unsigned tensor,
                             const TensorSharding &sharding,
                             llvm::MutableArrayRef<FactorSharding> shardings) {
  for (auto [dim, factors] :
       llvm::zip_equal(sharding.dims(), map.tensor(tensor)))
    if (!factors.empty())
      projectDim(map, factors, dim, shardings);
}

FactorShardings gspmd::projectToFactors(const FactorMap &map, unsigned tensor,
                                        const TensorSharding &sharding) {
  FactorShardings shardings(map.numFactors());
  projectToFactors(map, tensor, sharding, shardings);
  return shardings;
}

/// Appends `axes` to `dim` and merges the first with the last one there if they
/// are adjacent. Returns the number of shards of `axes`.
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
                                          ArrayRef<FactorSharding> shardings) {
  TensorSharding result = sharding;
  for (auto [d, factors] : llvm::enumerate(map.tensor(tensor))) {
    if (factors.empty())
      continue;
    AxisList axes;
    for (unsigned f : factors) {
      int64_t shards = appendAxes(axes, shardings[f].axes);
      appendAxes(axes, shardings[f].overflow);
      if (!shardings[f].overflow.empty() || shards < map.factor(f).size)
        break;
    }
    if (ArrayRef<AxisRef>(axes) != result.axesOf(d))
      result = result.withAxes(d, axes);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Projection for the partitioner
//===----------------------------------------------------------------------===//

/// Returns true if the first factor of the dimension is a halo factor, which
/// takes the axes that divide none of the factors.
static bool startsWithHaloFactor(const FactorMap &map,
                                 const DimFactors &factors) {
  return map.factor(factors.front()).partitionKind == FactorKind::Halo;
}

/// Removes the axes that divide none of the factors from the factors of a
/// compound dimension that is sharded by `axes`. Axes never divide a factor of
/// size 0.
static void keepDividing(const FactorMap &map, const DimFactors &factors,
                         ArrayRef<AxisRef> axes,
                         llvm::MutableArrayRef<FactorSharding> shardings) {
  FactorSharding &first = shardings[factors.front()],
                 &last = shardings[factors.back()];
  auto clear = [&] {
    for (unsigned f : factors) {
      shardings[f].axes.clear();
      shardings[f].overflow.clear();
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
      factors, [&](unsigned f) { return shardings[f].overflow.empty(); });
  if (fits || !startsWithHaloFactor(map, factors))
    return;
  clear();
  first.axes = AxisList(axes);
}

FactorShardings gspmd::projectForPartition(const FactorMap &map,
                                           unsigned tensor,
                                           const TensorSharding &sharding) {
  TensorSharding canonicalSharding = sharding;
  for (unsigned d = 0; d < canonicalSharding.rank(); ++d)
    canonicalSharding =
        canonicalSharding.withAxes(d, canonical(canonicalSharding.axesOf(d)));
  FactorShardings shardings = projectToFactors(map, tensor, canonicalSharding);
  for (auto [d, factors] : llvm::enumerate(map.tensor(tensor)))
    if (DimFactors shardable = shardableFactors(map, factors);
        shardable.size() > 1)
      keepDividing(map, shardable, canonicalSharding.axesOf(d), shardings);
  return shardings;
}

/// Returns the axes of a compound dimension; sets `dropped` if the sharding of
/// a factor cannot be expressed.
static AxisList joinCompound(const FactorMap &map, const DimFactors &factors,
                             ArrayRef<AxisList> factorAxes, bool &dropped) {
  AxisList joined;
  bool full = true;
  for (unsigned f : factors) {
    AxisList rest = canonical(factorAxes[f]);
    if (f == factors.front() && startsWithHaloFactor(map, factors) &&
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
  bool anyDropped = false;
  SmallVector<AxisList> dims;
  for (const DimFactors &factors : map.tensor(tensor)) {
    DimFactors shardable = shardableFactors(map, factors);
    for (unsigned f : factors)
      if (!llvm::is_contained(shardable, f))
        anyDropped |= axisListSize(factorAxes[f]) != 1;
    AxisList &axes = dims.emplace_back();
    if (shardable.size() == 1)
      axes = canonical(factorAxes[shardable[0]]);
    else if (shardable.size() > 1)
      axes = joinCompound(map, shardable, factorAxes, anyDropped);
  }
  if (dropped)
    *dropped = anyDropped;
  return TensorSharding::tiled(dims);
}

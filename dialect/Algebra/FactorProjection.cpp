//===- FactorProjection.cpp - Shardings as cuts of factors and back -------===//

#include "dialect/Algebra/FactorMap.h"

#include "llvm/ADT/STLExtras.h"
#include <cassert>
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
/// (a piece is cut where only its prefix does). Returns what of `size` is left.
static int64_t takeDividing(AxisList &rest, int64_t size, AxisList &taken) {
  while (!rest.empty() && size > 1) {
    AxisRef piece = rest.front();
    int64_t common = std::gcd(piece.size(), size);
    if (common > 1)
      taken.push_back(piece.prefix(common));
    size /= common;
    if (common != piece.size()) {
      rest.front() = piece.suffix(common);
      break;
    }
    rest.erase(rest.begin());
  }
  return size;
}

/// Does the dimension begin with a factor whose positions may move between parts?
/// That one takes axes that divide none of the factors.
static bool isLedByMoved(const FactorMap &map, const DimFactors &factors) {
  return map.factor(factors.front()).kind == FactorKind::Permutation;
}

/// Fills the factors of one compound dimension from the left; returns the axes
/// that fit no factor.
static AxisList projectCompound(const FactorMap &map, const DimFactors &factors,
                                const DimSharding &dim,
                                TensorProjection &projection) {
  AxisList rest = canonical(dim.axes);
  for (unsigned f : factors) {
    FactorSharding &cut = projection.factors[f];
    int64_t left = takeDividing(rest, map.factor(f).size, cut.axes);
    if (left == 1)
      continue; // filled: the next factor goes on
    // The dimension's end, open or not, lies in this factor; axes that are
    // left do not divide it.
    cut.isClosed = dim.isClosed || !rest.empty();
    break;
  }
  if (rest.empty() || !isLedByMoved(map, factors))
    return rest;
  for (unsigned f : factors)
    projection.factors[f].axes.clear();
  projection.factors[factors.front()].axes = canonical(dim.axes);
  return {};
}

TensorProjection gspmd::projectToFactors(const FactorMap &map, unsigned tensor,
                                         ArrayRef<int64_t> shape,
                                         const TensorSharding &sharding) {
  const TensorFactors &dims = map.tensor(tensor);
  assert(dims.size() == sharding.rank() && shape.size() == sharding.rank() &&
         "rank mismatch");
  TensorProjection projection;
  projection.factors.resize(map.numFactors());
  projection.hasFactor.assign(map.numFactors(), false);
  for (auto [dim, factors] : llvm::zip_equal(sharding.dims(), dims)) {
    for (unsigned f : factors) {
      projection.hasFactor[f] = true;
      projection.factors[f].isClosed = true;
      projection.factors[f].priority = dim.priority;
    }
    DimFactors cut = cutFactors(map, factors);
    AxisList overflow;
    if (cut.empty()) {
      overflow = canonical(dim.axes);
    } else if (cut.size() == 1) {
      projection.factors[cut[0]].axes = canonical(dim.axes);
      projection.factors[cut[0]].isClosed = dim.isClosed;
    } else {
      overflow = projectCompound(map, cut, dim, projection);
    }
    projection.overflow.push_back(std::move(overflow));
  }
  return projection;
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
    full = takeDividing(rest, map.factor(f).size, joined) == 1;
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

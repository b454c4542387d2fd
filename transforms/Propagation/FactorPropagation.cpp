//===- FactorPropagation.cpp - One op's step of completion ----------------===//

#include "transforms/Propagation/FactorPropagation.h"
#include "transforms/Propagation/AxisOrder.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>
#include <tuple>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;
using mlir::gspmd::sharding::PropagationDirection;

namespace {

/// The cut of one factor as seen from one tensor.
struct Cell {
  bool isPresent = false;   ///< the tensor has the factor
  bool isClosed = false;    ///< its dimension is
  bool isMinorMost = false; ///< the factor is the last one of its dimension
  AxisList axes;
  AxisList overflow; ///< what fits neither this factor nor those right of it
};

/// The op's tensors seen through its factors, during one step.
class Step {
public:
  Step(const FactorMap &map, MutableArrayRef<PropagationTensor> tensors,
       const PropagationStepOptions &options)
      : map(map), tensors(tensors), options(options),
        cells(tensors.size() * map.numFactors()),
        isGrown(tensors.size(), false) {
    for (unsigned t = 0; t < tensors.size(); ++t)
      if (tensors[t].sharding)
        project(t);
  }

  SmallVector<unsigned> run();
  ArrayRef<AxisRef> axesOf(unsigned t, unsigned f) const {
    return cell(t, f).axes;
  }

private:
  Cell &cell(unsigned t, unsigned f) { return cells[t * map.numFactors() + f]; }
  const Cell &cell(unsigned t, unsigned f) const {
    return cells[t * map.numFactors() + f];
  }
  unsigned numOperands() const { return map.operands().size(); }

  void project(unsigned t);
  TensorSharding unproject(unsigned t) const;

  PropagationDirection directionOf(unsigned f) const;
  AxisList commonAxes(unsigned f) const;
  std::optional<AxisRef> freeInTensor(unsigned t, unsigned f,
                                      AxisRef axis) const;
  std::optional<AxisRef> fittingFactor(unsigned t, unsigned f, AxisRef axis,
                                       int64_t shardsBefore) const;
  using Filter =
      llvm::function_ref<std::optional<AxisRef>(AxisRef, int64_t shardsBefore)>;
  void truncate(AxisList &axes, Filter filter) const;
  bool expand(unsigned t, unsigned f, ArrayRef<AxisRef> axes);

  void runBasic();
  void runAggressive();
  SmallVector<unsigned> factorsByImportance(ArrayRef<AxisList> axes) const;
  void grow(unsigned t, unsigned f, AxisList axes);

  const FactorMap &map;
  MutableArrayRef<PropagationTensor> tensors;
  const PropagationStepOptions &options;
  SmallVector<Cell, 8> cells;
  SmallVector<bool, 4> isGrown;
};

} // namespace

//===----------------------------------------------------------------------===//
// Dimensions to factors and back
//===----------------------------------------------------------------------===//

/// Fills `cell` with axes from the front of `rest` while they divide its size
/// `left`; splits the axis at which it is full.
static void fill(AxisList &rest, int64_t left, Cell &cell) {
  while (!rest.empty()) {
    AxisRef axis = rest.front();
    int64_t common = std::gcd(left, axis.size());
    if (axis.size() != 1 && common == 1)
      break;
    left /= common;
    if (common == axis.size()) {
      cell.axes.push_back(axis);
      rest.erase(rest.begin());
      continue;
    }
    cell.axes.push_back(axis.prefix(common));
    rest.front() = axis.suffix(common);
  }
  if (left > 1 && !rest.empty())
    cell.overflow = std::move(rest);
}

void Step::project(unsigned t) {
  const TensorSharding &sharding = *tensors[t].sharding;
  for (auto [dim, factors] : llvm::zip_equal(sharding.dims(), map.tensor(t))) {
    AxisList rest = dim.axes;
    bool isOverflown = false;
    for (auto [i, f] : llvm::enumerate(factors)) {
      Cell &c = cell(t, f);
      c.isPresent = true;
      c.isMinorMost = i + 1 == factors.size();
      c.isClosed = dim.isClosed || isOverflown;
      if (isOverflown)
        continue;
      if (c.isMinorMost) {
        c.axes = std::move(rest);
        continue;
      }
      fill(rest, map.factor(f).size, c);
      isOverflown = !c.overflow.empty();
    }
  }
}

/// Appends `axes` to `dim`; the first may be the continuation of the last there.
/// Returns how many shards they make.
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

/// A factor that is not filled ends its dimension: cuts of what is right of it
/// would be strided, and are lost.
TensorSharding Step::unproject(unsigned t) const {
  TensorSharding result = *tensors[t].sharding;
  for (auto [d, factors] : llvm::enumerate(map.tensor(t))) {
    if (factors.empty())
      continue;
    AxisList axes;
    for (unsigned f : factors) {
      const Cell &c = cell(t, f);
      int64_t shards = appendAxes(axes, c.axes);
      appendAxes(axes, c.overflow);
      if (!c.overflow.empty() || shards < map.factor(f).size)
        break;
    }
    if (ArrayRef<AxisRef>(axes) != result.axesOf(d))
      result = result.withAxes(d, axes);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// What may be moved
//===----------------------------------------------------------------------===//

PropagationDirection Step::directionOf(unsigned f) const {
  const Factor &factor = map.factor(f);
  if (factor.isBlocked)
    return PropagationDirection::None;
  return factor.kind == FactorKind::PassThrough ? options.passThrough
                                                : options.others;
}

/// Step 2: the longest list along `f` that no tensor stands against by another
/// order of axes. One way, those that axes move into add nothing.
AxisList Step::commonAxes(unsigned f) const {
  PropagationDirection direction = directionOf(f);
  AxisList common;
  if (direction == PropagationDirection::None)
    return common;
  bool canGrow = true;
  auto meet = [&](unsigned first, unsigned last) {
    for (unsigned t = first; t < last; ++t)
      if (cell(t, f).isPresent)
        canGrow = meetAxes(common, cell(t, f).axes, canGrow);
  };
  bool isBackward = direction == PropagationDirection::Backward;
  unsigned end = tensors.size();
  meet(isBackward ? numOperands() : 0, isBackward ? end : numOperands());
  canGrow &= direction == PropagationDirection::Both;
  meet(isBackward ? 0 : numOperands(), isBackward ? numOperands() : end);
  return common;
}

/// What of `axis` tensor `t` does not use for factors other than `f`.
std::optional<AxisRef> Step::freeInTensor(unsigned t, unsigned f,
                                          AxisRef axis) const {
  std::optional<AxisRef> result = axis;
  for (unsigned g = 0; g < map.numFactors() && result; ++g) {
    if (g == f || !cell(t, g).isPresent)
      continue;
    result = prefixWithoutAll(*result, cell(t, g).overflow);
    if (result)
      result = prefixWithoutAll(*result, cell(t, g).axes);
  }
  return result;
}

/// What of `axis`, which follows `shardsBefore` shards, factor `f` of tensor `t`
/// has or can take.
std::optional<AxisRef> Step::fittingFactor(unsigned t, unsigned f, AxisRef axis,
                                           int64_t shardsBefore) const {
  std::optional<AxisRef> result = axis;
  for (ArrayRef<AxisRef> used :
       {tensors[t].sharding->replicatedAxes(),
        tensors[t].sharding->unreducedAxes(), tensors[t].blocked})
    if (result)
      result = prefixWithoutAll(*result, used);
  if (!result)
    return std::nullopt;
  const Cell &c = cell(t, f);
  if (llvm::any_of(c.axes, [&](const AxisRef &own) {
        return hasAxis(own, *result);
      }))
    return result;
  if (!c.isClosed && c.overflow.empty()) {
    bool mustDivide = !c.isMinorMost || tensors[t].evenOnly;
    if (!mustDivide)
      return result;
    int64_t size = map.factor(f).size;
    if (size % shardsBefore == 0) {
      int64_t common = std::gcd(size / shardsBefore, result->size());
      if (common == result->size())
        return result;
      if (common != 1 && !c.isMinorMost)
        return result->prefix(common);
    }
  }
  if (!c.axes.empty() && isPrefixOfAxis(c.axes.back(), *result))
    return c.axes.back();
  return std::nullopt;
}

/// Keeps the part of `axes` that `filter` lets pass.
void Step::truncate(AxisList &axes, Filter filter) const {
  int64_t shards = 1;
  for (unsigned i = 0; i < axes.size(); ++i) {
    std::optional<AxisRef> passed = filter(axes[i], shards);
    if (passed && options.conservative &&
        passed->size() != options.axisSizes[passed->axis()])
      passed.reset();
    if (passed && *passed == axes[i]) {
      shards *= passed->size();
      continue;
    }
    if (passed)
      axes[i++] = *passed;
    axes.truncate(i);
    return;
  }
}

bool Step::expand(unsigned t, unsigned f, ArrayRef<AxisRef> axes) {
  Cell &c = cell(t, f);
  if (!c.isPresent || !isStrictPrefixList(c.axes, axes))
    return false;
  c.axes = AxisList(axes);
  isGrown[t] = true;
  return true;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

/// One list per factor, that every tensor has no objection to.
void Step::runBasic() {
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    AxisList axes = commonAxes(f);
    truncate(axes, [&](AxisRef axis, int64_t shardsBefore) {
      std::optional<AxisRef> result = axis;
      for (unsigned t = 0; t < tensors.size() && result; ++t) {
        if (!tensors[t].sharding)
          continue;
        result = freeInTensor(t, f, *result);
        if (result && cell(t, f).isPresent)
          result = fittingFactor(t, f, *result, shardsBefore);
      }
      return result;
    });
    for (unsigned t = 0; t < tensors.size(); ++t)
      expand(t, f, axes);
  }
}

/// Factors in the order in which they get their axes: first those whose axes come
/// from the largest tensor (in elements), then of most shards in an elementwise op,
/// then by the number of the tensor and their own.
SmallVector<unsigned>
Step::factorsByImportance(ArrayRef<AxisList> axes) const {
  struct Source {
    int64_t size = -1;
    int64_t tensor = -1;
  };
  SmallVector<Source> sources(map.numFactors());
  for (unsigned t = 0; t < tensors.size(); ++t) {
    int64_t size = 1;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (cell(t, f).isPresent)
        size *= map.factor(f).size;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (cell(t, f).isPresent && !axes[f].empty() && size > sources[f].size &&
          isPrefixList(axes[f], cell(t, f).axes))
        sources[f] = {size, t};
  }
  auto key = [&](unsigned f) {
    int64_t shards = options.isElementwise ? axisListSize(axes[f]) : 0;
    return std::make_tuple(-sources[f].size, -shards, sources[f].tensor, f);
  };
  SmallVector<unsigned> order =
      llvm::to_vector(llvm::seq<unsigned>(0, map.numFactors()));
  llvm::sort(order, [&](unsigned a, unsigned b) { return key(a) < key(b); });
  return order;
}

/// Gives factor `f` of tensor `t` what it can take of `axes`.
void Step::grow(unsigned t, unsigned f, AxisList axes) {
  const Cell &own = cell(t, f);
  if (!own.isPresent)
    return;
  truncate(axes, [&](AxisRef axis, int64_t shardsBefore) {
    return fittingFactor(t, f, axis, shardsBefore);
  });
  if (!isStrictPrefixList(own.axes, axes))
    return;
  truncate(axes, [&](AxisRef axis, int64_t) { return freeInTensor(t, f, axis); });
  if (t < numOperands() && options.isElementwise)
    for (unsigned r = numOperands(); r < tensors.size(); ++r)
      if (cell(r, f).isPresent && isStrictPrefixList(cell(r, f).axes, axes))
        axes = cell(r, f).axes;
  expand(t, f, axes);
}

void Step::runAggressive() {
  SmallVector<AxisList, 4> axes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    axes.push_back(commonAxes(f));
  if (llvm::all_of(axes, [](const AxisList &list) { return list.empty(); }))
    return;
  SmallVector<unsigned> order = factorsByImportance(axes);
  auto growTensor = [&](unsigned t) {
    if (tensors[t].sharding)
      for (unsigned f : order)
        grow(t, f, axes[f]);
  };
  for (unsigned t = numOperands(); t < tensors.size(); ++t)
    growTensor(t);
  for (unsigned t = 0; t < numOperands(); ++t)
    growTensor(t);
}

SmallVector<unsigned> Step::run() {
  if (options.strategy == PropagationStrategy::Basic)
    runBasic();
  else
    runAggressive();
  // All are read before any is written: one tensor may be at several places.
  std::vector<std::pair<unsigned, TensorSharding>> grown;
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (isGrown[t])
      if (TensorSharding sharding = unproject(t);
          !(sharding == *tensors[t].sharding))
        grown.push_back({t, std::move(sharding)});
  SmallVector<unsigned> result;
  for (auto &[t, sharding] : grown) {
    *tensors[t].sharding = std::move(sharding);
    result.push_back(t);
  }
  return result;
}

SmallVector<unsigned>
gspmd::propagateFactors(const FactorMap &map,
                        MutableArrayRef<PropagationTensor> tensors,
                        const PropagationStepOptions &options) {
  return Step(map, tensors, options).run();
}

FactorAxes gspmd::axesByFactor(const FactorMap &map, unsigned tensor,
                               const TensorSharding &sharding) {
  TensorSharding own = sharding;
  SmallVector<PropagationTensor> tensors(map.numTensors());
  tensors[tensor].sharding = &own;
  PropagationStepOptions options;
  Step step(map, tensors, options);
  FactorAxes axes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    axes.emplace_back(step.axesOf(tensor, f));
  return axes;
}

//===- PropagationStep.cpp - State and conditions of a step ---------------===//

#include "lib/Algebra/Propagation/PropagationStep.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"
#include <limits>
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

PropagationStep::PropagationStep(const FactorMap &map,
                                 MutableArrayRef<PropagationTensor> tensors,
                                 const PropagationStepOptions &options)
    : map(map), tensors(tensors), options(options),
      shardings(tensors.size() * map.numFactors()),
      isGrown(tensors.size(), false) {
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (tensors[t].sharding)
      projectToFactors(map, t, *tensors[t].sharding,
                       MutableArrayRef(shardings).slice(t * map.numFactors(),
                                                        map.numFactors()));
}

//===----------------------------------------------------------------------===//
// Compatible major axes
//===----------------------------------------------------------------------===//

PropagationDirection PropagationStep::directionOf(unsigned f) const {
  const Factor &factor = map.factor(f);
  if (factor.isBlocked)
    return PropagationDirection::None;
  return factor.propagationKind == FactorKind::PassThrough
             ? options.passThrough
             : options.otherFactors;
}

bool PropagationStep::propagatesFrom(unsigned t, unsigned f) const {
  switch (directionOf(f)) {
  case PropagationDirection::None:
    return false;
  case PropagationDirection::Forward:
    return t < numOperands();
  case PropagationDirection::Backward:
    return t >= numOperands();
  case PropagationDirection::Both:
    return true;
  }
  llvm_unreachable("all directions are above");
}

SmallVector<unsigned, 4> PropagationStep::visitingOrder(unsigned f) const {
  SmallVector<unsigned, 4> order;
  bool isBackward = directionOf(f) == PropagationDirection::Backward;
  unsigned first = isBackward ? numOperands() : 0;
  for (unsigned i = 0; i < tensors.size(); ++i) {
    unsigned t = (first + i) % tensors.size();
    if (factorSharding(t, f).isPresent)
      order.push_back(t);
  }
  return order;
}

AxisList PropagationStep::compatibleMajorAxes(unsigned f) const {
  PropagationDirection direction = directionOf(f);
  AxisList common;
  if (direction == PropagationDirection::None)
    return common;
  bool canGrow = true;
  auto mergeRange = [&](unsigned first, unsigned last) {
    for (unsigned t = first; t < last; ++t)
      if (factorSharding(t, f).isPresent)
        canGrow =
            mergeCompatibleAxes(common, factorSharding(t, f).axes, canGrow);
  };
  unsigned middle = numOperands(), end = tensors.size();
  bool isBackward = direction == PropagationDirection::Backward;
  mergeRange(isBackward ? middle : 0, isBackward ? end : middle);
  canGrow &= direction == PropagationDirection::Both;
  mergeRange(isBackward ? 0 : middle, isBackward ? middle : end);
  return common;
}

//===----------------------------------------------------------------------===//
// Conditions under which a tensor accepts an axis
//===----------------------------------------------------------------------===//

/// Returns the prefix of `axis` that tensor `t` does not use for factors other
/// than `f`.
std::optional<AxisRef> PropagationStep::freeInTensor(unsigned t, unsigned f,
                                                     AxisRef axis) const {
  std::optional<AxisRef> result = axis;
  for (unsigned g = 0; g < map.numFactors() && result; ++g) {
    if (g == f || !factorSharding(t, g).isPresent)
      continue;
    std::optional<AxisRef> before = result;
    result = prefixWithoutOverlap(*result, factorSharding(t, g).overflow);
    if (result)
      result = prefixWithoutOverlap(*result, factorSharding(t, g).axes);
    if (observed && result != before)
      *observed = {RejectionReason::InUse, t, g};
  }
  return result;
}

/// Returns the prefix of `axis` that may be used in tensor `t`.
std::optional<AxisRef> PropagationStep::allowedIn(unsigned t,
                                                  AxisRef axis) const {
  std::optional<AxisRef> result = axis;
  auto keepOut = [&](ArrayRef<AxisRef> used, RejectionReason reason) {
    if (!result || used.empty())
      return;
    AxisRef before = *result;
    result = prefixWithoutOverlap(before, used);
    if (result != before)
      setReason(reason);
  };
  keepOut(tensors[t].sharding->replicatedAxes(), RejectionReason::Replicated);
  keepOut(tensors[t].sharding->unreducedAxes(), RejectionReason::Unreduced);
  keepOut(tensors[t].blocked, RejectionReason::Manual);
  return result;
}

/// Returns the prefix of `axis` that factor `f` of tensor `t` has or accepts
/// behind `shardsBefore` shards.
std::optional<AxisRef>
PropagationStep::fittingFactor(unsigned t, unsigned f, AxisRef axis,
                               int64_t shardsBefore) const {
  const FactorSharding &c = factorSharding(t, f);
  auto isOwn = [&](AxisRef axis) {
    return llvm::any_of(c.axes, [&](const AxisRef &assigned) {
      return containsAxis(assigned, axis);
    });
  };
  // A tensor keeps the axes that it has, even if it would reject them now (axes
  // that are manual in a region that it is passed to).
  if (isOwn(axis))
    return axis;
  std::optional<AxisRef> result = allowedIn(t, axis);
  if (!result)
    return std::nullopt;
  if (isOwn(*result))
    return result;
  if (!c.overflow.empty()) {
    setReason(RejectionReason::Overflow);
  } else if (c.isClosed) {
    auto [dim, position] = *map.findFactor(t, f);
    setReason(tensors[t].sharding->dim(dim).isClosed
                  ? RejectionReason::Closed
                  : RejectionReason::Overflow);
  } else {
    bool mustDivide = !c.isMinorMost || tensors[t].requiresEvenShards;
    if (!mustDivide)
      return result;
    setReason(RejectionReason::Indivisible);
    int64_t size = map.factor(f).size;
    if (size % shardsBefore == 0) {
      int64_t common = std::gcd(size / shardsBefore, result->size());
      if (common == result->size())
        return result;
      if (common != 1 && !c.isMinorMost)
        return result->prefix(common);
    }
  }
  if (!c.axes.empty() && isAxisPrefix(c.axes.back(), *result))
    return c.axes.back();
  return std::nullopt;
}

/// Truncates `axes` to the prefix that `filter` accepts. Returns true if that
/// is shorter.
bool PropagationStep::truncate(AxisList &axes, Filter filter) const {
  int64_t shards = 1;
  for (unsigned i = 0; i < axes.size(); ++i) {
    std::optional<AxisRef> passed = filter(axes[i], shards);
    if (passed && options.conservative &&
        passed->size() != options.axisSizes[passed->axis()]) {
      passed.reset();
      setReason(RejectionReason::SubAxisOnly);
    }
    if (passed && *passed == axes[i]) {
      shards *= passed->size();
      continue;
    }
    if (passed)
      axes[i++] = *passed;
    axes.truncate(i);
    return true;
  }
  return false;
}

AxisList PropagationStep::acceptedAxes(unsigned t, unsigned f,
                                       AxisList axes) const {
  const FactorSharding &current = factorSharding(t, f);
  // A filter that accepts an axis may have written a reason before.
  RejectionDetail detail;
  auto keep = [&](Filter filter) {
    bool isShorter;
    {
      Observation observation(*this, observed ? &detail : nullptr);
      isShorter = truncate(axes, filter);
    }
    if (isShorter && observed)
      *observed = detail;
  };
  keep([&](AxisRef axis, int64_t shardsBefore) {
    return fittingFactor(t, f, axis, shardsBefore);
  });
  if (!isStrictPrefixList(current.axes, axes))
    return axes;
  keep([&](AxisRef axis, int64_t) { return freeInTensor(t, f, axis); });
  if (t >= numOperands() || !options.isElementwise ||
      options.strategy == PropagationStrategy::Basic)
    return axes;
  for (unsigned r = numOperands(); r < tensors.size(); ++r)
    if (factorSharding(r, f).isPresent &&
        isStrictPrefixList(factorSharding(r, f).axes, axes)) {
      axes = factorSharding(r, f).axes;
      if (observed) {
        observed->reason = RejectionReason::ResultRejected;
        observed->other = r;
      }
    }
  return axes;
}

AxisList PropagationStep::axesAcceptedByAll(unsigned f, AxisList axes) const {
  auto acceptedBy = [&](unsigned t, AxisRef axis, int64_t shardsBefore) {
    // The tensor that rejects an axis counts, not its reason.
    Observation none(*this, nullptr);
    std::optional<AxisRef> result = freeInTensor(t, f, axis);
    return result && factorSharding(t, f).isPresent
               ? fittingFactor(t, f, *result, shardsBefore)
               : result;
  };
  auto filter = [&](AxisRef axis, int64_t shardsBefore) {
    std::optional<AxisRef> result = axis;
    for (unsigned t = 0; t < tensors.size() && result; ++t) {
      if (!tensors[t].sharding)
        continue;
      AxisRef before = *result;
      result = acceptedBy(t, before, shardsBefore);
      if (observed && result != before) {
        observed->reason = RejectionReason::OtherTensor;
        observed->other = t;
      }
    }
    return result;
  };
  truncate(axes, filter);
  return axes;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

void PropagationStep::expand(unsigned t, unsigned f, ArrayRef<AxisRef> axes) {
  FactorSharding &c = factorSharding(t, f);
  if (!c.isPresent || !isStrictPrefixList(c.axes, axes))
    return;
  c.axes = AxisList(axes);
  isGrown[t] = true;
}

/// Expands all tensors by one list per factor, which every tensor accepts.
void PropagationStep::runBasic() {
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    RejectionDetail rejectionDetail;
    AxisList axes = [&] {
      Observation observation(*this,
                              rejections.empty() ? nullptr : &rejectionDetail);
      return axesAcceptedByAll(f, compatibleMajorAxes(f));
    }();
    for (unsigned t = 0; t < tensors.size(); ++t) {
      expand(t, f, axes);
      if (RejectionDetail *note = recordFor(t, f))
        *note = rejectionDetail;
    }
  }
}

/// Computes for each factor the largest tensor (in elements) that has all of
/// `axes` on it, and, in an elementwise op, the number of shards.
void PropagationStep::findImportance(ArrayRef<AxisList> axes) {
  importance.assign(map.numFactors(), Importance());
  for (unsigned t = 0; t < tensors.size(); ++t) {
    int64_t size = 1; // at most 2^63 - 1: a program may have any sizes
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (factorSharding(t, f).isPresent &&
          llvm::MulOverflow(size, map.factor(f).size, size))
        size = std::numeric_limits<int64_t>::max();
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (factorSharding(t, f).isPresent && !axes[f].empty() &&
          size > importance[f].size &&
          isPrefixList(axes[f], factorSharding(t, f).axes)) {
        importance[f].size = size;
        importance[f].tensor = t;
      }
  }
  if (options.isElementwise)
    for (unsigned f = 0; f < map.numFactors(); ++f)
      importance[f].shards = axisListSize(axes[f]);
}

std::optional<Precedence> PropagationStep::precedence(unsigned g,
                                                      unsigned f) const {
  const Importance &a = importance[g], &b = importance[f];
  if (a.size != b.size)
    return a.size > b.size ? std::optional(Precedence::LargerTensor)
                           : std::nullopt;
  if (a.shards != b.shards)
    return a.shards > b.shards ? std::optional(Precedence::MoreShards)
                               : std::nullopt;
  if (a.tensor != b.tensor)
    return a.tensor < b.tensor ? std::optional(Precedence::EarlierTensor)
                               : std::nullopt;
  return g < f ? std::optional(Precedence::EarlierFactor) : std::nullopt;
}

/// Returns the factors in the order in which they are expanded.
SmallVector<unsigned> PropagationStep::factorsByImportance() const {
  SmallVector<unsigned> order =
      llvm::to_vector(llvm::seq<unsigned>(0, map.numFactors()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return precedence(a, b).has_value();
  });
  return order;
}

void PropagationStep::runAggressive() {
  SmallVector<AxisList, 4> axes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    axes.push_back(compatibleMajorAxes(f));
  if (llvm::all_of(axes, [](const AxisList &list) { return list.empty(); }))
    return;
  findImportance(axes);
  SmallVector<unsigned> order = factorsByImportance();
  auto growTensor = [&](unsigned t) {
    for (unsigned f : order)
      if (factorSharding(t, f).isPresent &&
          isStrictPrefixList(factorSharding(t, f).axes, axes[f])) {
        Observation observation(*this, recordFor(t, f));
        expand(t, f, acceptedAxes(t, f, axes[f]));
      }
  };
  for (unsigned t = numOperands(); t < tensors.size(); ++t)
    growTensor(t);
  for (unsigned t = 0; t < numOperands(); ++t)
    growTensor(t);
}

SmallVector<unsigned> PropagationStep::run(bool recordsCauses) {
  if (recordsCauses)
    rejections.resize(shardings.size());
  if (options.strategy == PropagationStrategy::Basic)
    runBasic();
  else
    runAggressive();
  // All shardings are read before any is written: one tensor may be several
  // operands or results.
  std::vector<std::pair<unsigned, TensorSharding>> grown;
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (isGrown[t])
      if (TensorSharding sharding =
              withFactorShardings(map, t, *tensors[t].sharding,
                                  ArrayRef(shardings).slice(
                                      t * map.numFactors(), map.numFactors()));
          !(sharding == *tensors[t].sharding))
        grown.emplace_back(t, std::move(sharding));
  SmallVector<unsigned> result;
  for (auto &[t, sharding] : grown) {
    *tensors[t].sharding = std::move(sharding);
    result.push_back(t);
  }
  return result;
}

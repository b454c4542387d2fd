//===- PropagationStep.cpp - The conditions of a step ---------------------===//
//
// Longer than other files: the conditions under which a tensor takes an axis,
// and the two strategies that ask them, are one table of rules over the same
// cuts.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Propagation/PropagationStep.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

PropagationStep::PropagationStep(const FactorMap &map,
                                 MutableArrayRef<PropagationTensor> tensors,
                                 const PropagationStepOptions &options)
    : map(map), tensors(tensors), options(options),
      cuts(tensors.size() * map.numFactors()), isGrown(tensors.size(), false) {
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (tensors[t].sharding)
      projectToFactors(
          map, t, *tensors[t].sharding,
          MutableArrayRef(cuts).slice(t * map.numFactors(), map.numFactors()));
}

//===----------------------------------------------------------------------===//
// What the tensors agree on
//===----------------------------------------------------------------------===//

PropagationDirection PropagationStep::directionOf(unsigned f) const {
  const Factor &factor = map.factor(f);
  if (factor.isBlocked)
    return PropagationDirection::None;
  return factor.propagationKind == FactorKind::PassThrough ? options.passThrough
                                                           : options.others;
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
    if (cut(t, f).isPresent)
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
  auto meet = [&](unsigned first, unsigned last) {
    for (unsigned t = first; t < last; ++t)
      if (cut(t, f).isPresent)
        canGrow = mergeCompatibleAxes(common, cut(t, f).axes, canGrow);
  };
  unsigned middle = numOperands(), end = tensors.size();
  bool isBackward = direction == PropagationDirection::Backward;
  meet(isBackward ? middle : 0, isBackward ? end : middle);
  canGrow &= direction == PropagationDirection::Both;
  meet(isBackward ? 0 : middle, isBackward ? middle : end);
  return common;
}

//===----------------------------------------------------------------------===//
// What a tensor can take
//===----------------------------------------------------------------------===//

static void refuse(RejectionCause *why, RejectionReason reason) {
  if (why)
    why->reason = reason;
}

/// What of `axis` tensor `t` does not use for factors other than `f`.
std::optional<AxisRef>
PropagationStep::freeInTensor(unsigned t, unsigned f, AxisRef axis,
                              RejectionCause *why) const {
  std::optional<AxisRef> result = axis;
  for (unsigned g = 0; g < map.numFactors() && result; ++g) {
    if (g == f || !cut(t, g).isPresent)
      continue;
    std::optional<AxisRef> before = result;
    result = prefixWithoutOverlap(*result, cut(t, g).overflow);
    if (result)
      result = prefixWithoutOverlap(*result, cut(t, g).axes);
    if (why && result != before) {
      why->reason = RejectionReason::InUse;
      why->other = t;
      why->otherFactor = g;
    }
  }
  return result;
}

/// What of `axis` may be used in tensor `t` at all.
std::optional<AxisRef> PropagationStep::allowedIn(unsigned t, AxisRef axis,
                                                  RejectionCause *why) const {
  std::optional<AxisRef> result = axis;
  auto keepOut = [&](ArrayRef<AxisRef> used, RejectionReason reason) {
    if (!result || used.empty())
      return;
    AxisRef before = *result;
    result = prefixWithoutOverlap(before, used);
    if (result != before)
      refuse(why, reason);
  };
  keepOut(tensors[t].sharding->replicatedAxes(), RejectionReason::Replicated);
  keepOut(tensors[t].sharding->unreducedAxes(), RejectionReason::Unreduced);
  keepOut(tensors[t].blocked, RejectionReason::Manual);
  return result;
}

/// What of `axis`, which follows `shardsBefore` shards, factor `f` of tensor
/// `t` has or can take.
std::optional<AxisRef>
PropagationStep::fittingFactor(unsigned t, unsigned f, AxisRef axis,
                               int64_t shardsBefore,
                               RejectionCause *why) const {
  const FactorSharding &c = cut(t, f);
  auto isOwn = [&](AxisRef wanted) {
    return llvm::any_of(
        c.axes, [&](const AxisRef &own) { return containsAxis(own, wanted); });
  };
  // What the tensor has, it has, even of axes that it could not take (of those
  // that are manual in a region that it goes into).
  if (isOwn(axis))
    return axis;
  std::optional<AxisRef> result = allowedIn(t, axis, why);
  if (!result)
    return std::nullopt;
  if (isOwn(*result))
    return result;
  if (!c.overflow.empty()) {
    refuse(why, RejectionReason::Overflow);
  } else if (c.isClosed) {
    auto [dim, position] = *map.findFactor(t, f);
    refuse(why, tensors[t].sharding->dim(dim).isClosed
                    ? RejectionReason::Closed
                    : RejectionReason::Overflow);
  } else {
    bool mustDivide = !c.isMinorMost || tensors[t].evenOnly;
    if (!mustDivide)
      return result;
    refuse(why, RejectionReason::Indivisible);
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

/// Keeps the part of `axes` that `filter` lets pass. Is that less?
bool PropagationStep::truncate(AxisList &axes, Filter filter,
                               RejectionCause *why) const {
  int64_t shards = 1;
  for (unsigned i = 0; i < axes.size(); ++i) {
    std::optional<AxisRef> passed = filter(axes[i], shards);
    if (passed && options.conservative &&
        passed->size() != options.axisSizes[passed->axis()]) {
      passed.reset();
      refuse(why, RejectionReason::SubAxisOnly);
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

AxisList PropagationStep::acceptedAxes(unsigned t, unsigned f, AxisList axes,
                                       RejectionCause *why) const {
  const FactorSharding &own = cut(t, f);
  // What lets an axis pass may have noted why it nearly did not.
  RejectionCause rejectionCause;
  RejectionCause *note = why ? &rejectionCause : nullptr;
  auto keep = [&](Filter filter) {
    if (truncate(axes, filter, note) && why)
      *why = rejectionCause;
  };
  keep([&](AxisRef axis, int64_t shardsBefore) {
    return fittingFactor(t, f, axis, shardsBefore, note);
  });
  if (!isStrictPrefixList(own.axes, axes))
    return axes;
  keep([&](AxisRef axis, int64_t) { return freeInTensor(t, f, axis, note); });
  if (t >= numOperands() || !options.isElementwise ||
      options.strategy == PropagationStrategy::Basic)
    return axes;
  for (unsigned r = numOperands(); r < tensors.size(); ++r)
    if (cut(r, f).isPresent && isStrictPrefixList(cut(r, f).axes, axes)) {
      axes = cut(r, f).axes;
      if (why) {
        why->reason = RejectionReason::ResultRejected;
        why->other = r;
      }
    }
  return axes;
}

AxisList PropagationStep::axesAcceptedByAll(unsigned f, AxisList axes,
                                            RejectionCause *why) const {
  auto filter = [&](AxisRef axis, int64_t shardsBefore) {
    std::optional<AxisRef> result = axis;
    for (unsigned t = 0; t < tensors.size() && result; ++t) {
      if (!tensors[t].sharding)
        continue;
      AxisRef before = *result;
      result = freeInTensor(t, f, before, nullptr);
      if (result && cut(t, f).isPresent)
        result = fittingFactor(t, f, *result, shardsBefore, nullptr);
      if (why && result != before) {
        why->reason = RejectionReason::OtherTensor;
        why->other = t;
      }
    }
    return result;
  };
  truncate(axes, filter, why);
  return axes;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

void PropagationStep::expand(unsigned t, unsigned f, ArrayRef<AxisRef> axes) {
  FactorSharding &c = cut(t, f);
  if (!c.isPresent || !isStrictPrefixList(c.axes, axes))
    return;
  c.axes = AxisList(axes);
  isGrown[t] = true;
}

/// One list per factor, that every tensor has no objection to.
void PropagationStep::runBasic() {
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    RejectionCause why;
    AxisList axes = axesAcceptedByAll(f, compatibleMajorAxes(f),
                                      objections.empty() ? nullptr : &why);
    for (unsigned t = 0; t < tensors.size(); ++t) {
      expand(t, f, axes);
      if (RejectionCause *note = noteOf(t, f))
        *note = why;
    }
  }
}

/// For each factor: the largest tensor (in elements) that has all of `axes`
/// there, and, in an elementwise op, how many shards they make.
void PropagationStep::findImportance(ArrayRef<AxisList> axes) {
  importance.assign(map.numFactors(), Importance());
  for (unsigned t = 0; t < tensors.size(); ++t) {
    int64_t size = 1;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (cut(t, f).isPresent)
        size *= map.factor(f).size;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (cut(t, f).isPresent && !axes[f].empty() &&
          size > importance[f].size && isPrefixList(axes[f], cut(t, f).axes)) {
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

/// Factors in the order in which they get their axes.
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
      if (cut(t, f).isPresent && isStrictPrefixList(cut(t, f).axes, axes[f]))
        expand(t, f, acceptedAxes(t, f, axes[f], noteOf(t, f)));
  };
  for (unsigned t = numOperands(); t < tensors.size(); ++t)
    growTensor(t);
  for (unsigned t = 0; t < numOperands(); ++t)
    growTensor(t);
}

SmallVector<unsigned> PropagationStep::run(bool recordsCauses) {
  if (recordsCauses)
    objections.resize(cuts.size());
  if (options.strategy == PropagationStrategy::Basic)
    runBasic();
  else
    runAggressive();
  // All are read before any is written: one tensor may be at several places.
  std::vector<std::pair<unsigned, TensorSharding>> grown;
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (isGrown[t])
      if (TensorSharding sharding = withFactorShardings(
              map, t, *tensors[t].sharding,
              ArrayRef(cuts).slice(t * map.numFactors(), map.numFactors()));
          !(sharding == *tensors[t].sharding))
        grown.emplace_back(t, std::move(sharding));
  SmallVector<unsigned> result;
  for (auto &[t, sharding] : grown) {
    *tensors[t].sharding = std::move(sharding);
    result.push_back(t);
  }
  return result;
}

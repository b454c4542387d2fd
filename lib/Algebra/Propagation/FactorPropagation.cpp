//===- FactorPropagation.cpp - One op's step of completion ----------------===//

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include "lib/Algebra/Propagation/PropagationStep.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

namespace {

/// Writes down what a step did: `before` and `after` see the tensors as they
/// were and as they are, `taken` is the step itself when it was done.
class StepReport {
public:
  StepReport(const FactorMap &map, ArrayRef<PropagationTensor> tensors,
             const PropagationStepOptions &options,
             const PropagationStep &before, const PropagationStep &taken,
             const PropagationStep &after)
      : map(map), tensors(tensors), options(options), before(before),
        taken(taken), after(after) {
    for (unsigned f = 0; f < map.numFactors(); ++f)
      agreed.push_back(before.compatibleMajorAxes(f));
  }

  void noteGrowth(unsigned t, StepRecord &record) const;
  void noteRefusals(unsigned t, StepRecord &record) const;

private:
  ArrayRef<AxisRef> axesOf(unsigned t, unsigned f) const {
    return after.cut(t, f).axes;
  }
  bool isSame(unsigned t, unsigned u) const {
    return tensors[t].sharding == tensors[u].sharding;
  }
  int sourceOf(unsigned f, ArrayRef<AxisRef> axes) const;
  Rejection refusalOf(unsigned t, unsigned f, unsigned source) const;
  bool refusesItself(Rejection &refusal) const;
  void findOpponent(Rejection &refusal) const;
  unsigned unfilledBefore(unsigned t, unsigned f) const;

  const FactorMap &map;
  ArrayRef<PropagationTensor> tensors;
  const PropagationStepOptions &options;
  const PropagationStep &before, &taken, &after;
  std::vector<AxisList> agreed;
};

} // namespace

/// The first of the tensors from which axes move that had all of `axes`.
int StepReport::sourceOf(unsigned f, ArrayRef<AxisRef> axes) const {
  for (unsigned t : before.visitingOrder(f))
    if (before.propagatesFrom(t, f) &&
        isPrefixList(axes, before.cut(t, f).axes))
      return t;
  return -1;
}

void StepReport::noteGrowth(unsigned t, StepRecord &record) const {
  for (const DimFactors &factors : map.tensor(t))
    for (unsigned f : factors) {
      ArrayRef<AxisRef> old = before.cut(t, f).axes, now = axesOf(t, f);
      if (isStrictPrefixList(old, now))
        record.grown.push_back(
            {t, f, sourceOf(f, now), axesAfterPrefix(now, old)});
    }
}

void StepReport::noteRefusals(unsigned t, StepRecord &record) const {
  for (unsigned f = 0; f < map.numFactors(); ++f)
    for (unsigned s = 0; s < tensors.size(); ++s)
      if (after.cut(t, f).isPresent && after.cut(s, f).isPresent &&
          !isSame(t, s) && !isPrefixList(axesOf(s, f), axesOf(t, f)))
        record.rejected.push_back(refusalOf(t, f, s));
}

/// The factor left of `f` in the dimension of tensor `t` that ends it.
unsigned StepReport::unfilledBefore(unsigned t, unsigned f) const {
  auto [dim, position] = *map.findFactor(t, f);
  const DimFactors &factors = map.tensor(t)[dim];
  for (unsigned g : ArrayRef<unsigned>(factors).take_front(position))
    if (axisListSize(axesOf(t, g)) < map.factor(g).size)
      return g;
  return f;
}

/// Does the tensor itself stand against the axes of the source? If these are
/// what the op agreed on, the step has noted why.
bool StepReport::refusesItself(Rejection &refusal) const {
  auto [t, f, s] = std::tie(refusal.tensor, refusal.factor, refusal.source);
  ArrayRef<AxisRef> own = axesOf(t, f), theirs = axesOf(s, f);
  if (isStrictPrefixList(own, taken.cut(t, f).axes)) {
    refusal.cause = {RejectionReason::Strided, t, unfilledBefore(t, f)};
    return true;
  }
  bool isAgreed = isPrefixList(theirs, agreed[f]) &&
                  options.strategy == PropagationStrategy::Aggressive;
  AxisList offered;
  if (isAgreed)
    refusal.cause = taken.rejectionCause(t, f);
  else
    offered = after.acceptedAxes(t, f, AxisList(theirs), &refusal.cause);
  unsigned g = refusal.cause.otherFactor;
  bool cameInThisStep = refusal.reason() == RejectionReason::InUse &&
                        before.cut(t, g).axes != after.cut(t, g).axes;
  if (!isAgreed)
    return !cameInThisStep && !isStrictPrefixList(own, offered);
  if (cameInThisStep)
    refusal.precedence = taken.precedence(g, f);
  return refusal.reason() != RejectionReason::None;
}

/// The tensor because of which the op did not agree on the axes of the source,
/// or, with the basic strategy, did not take them. If there is none, the tensor
/// itself is at several places and grew elsewhere.
void StepReport::findOpponent(Rejection &refusal) const {
  auto [t, f, s] = std::tie(refusal.tensor, refusal.factor, refusal.source);
  refusal.cause = {RejectionReason::OtherOccurrence, t, 0};
  if (isPrefixList(axesOf(s, f), agreed[f])) {
    if (taken.rejectionCause(t, f).reason != RejectionReason::None)
      refusal.cause = taken.rejectionCause(t, f);
    return;
  }
  for (unsigned u : after.visitingOrder(f))
    if (areIncompatible(axesOf(u, f), axesOf(s, f))) {
      refusal.cause = {RejectionReason::Disagreement, u, 0};
      return;
    }
}

Rejection StepReport::refusalOf(unsigned t, unsigned f, unsigned s) const {
  Rejection refusal{t, f, s};
  ArrayRef<AxisRef> own = axesOf(t, f), theirs = axesOf(s, f);
  refusal.axes = isPrefixList(own, theirs)
                     ? axesAfterPrefix(theirs, own)
                     : AxisList(theirs.drop_front(numCommonAxes(own, theirs)));
  if (map.factor(f).isBlocked) {
    refusal.cause.reason = RejectionReason::Blocked;
  } else if (!after.propagatesFrom(s, f)) {
    refusal.cause.reason = RejectionReason::Direction;
  } else if (areIncompatible(own, theirs)) {
    refusal.cause.reason = RejectionReason::OtherAxes;
    refusal.cause.other = t;
  } else if (!refusesItself(refusal)) {
    findOpponent(refusal);
  }
  return refusal;
}

SmallVector<unsigned> gspmd::propagateFactors(
    const FactorMap &map, MutableArrayRef<PropagationTensor> tensors,
    const PropagationStepOptions &options, StepRecord *record) {
  PropagationStep step(map, tensors, options);
  if (!record)
    return step.run();
  PropagationStep before = step;
  SmallVector<unsigned> grown = step.run(/*recordsCauses=*/true);
  PropagationStep after(map, tensors, options);
  StepReport report(map, tensors, options, before, step, after);
  for (unsigned t = 0; t < tensors.size(); ++t) {
    if (!tensors[t].sharding)
      continue;
    bool isRepeat = llvm::any_of(tensors.take_front(t), [&](const auto &other) {
      return other.sharding == tensors[t].sharding;
    });
    if (!isRepeat)
      report.noteGrowth(t, *record);
    report.noteRefusals(t, *record);
  }
  return grown;
}

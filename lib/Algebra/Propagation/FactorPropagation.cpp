//===- FactorPropagation.cpp - One propagation step of one op -------------===//

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "lib/Algebra/Mesh/AxisOrder.h"
#include "lib/Algebra/Propagation/PropagationStep.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

namespace {

/// Records the expansions and rejections of a step: `before` and `after` have
/// the shardings before and after it, `taken` is the step that has run.
class StepRecorder {
public:
  StepRecorder(const FactorMap &map, ArrayRef<PropagationTensor> tensors,
               const PropagationStepOptions &options,
               const PropagationStep &before, const PropagationStep &taken,
               const PropagationStep &after)
      : map(map), tensors(tensors), options(options), before(before),
        taken(taken), after(after) {
    for (unsigned f = 0; f < map.numFactors(); ++f)
      compatible.push_back(before.compatibleMajorAxes(f));
  }

  void recordGrowth(unsigned t, StepRecord &record) const;
  void recordRejections(unsigned t, StepRecord &record) const;

private:
  ArrayRef<AxisRef> axesOf(unsigned t, unsigned f) const {
    return after.factorSharding(t, f).axes;
  }
  bool isSame(unsigned t, unsigned u) const {
    return tensors[t].sharding == tensors[u].sharding;
  }
  int sourceOf(unsigned f, ArrayRef<AxisRef> axes) const;
  Rejection rejectionOf(unsigned t, unsigned f, unsigned source) const;
  bool isRejectedByTensor(Rejection &rejection) const;
  void findOtherCause(Rejection &rejection) const;
  unsigned unfilledBefore(unsigned t, unsigned f) const;

  const FactorMap &map;
  ArrayRef<PropagationTensor> tensors;
  const PropagationStepOptions &options;
  const PropagationStep &before, &taken, &after;
  std::vector<AxisList> compatible;
};

} // namespace

/// Returns the first tensor that propagates from and had all of `axes`; -1 if
/// there is none.
int StepRecorder::sourceOf(unsigned f, ArrayRef<AxisRef> axes) const {
  for (unsigned t : before.visitingOrder(f))
    if (before.propagatesFrom(t, f) &&
        isPrefixList(axes, before.factorSharding(t, f).axes))
      return t;
  return -1;
}

void StepRecorder::recordGrowth(unsigned t, StepRecord &record) const {
  for (const DimFactors &factors : map.tensor(t))
    for (unsigned f : factors) {
      ArrayRef<AxisRef> old = before.factorSharding(t, f).axes,
                        now = axesOf(t, f);
      if (isStrictPrefixList(old, now))
        record.grown.push_back(
            {t, f, sourceOf(f, now), axesAfterPrefix(now, old)});
    }
}

void StepRecorder::recordRejections(unsigned t, StepRecord &record) const {
  for (unsigned f = 0; f < map.numFactors(); ++f)
    for (unsigned s = 0; s < tensors.size(); ++s)
      if (after.factorSharding(t, f).isPresent &&
          after.factorSharding(s, f).isPresent && !isSame(t, s) &&
          !isPrefixList(axesOf(s, f), axesOf(t, f)))
        record.rejected.push_back(rejectionOf(t, f, s));
}

/// Returns the factor to the left of `f` in its dimension of tensor `t` that is
/// not filled; `f` if there is none.
unsigned StepRecorder::unfilledBefore(unsigned t, unsigned f) const {
  auto [dim, position] = *map.findFactor(t, f);
  const DimFactors &factors = map.tensor(t)[dim];
  for (unsigned g : ArrayRef<unsigned>(factors).take_front(position))
    if (axisListSize(axesOf(t, g)) < map.factor(g).size)
      return g;
  return f;
}

/// Returns true if the tensor itself rejects the axes of the source. If these
/// are compatible with all tensors, the step has recorded the reason.
bool StepRecorder::isRejectedByTensor(Rejection &rejection) const {
  auto [t, f, s] =
      std::tie(rejection.tensor, rejection.factor, rejection.source);
  ArrayRef<AxisRef> current = axesOf(t, f), proposed = axesOf(s, f);
  if (isStrictPrefixList(current, taken.factorSharding(t, f).axes)) {
    rejection.cause = {RejectionReason::Strided, t, unfilledBefore(t, f)};
    return true;
  }
  bool isCompatible = isPrefixList(proposed, compatible[f]) &&
                      options.strategy == PropagationStrategy::Aggressive;
  AxisList accepted;
  if (isCompatible) {
    rejection.cause = taken.recordedRejection(t, f);
  } else {
    PropagationStep::Observation observation(after, &rejection.cause);
    accepted = after.acceptedAxes(t, f, AxisList(proposed));
  }
  unsigned g = rejection.cause.otherFactor;
  bool isAssignedInThisStep =
      rejection.reason() == RejectionReason::InUse &&
      before.factorSharding(t, g).axes != after.factorSharding(t, g).axes;
  if (!isCompatible)
    return !isAssignedInThisStep && !isStrictPrefixList(current, accepted);
  if (isAssignedInThisStep)
    rejection.precedence = taken.precedence(g, f);
  return rejection.reason() != RejectionReason::None;
}

/// Finds the tensor whose axes are incompatible with those of the source or,
/// with the basic strategy, that rejected them. If there is none, the tensor is
/// several operands or results and was expanded at another one.
void StepRecorder::findOtherCause(Rejection &rejection) const {
  auto [t, f, s] =
      std::tie(rejection.tensor, rejection.factor, rejection.source);
  rejection.cause = {RejectionReason::OtherOccurrence, t, 0};
  if (isPrefixList(axesOf(s, f), compatible[f])) {
    if (taken.recordedRejection(t, f).reason != RejectionReason::None)
      rejection.cause = taken.recordedRejection(t, f);
    return;
  }
  for (unsigned u : after.visitingOrder(f))
    if (areIncompatible(axesOf(u, f), axesOf(s, f))) {
      rejection.cause = {RejectionReason::Disagreement, u, 0};
      return;
    }
}

Rejection StepRecorder::rejectionOf(unsigned t, unsigned f, unsigned s) const {
  Rejection rejection{t, f, s};
  ArrayRef<AxisRef> current = axesOf(t, f), proposed = axesOf(s, f);
  rejection.axes =
      isPrefixList(current, proposed)
          ? axesAfterPrefix(proposed, current)
          : AxisList(proposed.drop_front(numCommonAxes(current, proposed)));
  if (map.factor(f).isBlocked) {
    rejection.cause.reason = RejectionReason::Blocked;
  } else if (!after.propagatesFrom(s, f)) {
    rejection.cause.reason = RejectionReason::Direction;
  } else if (areIncompatible(current, proposed)) {
    rejection.cause.reason = RejectionReason::OtherAxes;
    rejection.cause.other = t;
  } else if (!isRejectedByTensor(rejection)) {
    findOtherCause(rejection);
  }
  return rejection;
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
  StepRecorder recorder(map, tensors, options, before, step, after);
  for (unsigned t = 0; t < tensors.size(); ++t) {
    if (!tensors[t].sharding)
      continue;
    bool isRepeat = llvm::any_of(tensors.take_front(t), [&](const auto &other) {
      return other.sharding == tensors[t].sharding;
    });
    if (!isRepeat)
      recorder.recordGrowth(t, *record);
    recorder.recordRejections(t, *record);
  }
  return grown;
}

//===- RejectedProposals.cpp - What a tensor did not take, and why --------===//

#include "transforms/Propagation/Explanation/RejectedProposals.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Mesh/AxisOrder.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Judges what the last step on one node refused.
class LossJudge {
public:
  LossJudge(ShardingTable &table, const ProvenanceRecorder &recorder,
            unsigned n)
      : table(table), recorder(recorder), number(n), node(table.getNodes()[n]),
        map(table.kindOf(node).map), tensors(table.getTensorsOf(node)) {}

  RejectedProposal judge(const Rejection &refusal) const;

private:
  unsigned dimOf(unsigned position, unsigned factor) const {
    return map.findFactor(position, factor)->first;
  }
  AxisList axesOf(unsigned position, unsigned factor) const {
    return projectToFactors(map, position,
                            table.shardingOf(tensors[position]))[factor]
        .axes;
  }
  void setWinner(RejectedProposal &lost, unsigned position, unsigned dim,
                 AxisList axes, AxisRef decisive) const;
  void judgeOtherAxes(RejectedProposal &lost, const Rejection &refusal) const;
  void judgeUse(RejectedProposal &lost, const Rejection &refusal) const;
  void judgeDisagreement(RejectedProposal &lost,
                         const Rejection &refusal) const;
  void judgeFirst(RejectedProposal &lost, const Rejection &refusal) const;
  std::pair<RejectionCause, const Rejection *>
  whyItPassedBy(const RejectedProposal &lost, const Rejection &refusal) const;
  const Rejection *findRefusal(const RecordedStep &step,
                               const Rejection &refusal) const;

  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  unsigned number;
  const PropagationNode &node;
  const FactorMap &map;
  ArrayRef<int> tensors;
};

} // namespace

/// What a refusal is called where no axes stand against it; nullopt where some
/// do.
static std::optional<RejectionCause> standingReason(RejectionReason reason) {
  switch (reason) {
  case RejectionReason::Blocked:
    return RejectionCause::Rule;
  case RejectionReason::Direction:
    return RejectionCause::Direction;
  case RejectionReason::Replicated:
    return RejectionCause::ReplicatedAxis;
  case RejectionReason::Unreduced:
    return RejectionCause::UnreducedAxis;
  case RejectionReason::Manual:
    return RejectionCause::ManualAxis;
  case RejectionReason::Closed:
    return RejectionCause::ClosedDimension;
  case RejectionReason::Overflow:
    return RejectionCause::Overflow;
  case RejectionReason::Strided:
    return RejectionCause::Strided;
  case RejectionReason::Indivisible:
    return RejectionCause::Indivisible;
  case RejectionReason::SubAxisOnly:
    return RejectionCause::SubAxisOnly;
  case RejectionReason::ResultRejected:
    return RejectionCause::ResultRejected;
  case RejectionReason::OtherTensor:
    return RejectionCause::Strategy;
  case RejectionReason::OtherOccurrence:
    return RejectionCause::OtherOccurrence;
  case RejectionReason::OtherAxes:
  case RejectionReason::InUse:
  case RejectionReason::Disagreement:
  case RejectionReason::None:
    return std::nullopt;
  }
  llvm_unreachable("all reasons are above");
}

static RejectionCause toLossReason(Precedence precedence) {
  switch (precedence) {
  case Precedence::LargerTensor:
    return RejectionCause::LargerTensor;
  case Precedence::MoreShards:
    return RejectionCause::MoreShards;
  case Precedence::EarlierTensor:
  case Precedence::EarlierFactor:
    return RejectionCause::EarlierOperand;
  }
  llvm_unreachable("all kinds of precedence are above");
}

RejectedProposal LossJudge::judge(const Rejection &refusal) const {
  RejectedProposal lost;
  lost.dim = dimOf(refusal.tensor, refusal.factor);
  lost.source = refusal.source;
  lost.axes = refusal.axes;
  int source = tensors[refusal.source];
  lost.proposed = recorder.findAnnotation(source, lost.axes.front());
  if (const ProvenanceEvent *event =
          recorder.findEvent(source, lost.axes.front()))
    lost.proposedTime = event->time;
  if (!table.commonMesh(node))
    lost.reason = RejectionCause::OtherMesh;
  else if (refusal.reason() == RejectionReason::OtherAxes)
    judgeOtherAxes(lost, refusal);
  else if (refusal.reason() == RejectionReason::InUse)
    judgeUse(lost, refusal);
  else if (refusal.reason() == RejectionReason::Disagreement)
    judgeDisagreement(lost, refusal);
  else
    lost.reason = standingReason(refusal.reason()).value();
  return lost;
}

/// `axes` of the tensor at `position` stand against the proposal, `decisive`
/// first of all.
void LossJudge::setWinner(RejectedProposal &lost, unsigned position,
                          unsigned dim, AxisList axes, AxisRef decisive) const {
  lost.winnerAxes = std::move(axes);
  lost.winnerDim = dim;
  lost.winner = recorder.findAnnotation(tensors[position], decisive);
  lost.winnerEvent = recorder.findEvent(tensors[position], decisive);
}

/// The tensor has other axes along the factor itself.
void LossJudge::judgeOtherAxes(RejectedProposal &lost,
                               const Rejection &refusal) const {
  AxisList own = axesOf(refusal.tensor, refusal.factor),
           theirs = axesOf(refusal.source, refusal.factor);
  AxisList against(
      ArrayRef<AxisRef>(own).drop_front(numCommonAxes(own, theirs)));
  setWinner(lost, refusal.tensor, lost.dim, against, against.front());
  judgeFirst(lost, refusal);
  if (lost.reason == RejectionCause::EarlierStep && lost.winner &&
      lost.proposed && lost.winner != lost.proposed)
    lost.reason = RejectionCause::Conflict;
}

/// The tensor uses the axis for something else.
void LossJudge::judgeUse(RejectedProposal &lost,
                         const Rejection &refusal) const {
  unsigned dim = dimOf(refusal.tensor, refusal.cause.otherFactor);
  AxisRef wanted = lost.axes.front();
  for (const AxisRef &axis :
       table.shardingOf(tensors[refusal.tensor]).axesOf(dim))
    if (axis == wanted || axis.overlaps(wanted)) {
      setWinner(lost, refusal.tensor, dim, {axis}, axis);
      break;
    }
  judgeFirst(lost, refusal);
}

/// A third tensor stopped the op from agreeing on these axes.
void LossJudge::judgeDisagreement(RejectedProposal &lost,
                                  const Rejection &refusal) const {
  unsigned other = refusal.cause.other;
  AxisList axes = axesOf(other, refusal.factor);
  AxisList theirs = axesOf(refusal.source, refusal.factor);
  AxisRef decisive =
      axes[std::min<unsigned>(numCommonAxes(axes, theirs), axes.size() - 1)];
  setWinner(lost, other, dimOf(other, refusal.factor), std::move(axes),
            decisive);
  lost.reason = RejectionCause::Disagreement;
}

/// The same refusal in another step.
const Rejection *LossJudge::findRefusal(const RecordedStep &step,
                                        const Rejection &refusal) const {
  for (const Rejection &other : step.record->rejected)
    if (other.tensor == refusal.tensor && other.factor == refusal.factor &&
        other.source == refusal.source)
      return &other;
  return nullptr;
}

/// Which rule let the winner come before what is proposed.
void LossJudge::judgeFirst(RejectedProposal &lost,
                           const Rejection &refusal) const {
  const ProvenanceEvent *winner = lost.winnerEvent;
  const DecisionTime &late = lost.proposedTime;
  lost.reason = RejectionCause::EarlierStep;
  if (!winner)
    return;
  if (winner->time.userPriority < late.userPriority) {
    lost.reason = RejectionCause::UserPriority;
  } else if (winner->time.number < late.number) {
    if (!winner->isAnnotation() && winner->time.opLevel < late.opLevel)
      lost.reason = RejectionCause::OpPriority;
  } else if (winner->isAnnotation()) {
    lost.reason = RejectionCause::Conflict;
  } else {
    const Rejection *decisive;
    std::tie(lost.reason, decisive) = whyItPassedBy(lost, refusal);
    if (decisive && decisive->reason() == RejectionReason::Disagreement)
      judgeDisagreement(lost, *decisive);
  }
}

/// The proposal was there when the winner came: what did steps on the node say
/// to it from then on? With what one refused, where that is what decided.
std::pair<RejectionCause, const Rejection *>
LossJudge::whyItPassedBy(const RejectedProposal &lost,
                         const Rejection &refusal) const {
  const ProvenanceEvent &winner = *lost.winnerEvent;
  for (const RecordedStep &step : recorder.stepsOf(number)) {
    if (step.numEvents < lost.proposedTime.number)
      continue;
    const Rejection *then = findRefusal(step, refusal);
    if (then && then->reason() == RejectionReason::Direction)
      continue;
    if (then && step.numEvents < winner.time.number) {
      if (then->precedence)
        return {toLossReason(*then->precedence), then};
      if (then->reason() == RejectionReason::Disagreement)
        return {RejectionCause::Disagreement, then};
      if (std::optional<RejectionCause> reason = standingReason(then->reason()))
        return {*reason, then};
    }
    // This is the first that could hear it.
    bool isLaterLevel = step.time.userPriority > winner.time.userPriority ||
                        step.time.opLevel > winner.time.opLevel;
    return {isLaterLevel ? RejectionCause::OpPriority
                         : RejectionCause::EarlierStep,
            nullptr};
  }
  return {RejectionCause::EarlierStep, nullptr};
}

std::vector<RejectedProposal>
mlir::gspmd::findRejectedProposals(ShardingTable &table,
                                   const ProvenanceRecorder &recorder,
                                   int tensor, unsigned n) {
  std::vector<RejectedProposal> losses;
  ArrayRef<RecordedStep> steps = recorder.stepsOf(n);
  if (steps.empty())
    return losses;
  LossJudge judge(table, recorder, n);
  ArrayRef<int> tensors = table.getTensorsOf(table.getNodes()[n]);
  for (const Rejection &refusal : steps.back().record->rejected)
    if (tensors[refusal.tensor] == tensor)
      losses.push_back(judge.judge(refusal));
  return losses;
}

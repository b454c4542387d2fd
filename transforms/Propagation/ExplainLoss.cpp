//===- ExplainLoss.cpp - What a tensor did not take, and why --------------===//

#include "transforms/Propagation/ExplainLoss.h"
#include "dialect/Algebra/AxisOrder.h"
#include "dialect/Algebra/FactorProjection.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::Precedence;
using ::gspmd::Refusal;
using ::gspmd::RefusalReason;

namespace {

/// Judges what the last step on one node refused.
class LossJudge {
public:
  LossJudge(ShardingTable &table, const ProvenanceRecorder &recorder,
            unsigned n)
      : table(table), recorder(recorder), number(n), node(table.getNodes()[n]),
        map(table.kindOf(node).map), tensors(table.getTensorsOf(node)) {}

  LostProposal judge(const Refusal &refusal) const;

private:
  unsigned dimOf(unsigned position, unsigned factor) const {
    return map.findFactor(position, factor)->first;
  }
  AxisList axesOf(unsigned position, unsigned factor) const {
    return ::gspmd::projectToFactors(
               map, position, table.shardingOf(tensors[position]))[factor]
        .axes;
  }
  void setWinner(LostProposal &lost, unsigned position, unsigned dim,
                 AxisList axes, AxisRef decisive) const;
  void judgeOtherAxes(LostProposal &lost, const Refusal &refusal) const;
  void judgeUse(LostProposal &lost, const Refusal &refusal) const;
  void judgeDisagreement(LostProposal &lost, const Refusal &refusal) const;
  void judgeFirst(LostProposal &lost, const Refusal &refusal) const;
  std::pair<LossReason, const Refusal *>
  whyItPassedBy(const LostProposal &lost, const Refusal &refusal) const;
  const Refusal *findRefusal(const NotedStep &step,
                             const Refusal &refusal) const;

  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  unsigned number;
  const PropagationNode &node;
  const ::gspmd::FactorMap &map;
  ArrayRef<int> tensors;
};

} // namespace

/// What a refusal is called where no axes stand against it; nullopt where some
/// do.
static std::optional<LossReason> standingReason(RefusalReason reason) {
  switch (reason) {
  case RefusalReason::Blocked:
    return LossReason::Rule;
  case RefusalReason::Direction:
    return LossReason::Direction;
  case RefusalReason::Replicated:
    return LossReason::ReplicatedAxis;
  case RefusalReason::Unreduced:
    return LossReason::UnreducedAxis;
  case RefusalReason::Manual:
    return LossReason::ManualAxis;
  case RefusalReason::Closed:
    return LossReason::ClosedDimension;
  case RefusalReason::Overflow:
    return LossReason::Overflow;
  case RefusalReason::Strided:
    return LossReason::Strided;
  case RefusalReason::Indivisible:
    return LossReason::Indivisible;
  case RefusalReason::PartOfAxis:
    return LossReason::PartOfAxis;
  case RefusalReason::ResultRefused:
    return LossReason::ResultRefused;
  case RefusalReason::OtherTensor:
    return LossReason::Strategy;
  case RefusalReason::OtherPlace:
    return LossReason::OtherPlace;
  case RefusalReason::OtherAxes:
  case RefusalReason::InUse:
  case RefusalReason::Disagreement:
  case RefusalReason::None:
    return std::nullopt;
  }
  llvm_unreachable("all reasons are above");
}

static LossReason toLossReason(Precedence precedence) {
  switch (precedence) {
  case Precedence::LargerTensor:
    return LossReason::LargerTensor;
  case Precedence::MoreShards:
    return LossReason::MoreShards;
  case Precedence::EarlierTensor:
  case Precedence::EarlierFactor:
    return LossReason::EarlierOperand;
  }
  llvm_unreachable("all kinds of precedence are above");
}

LostProposal LossJudge::judge(const Refusal &refusal) const {
  LostProposal lost;
  lost.dim = dimOf(refusal.tensor, refusal.factor);
  lost.source = refusal.source;
  lost.axes = refusal.axes;
  int source = tensors[refusal.source];
  lost.proposed = recorder.findAnnotation(source, lost.axes.front());
  if (const ProvenanceEvent *event =
          recorder.findEvent(source, lost.axes.front()))
    lost.proposedTime = event->time;
  if (!table.commonMesh(node))
    lost.reason = LossReason::OtherMesh;
  else if (refusal.reason() == RefusalReason::OtherAxes)
    judgeOtherAxes(lost, refusal);
  else if (refusal.reason() == RefusalReason::InUse)
    judgeUse(lost, refusal);
  else if (refusal.reason() == RefusalReason::Disagreement)
    judgeDisagreement(lost, refusal);
  else
    lost.reason = standingReason(refusal.reason()).value();
  return lost;
}

/// `axes` of the tensor at `position` stand against the proposal, `decisive`
/// first of all.
void LossJudge::setWinner(LostProposal &lost, unsigned position, unsigned dim,
                          AxisList axes, AxisRef decisive) const {
  lost.winnerAxes = std::move(axes);
  lost.winnerDim = dim;
  lost.winner = recorder.findAnnotation(tensors[position], decisive);
  lost.winnerEvent = recorder.findEvent(tensors[position], decisive);
}

/// The tensor has other axes along the factor itself.
void LossJudge::judgeOtherAxes(LostProposal &lost,
                               const Refusal &refusal) const {
  AxisList own = axesOf(refusal.tensor, refusal.factor),
           theirs = axesOf(refusal.source, refusal.factor);
  AxisList against(
      ArrayRef<AxisRef>(own).drop_front(::gspmd::numCommon(own, theirs)));
  setWinner(lost, refusal.tensor, lost.dim, against, against.front());
  judgeFirst(lost, refusal);
  if (lost.reason == LossReason::EarlierStep && lost.winner && lost.proposed &&
      lost.winner != lost.proposed)
    lost.reason = LossReason::Conflict;
}

/// The tensor uses the axis for something else.
void LossJudge::judgeUse(LostProposal &lost, const Refusal &refusal) const {
  unsigned dim = dimOf(refusal.tensor, refusal.objection.otherFactor);
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
void LossJudge::judgeDisagreement(LostProposal &lost,
                                  const Refusal &refusal) const {
  unsigned other = refusal.objection.other;
  AxisList axes = axesOf(other, refusal.factor);
  AxisList theirs = axesOf(refusal.source, refusal.factor);
  AxisRef decisive = axes[std::min<unsigned>(::gspmd::numCommon(axes, theirs),
                                             axes.size() - 1)];
  setWinner(lost, other, dimOf(other, refusal.factor), std::move(axes),
            decisive);
  lost.reason = LossReason::Disagreement;
}

/// The same refusal in another step.
const Refusal *LossJudge::findRefusal(const NotedStep &step,
                                      const Refusal &refusal) const {
  for (const Refusal &other : step.record->refused)
    if (other.tensor == refusal.tensor && other.factor == refusal.factor &&
        other.source == refusal.source)
      return &other;
  return nullptr;
}

/// Which rule let the winner come before what is proposed.
void LossJudge::judgeFirst(LostProposal &lost, const Refusal &refusal) const {
  const ProvenanceEvent *winner = lost.winnerEvent;
  const DecisionTime &late = lost.proposedTime;
  lost.reason = LossReason::EarlierStep;
  if (!winner)
    return;
  if (winner->time.userPriority < late.userPriority) {
    lost.reason = LossReason::UserPriority;
  } else if (winner->time.number < late.number) {
    if (!winner->isAnnotation() && winner->time.opLevel < late.opLevel)
      lost.reason = LossReason::OpPriority;
  } else if (winner->isAnnotation()) {
    lost.reason = LossReason::Conflict;
  } else {
    const Refusal *decisive;
    std::tie(lost.reason, decisive) = whyItPassedBy(lost, refusal);
    if (decisive && decisive->reason() == RefusalReason::Disagreement)
      judgeDisagreement(lost, *decisive);
  }
}

/// The proposal was there when the winner came: what did steps on the node say
/// to it from then on? With what one refused, where that is what decided.
std::pair<LossReason, const Refusal *>
LossJudge::whyItPassedBy(const LostProposal &lost,
                         const Refusal &refusal) const {
  const ProvenanceEvent &winner = *lost.winnerEvent;
  for (const NotedStep &step : recorder.stepsOf(number)) {
    if (step.numEvents < lost.proposedTime.number)
      continue;
    const Refusal *then = findRefusal(step, refusal);
    if (then && then->reason() == RefusalReason::Direction)
      continue;
    if (then && step.numEvents < winner.time.number) {
      if (then->precedence)
        return {toLossReason(*then->precedence), then};
      if (then->reason() == RefusalReason::Disagreement)
        return {LossReason::Disagreement, then};
      if (std::optional<LossReason> reason = standingReason(then->reason()))
        return {*reason, then};
    }
    // This is the first that could hear it.
    bool isLaterLevel = step.time.userPriority > winner.time.userPriority ||
                        step.time.opLevel > winner.time.opLevel;
    return {isLaterLevel ? LossReason::OpPriority : LossReason::EarlierStep,
            nullptr};
  }
  return {LossReason::EarlierStep, nullptr};
}

std::vector<LostProposal>
mlir::gspmd::findLosses(ShardingTable &table,
                        const ProvenanceRecorder &recorder, int tensor,
                        unsigned n) {
  std::vector<LostProposal> losses;
  ArrayRef<NotedStep> steps = recorder.stepsOf(n);
  if (steps.empty())
    return losses;
  LossJudge judge(table, recorder, n);
  ArrayRef<int> tensors = table.getTensorsOf(table.getNodes()[n]);
  for (const Refusal &refusal : steps.back().record->refused)
    if (tensors[refusal.tensor] == tensor)
      losses.push_back(judge.judge(refusal));
  return losses;
}

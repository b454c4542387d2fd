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

std::string mlir::gspmd::describeLoss(const LostProposal &lost,
                                      const ::gspmd::Mesh &mesh) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string axis = mesh.toString(lost.axes.front());
  auto there = [&]() -> llvm::raw_ostream & {
    return os << mesh.toString(lost.winnerAxes) << " cuts dimension "
              << lost.winnerDim << " already";
  };
  switch (lost.reason) {
  case LossReason::ClosedDimension:
    os << "dimension " << lost.dim << " is closed by its annotation";
    break;
  case LossReason::ReplicatedAxis:
    os << "the annotation keeps " << axis << " out of the tensor (replicated)";
    break;
  case LossReason::UnreducedAxis:
    os << "the tensor is unreduced along " << axis;
    break;
  case LossReason::ManualAxis:
    os << axis << " is manual around the tensor";
    break;
  case LossReason::Conflict:
    os << "the annotations disagree: " << mesh.toString(lost.winnerAxes)
       << " on dimension " << lost.winnerDim << " is one, too";
    break;
  case LossReason::UserPriority:
    there() << ": user priority p" << lost.winnerTime().userPriority
            << " comes before p" << lost.proposedTime.userPriority;
    break;
  case LossReason::OpPriority:
    there() << ": it came through ops of an earlier priority (level "
            << lost.winnerTime().opLevel << ")";
    break;
  case LossReason::LargerTensor:
    there() << ": it came in the same step, from a larger tensor";
    break;
  case LossReason::MoreShards:
    there() << ": it came in the same step, with more shards";
    break;
  case LossReason::EarlierOperand:
    there() << ": it came in the same step, from an earlier operand";
    break;
  case LossReason::EarlierStep:
    there() << ": it came first (step " << lost.winnerTime().number
            << " before ";
    if (lost.winnerTime().number < lost.proposedTime.number)
      os << lost.proposedTime.number << ")";
    else
      os << "this op's turn)";
    break;
  case LossReason::Indivisible:
    os << "the cuts must be even here and " << axis << " does not divide what "
       << "is left";
    break;
  case LossReason::Overflow:
    os << "dimension " << lost.dim << " ends with axes that do not divide what "
       << "the op makes of it";
    break;
  case LossReason::Strided:
    os << "the shards would be strided: what is major to it in dimension "
       << lost.dim << " is not cut as far";
    break;
  case LossReason::Rule:
    os << "the op's rule does not move axes along this dimension";
    break;
  case LossReason::Direction:
    os << "shardings do not move this way through the op";
    break;
  case LossReason::Disagreement:
    os << "another tensor of the op has {" << mesh.toString(lost.winnerAxes)
       << "} there";
    break;
  case LossReason::ResultRefused:
    os << "an elementwise op's operand takes only what its result takes";
    break;
  case LossReason::Strategy:
    os << "another tensor of the op stands against it, and conflicts are not "
          "resolved by this strategy";
    break;
  case LossReason::PartOfAxis:
    os << "only part of " << axis
       << " would fit, and parts of axes are not moved";
    break;
  case LossReason::OtherPlace:
    os << "the op has the tensor at several places, and gave it other axes at "
          "another one";
    break;
  case LossReason::OtherMesh:
    os << "the op's tensors are on several meshes, between which nothing moves";
    break;
  }
  return text;
}

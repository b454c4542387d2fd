//===- RejectedProposals.cpp - Proposals that a tensor rejected -----------===//

#include "transforms/Propagation/Explanation/RejectedProposals.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Mesh/AxisOrder.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Finds the causes of the rejections of the last step on one node.
class RejectionAnalysis {
public:
  RejectionAnalysis(ShardingTable &table, const ProvenanceRecorder &recorder,
                    unsigned nodeIndex)
      : table(table), recorder(recorder), nodeIndex(nodeIndex),
        node(table.getNodes()[nodeIndex]), map(table.kindOf(node).map),
        tensors(table.getTensorsOf(node)) {}

  RejectedProposal analyze(const Rejection &rejection) const;

private:
  unsigned dimOf(unsigned position, unsigned factor) const {
    return map.findFactor(position, factor)->first;
  }
  AxisList axesOf(unsigned position, unsigned factor) const {
    return projectToFactors(map, position,
                            table.shardingOf(tensors[position]))[factor]
        .axes;
  }
  void setBlocking(RejectedProposal &proposal, unsigned position, unsigned dim,
                   AxisList axes, AxisRef decisive) const;
  void analyzeOtherAxes(RejectedProposal &proposal,
                        const Rejection &rejection) const;
  void analyzeUse(RejectedProposal &proposal, const Rejection &rejection) const;
  void analyzeDisagreement(RejectedProposal &proposal,
                           const Rejection &rejection) const;
  void analyzePrecedence(RejectedProposal &proposal,
                         const Rejection &rejection) const;
  std::pair<RejectionCause, const Rejection *>
  findDecidingStep(const RejectedProposal &proposal,
                   const Rejection &rejection) const;
  const Rejection *findRejection(const RecordedStep &step,
                                 const Rejection &rejection) const;

  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  unsigned nodeIndex;
  const PropagationNode &node;
  const FactorMap &map;
  ArrayRef<int> tensors;
};

} // namespace

/// Returns the cause of a rejection that no other axes block; nullopt if axes
/// do.
static std::optional<RejectionCause> causeWithoutAxes(RejectionReason reason) {
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

static RejectionCause toRejectionCause(Precedence precedence) {
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

RejectedProposal RejectionAnalysis::analyze(const Rejection &rejection) const {
  RejectedProposal proposal;
  proposal.dim = dimOf(rejection.tensor, rejection.factor);
  proposal.source = rejection.source;
  proposal.axes = rejection.axes;
  int source = tensors[rejection.source];
  proposal.proposingAnnotation =
      recorder.findAnnotation(source, proposal.axes.front());
  if (const ProvenanceEvent *event =
          recorder.findEvent(source, proposal.axes.front()))
    proposal.proposalTime = event->time;
  if (!table.commonMesh(node))
    proposal.cause = RejectionCause::OtherMesh;
  else if (rejection.reason() == RejectionReason::OtherAxes)
    analyzeOtherAxes(proposal, rejection);
  else if (rejection.reason() == RejectionReason::InUse)
    analyzeUse(proposal, rejection);
  else if (rejection.reason() == RejectionReason::Disagreement)
    analyzeDisagreement(proposal, rejection);
  else
    proposal.cause = causeWithoutAxes(rejection.reason()).value();
  return proposal;
}

/// Records that `axes` of the tensor at `position` block the proposal,
/// `decisive` first of all.
void RejectionAnalysis::setBlocking(RejectedProposal &proposal,
                                    unsigned position, unsigned dim,
                                    AxisList axes, AxisRef decisive) const {
  proposal.blockingAxes = std::move(axes);
  proposal.blockingDim = dim;
  proposal.blockingAnnotation =
      recorder.findAnnotation(tensors[position], decisive);
  proposal.blockingEvent = recorder.findEvent(tensors[position], decisive);
}

/// Handles a tensor that has other axes along the factor itself.
void RejectionAnalysis::analyzeOtherAxes(RejectedProposal &proposal,
                                         const Rejection &rejection) const {
  AxisList current = axesOf(rejection.tensor, rejection.factor),
           sourceAxes = axesOf(rejection.source, rejection.factor);
  AxisList against(ArrayRef<AxisRef>(current).drop_front(
      numCommonAxes(current, sourceAxes)));
  setBlocking(proposal, rejection.tensor, proposal.dim, against,
              against.front());
  analyzePrecedence(proposal, rejection);
  if (proposal.cause == RejectionCause::EarlierStep &&
      proposal.blockingAnnotation && proposal.proposingAnnotation &&
      proposal.blockingAnnotation != proposal.proposingAnnotation)
    proposal.cause = RejectionCause::Conflict;
}

/// Handles a tensor that uses the axis for another factor.
void RejectionAnalysis::analyzeUse(RejectedProposal &proposal,
                                   const Rejection &rejection) const {
  unsigned dim = dimOf(rejection.tensor, rejection.cause.otherFactor);
  AxisRef requested = proposal.axes.front();
  for (const AxisRef &axis :
       table.shardingOf(tensors[rejection.tensor]).axesOf(dim))
    if (axis == requested || axis.overlaps(requested)) {
      setBlocking(proposal, rejection.tensor, dim, {axis}, axis);
      break;
    }
  analyzePrecedence(proposal, rejection);
}

/// Handles a third tensor of the op that has other axes.
void RejectionAnalysis::analyzeDisagreement(RejectedProposal &proposal,
                                            const Rejection &rejection) const {
  unsigned other = rejection.cause.other;
  AxisList axes = axesOf(other, rejection.factor);
  AxisList sourceAxes = axesOf(rejection.source, rejection.factor);
  AxisRef decisive = axes[std::min<unsigned>(numCommonAxes(axes, sourceAxes),
                                             axes.size() - 1)];
  setBlocking(proposal, other, dimOf(other, rejection.factor), std::move(axes),
              decisive);
  proposal.cause = RejectionCause::Disagreement;
}

/// Returns the same rejection in another step; null if there is none.
const Rejection *
RejectionAnalysis::findRejection(const RecordedStep &step,
                                 const Rejection &rejection) const {
  for (const Rejection &other : step.record->rejected)
    if (other.tensor == rejection.tensor && other.factor == rejection.factor &&
        other.source == rejection.source)
      return &other;
  return nullptr;
}

/// Finds the rule by which the blocking axes precede the proposal.
void RejectionAnalysis::analyzePrecedence(RejectedProposal &proposal,
                                          const Rejection &rejection) const {
  const ProvenanceEvent *blocking = proposal.blockingEvent;
  const DecisionTime &proposed = proposal.proposalTime;
  proposal.cause = RejectionCause::EarlierStep;
  if (!blocking)
    return;
  if (blocking->time.userPriority < proposed.userPriority) {
    proposal.cause = RejectionCause::UserPriority;
  } else if (blocking->time.number < proposed.number) {
    if (!blocking->isAnnotation() && blocking->time.opLevel < proposed.opLevel)
      proposal.cause = RejectionCause::OpPriority;
  } else if (blocking->isAnnotation()) {
    proposal.cause = RejectionCause::Conflict;
  } else {
    const Rejection *decisive;
    std::tie(proposal.cause, decisive) = findDecidingStep(proposal, rejection);
    if (decisive && decisive->reason() == RejectionReason::Disagreement)
      analyzeDisagreement(proposal, *decisive);
  }
}

/// Finds the cause for a proposal that existed before the blocking axes: the
/// record of the first step on the node that could have taken it decides. Also
/// returns the rejection in that record, if it decided.
std::pair<RejectionCause, const Rejection *>
RejectionAnalysis::findDecidingStep(const RejectedProposal &proposal,
                                    const Rejection &rejection) const {
  const ProvenanceEvent &blocking = *proposal.blockingEvent;
  for (const RecordedStep &step : recorder.stepsOf(nodeIndex)) {
    if (step.numEvents < proposal.proposalTime.number)
      continue;
    const Rejection *earlier = findRejection(step, rejection);
    if (earlier && earlier->reason() == RejectionReason::Direction)
      continue;
    if (earlier && step.numEvents < blocking.time.number) {
      if (earlier->precedence)
        return {toRejectionCause(*earlier->precedence), earlier};
      if (earlier->reason() == RejectionReason::Disagreement)
        return {RejectionCause::Disagreement, earlier};
      if (std::optional<RejectionCause> reason =
              causeWithoutAxes(earlier->reason()))
        return {*reason, earlier};
    }
    // This is the first step that could take the proposal.
    bool isLaterLevel = step.time.userPriority > blocking.time.userPriority ||
                        step.time.opLevel > blocking.time.opLevel;
    return {isLaterLevel ? RejectionCause::OpPriority
                         : RejectionCause::EarlierStep,
            nullptr};
  }
  return {RejectionCause::EarlierStep, nullptr};
}

std::vector<RejectedProposal>
mlir::gspmd::findRejectedProposals(ShardingTable &table,
                                   const ProvenanceRecorder &recorder,
                                   int tensor, unsigned nodeIndex) {
  std::vector<RejectedProposal> result;
  ArrayRef<RecordedStep> steps = recorder.stepsOf(nodeIndex);
  if (steps.empty())
    return result;
  RejectionAnalysis analysis(table, recorder, nodeIndex);
  ArrayRef<int> tensors = table.getTensorsOf(table.getNodes()[nodeIndex]);
  for (const Rejection &rejection : steps.back().record->rejected)
    if (tensors[rejection.tensor] == tensor)
      result.push_back(analysis.analyze(rejection));
  return result;
}

//===- ExplainLoss.cpp - What a tensor did not take, and why --------------===//

#include "transforms/Propagation/ExplainLoss.h"
#include "transforms/Propagation/AxisOrder.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::FactorAxes;
using ::gspmd::FactorMap;
using ::gspmd::isPrefixList;
using ::gspmd::PropagationStrategy;
using ::gspmd::TensorSharding;
using sharding::PropagationDirection;

namespace {

/// One node at the end of completion.
class Meeting {
public:
  Meeting(ShardingTable &table, const ProvenanceRecorder &recorder, unsigned n)
      : table(table), recorder(recorder), number(n),
        node(table.getNodes()[n]), kind(table.kindOf(node)),
        tensors(table.getTensorsOf(node)), axes(tensors.size()) {
    for (auto [position, tensor] : llvm::enumerate(tensors))
      if (tensor >= 0)
        axes[position] = ::gspmd::axesByFactor(kind.map, position,
                                               table.shardingOf(tensor));
  }

  std::vector<LostProposal> lossesOf(int tensor) const;
  std::vector<MetAnnotations> disagreements() const;

private:
  bool has(unsigned position, unsigned factor) const {
    return tensors[position] >= 0 &&
           kind.map.tensorHasFactor(position, factor);
  }
  unsigned dimOf(unsigned position, unsigned factor) const {
    return kind.map.findFactor(position, factor)->first;
  }
  bool isOperand(unsigned position) const {
    return position < kind.map.operands().size();
  }
  void judge(LostProposal &lost) const;
  bool judgeOtherAxes(LostProposal &lost) const;
  bool judgeUse(LostProposal &lost) const;
  std::optional<LossReason> standingOrders(const LostProposal &lost) const;
  LossReason compareTimes(const LostProposal &lost,
                          const ProvenanceEvent *there) const;
  LossReason compareSources(const LostProposal &lost,
                            const ProvenanceEvent &there) const;
  int firstLevelOf(unsigned factor) const;
  double sizeOf(unsigned position) const;

  ShardingTable &table;
  const ProvenanceRecorder &recorder;
  unsigned number;
  const PropagationNode &node;
  const NodeKind &kind;
  ArrayRef<int> tensors;
  std::vector<FactorAxes> axes;
};

} // namespace

/// How many pieces two lists begin with in common.
static unsigned numCommon(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  unsigned n = 0;
  while (n < a.size() && n < b.size() && a[n] == b[n])
    ++n;
  return n;
}

/// Is neither list what the other begins with?
static bool disagree(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return !isPrefixList(a, b) && !isPrefixList(b, a);
}

std::vector<LostProposal> Meeting::lossesOf(int tensor) const {
  std::vector<LostProposal> losses;
  for (unsigned position = 0; position < tensors.size(); ++position) {
    if (tensors[position] != tensor)
      continue;
    for (unsigned f = 0; f < kind.map.numFactors(); ++f)
      for (unsigned source = 0; source < tensors.size(); ++source) {
        if (!has(position, f) || !has(source, f) || tensors[source] == tensor ||
            isPrefixList(axes[source][f], axes[position][f]))
          continue;
        LostProposal lost;
        lost.dim = dimOf(position, f);
        lost.position = position;
        lost.factor = f;
        lost.source = source;
        ArrayRef<AxisRef> own = axes[position][f], theirs = axes[source][f];
        lost.axes = isPrefixList(own, theirs)
                        ? piecesAfter(theirs, own)
                        : AxisList(theirs.drop_front(numCommon(own, theirs)));
        judge(lost);
        losses.push_back(std::move(lost));
      }
  }
  return losses;
}

void Meeting::judge(LostProposal &lost) const {
  int source = tensors[lost.source];
  lost.proposed = recorder.findAnnotation(source, lost.axes.front());
  if (const ProvenanceEvent *event =
          recorder.findEvent(source, lost.axes.front()))
    lost.proposedTime = event->time;
  if (!table.commonMesh(node)) {
    lost.reason = LossReason::OtherMesh;
    return;
  }
  if (judgeOtherAxes(lost))
    return;
  if (std::optional<LossReason> reason = standingOrders(lost)) {
    lost.reason = *reason;
    return;
  }
  if (judgeUse(lost))
    return;
  // A third tensor may have stopped the op from agreeing on these axes.
  ArrayRef<AxisRef> theirs = axes[lost.source][lost.factor];
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (has(t, lost.factor) && disagree(axes[t][lost.factor], theirs)) {
      lost.reason = LossReason::Disagreement;
      lost.winnerAxes = axes[t][lost.factor];
      lost.winnerDim = dimOf(t, lost.factor);
      lost.winner = recorder.findAnnotation(
          tensors[t], lost.winnerAxes[std::min<unsigned>(
                          numCommon(lost.winnerAxes, theirs),
                          lost.winnerAxes.size() - 1)]);
      return;
    }
  lost.reason = kind.isElementwise && isOperand(lost.position)
                    ? LossReason::ResultRefused
                    : LossReason::Strategy;
}

/// The tensor has other axes along the factor itself.
bool Meeting::judgeOtherAxes(LostProposal &lost) const {
  ArrayRef<AxisRef> own = axes[lost.position][lost.factor];
  ArrayRef<AxisRef> theirs = axes[lost.source][lost.factor];
  if (!disagree(own, theirs))
    return false;
  lost.winnerAxes = AxisList(own.drop_front(numCommon(own, theirs)));
  lost.winnerDim = lost.dim;
  int tensor = tensors[lost.position];
  lost.winner = recorder.findAnnotation(tensor, lost.winnerAxes.front());
  const ProvenanceEvent *there =
      recorder.findEvent(tensor, lost.winnerAxes.front());
  if (there)
    lost.winnerTime = there->time;
  lost.reason = compareTimes(lost, there);
  if (lost.reason == LossReason::EarlierStep && lost.winner && lost.proposed &&
      lost.winner != lost.proposed)
    lost.reason = LossReason::Conflict;
  return true;
}

/// What the user or the op's rule has ordered, whatever axes there are.
std::optional<LossReason>
Meeting::standingOrders(const LostProposal &lost) const {
  if (kind.map.factor(lost.factor).isBlocked)
    return LossReason::Rule;
  PropagationDirection direction = kind.directions.back();
  bool goesForward = isOperand(lost.source);
  if (direction == PropagationDirection::None ||
      direction == (goesForward ? PropagationDirection::Backward
                                : PropagationDirection::Forward))
    return LossReason::Direction;
  int tensor = tensors[lost.position];
  const TensorSharding &sharding = table.shardingOf(tensor);
  const TensorClass &tensorClass =
      table.classOf(table.getTensors()[tensor]);
  AxisRef first = lost.axes.front();
  auto isIn = [&](ArrayRef<AxisRef> list) {
    return llvm::any_of(list, [&](const AxisRef &axis) {
      return axis == first || axis.overlaps(first);
    });
  };
  if (isIn(sharding.replicatedAxes()))
    return LossReason::ReplicatedAxis;
  if (isIn(sharding.unreducedAxes()))
    return LossReason::UnreducedAxis;
  if (isIn(tensorClass.blocked))
    return LossReason::ManualAxis;
  if (sharding.dim(lost.dim).isClosed)
    return LossReason::ClosedDimension;
  int64_t shards = ::gspmd::axisListSize(axes[lost.position][lost.factor]);
  bool isMinorMost =
      kind.map.tensor(lost.position)[lost.dim].back() == lost.factor;
  if ((!isMinorMost || tensorClass.evenOnly) &&
      kind.map.factor(lost.factor).size % (shards * first.size()) != 0)
    return LossReason::Indivisible;
  return std::nullopt;
}

/// The tensor uses the axis for something else.
bool Meeting::judgeUse(LostProposal &lost) const {
  int tensor = tensors[lost.position];
  const TensorSharding &sharding = table.shardingOf(tensor);
  for (unsigned d = 0; d < sharding.rank(); ++d)
    for (const AxisRef &axis : sharding.axesOf(d)) {
      if (!(axis == lost.axes.front()) && !axis.overlaps(lost.axes.front()))
        continue;
      lost.winnerAxes = {axis};
      lost.winnerDim = d;
      lost.winner = recorder.findAnnotation(tensor, axis);
      const ProvenanceEvent *there = recorder.findEvent(tensor, axis);
      if (there)
        lost.winnerTime = there->time;
      lost.reason = compareTimes(lost, there);
      return true;
    }
  return false;
}

/// The first level at which axes move along the factor here.
int Meeting::firstLevelOf(unsigned factor) const {
  int level = 0;
  while (level + 1 < int(kind.directions.size()) &&
         kind.directions[level] == PropagationDirection::None)
    ++level;
  bool isPassThrough =
      kind.map.factor(factor).kind == ::gspmd::FactorKind::PassThrough;
  return isPassThrough ? level
                       : std::max(level, sharding::kFirstLevelOfAllOps + 1);
}

/// Which rule let `there` come before what is proposed.
LossReason Meeting::compareTimes(const LostProposal &lost,
                                 const ProvenanceEvent *there) const {
  if (!there)
    return LossReason::Strategy;
  const DecisionTime &late = lost.proposedTime;
  if (there->time.userPriority < late.userPriority)
    return LossReason::UserPriority;
  if (there->time.number > late.number) {
    // The proposal was there, but could not be heard yet or was outdone.
    if (there->isAnnotation())
      return LossReason::Conflict;
    if (there->node == int(number))
      return compareSources(lost, *there);
    if (there->time.userPriority == late.userPriority &&
        there->time.opLevel < firstLevelOf(lost.factor))
      return LossReason::OpPriority;
    return there->time.strategy == PropagationStrategy::Basic
               ? LossReason::Agreement
               : LossReason::EarlierStep;
  }
  if (there->isAnnotation())
    return lost.proposed && lost.winner && lost.proposedTime.number == 0
               ? LossReason::Conflict
               : LossReason::EarlierStep;
  if (there->time.opLevel < late.opLevel)
    return LossReason::OpPriority;
  if (there->time.strategy < late.strategy &&
      there->time.opLevel == late.opLevel)
    return LossReason::Agreement;
  return LossReason::EarlierStep;
}

/// Number of elements, as far as the op's factors tell.
double Meeting::sizeOf(unsigned position) const {
  double size = 1;
  for (unsigned f = 0; f < kind.map.numFactors(); ++f)
    if (has(position, f))
      size *= kind.map.factor(f).size;
  return size;
}

/// Both were there when the op decided.
LossReason Meeting::compareSources(const LostProposal &lost,
                                   const ProvenanceEvent &there) const {
  if (there.source < 0)
    return LossReason::EarlierStep;
  if (sizeOf(there.source) > sizeOf(lost.source))
    return LossReason::LargerTensor;
  if (kind.isElementwise && ::gspmd::axisListSize(there.axes) >
                                ::gspmd::axisListSize(lost.axes))
    return LossReason::MoreShards;
  return LossReason::EarlierOperand;
}

std::vector<MetAnnotations> Meeting::disagreements() const {
  std::vector<MetAnnotations> result;
  for (unsigned f = 0; f < kind.map.numFactors(); ++f)
    for (unsigned a = 0; a < tensors.size(); ++a)
      for (unsigned b = a + 1; b < tensors.size(); ++b) {
        if (!has(a, f) || !has(b, f) || !disagree(axes[a][f], axes[b][f]))
          continue;
        unsigned common = numCommon(axes[a][f], axes[b][f]);
        const ProvenanceEvent *first =
            recorder.findAnnotation(tensors[a], axes[a][f][common]);
        const ProvenanceEvent *second =
            recorder.findAnnotation(tensors[b], axes[b][f][common]);
        if (first && second && first != second)
          result.push_back({a, b, dimOf(a, f), dimOf(b, f), axes[a][f],
                            axes[b][f], first, second});
      }
  return result;
}

std::vector<LostProposal>
mlir::gspmd::findLosses(ShardingTable &table,
                        const ProvenanceRecorder &recorder, int tensor,
                        unsigned node) {
  return Meeting(table, recorder, node).lossesOf(tensor);
}

std::vector<MetAnnotations>
mlir::gspmd::findDisagreements(ShardingTable &table,
                               const ProvenanceRecorder &recorder,
                               unsigned node) {
  return Meeting(table, recorder, node).disagreements();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

StringRef mlir::gspmd::toString(LossReason reason) {
  switch (reason) {
  case LossReason::ClosedDimension:
    return "closed-dimension";
  case LossReason::ReplicatedAxis:
    return "replicated-axis";
  case LossReason::UnreducedAxis:
    return "unreduced-axis";
  case LossReason::ManualAxis:
    return "manual-axis";
  case LossReason::Conflict:
    return "conflict";
  case LossReason::UserPriority:
    return "user-priority";
  case LossReason::OpPriority:
    return "op-priority";
  case LossReason::Agreement:
    return "agreement";
  case LossReason::LargerTensor:
    return "larger-tensor";
  case LossReason::MoreShards:
    return "more-shards";
  case LossReason::EarlierOperand:
    return "earlier-operand";
  case LossReason::EarlierStep:
    return "earlier-step";
  case LossReason::Indivisible:
    return "indivisible";
  case LossReason::Rule:
    return "rule";
  case LossReason::Direction:
    return "direction";
  case LossReason::Disagreement:
    return "disagreement";
  case LossReason::ResultRefused:
    return "result-refused";
  case LossReason::Strategy:
    return "strategy";
  case LossReason::OtherMesh:
    return "other-mesh";
  }
  llvm_unreachable("all reasons are above");
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
    there() << ": user priority p" << lost.winnerTime.userPriority
            << " comes before p" << lost.proposedTime.userPriority;
    break;
  case LossReason::OpPriority:
    there() << ": it came through ops of an earlier priority (level "
            << lost.winnerTime.opLevel << ")";
    break;
  case LossReason::Agreement:
    there() << ": what all tensors of an op agree on comes before conflicts are "
               "resolved";
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
    there() << ": it came first (step " << lost.winnerTime.number << " before "
            << lost.proposedTime.number << ")";
    break;
  case LossReason::Indivisible:
    os << "the cuts must be even here and " << axis << " does not divide what "
       << "is left";
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
  case LossReason::OtherMesh:
    os << "the op's tensors are on several meshes, between which nothing moves";
    break;
  }
  return text;
}

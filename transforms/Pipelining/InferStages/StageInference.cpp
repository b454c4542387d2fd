//===- StageInference.cpp - The stages of all ops -------------------------===//

#include "transforms/Pipelining/InferStages/StageInference.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/StageAttributes.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

StageInference::StageInference(FunctionOpInterface func) : func(func) {
  for (Operation &op : func.getFunctionBody().front().without_terminator()) {
    OpInfo info;
    info.op = &op;
    llvm::SetVector<Value> inputs(op.operand_begin(), op.operand_end());
    getUsedValuesDefinedAbove(op.getRegions(), inputs);
    info.inputs = inputs.takeVector();
    unsigned index = infos.size();
    indexOf[&op] = index;
    for (Value input : info.inputs)
      if (Operation *producer = input.getDefiningOp())
        infos[indexOf.lookup(producer)].users.push_back(index);
    infos.push_back(std::move(info));
  }
}

StageInference::OpInfo *StageInference::infoOf(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? &infos[indexOf.lookup(op)] : nullptr;
}

std::optional<int64_t> StageInference::annotatedStage(Operation *op) const {
  auto stage = op->getAttrOfType<IntegerAttr>(kStage);
  return stage ? std::optional(stage.getInt()) : std::nullopt;
}

FailureOr<StageInference::ForwardPass> StageInference::findForwardPass() {
  if (failed(classify()))
    return failure();
  findForward();
  ForwardPass result;
  result.hasLoss = llvm::any_of(infos, [](const OpInfo &info) {
    return info.role == Role::Microbatch && info.isForward;
  });
  for (const OpInfo &info : infos)
    if (info.role == Role::Microbatch && (info.isForward || !result.hasLoss))
      result.ops.push_back(info.op);
  return result;
}

std::optional<StageInference::Place>
StageInference::placeOf(Operation *op) const {
  auto index = indexOf.find(op);
  if (index == indexOf.end())
    return std::nullopt;
  const OpInfo &info = infos[index->second];
  if (info.role == Role::Free)
    return std::nullopt;
  if (info.role == Role::Update)
    return Place{info.stage, /*isForward=*/false, /*isUpdate=*/true};
  return Place{stageAt(info.position), info.position < numStages,
               /*isUpdate=*/false};
}

LogicalResult StageInference::run() {
  if (failed(readAnnotations()) || failed(classify()))
    return failure();
  findForward();
  findPinnedStages();
  findSources();
  if (failed(placeForward()))
    return failure();
  findTurn();
  if (failed(placeRest()))
    return failure();
  placeSources();
  placeUpdates();
  return verifyStages();
}

//===----------------------------------------------------------------------===//
// What ops depend on
//===----------------------------------------------------------------------===//

LogicalResult StageInference::readAnnotations() {
  for (const OpInfo &info : infos)
    if (std::optional<int64_t> stage = annotatedStage(info.op))
      numStages = std::max(numStages, *stage + 1);
  for (BlockArgument arg : func.getArguments())
    if (auto stage =
            func.getArgAttrOfType<IntegerAttr>(arg.getArgNumber(), kStage)) {
      if (stage.getInt() < 0)
        return func.emitError("argument ")
               << arg.getArgNumber() << ": '" << kStage
               << "': expected a non-negative i64, found " << stage;
      pinned[arg] = stage.getInt();
      numStages = std::max(numStages, stage.getInt() + 1);
    }
  if (numStages > 0)
    return success();
  return func.emitError("has no op with '")
         << kStage << "' and none in a name scope 'stage0', 'stage1', ...";
}

/// Sums over microbatches are accumulated; all other collectives need several
/// microbatches at once.
static LogicalResult rejectCollectives(Operation *root) {
  WalkResult result = root->walk([](Operation *op) -> WalkResult {
    bool isOfSpmd = isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) &&
                    !isa<spmd::AxisIndexOp>(op);
    if (!isOfSpmd && !collectiveWorkOf(op))
      return success();
    if (isMicrobatchSum(op))
      return op->emitError("a sum over all microbatches inside of a loop or a "
                           "branch is unsupported in a pipeline; compute it "
                           "outside, or unroll the loop");
    return op->emitError("the op reads several microbatches at once (")
           << op->getName()
           << "), which a pipeline cannot: each microbatch passes the stages "
              "by itself";
  });
  return failure(result.wasInterrupted());
}

LogicalResult StageInference::classifySum(OpInfo &info) {
  Operation *sum = info.op;
  std::optional<sharding::ReductionKind> reduction = reductionOfCollective(sum);
  if (!reduction)
    return sum->emitError("microbatches are combined by ")
           << sum->getName() << ", which states no reduction";
  if (*reduction != sharding::ReductionKind::Add)
    return sum->emitError("microbatches are combined by ")
           << stringifyReductionKind(*reduction)
           << "; a pipeline accumulates sums only";
  info.role = Role::Update;
  for (Value input : info.inputs) {
    OpInfo *producer = infoOf(input);
    if (producer && producer->role == Role::Free)
      producer->role = Role::Microbatch; // A task has to compute it.
    if (producer && producer->role == Role::Microbatch)
      continue;
    return sum->emitError("adds up over microbatches what is not computed from "
                          "one of them");
  }
  return success();
}

LogicalResult StageInference::classifyByInputs(OpInfo &info) {
  if (failed(rejectCollectives(info.op)))
    return failure();
  OpInfo *sum = nullptr;
  bool hasMicrobatch = false;
  for (Value input : info.inputs) {
    OpInfo *producer = infoOf(input);
    if (!producer)
      hasMicrobatch |= bool(func.getArgAttr(
          cast<BlockArgument>(input).getArgNumber(), kMicrobatch));
    else if (producer->role == Role::Update)
      sum = producer;
    else if (producer->role == Role::Microbatch)
      hasMicrobatch = true;
    else
      info.hasIndex |= producer->hasIndex;
  }
  if (sum && (hasMicrobatch || info.hasIndex)) {
    InFlightDiagnostic diagnostic = info.op->emitError(
        "the op reads a single microbatch and a sum over all microbatches, "
        "so "
        "no stage could finish a microbatch before all of them have begun");
    diagnostic.attachNote(sum->op->getLoc()) << "the sum depends on this op";
    return failure();
  }
  info.role = sum             ? Role::Update
              : hasMicrobatch ? Role::Microbatch
                              : Role::Free;
  return success();
}

LogicalResult StageInference::classify() {
  for (OpInfo &info : infos) {
    if (isa<CallOpInterface>(info.op))
      return info.op->emitOpError("a call of a function that calls itself is "
                                  "unsupported in a pipeline");
    if (isa<spmd::AxisIndexOp>(info.op)) {
      info.hasIndex = true;
      continue;
    }
    if (isMicrobatchSum(info.op)) {
      if (failed(classifySum(info)))
        return failure();
      continue;
    }
    if (failed(classifyByInputs(info)))
      return failure();
  }
  return success();
}

/// Returns true if the program returns `sum`, or what it computes from it and
/// constants: a loss or a metric, but no new weight.
bool StageInference::isReturned(Value sum) {
  llvm::SetVector<Value> values;
  values.insert(sum);
  for (size_t i = 0; i < values.size(); ++i) {
    Value value = values[i];
    for (Operation *user : value.getUsers()) {
      auto index = indexOf.find(user);
      if (index == indexOf.end()) {
        if (user == func.getFunctionBody().front().getTerminator())
          return true;
        continue;
      }
      if (llvm::all_of(infos[index->second].inputs, [&](Value input) {
            OpInfo *producer = infoOf(input);
            return input == value || (producer && producer->role == Role::Free);
          }))
        values.insert(user->result_begin(), user->result_end());
    }
  }
  return false;
}

/// Finds the annotated ops, but for those that are marked as backward, the
/// losses, and all that they depend on.
void StageInference::findForward() {
  for (OpInfo &info : infos)
    if (isMicrobatchSum(info.op))
      for (auto [input, sum] :
           llvm::zip_equal(info.op->getOperands(), info.op->getResults()))
        if (cast<RankedTensorType>(sum.getType()).getRank() == 0 &&
            isReturned(sum))
          infoOf(input)->isForward = true;
  for (OpInfo &info : llvm::reverse(infos)) {
    if (info.role != Role::Microbatch)
      continue;
    info.isForward |= annotatedStage(info.op) && !info.op->hasAttr(kBackward);
    if (info.isForward)
      for (Value input : info.inputs)
        if (OpInfo *producer = infoOf(input))
          producer->isForward = true;
  }
}

void StageInference::findPinnedStages() {
  for (OpInfo &info : infos)
    for (Value input : info.inputs) {
      int64_t stage = -1;
      if (OpInfo *producer = infoOf(input))
        stage = producer->role == Role::Free ? producer->pinnedStage : -1;
      else if (auto annotated = pinned.find(input); annotated != pinned.end())
        stage = annotated->second;
      info.pinnedStage = std::max(info.pinnedStage, stage);
    }
}

void StageInference::findSources() {
  for (OpInfo &info : infos)
    info.isSource = info.role == Role::Microbatch && !annotatedStage(info.op) &&
                    info.pinnedStage < 0 &&
                    llvm::all_of(
                        info.inputs,
                        [&](Value input) {
                          OpInfo *producer = infoOf(input);
                          return !producer || producer->role == Role::Free ||
                                 producer->isSource;
                        });
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

StageInference::Stages &StageInference::stagesOfValue(Value value) {
  Stages &stages = stagesByValue[value];
  stages.resize(numStages);
  return stages;
}

void StageInference::addStage(Value value, int64_t stage) {
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (stagesOfValue(next).test(stage))
      continue;
    stagesOfValue(next).set(stage);
    OpInfo *producer = infoOf(next);
    if (producer && producer->role == Role::Free)
      llvm::append_range(open, producer->inputs);
  }
}

void StageInference::place(OpInfo &info, int64_t position) {
  info.position = position;
  if (position >= numStages)
    return;
  for (Value input : info.inputs)
    addStage(input, position);
  for (Value result : info.op->getResults())
    addStage(result, position);
}

int64_t StageInference::lastInput(const OpInfo &info) {
  int64_t last = 0;
  for (Value input : info.inputs)
    if (OpInfo *producer = infoOf(input))
      last = std::max(last, producer->position);
  return last;
}

FailureOr<int64_t> StageInference::positionOfAnnotated(const OpInfo &info,
                                                       int64_t stage) {
  int64_t last = lastInput(info);
  if (stage >= last && !info.op->hasAttr(kBackward))
    return stage;
  if (mirror(stage) >= last)
    return mirror(stage);
  // JAX adds up gradients in the name scope of some of their users.
  if (info.op->hasAttr(kBackward))
    return backwardPosition(info, last);
  InFlightDiagnostic diagnostic = info.op->emitError()
                                  << "the op has stage " << stage
                                  << " and reads data of the "
                                  << (last < numStages ? "forward" : "backward")
                                  << " pass of stage " << stageAt(last)
                                  << ": data would pass the stages in a cycle";
  for (Value input : info.inputs)
    if (OpInfo *producer = infoOf(input);
        producer && producer->position == last)
      diagnostic.attachNote(producer->op->getLoc()) << "the data is of this op";
  return failure();
}

LogicalResult StageInference::placeByInputs(OpInfo &info, int64_t last) {
  if (std::optional<int64_t> stage = annotatedStage(info.op)) {
    FailureOr<int64_t> position = positionOfAnnotated(info, *stage);
    if (failed(position))
      return failure();
    place(info, *position);
    return success();
  }
  place(info, last < numStages ? std::max(last, info.pinnedStage)
                               : backwardPosition(info, last));
  return success();
}

LogicalResult StageInference::placeForward() {
  for (OpInfo &info : infos) {
    if (!info.isForward || info.isSource || info.role != Role::Microbatch)
      continue;
    if (failed(placeByInputs(info, lastInput(info))))
      return failure();
  }
  return success();
}

/// Finds where the backward pass of the last stage begins.
void StageInference::findTurn() {
  for (OpInfo &info : infos)
    info.isAfterLast = llvm::any_of(info.inputs, [&](Value input) {
      OpInfo *producer = infoOf(input);
      return producer && (producer->position >= numStages - 1 ||
                          (producer->isAfterLast && !producer->isForward));
    });
  for (OpInfo &info : llvm::reverse(infos)) {
    if (info.isForward || info.role != Role::Microbatch)
      continue;
    info.reachesEarlier = info.op->hasAttr(kBackward) ||
                          llvm::any_of(info.users, [&](unsigned user) {
                            return infos[user].reachesEarlier;
                          });
    for (Value input : info.inputs) {
      int last = stagesOfValue(input).find_last();
      info.reachesEarlier |=
          info.isAfterLast && last >= 0 && last < numStages - 1;
    }
  }
}

/// Returns the first position from `first` on that belongs to a stage with each
/// of the inputs.
int64_t StageInference::backwardPosition(const OpInfo &info, int64_t first) {
  int64_t position = first;
  for (Value input : info.inputs)
    for (int64_t stage = stageAt(first); stage >= 0; --stage)
      if (stagesOfValue(input).test(stage)) {
        position = std::max(position, mirror(stage));
        break;
      }
  return position;
}

LogicalResult StageInference::placeRest() {
  for (OpInfo &info : infos) {
    if (info.isForward || info.isSource || info.role != Role::Microbatch)
      continue;
    int64_t last = lastInput(info);
    if (last == numStages - 1 && info.reachesEarlier)
      last = numStages;
    if (failed(placeByInputs(info, last)))
      return failure();
  }
  return success();
}

void StageInference::placeSources() {
  for (OpInfo &info : llvm::reverse(infos)) {
    if (!info.isSource)
      continue;
    int64_t first = 2 * numStages;
    for (unsigned user : info.users)
      if (infos[user].role == Role::Microbatch)
        first = std::min(first, infos[user].position);
    info.position = first < 2 * numStages ? first : 0;
  }
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// Returns the stage of the largest input that belongs to one stage; 0 if none
/// does.
int64_t StageInference::stageOfUpdate(const OpInfo &info) {
  double largest = -1;
  int64_t result = 0;
  for (Value input : info.inputs) {
    OpInfo *producer = infoOf(input);
    std::optional<int64_t> stage;
    if (producer && producer->role != Role::Free)
      stage = producer->role == Role::Update ? producer->stage
                                             : stageAt(producer->position);
    else if (stagesOfValue(input).count() == 1)
      stage = stagesOfValue(input).find_first();
    double bytes = sharding::tensorBytes(input.getType());
    if (stage && bytes > largest) {
      largest = bytes;
      result = *stage;
    }
  }
  return result;
}

void StageInference::placeUpdates() {
  for (OpInfo &info : infos) {
    if (info.role != Role::Update)
      continue;
    info.stage = stageOfUpdate(info);
    for (Value input : info.inputs) {
      OpInfo *producer = infoOf(input);
      if (!producer || producer->role == Role::Free) {
        if (stagesOfValue(input).none())
          addStage(input, info.stage);
      } else if (producer->role == Role::Update &&
                 !isMicrobatchSum(producer->op)) {
        info.level = std::max(info.level, producer->level +
                                              (producer->stage != info.stage));
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

LogicalResult StageInference::verifyStages() {
  Stages used(numStages);
  for (const OpInfo &info : infos)
    if (info.role == Role::Microbatch && info.position < numStages)
      used.set(info.position);
  if (used.all())
    return success();
  return func.emitError("expected ops of a microbatch in each of the stages 0 "
                        "to ")
         << numStages - 1 << ", found none in stage "
         << used.find_first_unset();
}

void StageInference::write(bool splitsBackward) {
  Builder builder(func.getContext());
  Block &body = func.getFunctionBody().front();
  // Later tasks depend on it, so it is no weight gradient.
  std::vector<bool> isSent(infos.size());
  for (size_t i = infos.size(); i-- > 0;) {
    OpInfo &info = infos[i];
    info.op->removeAttr(kBackward);
    info.op->removeAttr(kStage);
    if (info.role == Role::Free)
      continue;
    int64_t stage = info.stage;
    StringRef task = kUpdateTask;
    if (info.role == Role::Microbatch) {
      stage = stageAt(info.position);
      isSent[i] = llvm::any_of(info.op->getUsers(), [&](Operation *user) {
        return body.findAncestorOpInBlock(*user) == body.getTerminator();
      });
      for (unsigned user : info.users)
        isSent[i] = isSent[i] ||
                    (infos[user].role == Role::Microbatch &&
                     (infos[user].position != info.position || isSent[user]));
      task = info.position < numStages      ? kForwardTask
             : splitsBackward && !isSent[i] ? kWeightGradientTask
                                            : kBackwardTask;
    } else if (!isMicrobatchSum(info.op)) {
      info.op->setAttr(kUpdateLevel, builder.getI64IntegerAttr(info.level));
    }
    info.op->setAttr(kStage, builder.getI64IntegerAttr(stage));
    info.op->setAttr(kTask, builder.getStringAttr(task));
  }
}

} // namespace mlir::gspmd

//===- StageInference.cpp - The stages of all ops -------------------------===//

#include "transforms/Pipelining/InferStages/StageInference.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

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

std::optional<StageInference::Placement>
StageInference::placementOf(Operation *op) const {
  auto index = indexOf.find(op);
  if (index == indexOf.end())
    return std::nullopt;
  const OpInfo &info = infos[index->second];
  if (info.role == Role::Free)
    return std::nullopt;
  if (info.role == Role::Update)
    return Placement{info.stage, /*isForward=*/false, /*isUpdate=*/true};
  return Placement{stageAt(info.position), info.position < numStages,
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
// Tasks
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
  bool isForwardOnly = info.hasLoss && !info.op->hasAttr(kBackward) &&
                       readNameScopes(info.op->getLoc()).stage;
  if (mirror(stage) >= last && !isForwardOnly)
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

/// Returns the first task from `first` on that belongs to a stage with each
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

static double resultBytes(Operation *op) {
  double bytes = 0;
  for (Type type : op->getResultTypes())
    bytes += sharding::tensorBytes(type);
  return bytes;
}

/// Finds the stage of the largest input that belongs to one stage; 0 if none
/// does. What is computed from smaller tensors, such as a broadcast scalar, is
/// as large as these.
void StageInference::placeUpdate(OpInfo &info) {
  double largest = -1;
  for (Value input : info.inputs) {
    OpInfo *producer = infoOf(input);
    std::optional<int64_t> stage;
    double bytes = sharding::tensorBytes(input.getType());
    if (producer && producer->role == Role::Update) {
      stage = producer->stage;
      bytes = std::min(bytes, producer->sourceBytes);
    } else if (producer && producer->role == Role::Microbatch) {
      stage = stageAt(producer->position);
    } else if (stagesOfValue(input).count() == 1) {
      stage = stagesOfValue(input).find_first();
    }
    if (stage && bytes > largest) {
      largest = bytes;
      info.stage = *stage;
    }
  }
  info.sourceBytes = std::min(resultBytes(info.op), largest);
}

/// Returns true if each task of an update that reads the op's results computes
/// them, because that sends less to its stage.
bool StageInference::isCopied(const OpInfo &info) const {
  return info.role == Role::Update && !isMicrobatchSum(info.op) &&
         wouldOpBeTriviallyDead(info.op) &&
         info.sourceBytes < resultBytes(info.op) &&
         llvm::all_of(
             info.op->getUsers(),
             [&](Operation *user) {
               auto index = indexOf.find(user);
               return index != indexOf.end() && !user->hasAttr(kLayers);
             });
}

void StageInference::placeUpdates() {
  for (OpInfo &info : infos) {
    if (info.role != Role::Update || info.op->hasAttr(kLayers))
      continue;
    placeUpdate(info);
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
    if (info.role == Role::Free || info.op->hasAttr(kLayers) || isCopied(info))
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

//===- MicrobatchRoles.cpp - Roles of pipelined ops -----------------------===//

#include "transforms/Pipelining/InferStages/MicrobatchRoles.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

MicrobatchRoles::MicrobatchRoles(FunctionOpInterface func) : func(func) {
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

MicrobatchRoles::OpInfo *MicrobatchRoles::infoOf(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? &infos[indexOf.lookup(op)] : nullptr;
}

std::optional<int64_t> MicrobatchRoles::annotatedStage(Operation *op) const {
  auto stage = op->getAttrOfType<IntegerAttr>(kStage);
  return stage ? std::optional(stage.getInt()) : std::nullopt;
}

LogicalResult MicrobatchRoles::readAnnotations() {
  int64_t last = -1;
  for (const OpInfo &info : infos)
    if (std::optional<int64_t> stage = annotatedStage(info.op))
      last = std::max(last, *stage);
  for (BlockArgument arg : func.getArguments())
    if (Attribute attr = func.getArgAttr(arg.getArgNumber(), kStage)) {
      auto stage = dyn_cast<IntegerAttr>(attr);
      if (!stage || !stage.getType().isInteger(64) || stage.getInt() < 0)
        return func.emitError("argument ")
               << arg.getArgNumber() << ": '" << kStage
               << "': expected a non-negative i64, found " << attr;
      pinned[arg] = stage.getInt();
      last = std::max(last, stage.getInt());
    }
  if (last < 0) {
    InFlightDiagnostic diagnostic =
        func.emitError("has no op with '")
        << kStage << "' and none in a name scope 'stage0', 'stage1', ...";
    // The ops themselves would have stages.
    func->walk([&](Operation *op) {
      if (!annotatedStage(op) && !readNameScopes(op->getLoc()).stage)
        return WalkResult::advance();
      diagnostic.attachNote(op->getLoc())
          << "this op has a stage, but is in a loop or a branch; expected "
             "stages of ops outside of them, as a loop over microbatches is "
             "part of the schedule";
      return WalkResult::interrupt();
    });
    return diagnostic;
  }
  // With fewer ops than stages, a stage has none.
  if (last >= int64_t(infos.size())) {
    int64_t unused = 0;
    while (llvm::any_of(infos, [&](const OpInfo &info) {
      return annotatedStage(info.op) == unused;
    }))
      ++unused;
    return func.emitError("expected ops of a microbatch in each of the stages "
                          "0 to ")
           << last << ", found none in stage " << unused;
  }
  numStages = last + 1;
  return success();
}

/// Returns the argument that `value` is, through ops of one operand; null for
/// any other value.
static BlockArgument sourceArgument(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (op->getNumOperands() != 1)
      return {};
    value = op->getOperand(0);
  }
  return cast<BlockArgument>(value);
}

/// Sums over microbatches are accumulated; all other collectives need several
/// microbatches at once.
static LogicalResult rejectCollectives(Operation *root,
                                       FunctionOpInterface func) {
  WalkResult result = root->walk([&](Operation *op) -> WalkResult {
    bool isOfSpmd = isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) &&
                    !isa<spmd::AxisIndexOp>(op);
    if (!isOfSpmd && !collectiveWorkOf(op))
      return success();
    if (isMicrobatchSum(op))
      return op->emitError("a sum over all microbatches inside of a loop or a "
                           "branch is unsupported in a pipeline; compute it "
                           "outside, or divide the loop into stages by a name "
                           "scope 'stagesN' or 'sharding.stages'");
    if (auto slice = dyn_cast<spmd::AllSliceOp>(op)) {
      BlockArgument arg = sourceArgument(slice->getOperand(0));
      if (arg && arg.getOwner() == &func.getFunctionBody().front())
        return func.emitError("argument ")
               << arg.getArgNumber()
               << " is divided among the microbatches by the ops that read it, "
                  "but has no '"
               << kMicrobatch
               << "'; state the dimension of its batch (--microbatch-dims)";
    }
    return op->emitError("the op reads several microbatches at once (")
           << op->getName()
           << "), which a pipeline cannot: each microbatch passes the stages "
              "by itself";
  });
  return failure(result.wasInterrupted());
}

LogicalResult MicrobatchRoles::classifySum(OpInfo &info) {
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
  info.readsSum = true;
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

/// Emits the error of an op that reads a microbatch and the result of `update`,
/// an op that runs after all microbatches.
LogicalResult MicrobatchRoles::rejectUpdateInMicrobatch(const OpInfo &info,
                                                        const OpInfo &update) {
  if (!update.readsSum) {
    InFlightDiagnostic diagnostic = info.op->emitError(
        "the op reads a microbatch and the result of an op with side effects, "
        "which runs once, after all microbatches");
    diagnostic.attachNote(update.op->getLoc())
        << "the result depends on this op";
    return failure();
  }
  InFlightDiagnostic diagnostic = info.op->emitError(
      "the op reads a single microbatch and a sum over all microbatches, so "
      "no stage could finish a microbatch before all of them have begun");
  diagnostic.attachNote(update.op->getLoc()) << "the sum depends on this op";
  return failure();
}

LogicalResult MicrobatchRoles::classifyByInputs(OpInfo &info) {
  if (failed(rejectCollectives(info.op, func)))
    return failure();
  OpInfo *update = nullptr;
  bool hasMicrobatch = false;
  for (Value input : info.inputs) {
    OpInfo *producer = infoOf(input);
    if (!producer)
      hasMicrobatch |= bool(func.getArgAttr(
          cast<BlockArgument>(input).getArgNumber(), kMicrobatch));
    else if (producer->role == Role::Update)
      update = producer->readsSum || !update ? producer : update;
    else if (producer->role == Role::Microbatch)
      hasMicrobatch = true;
    else
      info.hasIndex |= producer->hasIndex;
  }
  if (update && (hasMicrobatch || info.hasIndex))
    return rejectUpdateInMicrobatch(info, *update);
  if (!wouldOpBeTriviallyDead(info.op) && !hasMicrobatch) {
    if (info.hasIndex)
      return info.op->emitError(
          "an op with side effects that depends on the number of the "
          "microbatch, but on no argument of it, is unsupported in a pipeline");
    update = update ? update : &info;
  }
  info.readsSum = update && update->readsSum;
  info.role = update          ? Role::Update
              : hasMicrobatch ? Role::Microbatch
                              : Role::Free;
  return success();
}

LogicalResult MicrobatchRoles::classify() {
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
bool MicrobatchRoles::isReturned(Value sum) {
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

void MicrobatchRoles::findForward() {
  for (OpInfo &info : infos)
    if (isMicrobatchSum(info.op))
      for (auto [input, sum] :
           llvm::zip_equal(info.op->getOperands(), info.op->getResults()))
        if (cast<RankedTensorType>(sum.getType()).getRank() == 0 &&
            isReturned(sum))
          infoOf(input)->isForward = infoOf(input)->hasLoss = true;
  for (OpInfo &info : llvm::reverse(infos)) {
    if (info.role != Role::Microbatch)
      continue;
    info.isForward |= annotatedStage(info.op) && !info.op->hasAttr(kBackward);
    if (info.isForward)
      for (Value input : info.inputs)
        if (OpInfo *producer = infoOf(input)) {
          producer->isForward = true;
          producer->hasLoss |= info.hasLoss;
        }
  }
}

void MicrobatchRoles::findPinnedStages() {
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

void MicrobatchRoles::findSources() {
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

} // namespace mlir::gspmd

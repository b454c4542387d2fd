//===- BalanceStages.cpp - pipeline-balance-stages ------------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Schedule/StageBalance.h"
#include "transforms/OpModels/DataFlow/TripCount.h"
#include "transforms/Pipelining/InferStages/StageInference.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <numeric>

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEBALANCESTAGES
#include "transforms/Pipelining/Passes.h.inc"

/// The time of the division grows with the square of the number of units.
static constexpr int64_t kMaxUnits = 512;

namespace {

/// Divides the forward pass into units, infers the unit that each other op
/// belongs to as if units were stages, and divides the units among stages.
class StageBalancer {
public:
  StageBalancer(FunctionOpInterface func, int64_t stages, double flopsPerByte,
                ArrayRef<double> stageSeconds, double slack)
      : func(func), stages(stages), flopsPerByte(flopsPerByte),
        stageSeconds(stageSeconds), slack(slack) {}

  LogicalResult run();

private:
  LogicalResult rejectAnnotations();
  LogicalResult findForwardOps();
  size_t findTurn();
  FailureOr<int64_t> findMicrobatches();
  void annotate(ArrayRef<int64_t> stageOfUnit);
  double costOf(Operation *op) const;
  void addOp(Operation *op);
  void addForwardResult(Value value, int64_t unit);
  void addArguments();
  std::vector<int64_t> divide();

  int64_t unitOf(size_t forwardOp) const {
    return int64_t(std::min(forwardOp, turn)) * numUnits / int64_t(turn + 1);
  }

  FunctionOpInterface func;
  const int64_t stages;
  const double flopsPerByte;
  /// The simulated times of the stages of earlier divisions.
  const ArrayRef<double> stageSeconds;
  /// The share by which the slowest stage may be slower if stages send less.
  const double slack;
  SmallVector<Operation *> forwardOps;
  /// The number of the first op of the last unit.
  size_t turn = 0;
  int64_t numUnits = 0, microbatches = 0;
  /// The inferred units of all ops.
  std::optional<StageInference> inference;
  StageUnits units;
};

} // namespace

LogicalResult StageBalancer::rejectAnnotations() {
  for (BlockArgument arg : func.getArguments())
    if (func.getArgAttr(arg.getArgNumber(), kStage))
      return func.emitError("argument ")
             << arg.getArgNumber() << " has '" << kStage
             << "': expected a program without stages, which are to be found";
  for (Operation &op : func.getFunctionBody().front().without_terminator())
    if (op.hasAttr(kStage) || readNameScopes(op.getLoc()).stage)
      return op.emitError("has '")
             << kStage
             << "' or a name scope of a stage: expected a program without "
                "stages, which are to be found";
  return success();
}

/// Returns the number of the last op of the forward pass that the backward pass
/// reads. The gradient of the loss begins with its result, so that it and what
/// follows, such as the value of the loss, are in the last stage.
size_t StageBalancer::findTurn() {
  Block &body = func.getFunctionBody().front();
  const llvm::SmallPtrSet<Operation *, 32> forward(forwardOps.begin(),
                                                   forwardOps.end());
  auto isBackward = [&](Operation *user) {
    user = body.findAncestorOpInBlock(*user);
    return user != body.getTerminator() && !isMicrobatchSum(user) &&
           !forward.contains(user);
  };
  for (size_t number = forwardOps.size(); number-- > 0;)
    if (llvm::any_of(forwardOps[number]->getUsers(), isBackward))
      return number;
  return forwardOps.size() - 1;
}

LogicalResult StageBalancer::findForwardOps() {
  FailureOr<StageInference::ForwardPass> forward =
      StageInference(func).findForwardPass();
  if (failed(forward))
    return failure();
  for (Operation *op : forward->ops)
    if (forward->hasLoss || !readNameScopes(op->getLoc()).isBackward)
      forwardOps.push_back(op);
  if (forwardOps.empty())
    return func.emitError("has no op of the forward pass on a microbatch");
  turn = findTurn();
  numUnits = std::min<int64_t>(int64_t(turn) + 1, kMaxUnits);
  if (stages >= 1 && stages <= numUnits)
    return success();
  return func.emitError("expected a number of stages from 1 to ")
         << numUnits << ", as many as the forward pass can have, found "
         << stages;
}

FailureOr<int64_t> StageBalancer::findMicrobatches() {
  FailureOr<sharding::MeshOp> mesh =
      findMesh(func->getParentOfType<ModuleOp>());
  if (failed(mesh))
    return failure();
  if (!*mesh)
    return func.emitError("expected the mesh of microbatches, found no mesh");
  return (*mesh).toMesh().numDevices();
}

/// Writes the stage of each op of the forward pass.
void StageBalancer::annotate(ArrayRef<int64_t> stageOfUnit) {
  Builder builder(func.getContext());
  for (auto [number, op] : llvm::enumerate(forwardOps))
    op->setAttr(kStage, builder.getI64IntegerAttr(stageOfUnit[unitOf(number)]));
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

/// Returns the time of an op in FLOPs of the device. Products read and write
/// memory; other ops are fused, so that each writes its results only.
double StageBalancer::costOf(Operation *op) const {
  if (std::optional<int64_t> count = tripCount(op)) {
    double body = 0;
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        body += costOf(&inner);
    return double(*count) * body;
  }
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  double bytes = 0;
  for (Type type : op->getResultTypes())
    bytes += sharding::tensorBytes(type);
  if (cost && cost.getMatrixWork())
    for (Type type : op->getOperandTypes())
      bytes += sharding::tensorBytes(type);
  return std::max(cost ? cost.getFlops() : 0, bytes * flopsPerByte);
}

/// Adds what the forward pass computes in `unit`: it is sent to later units
/// that read it, and units whose backward pass reads it keep it.
void StageBalancer::addForwardResult(Value value, int64_t unit) {
  StageUnits::Tensor tensor;
  tensor.bytes = sharding::tensorBytes(value.getType());
  tensor.isActivation = true;
  int64_t last = unit;
  Block &body = func.getFunctionBody().front();
  for (Operation *user : value.getUsers()) {
    user = body.findAncestorOpInBlock(*user);
    std::optional<StageInference::Placement> placement =
        inference->placementOf(user);
    if (!placement || placement->isUpdate)
      continue;
    if (placement->isForward)
      last = std::max(last, placement->stage);
    else
      tensor.units.push_back(placement->stage);
  }
  for (int64_t begin = unit + 1; begin <= last; ++begin)
    units.sentBytes[begin] += tensor.bytes;
  if (!tensor.units.empty())
    units.tensors.push_back(std::move(tensor));
}

void StageBalancer::addOp(Operation *op) {
  std::optional<StageInference::Placement> placement =
      inference->placementOf(op);
  if (!placement)
    return;
  if (isMicrobatchSum(op)) {
    for (Type type : op->getResultTypes())
      units.tensors.push_back(
          {sharding::tensorBytes(type), {placement->stage}});
    return;
  }
  units.seconds[placement->stage] +=
      costOf(op) / (placement->isUpdate ? double(microbatches) : 1);
  if (placement->isForward)
    for (Value result : op->getResults())
      addForwardResult(result, placement->stage);
}

/// Adds the weights and the states of optimizers.
void StageBalancer::addArguments() {
  for (BlockArgument arg : func.getArguments()) {
    if (func.getArgAttr(arg.getArgNumber(), kMicrobatch))
      continue;
    StageUnits::Tensor tensor;
    tensor.bytes = sharding::tensorBytes(arg.getType());
    for (unsigned unit : inference->stagesOf(arg).set_bits())
      tensor.units.push_back(unit);
    units.tensors.push_back(std::move(tensor));
  }
}

/// Returns the first unit of each stage. Units of a stage whose simulated time
/// differs from the sum of its units are scaled, for each simulated division.
std::vector<int64_t> StageBalancer::divide() {
  std::vector<int64_t> begins = balanceStages(units, stages, microbatches);
  for (ArrayRef<double> simulated = stageSeconds; !simulated.empty();
       simulated = simulated.drop_front(stages)) {
    for (int64_t stage = 0; stage < stages; ++stage) {
      auto begin = units.seconds.begin() + begins[stage];
      auto end = stage + 1 < stages ? units.seconds.begin() + begins[stage + 1]
                                    : units.seconds.end();
      double sum = std::accumulate(begin, end, 0.0);
      if (sum > 0 && simulated[stage] > 0)
        std::for_each(begin, end, [&](double &seconds) {
          seconds *= simulated[stage] / sum;
        });
    }
    begins = balanceStages(units, stages, microbatches);
  }
  return slack > 0 ? balanceStages(units, stages, microbatches, slack) : begins;
}

LogicalResult StageBalancer::run() {
  if (failed(rejectAnnotations()) || failed(findForwardOps()))
    return failure();
  FailureOr<int64_t> count = findMicrobatches();
  if (failed(count))
    return failure();
  microbatches = *count;
  annotate(llvm::to_vector(llvm::seq<int64_t>(numUnits)));
  inference.emplace(func);
  if (failed(inference->run()))
    return failure();
  units.seconds.assign(numUnits, 0);
  units.sentBytes.assign(numUnits, 0);
  for (Operation &op : func.getFunctionBody().front().without_terminator())
    addOp(&op);
  addArguments();
  std::vector<int64_t> begins = divide();
  SmallVector<int64_t> stageOfUnit(numUnits);
  for (auto [stage, begin] : llvm::enumerate(begins))
    std::fill(stageOfUnit.begin() + begin, stageOfUnit.end(), stage);
  annotate(stageOfUnit);
  return success();
}

namespace {
struct BalanceStagesPass : impl::PipelineBalanceStagesBase<BalanceStagesPass> {
  using PipelineBalanceStagesBase::PipelineBalanceStagesBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    if (stages > 0 && stageSeconds.size() % stages != 0) {
      getOperation().emitError("stage-seconds: expected ")
          << stages.getValue() << " times for each division, found "
          << stageSeconds.size() << " times";
      return signalPassFailure();
    }
    auto check = [&](StringRef option, double value) {
      if (std::isfinite(value) && value >= 0)
        return success();
      return LogicalResult(getOperation().emitError(option)
                           << ": expected a finite number that is not "
                              "negative, found "
                           << llvm::formatv("{0}", value).str());
    };
    if (failed(check("slack", slack)) ||
        failed(check("flops-per-byte", flopsPerByte)) ||
        llvm::any_of(*stageSeconds, [&](double seconds) {
          return failed(check("stage-seconds", seconds));
        }))
      return signalPassFailure();
    if (failed(StageBalancer(func, stages, flopsPerByte, *stageSeconds, slack)
                   .run()))
      signalPassFailure();
  }
};
} // namespace

} // namespace mlir::gspmd

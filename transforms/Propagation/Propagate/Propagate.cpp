//===- Propagate.cpp - The propagation pass -------------------------------===//

#include "transforms/Propagation/Propagate/Propagate.h"
#include "transforms/Propagation/Close/CloseShardings.h"
#include "transforms/Propagation/Close/WriteShardings.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Table/ShardingGroups.h"
#include "transforms/Support/OldOptions.h"
#include "transforms/Support/ProgramPhase.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGPROPAGATE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

LogicalResult
mlir::gspmd::propagateShardings(ModuleOp module,
                                const PropagationRequest &request,
                                const ExplanationConsumer &consumer) {
  if (failed(validateRequest(module, request.explain)))
    return failure();
  // Reshards are decisions, not annotations, so nothing is completed again.
  ProgramPhase phase = phaseOf(module);
  bool isPast = phase >= ProgramPhase::Resharded;
  if (isPast && !request.explain.isEnabled())
    return success();
  FailureOr<ShardingTable> table =
      ShardingTable::build(module, request.conservative);
  if (failed(table))
    return failure();
  if (!table->getMeshName())
    return success(); // Without annotations there is nothing to complete.
  if (splitDisagreeingGroups(table->getGroups()))
    table = ShardingTable::build(module, request.conservative);
  std::optional<ProvenanceRecorder> recorder;
  if (request.explain.isEnabled())
    recorder.emplace(*table);
  PropagationWorklist worklist(*table, recorder ? &*recorder : nullptr);
  createStrategy(request.options)->run(worklist);
  if (recorder && failed(explainCompletion(module, *table, *recorder,
                                           request.explain, consumer)))
    return failure();
  if (isPast)
    return success();
  if (request.close)
    return closeShardings(module, *table, phase);
  writeShardings(module, *table, /*all=*/false);
  return success();
}

namespace {

struct PropagatePass : mlir::gspmd::impl::ShardingPropagateBase<PropagatePass> {
  using ShardingPropagateBase::ShardingPropagateBase;

  /// Accepts the option of earlier versions that is always on now.
  LogicalResult initializeOptions(
      StringRef options,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    return ShardingPropagateBase::initializeOptions(
        withoutOption(options, "mark-given"), errorHandler);
  }

  void runOnProgram() override {
    if (strategy != "basic" && strategy != "aggressive") {
      getOperation().emitError() << "unknown strategy \"" << strategy
                                 << "\"; expected basic or aggressive";
      return signalPassFailure();
    }
    PropagationRequest request;
    if (strategy == "basic")
      request.options.factors = PropagationStrategy::Basic;
    request.options.opPriorities = opPriorities;
    request.options.userPriorities = userPriorities;
    request.conservative = conservative;
    request.close = close;
    request.explain = {explain, explainAs, explainFile, explainJson,
                       recordExplained};
    if (failed(propagateShardings(getOperation(), request)))
      signalPassFailure();
  }

  void set(const ExplainRequest &request) {
    explain = request.values;
    explainAs = request.as;
    explainFile = request.file;
    explainJson = request.json;
    recordExplained = request.recordsNames;
  }
};

} // namespace

void mlir::gspmd::setExplainOptions(Pass &pass, const ExplainRequest &request) {
  assert(pass.getTypeID() == TypeID::get<PropagatePass>());
  static_cast<PropagatePass &>(pass).set(request);
}

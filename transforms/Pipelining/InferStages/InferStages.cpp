//===- InferStages.cpp - pipeline-infer-stages ----------------------------===//

#include "transforms/Pipelining/InferStages/StageInference.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/StageAttributes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEINFERSTAGES
#include "transforms/Pipelining/Passes.h.inc"

/// Returns the number of a name scope `stage3` or `stage_3` of JAX, which
/// transformations may surround: "jit(f)/transpose(jvp(stage3))/dot_general".
static std::optional<int64_t> stageOfScope(StringRef nameStack) {
  SmallVector<StringRef> scopes;
  nameStack.split(scopes, '/');
  for (StringRef scope : scopes) {
    StringRef name = scope.substr(scope.rfind('(') + 1).split(')').first;
    int64_t stage;
    if (!name.consume_front("stage"))
      continue;
    (void)name.consume_front("_");
    if (!name.empty() && !name.getAsInteger(10, stage) && stage >= 0)
      return stage;
  }
  return std::nullopt;
}

/// The stage of the name scopes of an op.
struct ScopedStage {
  std::optional<int64_t> stage;
  bool isBackward = false;
};

/// Reads all name stacks of a location: an op of a function that was inlined
/// has its own and that of the call. Frames of the source have no '/'.
static ScopedStage readNameScopes(Location location) {
  ScopedStage result;
  location->walk([&](Location each) {
    auto name = dyn_cast<NameLoc>(each);
    if (!name || !name.getName().getValue().contains('/'))
      return WalkResult::advance();
    if (!result.stage)
      result.stage = stageOfScope(name.getName().getValue());
    result.isBackward |= name.getName().getValue().contains("transpose(");
    return WalkResult::advance();
  });
  return result;
}

/// Attaches the stages of name scopes. Locations have them also for the ops
/// that partitioning creates.
static void attachScopedStages(FunctionOpInterface func) {
  Builder builder(func.getContext());
  for (Operation &op : func.getFunctionBody().front().without_terminator()) {
    ScopedStage scoped = readNameScopes(op.getLoc());
    if (!scoped.stage || op.hasAttr(kStage))
      continue;
    op.setAttr(kStage, builder.getI64IntegerAttr(*scoped.stage));
    if (scoped.isBackward)
      op.setAttr(kBackward, builder.getUnitAttr());
  }
}

/// Moves the numbers of microbatches out of loops and branches, so that they
/// are arguments of tasks.
static void hoistMicrobatchNumbers(FunctionOpInterface func) {
  Block &body = func.getFunctionBody().front();
  func->walk([&](spmd::AxisIndexOp op) {
    op->moveBefore(body.findAncestorOpInBlock(*op));
  });
}

namespace {
struct InferStagesPass : impl::PipelineInferStagesBase<InferStagesPass> {
  using PipelineInferStagesBase::PipelineInferStagesBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    attachScopedStages(func);
    hoistMicrobatchNumbers(func);
    StageInference inference(func);
    if (failed(inference.run()))
      return signalPassFailure();
    inference.write(splitsBackward);
  }
};
} // namespace

} // namespace mlir::gspmd

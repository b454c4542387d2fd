//===- InferStages.cpp - pipeline-infer-stages ----------------------------===//

#include "transforms/Pipelining/InferStages/StageInference.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEINFERSTAGES
#include "transforms/Pipelining/Passes.h.inc"

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

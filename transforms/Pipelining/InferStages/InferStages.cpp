//===- InferStages.cpp - pipeline-infer-stages ----------------------------===//

#include "transforms/Pipelining/InferStages/StageInference.h"
#include "transforms/Pipelining/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEINFERSTAGES
#include "transforms/Pipelining/Passes.h.inc"

namespace {
struct InferStagesPass : impl::PipelineInferStagesBase<InferStagesPass> {
  using PipelineInferStagesBase::PipelineInferStagesBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal()) {
      getOperation().emitError("has no function '") << entry << "' with a body";
      return signalPassFailure();
    }
    StageInference inference(func);
    if (failed(inference.run()))
      return signalPassFailure();
    inference.write(splitsBackward);
  }
};
} // namespace

} // namespace mlir::gspmd

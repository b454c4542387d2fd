//===- PipelinePass.cpp - A pipeline as one pass --------------------------===//

#include "transforms/ForeignDialects/PipelinePass.h"
#include "transforms/ForeignDialects/NestedModules.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct PipelinePass : PassWrapper<PipelinePass, ProgramPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PipelinePass)

  explicit PipelinePass(StringRef text)
      : text(text), pipeline(ModuleOp::getOperationName()) {}

  StringRef getName() const override { return text; }
  StringRef getArgument() const override { return text; }
  StringRef getDescription() const override { return "Runs a pipeline"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    pipeline.getDependentDialects(registry);
  }
  void runOnProgram() override {
    auto run = [this](ModuleOp module) {
      return runPipeline(pipeline, module);
    };
    if (failed(runOnNestedModules(getOperation(), run)))
      signalPassFailure();
  }

  std::string text;
  OpPassManager pipeline;
};
} // namespace

std::unique_ptr<Pass> mlir::gspmd::createPipelinePass(
    StringRef text, llvm::function_ref<void(OpPassManager &)> build) {
  auto pass = std::make_unique<PipelinePass>(text);
  build(pass->pipeline);
  return pass;
}

LogicalResult mlir::gspmd::checkRunsOnModules(
    StringRef name, OpPassManager &pm,
    llvm::function_ref<LogicalResult(const Twine &)> emitError) {
  std::optional<StringRef> op = pm.getOpName();
  if (!op || *op == ModuleOp::getOperationName())
    return success();
  return emitError("pipeline '" + name + "' is in a pipeline on '" + *op +
                   "': expected 'builtin.module(" + name +
                   ")', as it runs on 'builtin.module' only");
}

void mlir::gspmd::registerProgramPipeline(
    StringRef name, StringRef description,
    std::function<void(OpPassManager &)> build) {
  registerPassPipeline(
      name, description,
      [name, build = std::move(build)](
          OpPassManager &pm, StringRef options,
          llvm::function_ref<LogicalResult(const Twine &)> emitError) {
        if (failed(checkRunsOnModules(name, pm, emitError)) ||
            failed(EmptyPipelineOptions().parseFromString(options)))
          return failure();
        pm.addPass(createPipelinePass(name, build));
        return success();
      },
      [](llvm::function_ref<void(const detail::PassOptions &)>) {});
}

void mlir::gspmd::printNestedPasses(Pass &pass) {
  auto &nested = static_cast<PipelinePass &>(pass);
  std::string passes;
  llvm::raw_string_ostream stream(passes);
  llvm::interleave(
      nested.pipeline.getPasses(), stream,
      [&](Pass &step) { step.printAsTextualPipeline(stream); }, ",");
  nested.text = std::move(passes);
}

OpPassManager *mlir::gspmd::getNestedPipeline(Pass &pass) {
  return pass.getTypeID() == TypeID::get<PipelinePass>()
             ? &static_cast<PipelinePass &>(pass).pipeline
             : nullptr;
}

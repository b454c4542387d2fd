//===- PipelinePass.h - A pipeline as one pass ------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_PIPELINEPASS_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_PIPELINEPASS_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "transforms/ForeignDialects/ProgramPass.h"

#include <functional>

namespace mlir::gspmd {

/// Returns a pass that runs the passes that `build` adds, so that a program
/// with foreign dialects is translated once for all of them. They run on each
/// nested module, too (NestedModules.h). A dumped pipeline
/// has the pass as `text`, the name of a registered pipeline with its options.
std::unique_ptr<Pass>
createPipelinePass(StringRef text,
                   llvm::function_ref<void(OpPassManager &)> build);

/// Emits an error by `emitError` if `pm` does not run on modules, for which
/// MLIR would end the process.
LogicalResult
checkRunsOnModules(StringRef name, OpPassManager &pm,
                   llvm::function_ref<LogicalResult(const Twine &)> emitError);

/// Registers a pipeline that is one such pass.
void registerProgramPipeline(StringRef name, StringRef description,
                             std::function<void(OpPassManager &)> build);

/// Registers such a pipeline with options in a class derived from
/// PassPipelineOptions.
template <typename OptionsT>
void registerProgramPipeline(
    StringRef name, StringRef description,
    std::function<void(OpPassManager &, const OptionsT &)> build) {
  registerPassPipeline(
      name, description,
      [name,
       build](OpPassManager &pm, StringRef optionText,
              llvm::function_ref<LogicalResult(const Twine &)> emitError) {
        OptionsT options;
        if (failed(checkRunsOnModules(name, pm, emitError)) ||
            failed(options.parseFromString(optionText)))
          return failure();
        std::string text = name.str();
        llvm::raw_string_ostream os(text);
        options.print(os);
        pm.addPass(createPipelinePass(
            text, [&](OpPassManager &inner) { build(inner, options); }));
        return success();
      },
      [](llvm::function_ref<void(const detail::PassOptions &)> visit) {
        visit(OptionsT());
      });
}

/// Returns the pipeline of a pass that createPipelinePass returned; null for
/// other passes.
OpPassManager *getNestedPipeline(Pass &pass);

/// Makes a dumped pipeline list the passes of the pipeline of `pass`, which
/// createPipelinePass returned, with their options; for passes whose options
/// were set later.
void printNestedPasses(Pass &pass);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_PIPELINEPASS_H

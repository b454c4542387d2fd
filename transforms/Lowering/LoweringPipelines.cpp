//===- LoweringPipelines.cpp - Pipelines of the lowering passes -----------===//

#include "transforms/ForeignDialects/PipelinePass.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/OpModels/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

namespace mlir::gspmd {

void buildPreparePipeline(OpPassManager &pm, StringRef entry) {
  PrepareDeviceProgramOptions options;
  options.entry = entry.str();
  pm.addPass(createPrepareDeviceProgram(options));
  pm.addPass(createLowerUpstream());
  pm.addPass(createExpandBatchNorm());
  pm.addPass(createExpandOps());
  pm.addPass(createCSEPass());
  pm.addPass(createNumberRuntimeCalls());
}

void buildTensorPipeline(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createLowerToLinalg());
  pm.addNestedPass<func::FuncOp>(createFuseElementwise());
  pm.addNestedPass<func::FuncOp>(createScalarizeLoops());
  pm.addNestedPass<func::FuncOp>(createHoistInvariants());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}

void buildBufferPipeline(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createTileAndFuse());
  pm.addPass(createOutlineKernels());
  pm.addNestedPass<func::FuncOp>(createBlockReductions());
  pm.addPass(createLowerToLoops());
  pm.addPass(createSplitKernels());
  pm.addPass(createLowerToLLVM());
}

void buildCodegenPipeline(OpPassManager &pm) {
  buildTensorPipeline(pm);
  pm.addPass(createBufferize());
  buildBufferPipeline(pm);
}

void buildEmulatorPipeline(OpPassManager &pm, StringRef entry) {
  buildPreparePipeline(pm, entry);
  buildCodegenPipeline(pm);
}

void registerLoweringPipelines() {
  registerProgramPipeline("gspmd-emulator",
                          "A per-device program to the LLVM dialect",
                          [](OpPassManager &pm) { buildEmulatorPipeline(pm); });
}

} // namespace mlir::gspmd

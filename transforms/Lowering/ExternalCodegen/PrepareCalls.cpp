//===- PrepareCalls.cpp - Pass gspmd-prepare-calls ------------------------===//

#include "transforms/Lowering/ExternalCodegen/CodeSymbol.h"
#include "transforms/Lowering/Passes.h"

#include "dialect/Check/CheckDialect.h" // IWYU pragma: keep
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PREPARECALLS
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct PrepareCallsPass : impl::PrepareCallsBase<PrepareCallsPass> {
  using PrepareCallsBase::PrepareCallsBase;

  void runOnProgram() override {
    ModuleOp module = getOperation();
    OpPassManager pm(ModuleOp::getOperationName());
    PrepareDeviceProgramOptions options;
    options.entry = entry;
    pm.addPass(createPrepareDeviceProgram(options));
    pm.addPass(createNumberRuntimeCalls());
    if (failed(runPipeline(pm, module)))
      return signalPassFailure();
    auto function = module.lookupSymbol<func::FuncOp>(entry);
    addCInterface(function);
    Builder b(&getContext());
    FunctionType type = function.getFunctionType();
    module->setAttr(lowering::kEntryName, b.getStringAttr(entry));
    module->setAttr(
        lowering::kNumTensors,
        b.getI64IntegerAttr(type.getNumInputs() + type.getNumResults()));
    module->setAttr(lowering::kCodeSymbol,
                    b.getStringAttr(lowering::computeCodeSymbol(module)));
  }

private:
  /// Marks the arguments read-only, because devices share them, and adds the C
  /// interface.
  void addCInterface(func::FuncOp function) {
    MLIRContext *context = &getContext();
    using bufferization::BufferizationDialect;
    editArgAttrs(function, [&](unsigned, NamedAttrList &attrs) {
      attrs.set(BufferizationDialect::kWritableAttrName,
                BoolAttr::get(context, false));
    });
    function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                      UnitAttr::get(context));
  }
};

} // namespace
} // namespace mlir::gspmd

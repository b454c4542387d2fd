//===- LoweringPipelines.cpp - Pipelines of the lowering passes -----------===//

#include "transforms/Lowering/Bufferize/Bufferizer.h"
#include "transforms/Lowering/FuseElementwise/FuseElementwise.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/ScalarizeLoops/ScalarizeLoops.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"
#include "transforms/OpModels/Passes.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LOWERTOLINALG
#define GEN_PASS_DEF_FUSEELEMENTWISE
#define GEN_PASS_DEF_SCALARIZELOOPS
#define GEN_PASS_DEF_BUFFERIZE
#define GEN_PASS_DEF_NUMBERRUNTIMECALLS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Erases dead ops: an unused cast counts as a use that prevents fusion, and an
/// unused loop would be executed.
void eraseDead(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  (void)runRegionDCE(rewriter, function->getRegions());
}

struct LowerToLinalgPass : impl::LowerToLinalgBase<LowerToLinalgPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    lowering::populateElementwiseLoweringPatterns(patterns);
    lowering::populateShapeLoweringPatterns(patterns);
    lowering::populateReduceLoweringPatterns(patterns);
    // Patterns fail for unsupported ops and leave them to bufferization; errors
    // that they report must fail the pass.
    bool reported = false;
    ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &diagnostic) {
      reported |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
      return failure();
    });
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    eraseDead(getOperation());
    lowering::declarePureCallees(getOperation()->getParentOfType<ModuleOp>());
    if (reported)
      signalPassFailure();
  }
};

struct FuseElementwisePass : impl::FuseElementwiseBase<FuseElementwisePass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    lowering::fuseElementwiseOps(getOperation(), rewriter);
    eraseDead(getOperation());
  }
};

struct ScalarizeLoopsPass : impl::ScalarizeLoopsBase<ScalarizeLoopsPass> {
  void runOnOperation() override {
    lowering::scalarizeLoops(getOperation());
    eraseDead(getOperation());
  }
};

struct BufferizePass : impl::BufferizeBase<BufferizePass> {
  void runOnOperation() override {
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (!function.isExternal() &&
          failed(lowering::Bufferizer().run(function)))
        return signalPassFailure();
    lowering::declarePureCallees(getOperation());
    // Generated code does not refer to meshes.
    for (Operation &op : llvm::make_early_inc_range(*getOperation().getBody()))
      if (isa<sharding::MeshOp>(op))
        op.erase();
  }
};

struct NumberRuntimeCallsPass
    : impl::NumberRuntimeCallsBase<NumberRuntimeCallsPass> {
  void runOnOperation() override {
    int64_t collectives = 0, checks = 0;
    Builder b(&getContext());
    getOperation().walk([&](Operation *op) {
      if (isa<spmd::DoneOp>(op)) { // refers to the collective that it waits for
        op->removeAttr(lowering::kRuntimeIndex);
        if (Operation *start = spmd::startOf(op))
          op->setAttr(lowering::kRuntimeIndex,
                      start->getAttr(lowering::kRuntimeIndex));
        return;
      }
      if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
        op->setAttr(lowering::kRuntimeIndex,
                    b.getI64IntegerAttr(collectives++));
      else if (op->getName().getDialectNamespace() == "check")
        op->setAttr(lowering::kRuntimeIndex, b.getI64IntegerAttr(checks++));
    });
  }
};

} // namespace

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
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}

void buildBufferPipeline(OpPassManager &pm) {
  pm.addPass(createOutlineKernels());
  pm.addNestedPass<func::FuncOp>(createBlockReductions());
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createConvertComplexToStandardPass());
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
  PassPipelineRegistration<>(
      "gspmd-emulator", "A per-device program to the LLVM dialect",
      [](OpPassManager &pm) { buildEmulatorPipeline(pm); });
}

} // namespace mlir::gspmd

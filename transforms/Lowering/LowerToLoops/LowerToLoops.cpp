//===- LowerToLoops.cpp - Pass gspmd-lower-to-loops -----------------------===//
//
// Upstream has a pass for each of these conversions. The greedy rewriters in
// two of them fold all ops and simplify all regions of each kernel, and took a
// fifteenth of the compile time of a program of twenty kernels.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/FoldUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LOWERTOLOOPS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Returns the ops of a module that `isConverted`, inner ones first.
SmallVector<Operation *>
collectOps(ModuleOp module, llvm::function_ref<bool(Operation *)> isConverted) {
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isConverted(op))
      ops.push_back(op);
  });
  return ops;
}

/// Replaces linalg ops by loops.
LogicalResult lowerLinalg(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  for (Operation *op : collectOps(
           module, [](Operation *op) { return isa<linalg::LinalgOp>(op); })) {
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, cast<linalg::LinalgOp>(op))))
      return op->emitError("cannot be lowered to loops");
    rewriter.eraseOp(op);
  }
  return success();
}

/// Replaces equal constants of a function by one in its first block: each loop
/// has its own bounds and steps.
void shareConstants(func::FuncOp function) {
  OperationFolder folder(function.getContext());
  function.walk([&](arith::ConstantOp constant) {
    (void)folder.insertKnownConstant(constant, constant.getValue());
  });
}

/// Replaces views by views of the buffer with computed offsets and strides.
LogicalResult expandViews(ModuleOp module) {
  SmallVector<Operation *> views = collectOps(module, [](Operation *op) {
    return isa_and_nonnull<memref::MemRefDialect>(op->getDialect()) &&
           !isa<memref::LoadOp, memref::StoreOp, memref::AllocOp,
                memref::AllocaOp, memref::DeallocOp, memref::GlobalOp,
                memref::GetGlobalOp>(op);
  });
  if (views.empty())
    return success();
  RewritePatternSet patterns(module.getContext());
  memref::populateExpandStridedMetadataPatterns(patterns);
  return applyOpPatternsGreedily(views, std::move(patterns));
}

bool isOnComplex(Operation *op) {
  return isa_and_nonnull<complex::ComplexDialect>(op->getDialect());
}

bool isAffine(Operation *op) {
  return isa_and_nonnull<affine::AffineDialect>(op->getDialect());
}

struct LowerToLoopsPass : impl::LowerToLoopsBase<LowerToLoopsPass> {
  void runOnProgram() override {
    ModuleOp module = getOperation();
    if (failed(lowerLinalg(module)) || failed(expandViews(module)))
      return signalPassFailure();
    bool hasAffine = false, hasComplex = false;
    module.walk([&](Operation *op) {
      hasAffine |= isAffine(op);
      hasComplex |= isOnComplex(op);
    });
    OpPassManager rest(ModuleOp::getOperationName());
    if (hasAffine)
      rest.addPass(createLowerAffinePass());
    if (hasComplex)
      rest.addNestedPass<func::FuncOp>(createConvertComplexToStandardPass());
    if ((hasAffine || hasComplex) && failed(runPipeline(rest, module)))
      return signalPassFailure();
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal())
        shareConstants(function);
  }
};

} // namespace
} // namespace mlir::gspmd

//===- ExpandOps.cpp - Pass gspmd-expand-ops ------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"
#include "transforms/Lowering/ExpandOps/ExpandEinsum.h"
#include "transforms/Lowering/ExpandOps/ExpandQuantized.h"
#include "transforms/Lowering/ExpandOps/ExpandStructured.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/OpModels/Support/StaticForms.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPANDOPS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Reports ops that no pattern has made static or expanded.
LogicalResult checkExpanded(Operation *op) {
  if (isa<func::FuncOp, func::ReturnOp>(op)) // bufferization verifies these
    return success();
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes())) {
    if (isa<TupleType>(type))
      return op->emitOpError("uses the type ")
             << type << ": the emulator runs tensors only";
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return op->emitOpError("uses the type ")
             << type << ": the emulator runs static shapes only";
  }
  if (std::string problem = lowering::einsumMismatch(op); !problem.empty())
    return op->emitOpError(problem);
  if (isa<stablehlo::DynamicPadOp, stablehlo::RealDynamicSliceOp,
          stablehlo::DynamicGatherOp, stablehlo::DynamicConvOp,
          stablehlo::SetDimensionSizeOp>(op))
    return op->emitOpError("has sizes that are not constant; the emulator runs "
                           "static shapes only");
  return success();
}

struct ExpandOpsPass : impl::ExpandOpsBase<ExpandOpsPass> {
  void runOnProgram() override {
    if (failed(lowering::expandQuantized(getOperation())))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    lowering::populateExpandEinsumPatterns(patterns);
    lowering::populateExpandContractPatterns(patterns);
    lowering::populateExpandRaggedDotPatterns(patterns);
    lowering::populateExpandRandomPatterns(patterns);
    lowering::populateExpandNarrowPatterns(patterns);
    lowering::populateExpandPromotionPatterns(patterns);
    lowering::populateExpandStructuredPatterns(patterns);
    lowering::populateExpandTensorPatterns(patterns);
    lowering::populateExpandTensorIndexPatterns(patterns);
    populateStaticFormPatterns(patterns);
    lowering::populateExpandWindowPatterns(patterns);
    GreedyRewriteConfig config;
    config.enableFolding(false)
        .enableConstantCSE(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      return signalPassFailure();
    WalkResult result = getOperation().walk([](Operation *op) {
      return failed(checkExpanded(op)) ||
                     failed(lowering::verifyStructuredOp(op))
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};

} // namespace
} // namespace mlir::gspmd

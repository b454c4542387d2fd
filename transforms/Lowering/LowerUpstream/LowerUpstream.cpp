//===- LowerUpstream.cpp - Pass gspmd-lower-upstream ----------------------===//
//
// Lowers tosa to linalg, tensor, arith and scf by upstream's conversions, and
// legalizes the ops of these dialects that the following passes do not support.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/LowerUpstream/LowerUpstream.h"

#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/Scalars/ScalarMath.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LOWERUPSTREAM
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// The ops of a program that require one of the steps.
struct UpstreamOps {
  bool any = false, tosa = false;
};

UpstreamOps findUpstream(ModuleOp module) {
  UpstreamOps found;
  module.walk([&](Operation *op) {
    Dialect *dialect = op->getDialect();
    found.tosa |= isa_and_nonnull<tosa::TosaDialect>(dialect);
    found.any |=
        isa_and_nonnull<tosa::TosaDialect, linalg::LinalgDialect,
                        tensor::TensorDialect, scf::SCFDialect,
                        arith::ArithDialect, math::MathDialect>(dialect);
  });
  return found;
}

LogicalResult rejectQuantized(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (isa<quant::QuantizedType>(getElementTypeOrSelf(type)))
      return op->emitOpError("uses the type ")
             << type
             << ": running quantized types is not supported; rescale to "
             << "plain integers or floats first";
  return success();
}

/// Reports an op that no conversion took: it has none, or none for its types.
LogicalResult rejectRemaining(Operation *op) {
  if (!isa_and_nonnull<tosa::TosaDialect>(op->getDialect()))
    return success();
  return op->emitOpError("cannot be run: MLIR has no lowering to linalg for it "
                         "with operands of types (")
         << op->getOperandTypes() << ")";
}

LogicalResult check(ModuleOp module, LogicalResult (*isFine)(Operation *)) {
  return failure(module
                     .walk([&](Operation *op) {
                       return failed(isFine(op)) ? WalkResult::interrupt()
                                                 : WalkResult::advance();
                     })
                     .wasInterrupted());
}

/// Adds upstream's pipeline without its profile checks, which do not state what
/// can be executed. Decompositions run first, because transposed convolutions
/// have no other conversion. Loops, branches and scatters are also converted
/// first: the conversion to linalg removes terminators of regions and does not
/// support scatter.
void addTosaPasses(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(tosa::createTosaOptionalDecompositionsPass());
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createTosaToSCFPass());
  // The sizes that a scatter requires become constants.
  pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(tosa::createTosaMakeBroadcastablePass());
  pm.addNestedPass<func::FuncOp>(tosa::createTosaToLinalgNamed());
  pm.addNestedPass<func::FuncOp>(tosa::createTosaToLinalg());
  pm.addNestedPass<func::FuncOp>(createTosaToTensorPass());
  TosaToArithPassOptions withRescale;
  withRescale.includeApplyRescale = true;
  pm.addNestedPass<func::FuncOp>(createTosaToArithPass(withRescale));
}

/// Replaces math.atan2 before anything folds it.
void guardZeroAngles(ModuleOp module) {
  SmallVector<math::Atan2Op> ops;
  module.walk([&](math::Atan2Op op) { ops.push_back(op); });
  for (math::Atan2Op op : ops) {
    ImplicitLocOpBuilder builder(op.getLoc(), op);
    op.replaceAllUsesWith(
        lowering::createAtan2(builder, op.getLhs(), op.getRhs()));
    op.erase();
  }
}

struct LowerUpstreamPass : impl::LowerUpstreamBase<LowerUpstreamPass> {
  void getDependentDialects(DialectRegistry &registry) const override {
    LowerUpstreamBase::getDependentDialects(registry);
    OpPassManager pm(ModuleOp::getOperationName());
    addTosaPasses(pm);
    pm.getDependentDialects(registry);
  }

  void runOnProgram() override {
    ModuleOp module = getOperation();
    UpstreamOps found = findUpstream(module);
    if (!found.any)
      return;
    guardZeroAngles(module);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableConstantCSE(false);
    if (found.tosa) {
      OpPassManager pm(ModuleOp::getOperationName());
      addTosaPasses(pm);
      RewritePatternSet workarounds(&getContext());
      lowering::populateTosaPatterns(workarounds);
      if (failed(check(module, rejectQuantized)) ||
          failed(
              applyPatternsGreedily(module, std::move(workarounds), config)) ||
          failed(runPipeline(pm, module)))
        return signalPassFailure();
    }
    RewritePatternSet patterns(&getContext());
    lowering::populateLowerUpstreamPatterns(patterns);
    if (failed(applyPatternsGreedily(module, std::move(patterns), config)))
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    for (auto function : module.getOps<func::FuncOp>())
      (void)runRegionDCE(rewriter, function->getRegions());
    if (failed(check(module, rejectRemaining)))
      signalPassFailure();
  }
};

} // namespace
} // namespace mlir::gspmd
